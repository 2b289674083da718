/** Who hears first of what residents write to the city, and the reminder of new messages that wait. */
export { defaultHandlerHandlers } from "./handlers.ts";
export { heldDefaults } from "./held.ts";
export { remindOfWaiting } from "./remind.ts";
export { findDefaultHandler } from "./store.ts";
