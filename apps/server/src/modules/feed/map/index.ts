/** Everything with a place that the reader may see, by kind: each capability provides its own. S1 §2 */
export { mapHandlers } from "./handlers.ts";
export type { MapPart } from "./parts.ts";
