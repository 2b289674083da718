/**
 * Residents' own messages, and what the city does with them. S1 §3 Shout, S1 §4, D §7
 */

export * from "./default-handlers/schemas.ts";
export * from "./inbox/schemas.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./statistics/schemas.ts";
export * from "./values.ts";
