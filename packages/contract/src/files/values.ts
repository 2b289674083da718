/** Lists and limits of files, for use without its schemas. */

/** S1 §9, D §6 */
export const imageMaxBytes = 10 * 1024 * 1024;
export const attachmentMaxBytes = 20 * 1024 * 1024;
export const imageWidths = [320, 800, 1600] as const;
/** Names that pictures usually have. The server judges them by content alone. */
export const imageKinds = ["jpg", "jpeg", "jpe", "jfif", "png", "webp", "avif", "gif"] as const;
export const attachmentKinds = ["pdf", "docx", "xlsx", "odt", "ods", "csv", "txt", "ics"] as const;

/**
 * The format of an exported list: text separated by commas; text separated by semicolons, which Excel expects where people write a
 * decimal comma; or a workbook.
 */
export const spreadsheetFormats = ["csv", "csvSemicolon", "xlsx"] as const;
/** The ending of such a file's name. */
export const spreadsheetEndings = { csv: "csv", csvSemicolon: "csv", xlsx: "xlsx" } as const satisfies Record<
  (typeof spreadsheetFormats)[number],
  string
>;

/** The most filters that the heading of a file names, and the most characters of each. */
export const filtersMax = 20;
export const filterWordsMax = 200;

/** The sizes in which a poster is printed. */
export const paperSizes = ["a4", "a3"] as const;
export type PaperSize = (typeof paperSizes)[number];
/** A QR code as a drawing that can be enlarged, or as a picture. */
export const qrCodeFormats = ["svg", "png"] as const;
