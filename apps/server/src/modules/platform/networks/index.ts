/** Networks as the provider sees them: created, edited, given a logo. */
export { networkHandlers } from "./handlers.ts";
export { createNetwork, editNetwork, setNetworkLogo, shrinkLogo } from "./operations.ts";
