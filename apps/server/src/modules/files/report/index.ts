/** Reports as tagged PDFs, typeset in a separate process. docs/decisions/2026-11-22-reports-by-typst.md */
export type { Outline, ReportBlock, ReportDocument } from "./document.ts";
export { writeReport } from "./report.ts";
