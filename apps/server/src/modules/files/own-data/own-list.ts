/** One kind of thing that a resident's own data hold, as a table: of their comments, say. Each capability gives its own. */
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import type { Cell } from "../spreadsheet/cell.ts";
import type { Translations } from "../spreadsheet/list-file.ts";

export interface OwnField<Row> {
  /** Its key in the file for programs. */
  name: string;
  heading: Translations;
  value: (row: Row) => Cell;
  /** What the page shows for a value that comes from a fixed set; the file for programs keeps the value. */
  words?: Readonly<Record<string, Translations>>;
}

export interface OwnRows<Row> {
  name: string;
  title: Translations;
  fields: OwnField<Row>[];
  rows: (db: Db, whose: Resident) => AsyncIterable<Row> | Promise<Row[]>;
  /** The picture file that a row has, shown with it. */
  pictureOf?: (row: Row) => string | null;
}

export interface OwnRecord {
  cells: Cell[];
  /** The id of a picture file. */
  picture: string | null;
}

/** The same for any row, so that lists of different things can stand side by side. */
export interface OwnList {
  name: string;
  title: Translations;
  fields: Pick<OwnField<never>, "name" | "heading" | "words">[];
  records: (db: Db, whose: Resident) => AsyncIterable<OwnRecord>;
}

export function ownList<Row>({ name, title, fields, rows, pictureOf }: OwnRows<Row>): OwnList {
  async function* records(db: Db, whose: Resident) {
    const read = rows(db, whose);
    for await (const row of read instanceof Promise ? await read : read)
      yield { cells: fields.map(({ value }) => value(row)), picture: pictureOf?.(row) ?? null };
  }
  return { name, title, fields, records };
}

/** Where the archive keeps a picture. */
export const pictureName = (fileId: string): string => `pictures/${fileId}.webp`;
