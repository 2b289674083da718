/** Logic for single sign-on, without UI: the way to a provider and back, and the linked providers of one's own account. */
export { freeProviders, useLink, useUnlink } from "./links.ts";
export { type PendingSignOn, pendingSignOn, rememberSignOn } from "./pending-sign-on.ts";
export { signOnRefusals } from "./sign-on-refusals.ts";
export { useFinishSignOn } from "./use-finish-sign-on.ts";
export { useStartSignOn } from "./use-start-sign-on.ts";
