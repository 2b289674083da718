/**
 * Single sign-on: an organisation's identity providers, and linking them to accounts. D §2
 */

export { signOnHandlers } from "./handlers.ts";
