/**
 * What an organisation's text messages may cost: counted by month and by the person who caused them, up to a ceiling that owners set.
 */

export { textBudgetHandlers } from "./handlers.ts";
export { findTextsLeft, queuePaidTexts, repeatPaidText, type TextPayer, textVerdict } from "./paid-texts.ts";
export { deleteTalliesBefore } from "./store.ts";
