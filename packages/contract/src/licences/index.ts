/**
 * Which organisation may use which module, at which level, until when. D §4
 */
export * from "../features.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
