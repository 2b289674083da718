/**
 * The log of who did what to which thing, when, from where, with the old and the new; per organisation, and one for the
 * installation. Every capability writes into it, in the transaction of the act; nothing in it is ever changed. D §3
 */
import { audit } from "@stoep/contract/audit";
import { implement } from "#kernel/module.ts";
import { handlers } from "./handlers.ts";

export { changes } from "./changes.ts";
export { actionInWords, fieldsInWords } from "./in-words.ts";
export { exportLog, readPage, viewEntry } from "./reading.ts";
export { type AuditedBy, type LogEntry, record, recordAll } from "./record.ts";

export const module = implement(audit, handlers);
