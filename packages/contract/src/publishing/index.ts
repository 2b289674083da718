/**
 * What organisations publish: messages, activities and vacancies; concept, scheduled, published. S1 §3-§5, D §6
 */
export * from "./activity.ts";
export * from "./dates.ts";
export { Present, presenceSeconds } from "./desk-routes.ts";
export * from "./feature-of.ts";
export * from "./follow-ups.ts";
export * from "./following.ts";
export { PostKind } from "./kinds.ts";
export * from "./links.ts";
export * from "./overview.ts";
export * from "./ready.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./statistics.ts";
export * from "./together.ts";
export * from "./vacancy.ts";
export * from "./wall-time.ts";
