/** `stoep backup`: a snapshot of the database, and the files, while people keep working. */
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import type { FilesPort } from "#kernel/ports.ts";
import type { BackedUpRows } from "#kernel/sql/backed-up-rows.ts";
import { listMasterIds } from "../../keys/open-keys.ts";
import { BackupError, type Manifest, pathOf, writeManifest } from "./manifest.ts";
import { listMigrations, listNetworkSchemas, listSequences, listTables, rowsOf } from "./tables.ts";

/**
 * Writes a backup into `folder`, which must be new or empty. Files added after the database snapshot are included; files removed
 * after it were no longer in use. `declared`: the tables of which it does not hold all rows as they lie. @throws BackupError
 */
export async function createBackup(
  { url }: { url: string },
  files: FilesPort,
  folder: string,
  declared: readonly BackedUpRows[],
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty: name a new folder`);
  const madeAt = new Date().toISOString();
  const database = await copyDatabase(url, folder, declared);
  const manifest: Manifest = { format: 1, madeAt, ...database, files: await copyFiles(files, folder) };
  await writeManifest(folder, manifest);
  return manifest;
}

async function copyDatabase(url: string, folder: string, declared: readonly BackedUpRows[]) {
  const { to: copyTo } = await import("pg-copy-streams");
  const client = new pg.Client({ connectionString: url, application_name: "stoep-backup", keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only; set local statement_timeout = 0");
    const schemas = await listNetworkSchemas(client);
    const tables: Manifest["tables"] = [];
    for (const table of await listTables(client, schemas)) {
      const rows = rowsOf(table, declared);
      if (rows === null) continue;
      const file = join("database", `${table.schema}.${table.table}.gz`);
      const content = client.query(copyTo(`copy ${rows} to stdout`));
      tables.push({ ...table, file, sha256: await writeFlushed(content, join(folder, file), createGzip()) });
    }
    const masterKeys = await listMasterIds(client);
    return {
      masterKeys,
      migrations: await listMigrations(client),
      tables,
      sequences: await listSequences(client, schemas),
    };
  } finally {
    await client.end();
  }
}

async function copyFiles(files: FilesPort, folder: string): Promise<Manifest["files"]> {
  const copied: Manifest["files"] = [];
  for await (const key of files.list()) {
    const content = await files.get(key);
    if (content) copied.push({ key, sha256: await writeFlushed(content.stream, join(folder, pathOf(key))) });
  }
  return copied;
}

/** Writes a stream and flushes it to disk; returns the checksum of what was written. */
async function writeFlushed(content: Readable, path: string, ...through: Transform[]): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline([content, ...through, measure, createWriteStream(path, { flush: true, mode: 0o600 })]);
  return hash.digest("hex");
}
