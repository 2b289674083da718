import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../../files/index.ts";
import { Cursor, Done, routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { importLimits } from "../values.ts";
import { ImportFate, ImportKind, ImportMapping, ImportRowPage, PeopleImport, SheetChoice } from "./schemas.ts";

const editor = staffFor("careMembers", "editor");

/** Why a file, or a sheet of it, cannot be read as a table. */
const fileRefusals = [
  "import_not_a_table",
  "import_empty",
  "import_too_long",
  "import_too_complex",
  "import_too_slow",
] as const;

export const peopleImports = routes({
  listPeopleImports: {
    summary: "Imports of members and helpers of the last 30 days, newest first",
    method: "GET",
    path: "/care/import",
    access: editor,
    response: z.object({ items: z.array(PeopleImport) }),
    refusals: [],
  },
  uploadPeople: {
    summary:
      "Upload a table of members or helpers, as CSV or Excel; what its columns are is guessed, and nothing changes yet",
    method: "POST",
    path: "/care/import",
    access: editor,
    limit: "uploads",
    query: z.object({ kind: ImportKind }),
    upload: { maxBytes: importLimits.bytes },
    response: PeopleImport,
    refusals: ["file_too_large", "file_kind_refused", ...fileRefusals],
  },
  getPeopleImport: {
    summary: "The progress of an import, and what became of its rows",
    method: "GET",
    path: "/care/import/:importId",
    access: editor,
    response: PeopleImport,
    refusals: ["not_found"],
  },
  listImportRows: {
    summary: "The rows of an import, each with its fate; fifty to a page",
    method: "GET",
    path: "/care/import/:importId/row",
    access: editor,
    query: z.object({ fate: ImportFate.optional(), cursor: Cursor }),
    response: ImportRowPage,
    refusals: ["not_found"],
  },
  checkPeopleImport: {
    summary: "Say what the columns are; a job then finds what becomes of each row, and nothing changes yet",
    method: "POST",
    path: "/care/import/:importId/check",
    access: editor,
    limit: "settings",
    body: ImportMapping,
    response: PeopleImport,
    refusals: ["not_found", "already_closed", "level_too_low"],
  },
  chooseImportSheet: {
    summary: "Read another sheet of the workbook; what its columns are is guessed anew, and nothing changes yet",
    method: "POST",
    path: "/care/import/:importId/sheet",
    access: editor,
    limit: "uploads",
    outsideTransaction: true,
    body: SheetChoice,
    response: PeopleImport,
    refusals: ["not_found", "already_closed", ...fileRefusals],
  },
  exportWrongRows: {
    summary: "The rows that are wrong as a file, each with the reason, for whoever uploaded them",
    method: "GET",
    path: "/care/import/:importId/wrong",
    access: editor,
    limit: "exports",
    query: z.object(asSpreadsheet),
    download: spreadsheet,
    refusals: ["not_found"],
  },
  confirmPeopleImport: {
    summary: "Write the new ones down, by a job, within the day",
    method: "POST",
    path: "/care/import/:importId/confirm",
    access: editor,
    limit: "settings",
    response: PeopleImport,
    refusals: ["not_found", "already_closed"],
  },
  discardPeopleImport: {
    summary: "Throw an import away that was not confirmed, with its file",
    method: "DELETE",
    path: "/care/import/:importId",
    access: editor,
    limit: "settings",
    response: Done,
    refusals: ["not_found", "already_closed"],
  },
});
