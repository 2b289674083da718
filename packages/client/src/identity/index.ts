/**
 * Re-authentication ("Confirm that it is you"): the server requires it before sensitive actions, and the action waits for it. Each
 * app has its own dialog.
 */
export { confirmIdentity, IdentityArea, type IdentityProps } from "./identity.tsx";
