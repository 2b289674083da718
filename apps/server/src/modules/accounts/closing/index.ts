/**
 * Closing one's own account. An account has two sides: the organisations that a person works for, and the places where they live.
 * Each side is closed in its own application, and closing the last one closes the account.
 */

export { closingHandlers } from "./handlers.ts";
export { closeHomes, holdHomes, homesOf } from "./homes.ts";
