/** Editors at work: which colleagues have a message open, whom a choice of places reaches, and copies of messages. */
export { deskHandlers } from "./handlers.ts";
