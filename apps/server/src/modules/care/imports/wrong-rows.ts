/** The rows of an import that are wrong: kept for a day once the others are imported, and saved as a file with the reasons. */
import type { ImportFault } from "@stoep/contract/care";
import type { Staff } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { inEach, mark, type Translations } from "#kernel/texts.ts";
import type { ListFile, TableRow } from "#modules/files/index.ts";
import { openRows, removeRows, removeWorkbook, storeRowText } from "./sealed-rows.ts";
import { type ImportRecord, listWrongRows } from "./store/imports.ts";
import { words } from "./texts.ts";

type Stored = Pick<Context, "ports"> & { db: Db };

export interface WrongRow {
  place: number;
  cells: string[];
  faults: ImportFault[];
}

/** Until when this reader can save the rows that are wrong: before the import until its check expires, and for a day after it. */
export function wrongRowsUntil({ startedBy, state, expiresAt, rowsUntil }: ImportRecord, actor: Staff): Date | null {
  if (startedBy !== actor.accountId) return null;
  return state === "previewed" ? expiresAt : rowsUntil;
}

/** In the order of the file; none if they are no longer kept. */
export async function readWrongRows({ db, ports }: Stored, importId: string): Promise<WrongRow[]> {
  const wrong = new Map((await listWrongRows(db, importId)).map(({ place, faults }) => [place, faults]));
  const lines = wrong.size > 0 ? ((await openRows(ports.files, db, importId)) ?? "").split("\n").filter(Boolean) : [];
  return lines.flatMap((line) => {
    const { place, cells } = JSON.parse(line) as TableRow;
    const faults = wrong.get(place);
    return faults ? [{ place, cells, faults }] : [];
  });
}

/** Deletes the rows that were imported. Returns whether any is wrong. */
export async function keepWrongRows({ db, ports }: Stored, importId: string): Promise<boolean> {
  const rows = await readWrongRows({ db, ports }, importId);
  if (rows.length === 0) {
    await removeRows(ports.files, importId);
    return false;
  }
  const text = rows.map(({ place, cells }) => JSON.stringify({ place, cells })).join("\n");
  await storeRowText(ports.files, db, importId, text);
  await removeWorkbook(ports.files, importId);
  return true;
}

/** The columns of the uploaded file, so that it can be corrected and uploaded again, with line and reason before them. */
export function wrongRowsFile({ columns }: Pick<ImportRecord, "columns">): ListFile<WrongRow> {
  const { line, reason, title } = words.wrongRows;
  return {
    title,
    columns: [
      { heading: line, cell: ({ place }) => place },
      { heading: reason, cell: ({ faults }, language) => faults.map((fault) => sayFault(fault)[language]).join(" ") },
      ...columns.map(({ heading }, at) => ({
        heading: inEach(() => heading),
        cell: ({ cells }: WrongRow) => cells[at] ?? "",
      })),
    ],
  };
}

function sayFault({ code, field }: ImportFault): Translations {
  const said = words.faults[code];
  return inEach((language) =>
    field ? `${words.fields[field][language]}${mark(":", language)} ${said[language]}` : said[language],
  );
}
