/**
 * The help desk of an organisation: members who need help, helpers who give it, and the tickets between them. S2 §1-§9
 */
export * from "./routes.ts";
export * from "./schemas.ts";
