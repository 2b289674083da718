/**
 * Residents' own messages, and what the city does with them. S1 §3 Shout, S1 §4, D §7
 */
export * from "./figures.ts";
export * from "./inbox.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
