/** One kind of a resident's own data as a table, such as their comments. Each capability defines its own. */
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { everyRow, type PageCursor } from "#kernel/page.ts";
import type { Provided } from "#kernel/provided.ts";
import type { Translations } from "#kernel/texts.ts";
import type { Cell } from "../spreadsheet/index.ts";

type Words = Readonly<Record<string, Translations>>;

export interface OwnField<Row> {
  /** Its key in `data.json`. */
  name: string;
  heading: Translations;
  value: (row: Row) => Cell;
  /** The words that the page shows for values of an enum; `data.json` keeps the values. */
  words?: Words | undefined;
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

/** Fields that the row and the list's texts have under the same name. */
export const ownFields = <Name extends string>(
  texts: { fields: Readonly<Record<NoInfer<Name>, Translations>>; choices?: Readonly<Record<string, Words>> },
  ...names: Name[]
): OwnField<Record<Name, Cell>>[] =>
  names.map((name) => ({
    name,
    heading: texts.fields[name],
    value: (row) => row[name],
    words: texts.choices?.[name],
  }));

/** Every row of what is read by time and id. */
export function everyOwn<Row extends PageCursor>(read: (place: PageCursor | null, limit: number) => Promise<Row[]>) {
  return everyRow<Row, PageCursor>(read, ({ at, id }) => ({ at, id }), { max: Number.POSITIVE_INFINITY });
}

/** The picture's path in the archive. */
export const pictureName = (fileId: string): string => `pictures/${fileId}.webp`;
