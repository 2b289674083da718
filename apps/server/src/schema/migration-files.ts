/**
 * The SQL files: forward only, never changed once applied. The first have numbers; since then each is named by the time at which
 * it was written, so that two branches do not take the same name. docs/decisions/2026-11-27-migrations-by-time-stamp.md
 */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { changedMigrations } from "./changed-migrations.ts";

/** Which tables a file makes: those that all networks share, or those that each network has. */
type Kind = "platform" | "network";

export interface MigrationFile {
  /** null where the file is named by its time. */
  number: number | null;
  name: string;
  text: string;
  sha256: string;
}

/** A problem with the files, or with the order in which a database applied them; the message says what to do. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

export const migrationsFolder = join(import.meta.dirname, "../../migrations");

/** The last files that were named by a number. */
const lastNumbers: Record<Kind, number> = { platform: 24, network: 62 };

/** The files of one kind in their order, which is that of their names. @throws MigrationError for a name of another form */
export async function readMigrations(kind: Kind, folder = migrationsFolder): Promise<MigrationFile[]> {
  const names = (await readdir(join(folder, kind))).filter((name) => name.endsWith(".sql")).sort();
  const files: MigrationFile[] = [];
  // One after another: opened together, they would need more open files with every migration.
  for (const name of names) {
    const text = await readFile(join(folder, kind, name), "utf8");
    files.push({ number: numberOf(kind, name), name, text, sha256: createHash("sha256").update(text).digest("hex") });
  }
  files.forEach(({ name, number }, index) => {
    if (number !== null && number !== index + 1) {
      throw new MigrationError(
        `${kind}/${name}: number ${index + 1} was expected here; numbers have no gap and no double`,
      );
    }
  });
  return files;
}

function numberOf(kind: Kind, name: string): number | null {
  const { time, number } = /^((?<time>\d{8}T\d{4})|(?<number>\d{4}))_[a-z0-9-_]+\.sql$/.exec(name)?.groups ?? {};
  if (time && isMoment(time)) return null;
  if (number && Number(number) <= lastNumbers[kind]) return Number(number);
  const reason = number ? `, since numbers ended with ${String(lastNumbers[kind]).padStart(4, "0")}` : "";
  throw new MigrationError(
    `${kind}/${name}: name it by the time at which you write it, in UTC${reason}: 20261127T0930_what-it-does.sql`,
  );
}

/** Whether 20261127T0930 is in the calendar. */
function isMoment(time: string): boolean {
  const text = time.replace(/(....)(..)(..)T(..)(..)/, "$1-$2-$3T$4:$5");
  const moment = new Date(`${text}:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

export interface AppliedFile {
  name: string;
  sha256: string;
}

interface Bridge {
  file: MigrationFile;
  /** Adds what the file lacked when it was applied. */
  statement: string;
}

/**
 * The files still to apply, and the statements that bring the applied ones up to date. A file is still to apply wherever it stands
 * among the applied ones: its branch may have been merged later.
 * @throws MigrationError where the database's history differs from the files in an unknown way
 */
export function pendingFiles(
  scope: string,
  files: MigrationFile[],
  applied: AppliedFile[],
): { bridges: Bridge[]; files: MigrationFile[] } {
  const byName = new Map(files.map((file) => [file.name, file]));
  const bridges = applied.flatMap((past) => {
    const file = byName.get(past.name);
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
  const names = new Set(applied.map(({ name }) => name));
  return { bridges, files: files.filter(({ name }) => !names.has(name)) };
}
