/** migrations/checksums.txt: the SHA-256 of every migration, in the form that `sha256sum --check` reads. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MigrationError, migrationsFolder, readMigrations } from "./migration-files.ts";

const listOf = (folder: string) => join(folder, "checksums.txt");

/**
 * Appends the files that are new to the list.
 * @throws MigrationError for a file that was changed, renamed or removed since it was listed
 */
export async function writeChecksums(folder = migrationsFolder): Promise<void> {
  const { noted, found } = await compare(folder);
  const all = [...new Map([...noted, ...found])].sort(([one], [other]) => (one < other ? -1 : 1));
  await writeFile(listOf(folder), all.map(([path, sha256]) => `${sha256}  ${path}\n`).join(""));
}

/** The files that the list lacks. @throws MigrationError as `writeChecksums` */
export async function unlistedMigrations(folder = migrationsFolder): Promise<string[]> {
  const { noted, found } = await compare(folder);
  return [...found.keys()].filter((path) => !noted.has(path));
}

async function compare(folder: string) {
  const text = await readFile(listOf(folder), "utf8").catch(() => "");
  const noted = new Map(
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  );
  const found = new Map<string, string>();
  for (const kind of ["platform", "network"] as const) {
    for (const { name, sha256 } of await readMigrations(kind, folder)) found.set(`${kind}/${name}`, sha256);
  }
  for (const [path, sha256] of noted) {
    if (!found.has(path)) {
      throw new MigrationError(
        `${path} is listed in checksums.txt and gone. What was released stays; if it never was, take its line out`,
      );
    }
    if (found.get(path) !== sha256) {
      throw new MigrationError(
        `${path} was changed after it was listed in checksums.txt. Databases have it already: put the change in a new file`,
      );
    }
  }
  return { noted, found };
}
