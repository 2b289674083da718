/**
 * Households and the people in them: signing up by address, preferences. D §5
 */
export * from "./addresses.ts";
export * from "./following.ts";
export * from "./letters.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
