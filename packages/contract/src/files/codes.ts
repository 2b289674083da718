import type { Codes } from "../kernel/codes.ts";

export const codes = {
  /** Of tables that somebody sends. */
  refusals: {
    import_not_a_table: [422, "The file is no table: save it as CSV or as an Excel workbook (.xlsx)."],
    import_empty: [422, "The table has no rows below its heading."],
    import_too_long: [422, "The table has more rows or columns than can be read at once."],
    import_too_complex: [422, "Besides its rows the file holds more parts, elements or text than a table needs."],
    import_too_slow: [422, "Reading the file takes more than ten seconds of processor time."],
  },
  logActions: ["refuseInfected"],
} as const satisfies Codes;
