import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unlistedMigrations, writeChecksums } from "../apps/server/src/schema/checksums.ts";
import { migrationsFolder } from "../apps/server/src/schema/migration-files.ts";

let copy: string;
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), "migrations-"));
  await cp(migrationsFolder, copy, { recursive: true });
});
afterEach(() => rm(copy, { recursive: true }));

test("every migration is unchanged since it landed, and listed (else: npm run generate)", async () => {
  expect(await unlistedMigrations()).toEqual([]);
});

test("a migration that was changed, renamed or removed is refused by name, and the list stays", async () => {
  const [list, file] = [join(copy, "checksums.txt"), join(copy, "network/0001_files.sql")];
  const before = await readFile(list, "utf8");
  const text = await readFile(file, "utf8");
  await writeFile(file, `${text}\n`);
  await expect(writeChecksums(copy)).rejects.toThrow("network/0001_files.sql was changed");
  await writeFile(file, text);
  await rename(file, join(copy, "network/0001_uploads.sql"));
  await expect(writeChecksums(copy)).rejects.toThrow("network/0001_files.sql is listed in checksums.txt and gone");
  expect(await readFile(list, "utf8")).toBe(before);
});

test("a new migration is added to the list", async () => {
  const before = await readFile(join(copy, "checksums.txt"), "utf8");
  await writeFile(join(copy, "network/0099_more.sql"), "select 1;");
  await expect(writeChecksums(copy)).rejects.toThrow("numbers have no gap");
  const number = before.split("\n").filter((line) => line.includes("network/")).length + 1;
  const name = `network/${String(number).padStart(4, "0")}_more.sql`;
  await rename(join(copy, "network/0099_more.sql"), join(copy, name));
  expect(await unlistedMigrations(copy)).toEqual([name]);
  await writeChecksums(copy);
  expect(await readFile(join(copy, "checksums.txt"), "utf8")).toContain(`  ${name}\n`);
  expect(await unlistedMigrations(copy)).toEqual([]);
});
