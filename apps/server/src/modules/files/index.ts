/**
 * Checks, shrinks, stores and serves pictures and attachments; cleans formatted text; reads tables; writes lists as spreadsheet files and
 * someone's own data as an archive; and typesets reports, letters, posters and forms as PDF. Knows nothing about their meaning.
 *
 * A *picture* is decoded and written again in three widths; the upload is discarded, and with it metadata and anything hidden in it.
 * An *attachment* is stored unchanged and only ever served as a download. The things that use a file decide who sees it
 * (holders.ts): its *key* (128 random bits) opens it if it is public, an address signed for the reader otherwise (file-address.ts).
 *
 *   uploaded ──claim──▶ used          a day unused ──▶ swept away
 *       ▲──────release────┘
 */
import { files } from "@stoep/contract/files";
import { defineCapability, implement } from "#kernel/module.ts";
import { handlers } from "./handlers.ts";
import { jobs } from "./jobs.ts";
import { placesOfWords } from "./places-of-words.ts";

export {
  type CalendarContent,
  type CalendarEvent,
  calendarFile,
  eventFile,
  subscriptionWindow,
} from "./calendar-file.ts";
export { escapeMarkup } from "./escape-markup.ts";
export { addressPurpose, type FileAudience, fileAddress, signAddressesWith } from "./file-address.ts";
export { type FormBlock, type FormDocument, type FormField, type FormPicture, writeForm } from "./forms/index.ts";
export type { Unanswered } from "./guard-program.ts";
export type { FileHolder } from "./holders.ts";
export { cardsPerFile, type LetterDocument, type LetterWords, lettersPerFile, writeLetters } from "./letters/index.ts";
export type { NetworkLook } from "./look.ts";
export { everyOwn, type OwnList, ownArchive, ownFields, ownList } from "./own-data/index.ts";
export { type PosterDocument, writePoster } from "./posters/index.ts";
export { qrCodePng, qrCodeSvg } from "./qr-codes/index.ts";
export { readPicture } from "./read-picture.ts";
export { receiveUpload } from "./receive-upload.ts";
export { type Outline, type ReportBlock, type ReportDocument, writeReport } from "./report/index.ts";
export { sanitise } from "./rich-text.ts";
export { cleanName } from "./rules.ts";
export type { InfectionStep, Sender } from "./scan.ts";
export { separateProcess } from "./separate-process.ts";
export {
  type Cell,
  choiceColumn,
  csvFile,
  csvFormat,
  dayCell,
  type FileColumn,
  fileOptions,
  fileRowsMax,
  filtersOf,
  type ListFile,
  type ListFileOptions,
  listFile,
  peopleCell,
  platformFileOptions,
} from "./spreadsheet/index.ts";
export {
  claimAttachments,
  claimImages,
  discardFiles,
  type FileRow,
  fileSelection,
  forgetUploader,
  releaseFiles,
} from "./store.ts";
export { readTableFile, type TableRow } from "./table/index.ts";
export { smallImage, uploadAttachment, uploadImage } from "./uploads.ts";
export { viewFile } from "./views.ts";

export const capability = defineCapability({ module: implement(files, handlers), jobs, placesOfWords });
