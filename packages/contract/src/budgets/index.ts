/**
 * Citizen budgets that are decided by vote: a round is prepared, locked when it is opened, and given up for a new one where its meaning
 * has to change. Residents cast ballots while it is active; after its last day it is counted. D §11
 */
export * from "./ballot-problems.ts";
export * from "./ballots.ts";
export * from "./held-in.ts";
export * from "./recounts.ts";
export * from "./results.ts";
export * from "./round-problems.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./steps.ts";
export * from "./values.ts";
export * from "./voting-codes.ts";
export * from "./words.ts";
