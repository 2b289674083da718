/**
 * Pictures and attachments: checked, shrunk, kept and served; formatted text, cleaned; and lists, written as files for a
 * spreadsheet. Knows nothing of what they mean.
 *
 * A *picture* is decoded and written again in three widths; what was uploaded is thrown away, and with it metadata and
 * whatever hid behind the picture. An *attachment* is kept as it came and only ever leaves as a download. What has a file decides who sees it (holders.ts):
 * a file's *key* (128 random bits) opens what is public, an address signed for the reader opens the rest (address.ts).
 *
 *   uploaded ──claim──▶ used          a day unused ──▶ swept away
 *       ▲──────release────┘
 */
import { files } from "@stoep/contract/files";
import { implement } from "#kernel/module.ts";
import { handlers } from "./handlers.ts";

export type { FileAudience } from "./address.ts";
export { receive } from "./arrival.ts";
export { smallImage, uploadImage } from "./handlers.ts";
export { type FileHolder, provideHolders } from "./holders.ts";
export { jobs } from "./jobs.ts";
export { sanitise, textOf } from "./rich-text.ts";
export { cleanName } from "./rules.ts";
export { plainCell } from "./spreadsheet/csv.ts";
export {
  choiceColumn,
  type FileColumn,
  fileRowsMax,
  type ListFile,
  type ListFileOptions,
  listFile,
} from "./spreadsheet/list-file.ts";
export { peopleCell } from "./spreadsheet/people-cell.ts";
export { claimAttachments, claimImages, discardFiles, type FileRow, fileSelection, releaseFiles } from "./store.ts";
export { viewFile } from "./views.ts";

export const module = implement(files, handlers);
