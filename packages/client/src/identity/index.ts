/**
 * "Confirm that it is you": the server asks for it before something weighty, and whatever was to be done waits for the answer.
 * How the question looks is the app's own matter.
 */
export { confirmIdentity, IdentityArea, type IdentityProps } from "./identity.tsx";
