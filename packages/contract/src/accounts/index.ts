/**
 * Signing in, the session, and moving between memberships and residences. D §2
 */
export * from "./routes.ts";
export * from "./schemas.ts";
