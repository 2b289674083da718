/**
 * Comments, reactions, votes and content reports on any subject. D §8
 */
export * from "./moderation.ts";
export * from "./own-acts.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
