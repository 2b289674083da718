/**
 * Signing in by password, mailed link and second step; forgotten passwords; trusted devices. D §2
 */

export { signingInHandlers } from "./handlers.ts";
export { mailResetLink, sendLink } from "./links.ts";
export { changeEmail, changePassword, confirmEmail } from "./own-credentials.ts";
export { startSignedOn } from "./sign-in.ts";
export { revokeMailedLinks } from "./store/mailed-links.ts";
export { createSignInLink } from "./store/sign-in-links.ts";
