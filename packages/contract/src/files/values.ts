/** Lists and limits of files, for use without its schemas. */

/** S1 §9, D §6 */
export const imageMaxBytes = 10 * 1024 * 1024;
export const attachmentMaxBytes = 20 * 1024 * 1024;
export const imageWidths = [320, 800, 1600] as const;
/** Names that pictures usually have. The server judges them by content alone. */
export const imageKinds = ["jpg", "jpeg", "jpe", "jfif", "png", "webp", "avif", "gif"] as const;
export const attachmentKinds = ["pdf", "docx", "xlsx", "odt", "ods", "csv", "txt", "ics"] as const;

/** The format of an exported list: comma-separated text, or a workbook. */
export const spreadsheetFormats = ["csv", "xlsx"] as const;
