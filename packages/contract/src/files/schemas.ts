import { z } from "zod";
import { Id, queryList, textLine } from "../kernel/index.ts";
import { filtersMax, filterWordsMax, spreadsheetFormats } from "./values.ts";

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

export const SpreadsheetFormat = z.enum(spreadsheetFormats);
export type SpreadsheetFormat = z.infer<typeof SpreadsheetFormat>;
/** For the query of a route that exports a list. */
export const asSpreadsheet = {
  format: SpreadsheetFormat.default("csv"),
  /** The filters in the words of the reader's screen, for the heading of a workbook. They filter nothing. */
  filteredBy: queryList(textLine(filterWordsMax), filtersMax),
};
export type SpreadsheetQuery = { format: SpreadsheetFormat; filteredBy: string[] };

export const excelType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** The response of such a route. */
export const spreadsheet = { type: "text/csv", otherTypes: [excelType] };
