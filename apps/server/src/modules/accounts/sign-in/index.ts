/**
 * Signing in by password, mailed link and second step; forgotten passwords; trusted devices. D §2
 */

export { changeEmail, changePassword, confirmEmail } from "./change-credentials.ts";
export { signInHandlers } from "./handlers.ts";
export { mailResetLink, sendLink } from "./mailed-links.ts";
export { startSignOnSession } from "./sign-in.ts";
export { revokeMailedLinks } from "./store/mailed-links.ts";
export { createSignInLink } from "./store/sign-in-links.ts";
