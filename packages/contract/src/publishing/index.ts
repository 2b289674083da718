/**
 * Messages of organisations: concept, scheduled, published. S1 §3-§5, D §6
 */
export * from "./links.ts";
export * from "./ready.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
