/**
 * Applying for a vacancy within the app, and what its organisation does with applications. The vacancy itself is a post of
 * `publishing`. S1 §3 Vacancy
 */
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./values.ts";
