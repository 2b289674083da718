/**
 * An organisation's settings for care: tags for people, categories of help, functions of volunteers and community workers, the value
 * of an hour, the form of its public page; and the colleagues who may be assigned tickets. S2 §2, §3
 */
import { categoryHandlers } from "./handlers/categories.ts";
import { conciergeHandlers } from "./handlers/concierges.ts";
import { functionHandlers } from "./handlers/functions.ts";
import { tagHandlers } from "./handlers/tags.ts";

export { defaultCategories } from "./default-categories.ts";
export { functionOfWorker } from "./function-of-worker.ts";
export { findCategory, listCategories } from "./store/categories.ts";
export { findConcierge, findConcierges, listTakers } from "./store/functions.ts";
export { listConsents, nextTicketNumber } from "./store/settings.ts";

export const settingsHandlers = { ...tagHandlers, ...categoryHandlers, ...functionHandlers, ...conciergeHandlers };
