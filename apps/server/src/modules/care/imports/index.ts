/**
 * Members and helpers imported from a table, CSV or Excel. S2 §3, §5
 *
 *   uploaded ─▶ mapping ─▶ checking ─▶ previewed ─▶ queued ─▶ running ─▶ done
 *                  ▲                      │
 *                  └── other columns ─────┘        not confirmed within a day: deleted
 *
 * An import does not change existing people, except that they become a member or a helper too. The file is read in a separate
 * process; its rows are stored encrypted until they are imported.
 */
export { importHandlers } from "./handlers.ts";
export { jobs as importJobs } from "./jobs.ts";
export { sealedFolder, sealedInImports } from "./sealed-rows.ts";
export { eraseImportedRows } from "./store/imports.ts";
