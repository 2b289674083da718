/**
 * All visits of a helper or a person helped as one calendar that they subscribe to: made by a link to a visit that is to come, or in the
 * app by a resident whose account is linked. Each person has one address at most; it ends when they end it, are suspended, erased or
 * merged, or no longer linked. S2 §4
 */
export { visitHandlers } from "./handlers.ts";
