/**
 * Comments, reactions, votes and content reports on any subject. D §8
 */
export * from "./moderation/schemas.ts";
export * from "./own-acts/schemas.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./values.ts";
