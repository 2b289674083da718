/**
 * What a resident reads together, newest first. S1 §9, D §10
 */
export * from "./routes.ts";
export * from "./schemas.ts";
