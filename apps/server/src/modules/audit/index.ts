/**
 * The log of who did what to which thing, when and from where, with old and new values; one per organisation, and one for the
 * installation. Every capability writes to it, in the transaction of the action; entries are never changed. D §3
 *
 * The *access log* beside it has who read contact details of people: one row for each page, before anything of it is sent. S2 §3
 */
import { audit } from "@stoep/contract/audit";
import { defineCapability, implement } from "#kernel/module.ts";
import { handlers } from "./handlers.ts";
import { placesOfWords } from "./places-of-words.ts";
import { recordInfection } from "./record.ts";

export { changes } from "./changes.ts";
export { actionInWords, fieldsInWords } from "./entry-words.ts";
export { exportLog, readLogPage, viewEntry } from "./read-log.ts";
export {
  filterNames,
  type ListReading,
  listReadingsOf,
  type NameFinder,
  type NewReading,
  type PersonReading,
  type ReadingDesk,
  readingPage,
  recordImport,
  recordReading,
} from "./reading-log/index.ts";
export { type AuditedBy, type LogEntry, nobodySignedIn, record, recordAll } from "./record.ts";
export { listEntriesAbout } from "./store.ts";

export const capability = defineCapability({
  module: implement(audit, handlers),
  infectionSteps: [recordInfection],
  placesOfWords,
});
