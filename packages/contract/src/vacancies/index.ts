/**
 * Applying for a vacancy with the form of this installation, and what its organisation does with applications. The vacancy itself is a
 * post: `publishing`. S1 §3 Vacancy
 */
export * from "./routes.ts";
export * from "./schemas.ts";
