/** Prints the schema that all migrations together produce, for reading and comparing. */
import type pg from "pg";
import { type Column, listColumns, listConstraints, listExtensions, listIndexes, type Rule } from "./catalog.ts";
import { byTable } from "./render-types.ts";

const head =
  "-- Made by `npm run generate` from the migrations: to be read, not to be run. Change the migrations instead.\n";

export async function renderSchemas(pool: pg.Pool, networkSchema: string): Promise<string> {
  const client = await pool.connect();
  try {
    const extensions = (await listExtensions(client)).map((name) => `create extension ${name};\n`).join("");
    const platform = await renderSchema(client, "public");
    const network = await renderSchema(client, networkSchema);
    const parts = [head, extensions, title("Platform: schema public, shared by all networks"), platform];
    return [...parts, title("Network: the same in every network's own schema"), network].join("\n");
  } finally {
    client.release(true);
  }
}

const title = (text: string) => `-- ${"=".repeat(text.length)}\n-- ${text}\n-- ${"=".repeat(text.length)}\n`;

async function renderSchema(client: pg.PoolClient, schema: string): Promise<string> {
  // Names are printed bare when they are on the search path.
  await client.query(`set search_path to ${client.escapeIdentifier(schema)}`);
  const tables = byTable(await listColumns(client, schema));
  const constraints = byTable(await listConstraints(client, schema));
  const indexes = byTable(await listIndexes(client, schema));
  return [...tables]
    .map(([table, columns]) => renderTable(table, columns, constraints.get(table) ?? [], indexes.get(table) ?? []))
    .join("\n");
}

function renderTable(table: string, columns: Column[], constraints: Rule[], indexes: Rule[]): string {
  const lines = [...columns.map(renderColumn), ...constraints.map((rule) => rule.definition)];
  const comments = columns
    .filter((column) => column.comment)
    .map(({ name, comment }) => `comment on column ${table}.${name} is '${comment?.replaceAll("'", "''")}';`);
  const after = [...indexes.map((index) => `${index.definition};`), ...comments];
  return `create table ${table} (\n  ${lines.join(",\n  ")}\n);\n${after.map((line) => `${line}\n`).join("")}`;
}

function renderColumn(column: Column): string {
  const value = column.defaultsTo;
  const suffix = column.isGenerated
    ? ` generated always as (${value}) stored`
    : value === null
      ? ""
      : ` default ${value}`;
  return `${column.name} ${column.sqlType}${column.isNullable ? "" : " not null"}${suffix}`;
}
