/** The browser's authenticator; its library loads on first use. */
export { hasPasskeys, makePasskey, signWithPasskey } from "./passkeys.ts";
