/** Writes the tables as TypeScript types for Kysely: network tables by bare names, platform tables as `public.x`. */
import type pg from "pg";
import { type Column, listColumns } from "./catalog.ts";

const scalars: Record<string, string> = {
  bool: "boolean",
  bytea: "Buffer",
  date: "string",
  float4: "number",
  float8: "number",
  inet: "string",
  int2: "number",
  int4: "number",
  int8: "number",
  json: "Json",
  jsonb: "Json",
  numeric: "number",
  text: "string",
  time: "string",
  timestamptz: "Date",
  tsvector: "string",
  uuid: "string",
  varchar: "string",
};

const head = `// Made by \`npm run generate\` from the migrations: change those instead.
import type { Generated, GeneratedAlways } from "kysely";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
`;

/** @throws Error for a column type that has no TypeScript type here */
export async function renderTypes(pool: pg.Pool, networkSchema: string): Promise<string> {
  const network = byTable(await listColumns(pool, networkSchema));
  const platform = byTable(await listColumns(pool, "public"));
  const tables = [
    ...[...network].map(([table, columns]) => ({ key: camel(table), name: `${pascal(table)}Table`, columns })),
    ...[...platform].map(([table, columns]) => ({
      key: `public.${camel(table)}`,
      name: `Public${pascal(table)}Table`,
      columns,
    })),
  ];
  const shapes = tables.map(({ name, columns }) => `export interface ${name} {\n${columns.map(line).join("\n")}\n}\n`);
  const keys = tables.map(({ key, name }) => `  ${key.includes(".") ? `"${key}"` : key}: ${name};`);
  return `${head}\n${shapes.join("\n")}\nexport interface Database {\n${keys.join("\n")}\n}\n`;
}

export function byTable<T extends { table: string }>(rows: T[]): Map<string, T[]> {
  return Map.groupBy(rows, (row) => row.table);
}

function line(column: Column): string {
  return `  ${camel(column.name)}: ${wrap(column, typeOf(column))};`;
}

function wrap(column: Column, type: string): string {
  const whole = column.isNullable ? `${type} | null` : type;
  if (column.isGenerated) return `GeneratedAlways<${whole}>`;
  return column.defaultsTo === null ? whole : `Generated<${whole}>`;
}

/** A column comment that starts with `ts:` gives a more precise type than PostgreSQL can. */
function typeOf(column: Column): string {
  if (column.comment?.startsWith("ts:")) return column.comment.slice(3).trim();
  const scalar = scalars[column.baseType];
  if (!scalar)
    throw new Error(`${column.table}.${column.name}: ${column.sqlType} has no TypeScript type in schema/types.ts`);
  return column.isArray ? `${scalar}[]` : scalar;
}

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`_${name}`);
