/** Sample tables for trying out an import. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guessFields } from "../../apps/server/src/modules/care/imports/headings.ts";
import { readTable } from "../../apps/server/src/testing/tables.ts";

test.each([
  ["hulpvragers.csv", "members"],
  ["helpers.csv", "helpers"],
] as const)("%s: each column is known by its heading, and each row has as many cells", async (name, kind) => {
  const { heading, rows } = await readTable(readFileSync(join(import.meta.dirname, "import", name)), {
    language: "nl",
  });
  expect(guessFields(heading, kind, false)).not.toContain(null);
  expect(rows.length).toBeGreaterThan(5);
  for (const { cells, place } of rows) expect(cells.length, `row ${place}`).toBe(heading.length);
});
