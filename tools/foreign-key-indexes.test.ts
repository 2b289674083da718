import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "./source-files.ts";

const schema = readFileSync("apps/server/migrations/schema.sql", "utf8");
const tables = [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)/gm)].map(([, name = "", body = ""]) => ({
  name,
  body,
}));
const columnsOf = (list = "") => list.split(", ").map((column) => column.split(" ")[0] ?? "");

/** The first columns of each index or key of a table. A partial index counts if the rows it leaves out refer to nothing. */
function indexesOf({ name, body }: (typeof tables)[number]): string[][] {
  const keys = [...body.matchAll(/(?:PRIMARY KEY|UNIQUE) \(([^)]*)\)/g)];
  const indexes = [
    ...schema.matchAll(new RegExp(`INDEX \\w+ ON ${name} USING btree \\((.*?)\\)(?: WHERE (.*))?;`, "g")),
  ];
  const whole = indexes.filter(([, , where]) => !where || /^\(*\w+ IS NOT NULL\)*$/.test(where));
  return [...keys, ...whole].map(([, list]) => columnsOf(list));
}

const names = (text: string) =>
  [...text.matchAll(/\.deleteFrom\("(?:public\.)?(\w+)"\)/g)].map(([, name = ""]) => name);
const inSql = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** These have one row for each organisation. */
const small = ["organisation_profile"];

test("every reference to rows that the server deletes is found through an index", () => {
  const sources = listFiles("apps/server/src/modules").filter((path) => !/\.test\.ts$|\/testing\//.test(path));
  const deleted = new Set(sources.flatMap((path) => names(readFileSync(path, "utf8"))).map(inSql));
  expect(deleted).toContain("residence");
  const references = tables.flatMap((table) =>
    [...table.body.matchAll(/FOREIGN KEY \(([^)]*)\) REFERENCES (?:public\.)?(\w+)/g)].map(([, list, to = ""]) => ({
      table,
      columns: columnsOf(list),
      to,
    })),
  );
  const unfound = references
    .filter(({ table, to }) => deleted.has(to) && !small.includes(table.name))
    .filter(({ table, columns }) =>
      indexesOf(table).every((index) => !columns.every((column) => index.slice(0, columns.length).includes(column))),
    );
  expect(unfound.map(({ table, columns, to }) => `${table.name} (${columns}) refers to ${to}`)).toEqual([]);
});
