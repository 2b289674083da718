/** Below the dashboard's address, which the service worker of the residents' app leaves alone. */
export const readerAddress = "/dashboard/reader";
