/** The browser's authenticator; its library loads on first use. */
export { createPasskey, hasPasskeys, signWithPasskey } from "./passkeys.ts";
