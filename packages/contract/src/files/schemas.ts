import { z } from "zod";
import { Id } from "../kernel/index.ts";

/** S1 §9, D §6 */
export const imageMaxBytes = 10 * 1024 * 1024;
export const attachmentMaxBytes = 20 * 1024 * 1024;
export const imageWidths = [320, 800, 1600] as const;
export const imageKinds = ["jpg", "jpeg", "png", "webp", "avif", "gif"] as const;
export const attachmentKinds = ["pdf", "docx", "xlsx", "odt", "ods", "csv", "txt", "ics"] as const;

export const FileView = z.object({
  id: Id,
  kind: z.enum(["image", "attachment"]),
  name: z.string(),
  bytes: z.number().int(),
  /** Pixels of the largest variant; null for attachments. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /**
   * Start of the address: `${address}/320` … `/1600` for images, `${address}/original` for attachments. If the file is not public,
   * the address is signed for the reader and expires within half a day: request it again rather than store it.
   */
  address: z.string(),
});
export type FileView = z.infer<typeof FileView>;

/** The format of an exported list: comma-separated text, or a workbook. */
export const SpreadsheetFormat = z.enum(["csv", "xlsx"]);
export type SpreadsheetFormat = z.infer<typeof SpreadsheetFormat>;
/** For the query of a route that exports a list. */
export const asSpreadsheet = { format: SpreadsheetFormat.default("csv") };

export const excelType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** The response of such a route. */
export const spreadsheet = { type: "text/csv", otherTypes: [excelType] };
