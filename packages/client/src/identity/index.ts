/**
 * Re-authentication ("Confirm that it is you"): the server asks for it before sensitive actions, and the action waits for it. What
 * the dialog looks like is up to each app.
 */
export { confirmIdentity, IdentityArea, type IdentityProps } from "./identity.tsx";
