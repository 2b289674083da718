/** Unique words, and where they are found: in every column of every table, what is sealed unsealed, and in every stored file. */
import { sql } from "kysely";
import { placeIn, placeOfFile, unseal } from "#kernel/keys/seal.ts";
import { listColumns } from "../../schema/catalog.ts";
import { seed } from "../fuzz.ts";
import { allProvided } from "../provided.ts";
import type { Town } from "../town.ts";

const letters = "abcdefghijkmnopqrstuvwxyz";
let made = 0;
function inLetters(number: number): string {
  const rest = Math.floor(number / letters.length);
  return (rest > 0 ? inLetters(rest) : "") + (letters[number % letters.length] ?? "");
}

/** Words of one person: each of its own, all with one beginning that occurs nowhere else. Letters alone, as in names. */
export function wordsOf() {
  made += 1;
  const start = `Qz${inLetters(seed)}${inLetters(made)}x`;
  let count = 0;
  return {
    start,
    /** The next word. */
    next: () => `${start}${inLetters(++count)}`,
    email: () => `${start}${inLetters(++count)}@erased.example`.toLowerCase(),
  };
}

type Row = Record<string, unknown>;
type Holds = (value: unknown) => boolean;

/** The columns, and files, that hold one of the texts: `comment.text`, `a stored file`. */
export async function findWords(town: Town, texts: readonly string[]): Promise<string[]> {
  const sought = texts.map((text) => text.toLowerCase());
  const holds: Holds = (value) => {
    const text = (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toLowerCase();
    return sought.some((one) => text.includes(one));
  };
  const found: string[] = [];
  for (const schema of ["public", "pgboss", town.networks.testdorp.schema])
    found.push(...(await findInSchema(town, schema, { sought, holds })));
  found.push(...(await findSealed(town, holds)), ...(await findInFiles(town, holds)));
  return [...new Set(found)].sort();
}

async function findInSchema(town: Town, schema: string, { sought, holds }: { sought: string[]; holds: Holds }) {
  const prefix = schema === town.networks.testdorp.schema ? "" : `${schema}.`;
  const like = sought.map((text) => `%${text}%`);
  const tables = new Set((await listColumns(town.databases.pool, schema)).map(({ table }) => table));
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(one) as row from ${sql.id(schema, table)} as one
      where to_jsonb(one)::text ilike any (${like}::text[])`.execute(town.db);
    const columns = rows.flatMap(({ row }) => Object.entries(row).filter(([, value]) => holds(value)));
    found.push(...columns.map(([column]) => `${prefix}${table}.${column}`));
  }
  return found;
}

async function findSealed(town: Town, holds: Holds): Promise<string[]> {
  const found: string[] = [];
  for (const sealed of allProvided.sealedColumns.filter((one) => !one.isHash)) {
    const keys = Object.keys(sealed.row);
    const { rows } =
      await sql<Row>`select ${sql.join(keys.map((key) => sql.ref(key)))}, ${sql.ref(sealed.column)} as text
      from ${sql.table(sealed.table.includes(".") ? sealed.table : `${town.networks.testdorp.schema}.${sealed.table}`)}
      where ${sql.ref(sealed.column)} <> '' and ${sql.raw(sealed.where ?? "true")}`.execute(town.db);
    for (const row of rows) {
      const values = Object.entries(row)
        .filter(([name]) => name !== "text")
        .map(([, value]) => value as string | number);
      const text = String(row.text);
      const opened = await unseal(
        town.db,
        placeIn(sealed, ...values),
        sealed.hasMarks ? text.slice(text.indexOf(".") + 1) : text,
      );
      if (holds(opened)) found.push(`${sealed.table}.${sealed.column}`);
    }
  }
  return found;
}

async function findInFiles(town: Town, holds: Holds): Promise<string[]> {
  const found: string[] = [];
  for (const [key, bytes] of town.outside.stored) {
    const isSealed = allProvided.sealedFolders.some((folder) => key.startsWith(`${folder}/`));
    const text = bytes.toString("latin1");
    if (holds(isSealed ? await unseal(town.db, placeOfFile(key), text) : text)) found.push("a stored file");
  }
  return found;
}
