import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
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
  await writeFile(join(copy, "network/0099_more.sql"), "select 1;");
  await expect(writeChecksums(copy)).rejects.toThrow("numbers ended with 0062");
  const name = "network/20991231T2359_more.sql";
  await rename(join(copy, "network/0099_more.sql"), join(copy, name));
  expect(await unlistedMigrations(copy)).toEqual([name]);
  await writeChecksums(copy);
  expect(await readFile(join(copy, "checksums.txt"), "utf8")).toContain(`  ${name}\n`);
  expect(await unlistedMigrations(copy)).toEqual([]);
});

test("two branches that each add a migration merge without a conflict", async () => {
  const git = (...words: string[]) =>
    promisify(execFile)("git", ["-c", "user.name=Els", "-c", "user.email=els@gent.example", ...words], { cwd: copy });
  const add = async (branch: string, name: string) => {
    await git("switch", "-q", "-c", branch, "main");
    await writeFile(join(copy, "network", name), `-- ${name}`);
    await writeChecksums(copy);
    await git("add", ".");
    await git("commit", "-qm", name);
  };
  const attributes = await readFile(".gitattributes", "utf8");
  await writeFile(join(copy, ".gitattributes"), attributes.replaceAll("apps/server/migrations/", ""));
  await git("init", "-q", "-b", "main");
  await git("add", ".");
  await git("commit", "-qm", "main");
  await add("houses", "20991231T0930_houses.sql");
  await add("trees", "20991231T0915_trees.sql");
  await git("merge", "-q", "houses", "-m", "both");
  expect(await unlistedMigrations(copy)).toEqual([]);
});
