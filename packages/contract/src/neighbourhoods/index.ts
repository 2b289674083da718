/**
 * A network's areas, streets and addresses. D §1
 */
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./values.ts";
