/** One kind of a resident's own data as a table, such as their comments. Each capability defines its own. */
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import type { Provided } from "#kernel/provided.ts";
import type { Translations } from "#kernel/texts.ts";
import type { Cell } from "../spreadsheet/cell.ts";

export interface OwnField<Row> {
  /** Its key in `data.json`. */
  name: string;
  heading: Translations;
  value: (row: Row) => Cell;
  /** The words that the page shows for values of an enum; `data.json` keeps the values. */
  words?: Readonly<Record<string, Translations>>;
}

export interface OwnRows<Row> {
  name: string;
  title: Translations;
  fields: OwnField<Row>[];
  rows: (db: Db, whose: Resident, provided: Provided) => AsyncIterable<Row> | Promise<Row[]>;
  /** The picture shown with a row. */
  pictureOf?: (row: Row) => string | null;
}

export interface OwnRecord {
  cells: Cell[];
  /** The id of a picture file. */
  picture: string | null;
}

/** A list of any row type, so that lists of different things fit in one array. */
export interface OwnList {
  name: string;
  title: Translations;
  fields: Pick<OwnField<never>, "name" | "heading" | "words">[];
  records: (db: Db, whose: Resident, provided: Provided) => AsyncIterable<OwnRecord>;
}

export function ownList<Row>({ name, title, fields, rows, pictureOf }: OwnRows<Row>): OwnList {
  async function* records(db: Db, whose: Resident, provided: Provided) {
    const read = rows(db, whose, provided);
    for await (const row of read instanceof Promise ? await read : read)
      yield { cells: fields.map(({ value }) => value(row)), picture: pictureOf?.(row) ?? null };
  }
  return { name, title, fields, records };
}

/** The picture's path in the archive. */
export const pictureName = (fileId: string): string => `pictures/${fileId}.webp`;
