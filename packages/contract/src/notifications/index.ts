/**
 * Messages to people, and the live stream that tells open screens what changed.
 */
export * from "./latest-mail-day.ts";
export * from "./notices/schemas.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./values.ts";
