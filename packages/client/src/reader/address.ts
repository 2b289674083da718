/** Below the dashboard, which the service worker of the residents' app leaves alone. */
export const readerAddress = "/dashboard/reader";
