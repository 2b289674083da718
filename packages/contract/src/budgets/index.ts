/**
 * Citizen budgets that are decided by vote: a round is prepared, locked when it is opened, and given up for a new one where its meaning
 * has to change. D §11
 */
export * from "./round-problems.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./values.ts";
