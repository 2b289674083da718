/** What a backup contains. It is written last: a folder without it is not a backup. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Instant } from "@stoep/contract/kernel";
import { z } from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const Manifest = z.object({
  format: z.literal(1),
  madeAt: Instant,
  /** The ids of the master keys that wrapped its keys: it contains none of them. */
  masterKeys: z.array(z.string()).default([]),
  /** For every scope, the checksums of its migrations, by their names. */
  migrations: z.record(z.string(), z.array(sha256)),
  /** In an order in which no row refers to a row of a later table. */
  tables: z.array(z.object({ schema: name, table: name, columns: z.array(name), file: z.string(), sha256 })),
  sequences: z.array(z.object({ schema: name, name, value: z.string().regex(/^\d+$/) })),
  files: z.array(z.object({ key: z.string(), sha256 })),
});
export type Manifest = z.infer<typeof Manifest>;

/** A problem with a backup or its destination; the message says what to do. */
export class BackupError extends Error {
  override name = "BackupError";
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const part = join(folder, "manifest.json.part");
  const file = await open(part, "w", 0o600);
  await file.writeFile(JSON.stringify(manifest, null, 1));
  await file.sync();
  await file.close();
  await rename(part, join(folder, "manifest.json"));
}

/** @throws BackupError when it is missing, from another version, or does not match the files next to it */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => {
    throw new BackupError(`${folder} holds no complete backup: manifest.json, which is written last, is missing`);
  });
  const read = Manifest.safeParse(parseJson(text));
  if (!read.success) throw new BackupError(`${folder}/manifest.json is not from a backup that this version can read`);
  const parts = [...read.data.tables, ...read.data.files.map((one) => ({ ...one, file: pathOf(one.key) }))];
  for (const { file, sha256 } of parts) {
    const found = await checksumOf(join(folder, file)).catch(() => null);
    if (found !== sha256) throw new BackupError(`${folder}/${file} is ${found ? "damaged" : "missing"}`);
  }
  return read.data;
}

export const pathOf = (key: string): string => join("files", key);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
