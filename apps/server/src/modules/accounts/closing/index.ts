/**
 * Closing one's own account. An account has two sides: the organisations that one works for, and the places where one lives. Each
 * side is closed in its own application, and the account goes with the last of them.
 */

export { closingHandlers } from "./handlers.ts";
