/** Reads a table as the import of people does, without a program of its own. */
import { importLimits } from "@stoep/contract/care";
import { knownHeadings } from "../modules/care/imports/headings.ts";
import { readTable as read, type Table } from "../modules/files/table/read-table.ts";

export const readTable = (content: Buffer, reading: { language: string; sheet?: number | undefined }): Promise<Table> =>
  read(content, { ...reading, limits: importLimits, known: new Set(knownHeadings()) });
