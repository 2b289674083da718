/**
 * What an organisation decides for its care: tags for people, categories of help, functions of volunteers and community workers, what
 * an hour is worth, the form of its public page; and the colleagues who may have tickets. S2 §2, §3
 */
import { categoryHandlers } from "./categories.ts";
import { colleagueHandlers } from "./colleagues.ts";
import { functionHandlers } from "./functions.ts";
import { tagHandlers } from "./tags.ts";

export { findCategory, listCategories } from "./store/categories.ts";
export { findConcierge, findConcierges } from "./store/functions.ts";
export { findConsent, nextNumber } from "./store/settings.ts";
export { usualCategories } from "./usual.ts";

export const settingsHandlers = { ...tagHandlers, ...categoryHandlers, ...functionHandlers, ...colleagueHandlers };
