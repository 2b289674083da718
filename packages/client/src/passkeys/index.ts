/** The browser's authenticator; the library that talks to it loads when it is asked. */
export { hasPasskeys, makePasskey, signWithPasskey } from "./passkeys.ts";
