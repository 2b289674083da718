/**
 * Households and the people in them: signing up by address, preferences. D §5
 */
export * from "./border-addresses/schemas.ts";
export * from "./followed-neighbourhoods/schemas.ts";
export * from "./letters/schemas.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./values.ts";
