/**
 * Answers on the way: kept for the one who has the link, encrypted with the secret in it, of which the database has a hash. Nobody else can read
 * them, and nothing says whose they are.
 *
 *   typed ──kept──▶ kept, opened by the link ──sent, deleted, 30 days, or the end──▶ gone
 */
export { keptAnswerHandlers } from "./handlers.ts";
export { deleteDraft, deleteOldDrafts } from "./store.ts";
