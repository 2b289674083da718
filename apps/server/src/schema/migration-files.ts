/** The numbered SQL files: forward only, never changed once applied. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { changedMigrations } from "./changed-migrations.ts";

/** Which tables a file makes: those that all networks share, or those that each network has. */
type Kind = "platform" | "network";

export interface MigrationFile {
  number: number;
  name: string;
  text: string;
  sha256: string;
}

/** A problem with the files, or with the order in which a database applied them; the message says what to do. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

export const migrationsFolder = join(import.meta.dirname, "../../migrations");

/** The files of one kind in their order. @throws MigrationError for a name without number or a number used twice */
export async function readMigrations(kind: Kind, folder = migrationsFolder): Promise<MigrationFile[]> {
  const names = (await readdir(join(folder, kind))).filter((name) => name.endsWith(".sql")).sort();
  const files = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, kind, name), "utf8");
      return { number: Number.parseInt(name, 10), name, text, sha256: createHash("sha256").update(text).digest("hex") };
    }),
  );
  files.forEach((file, index) => {
    if (!/^\d{4}_[a-z0-9-_]+\.sql$/.test(file.name)) {
      throw new MigrationError(`${kind}/${file.name}: name it 0001_what-it-does.sql`);
    }
    if (file.number !== index + 1) {
      throw new MigrationError(
        `${kind}/${file.name}: number ${index + 1} was expected here; numbers have no gap and no double`,
      );
    }
  });
  return files;
}

export interface AppliedFile {
  number: number;
  name: string;
  sha256: string;
}

interface Bridge {
  file: MigrationFile;
  /** Adds what the file lacked when it was applied. */
  statement: string;
}

/**
 * The files still to apply, and the statements that bring the applied ones up to date.
 * @throws MigrationError where the database's history differs from the files in an unknown way
 */
export function pendingFiles(
  scope: string,
  files: MigrationFile[],
  applied: AppliedFile[],
): { bridges: Bridge[]; files: MigrationFile[] } {
  const bridges = applied.flatMap((past) => {
    const file = files[past.number - 1];
    if (!file) {
      throw new MigrationError(
        `${scope}: the database has ${past.name}, which this program does not know: it is older than the database`,
      );
    }
    if (file.sha256 === past.sha256) return [];
    const earlier = changedMigrations.get(past.sha256);
    if (earlier?.becomes === file.sha256) return [{ file, statement: earlier.statement }];
    throw new MigrationError(
      `${scope}: ${file.name} was changed after it was applied to this database, and there is no known way from that form ` +
        "to this one. Start the version that made the database; a change of your own belongs in a new file",
    );
  });
  return { bridges, files: files.slice(applied.length) };
}
