/** What the values of columns are in TypeScript, as the generated types say it. */
import pg from "pg";

const asNumber = (text: string) => Number(text);
const listOf = (oid: number, one: (text: string) => unknown) => {
  const split = pg.types.getTypeParser(oid) as (text: string) => (string | null)[];
  return (text: string) => split(text).map((item) => (item === null ? null : one(item)));
};
/** Rows that a query packs into `json` (`jsonArrayFrom`) get their columns' names as in TypeScript; content is `jsonb`, kept as it is. */
function packedRows(text: string): unknown {
  if (!/"[a-z0-9]+_[a-z0-9_]+" ?:/.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [camel(key), item]))
      : value,
  );
}
const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** By type number: bigint and numeric as numbers, days as "YYYY-MM-DD". Moments (Date) and JSON are the driver's own. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, asNumber],
  [1700, asNumber],
  [1082, String],
  [114, packedRows],
  [1016, listOf(1016, asNumber)],
  [1231, listOf(1231, asNumber)],
  [1182, listOf(1009, String)],
]);
export const columnValues = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format !== "binary" && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;
