/** Converts column values to what the generated types promise. */
import pg from "pg";

const asNumber = (text: string) => Number(text);
const listOf = (oid: number, one: (text: string) => unknown) => {
  const split = pg.types.getTypeParser(oid) as (text: string) => (string | null)[];
  return (text: string) => split(text).map((item) => (item === null ? null : one(item)));
};
/** Rows that a query packs into `json` (`jsonArrayFrom`) get column names as in TypeScript; content is `jsonb` and stays as it is. */
function packedRows(text: string): unknown {
  const packed = JSON.parse(text);
  return /"[a-z0-9]+_[a-z0-9_]+" ?:/.test(text) ? renamed(packed) : packed;
}
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== "object" || value === null) return value;
  const named: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) named[camel(key)] = renamed(item);
  return named;
}
const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** PostgreSQL's usual form, "2026-11-22 05:07:19.123456+00", differs from ISO in two characters. */
function moment(text: string): Date {
  const isUsual = text.length >= 22 && text.length <= 29 && text.endsWith("+00") && text[10] === " ";
  return isUsual ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : anyMoment(text);
}
const anyMoment = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;

/** By type number: bigint and numeric as numbers, days as "YYYY-MM-DD". Other JSON is the driver's own. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, asNumber],
  [1700, asNumber],
  [1082, String],
  [114, packedRows],
  [1184, moment],
  [1016, listOf(1016, asNumber)],
  [1231, listOf(1231, asNumber)],
  [1182, listOf(1009, String)],
]);
export const columnValues = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format !== "binary" && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;
