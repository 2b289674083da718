/** Neighbourhoods from GeoJSON. Loading the same file again changes nothing; what a file does not name stays as it is. */
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { v7 as newId } from "uuid";
import { type Db, inTransaction, type Tx } from "#kernel/database.ts";
import { placeAddresses } from "../store/addresses.ts";
import { updateAdjacency } from "../store/adjacency.ts";
import { type ChangedArea, findAreasDigest, readAreaLines, saveAreas } from "../store/areas.ts";
import { saveAreasLayer } from "../store/map-layers.ts";
import type { AreaTask } from "./area-messages.ts";
import { checkAreasInProcess } from "./area-process.ts";
import { type ImportOptions, type ImportReport, undoneReport } from "./report.ts";
import { lockImports } from "./store/import-lock.ts";

export interface NeighbourhoodOptions extends ImportOptions {
  /** Properties that hold a neighbourhood's code and name. */
  properties?: { code: string; name: string };
  /** Takes only features whose property has this value; the rest of the file is ignored. */
  only?: { property: string; value: string };
  attribution?: string;
}

/** The network to import into. `db` is bound to it. */
export interface ImportTarget {
  db: Db;
  network: { schema: string; timeZone: string; name: string };
  now: Date;
}

/** What a file would do to a network. Its files exist until the callback that receives it has ended. */
export interface CheckedAreas {
  report: ImportReport;
  /** A hash of the network's areas before the check began. */
  ground: string;
  /** The network as it would become: GeoJSON compressed with gzip, with `change` besides code and name. */
  preview: string;
  /** For `saveNeighbourhoods`. */
  changes: string;
}

/** Loads a file without a preview. @throws ImportError when it cannot be used as a whole, or while another import is under way */
export async function importNeighbourhoods(
  target: ImportTarget,
  source: Readable,
  options: NeighbourhoodOptions = {},
): Promise<ImportReport> {
  const load = async (db: Tx) => {
    await lockImports(db, target.network.schema);
    return previewNeighbourhoods({ ...target, db }, source, options, async ({ report, changes }) => {
      if (options.isStrict && report.rejected > 0) return undoneReport(report);
      await saveNeighbourhoods({ ...target, db }, createReadStream(changes), options.attribution);
      return report;
    });
  };
  // A stream cannot be read a second time, so a lost race is not retried.
  return inTransaction(target.db, load, { retry: false });
}

/**
 * Checks a file without changing anything, and passes the result to the callback.
 * @throws ImportError when the file as a whole cannot be used
 */
export async function previewNeighbourhoods<T>(
  { db, network }: ImportTarget,
  source: Readable,
  options: NeighbourhoodOptions,
  use: (checked: CheckedAreas) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "stoep-areas-"));
  try {
    const path = (name: string) => join(folder, name);
    const task: AreaTask = {
      stored: path("stored"),
      source: path("source"),
      changes: path("changes"),
      preview: path("preview"),
      timeZone: network.timeZone,
      turn: network.schema,
      properties: options.properties ?? { code: "code", name: "name" },
      only: options.only,
    };
    const ground = await findAreasDigest(db);
    await pipeline(Readable.from(readAreaLines(db)), createWriteStream(task.stored, { mode: 0o600 }));
    await pipeline(source, createWriteStream(task.source, { mode: 0o600 }));
    const report = await checkAreasInProcess(task, options);
    return await use({ report, ground, preview: task.preview, changes: task.changes });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const batchSize = 100;

/** Writes what a check found to be new or changed. The transaction must hold `lockImports`. */
export async function saveNeighbourhoods(
  { db, now }: ImportTarget & { db: Tx },
  changes: Readable,
  attribution: string | undefined,
): Promise<void> {
  let waiting: (ChangedArea & { id: string })[] = [];
  let saved = 0;
  const save = async () => {
    if (waiting.length > 0) await saveAreas(db, waiting);
    saved += waiting.length;
    waiting = [];
  };
  for await (const text of createInterface({ input: changes, crlfDelay: Number.POSITIVE_INFINITY })) {
    waiting.push({ id: newId(), ...(JSON.parse(text) as ChangedArea) });
    if (waiting.length === batchSize) await save();
  }
  await save();
  if (saved > 0) await updateAdjacency(db);
  if (saved > 0) await placeAddresses(db);
  if (saved > 0 || attribution !== undefined) await saveAreasLayer(db, { attribution, now });
}

/** A hash of a network's current areas. */
export const findAreasHash = (db: Db): Promise<string> => findAreasDigest(db);
