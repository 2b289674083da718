/**
 * Surveys, calls and contribution forms: questionnaires that an organisation makes, publishes for a time, and has answered by residents, by
 * visitors with the public link, or by holders of a code. What a questionnaire is stands in @stoep/instrument. S1 §2-§6, D §12
 */
export * from "./answers.ts";
export * from "./code-routes.ts";
export * from "./complete-survey.ts";
export * from "./drafts.ts";
export * from "./file-routes.ts";
export * from "./library.ts";
export * from "./licence-feature.ts";
export * from "./paper.ts";
export * from "./questionnaire-file.ts";
export * from "./questions.ts";
export * from "./results.ts";
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./survey-codes.ts";
export * from "./values.ts";
