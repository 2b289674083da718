/** The access log: who read contact details of whom, and a brake on reading a lot. S2 §3, D §3 */
export { filterNames } from "./filters.ts";
export { type NameFinder, readingPage } from "./page.ts";
export { type ListReading, type NewReading, type ReadingDesk, recordImport, recordReading } from "./record.ts";
export { listReadingsOf, type PersonReading } from "./store.ts";
