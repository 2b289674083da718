/** Logic for single sign-on, without UI: to a provider and back, and the links of one's own account. */
export { freeProviders, useLink, useUnlink } from "./links.ts";
export { type OnTheWay, onTheWay, remember } from "./on-the-way.ts";
export { ownRefusals } from "./own-refusals.ts";
export { useFinishSignOn } from "./use-finish-sign-on.ts";
export { useStartSignOn } from "./use-start-sign-on.ts";
