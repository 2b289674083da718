/**
 * People who can sign in: the session, its second step, their own account, the organisations they belong to. D §1-§3
 */

export { placeChangedStatus } from "./codes.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./user-agent.ts";
export * from "./values.ts";
