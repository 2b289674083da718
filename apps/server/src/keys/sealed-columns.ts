/** Sealed columns as a whole, over all networks: sealing their texts anew, and giving up those that nothing can unseal. */
import type { Databases, Db } from "#kernel/database.ts";
import { currentKey } from "#kernel/keys/installation-keys.ts";
import { placeIn, type SealedColumn, type SealedPlace, sealer, sealPurpose, unseal } from "#kernel/keys/seal.ts";

type Asked = Pick<Databases["pool"], "query">;

interface Target {
  table: string;
  column: string;
  /** The columns that identify a row, quoted. */
  row: string[];
  types: string[];
  sealed: SealedColumn;
}

const quoted = (name: string) => `"${name}"`;
const joined = (parts: readonly string[]) => parts.join(", ");

async function listTargets(client: Asked, columns: readonly SealedColumn[]): Promise<Target[]> {
  const { rows } = await client.query("select schema_name as name from public.network order by 1");
  const networks: string[] = rows.map(({ name }) => name);
  return columns.flatMap((sealed) => {
    const [name = "", platform] = sealed.table.split(".").reverse();
    return (platform ? [platform] : networks).map((schema) => ({
      table: `${quoted(schema)}.${quoted(name)}`,
      column: quoted(sealed.column),
      row: Object.keys(sealed.row).map(quoted),
      types: Object.values(sealed.row),
      sealed,
    }));
  });
}

const condition = ({ column, sealed }: Target) => `${column} <> '' and (${sealed.where ?? "true"})`;

interface StoredText {
  row: string[];
  text: string;
}

const batch = 500;

interface Resealed {
  texts: number;
  /** Texts that could not be unsealed; they stay as they are. */
  unreadable: number;
}

/** Reads what a version sealed that named no key. */
type ReadEarlier = (text: string) => string;

/**
 * Seals with the current key what is sealed with another, while others read and write: a text that changes in the meantime is left
 * to the next pass.
 */
export async function resealColumns(
  { platform, pool }: Pick<Databases, "platform" | "pool">,
  columns: readonly SealedColumn[],
  readEarlier?: ReadEarlier,
): Promise<Resealed> {
  const sum: Resealed = { texts: 0, unreadable: 0 };
  const { id } = await currentKey(platform, sealPurpose);
  const sealed = columns.filter(({ isHash }) => !isHash);
  for (const target of await listTargets(pool, sealed)) {
    const unreadable: string[] = [];
    for (;;) {
      const found = await listOtherwiseSealed(pool, target, `${id}:`, unreadable);
      if (found.length === 0) break;
      const { ready, failed } = await sealAnew(platform, target.sealed, found, readEarlier);
      unreadable.push(...failed.map(({ row }) => row.join(" ")));
      sum.texts += await replace(pool, target, ready);
    }
    sum.unreadable += unreadable.length;
  }
  return sum;
}

const keyOf = ({ row }: Target) => `concat_ws(' ', ${joined(row)})`;

async function listOtherwiseSealed(
  pool: Asked,
  target: Target,
  mark: string,
  without: readonly string[],
): Promise<StoredText[]> {
  const { table, column, row } = target;
  const { rows } = await pool.query(
    `select array[${joined(row.map((name) => `${name}::text`))}] as row, ${column} as text from ${table}
     where ${condition(target)} and position($1 in ${column}) = 0 and ${keyOf(target)} <> all($2::text[])
     limit ${batch}`,
    [mark, without],
  );
  return rows;
}

async function sealAnew(db: Db, column: SealedColumn, found: readonly StoredText[], readEarlier?: ReadEarlier) {
  const seal = await sealer(db);
  const read = (place: SealedPlace, text: string) => {
    if (text.includes(":")) return unseal(db, place, text);
    if (column.wasInClear) return text;
    if (!readEarlier) throw new Error("sealed with no key that is known");
    return readEarlier(text);
  };
  const ready: (StoredText & { became: string })[] = [];
  const failed: StoredText[] = [];
  for (const stored of found) {
    const place = placeIn(column, ...stored.row);
    const start = column.hasMarks ? stored.text.indexOf(".") + 1 : 0;
    try {
      const said = await read(place, stored.text.slice(start));
      ready.push({ ...stored, became: stored.text.slice(0, start) + seal(place, said) });
    } catch {
      failed.push(stored);
    }
  }
  return { ready, failed };
}

async function replace(
  pool: Asked,
  { table, column, row, types }: Target,
  texts: readonly (StoredText & { became: string })[],
): Promise<number> {
  if (texts.length === 0) return 0;
  const keys = row.map((_, at) => `key_${at}`);
  const given = types.map((type, at) => `$${at + 3}::${type}[]`);
  const { rowCount } = await pool.query(
    `update ${table} as stored set ${column} = given.became
     from unnest($1::text[], $2::text[], ${joined(given)}) as given(was, became, ${joined(keys)})
     where ${row.map((name, at) => `stored.${name} = given.${keys[at]}`).join(" and ")} and stored.${column} = given.was`,
    [
      texts.map(({ text }) => text),
      texts.map(({ became }) => became),
      ...row.map((_, at) => texts.map((stored) => stored.row[at])),
    ],
  );
  return rowCount ?? 0;
}

/** What is lost, by what it is; without what there is none of. */
export type Losses = Map<string, number>;

/** Empties the sealed columns. */
export async function giveUpColumns(client: Asked, columns: readonly SealedColumn[]): Promise<Losses> {
  const losses: Losses = new Map();
  for (const target of await listTargets(client, columns)) {
    const { table, column, sealed } = target;
    const text = sealed.ifLost === "empty" ? "''" : "null";
    const statement = sealed.ifLost === "row" ? `delete from ${table}` : `update ${table} set ${column} = ${text}`;
    const { rowCount } = await client.query(`${statement} where ${condition(target)}`);
    if (rowCount) losses.set(sealed.what, (losses.get(sealed.what) ?? 0) + rowCount);
  }
  return losses;
}
