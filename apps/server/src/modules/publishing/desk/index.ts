/** Editors at work: which colleagues have a message open, and copies of messages. */
export { deskHandlers } from "./handlers.ts";
