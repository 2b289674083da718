/**
 * Who did what to which thing, when, from where. D §3
 */
export * from "./routes.ts";
export * from "./schemas.ts";
