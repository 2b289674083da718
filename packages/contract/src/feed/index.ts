/**
 * What a resident reads in one list, newest first, the agenda, and the map. S1 §2, §9, D §10
 */
export * from "./agenda/schemas.ts";
export * from "./map/schemas.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./search/schemas.ts";
export * from "./values.ts";
