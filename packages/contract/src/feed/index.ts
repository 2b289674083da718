/**
 * What a resident reads in one list, newest first, and the agenda. S1 §9, D §10
 */
export * from "./agenda/schemas.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./search/schemas.ts";
export * from "./values.ts";
