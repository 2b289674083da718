/** Checks and imports tables of people, and deletes old imports. */
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { dayAt, dayMs } from "@stoep/contract/kernel";
import { fold } from "@stoep/contract/search-words";
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import { homeCountry } from "#kernel/config.ts";
import { isUnavailable } from "#kernel/database.ts";
import { defineJob, defineRecurring } from "#kernel/jobs.ts";
import { receiveUpload } from "#modules/files/index.ts";
import { choiceWords, type FieldWords } from "./choice-words.ts";
import { importRows } from "./import-rows.ts";
import { checkRows } from "./row-check.ts";
import { openRows, removeRows } from "./sealed-rows.ts";
import * as store from "./store/imports.ts";
import { checkInProgram } from "./table-calls.ts";
import { keepWrongRows } from "./wrong-rows.ts";

/** For how long a check can be confirmed. */
const previewMs = dayMs;
const keptMs = 30 * dayMs;
/** How long the rows that are wrong can be saved once the others are imported. */
const wrongRowsMs = dayMs;
const jobSettings = { retries: 3, heartbeatSeconds: 60, atOnce: 1 };
const maxRowBytes = 400_000_000;

/** Determines the outcome of each row. Idempotent: it changes only the import's own rows. */
export const checkImport = defineJob({
  name: "care.checkImport",
  payload: z.object({ importId: z.uuid(), turn: z.number().int() }),
  ...jobSettings,
  async run({ importId, turn }, call) {
    const record = await store.findImportById(call.db, importId);
    if (record?.state !== "checking" || record.turn !== turn) return;
    await checkTable(call, record).catch((error) => markFailed(call, importId, error));
    await announceImport(call, record.organisationId);
  },
});

const announceImport = ({ announce: tell, network }: JobCall, organisationId: string) =>
  network ? tell("care", { networkId: network.id, organisationId }) : Promise.resolve();

/** If the database was unavailable, the job is retried; any other error would occur again. */
async function markFailed({ db, log, now }: JobCall, importId: string, error: unknown): Promise<void> {
  if (isUnavailable(error)) throw error;
  log.error({ err: error }, "an import of people failed");
  await store.updateImport(db, importId, { state: "failed", finishedAt: now });
}

async function checkTable(call: JobCall, record: store.ImportRecord): Promise<void> {
  const { config, db, network, now, ports } = call;
  const rows = await openRows(ports.files, db, record.id);
  if (rows === null || !network) throw new Error(`the rows of the import ${record.id} are gone`);
  const limits = { folder: config.folder, maxBytes: maxRowBytes, sender: null };
  await receiveUpload(limits, Buffer.from("rows"), async ({ path }) => {
    const out = join(dirname(path), "checked");
    await writeFile(path, rows, { mode: 0o600 });
    await checkInProgram(record, {
      rows: path,
      out,
      kind: record.kind,
      fields: record.columns.map(({ field }) => field),
      language: record.language,
      country: homeCountry(config),
      words: await fieldWordsOf(call, record.organisationId),
      today: dayAt(now, network.timeZone),
      dayOrder: record.dayOrder,
      skipsAddress: record.skipsAddress,
      skipsDay: record.skipsDay,
    });
    await saveCheckedRows(call, record, out);
  });
}

/** Discards a check whose columns were mapped again in the meantime. */
async function saveCheckedRows(call: JobCall, record: store.ImportRecord, path: string): Promise<void> {
  const { id, turn } = record;
  const mine = (work: (inside: Parameters<Parameters<JobCall["transact"]>[0]>[0]) => Promise<void>) =>
    call.transact(async (inside) => {
      const found = await store.lockImport(inside.db, id);
      if (found?.state !== "checking" || found.turn !== turn) return false;
      await work(inside);
      return true;
    });
  let progress = 0;
  if (!(await mine(({ db }) => store.deleteRows(db, id)))) return;
  for await (const rows of checkRows(call.db, record, path)) {
    progress += rows.length;
    const isMine = await mine(async ({ db }) => {
      await store.insertRows(db, id, rows);
      await store.updateImport(db, id, { progress });
    });
    if (!isMine) return;
  }
  const expiresAt = new Date(call.now.getTime() + previewMs);
  await mine(({ db }) => store.updateImport(db, id, { state: "previewed", expiresAt }));
}

async function fieldWordsOf({ db }: JobCall, organisationId: string): Promise<FieldWords> {
  const { tags, categories } = await store.listTagsAndCategories(db, organisationId);
  return {
    ...choiceWords(),
    tags: Object.fromEntries(tags.map(({ id, name }) => [fold(name), id])),
    categories: Object.fromEntries(
      categories.flatMap(({ id, name, translations }) =>
        [name, ...Object.values(translations)].map((word) => [fold(word ?? ""), id]),
      ),
    ),
  };
}

/** After so many rows the next import has its turn, and this one goes on after it. */
const rowsInTurn = 1_000;

/** Creates the new people, batch by batch. Idempotent: a row that was imported is not imported again. */
export const runImport = defineJob({
  name: "care.runImport",
  payload: z.object({ importId: z.uuid() }),
  ...jobSettings,
  async run({ importId }, call) {
    const record = await store.findImportById(call.db, importId);
    if (record?.state !== "queued" && record?.state !== "running") return;
    await importTable(call, record).catch((error) => markFailed(call, importId, error));
    await announceImport(call, record.organisationId);
  },
});

async function importTable(call: JobCall, record: store.ImportRecord): Promise<void> {
  const { db, now, stopping } = call;
  const { id, organisationId, kind, confirmedBy } = record;
  await store.updateImport(db, id, { state: "running" });
  const next = () =>
    call.transact(async (inside) => {
      await store.lockImport(inside.db, id);
      const taken = await importRows(inside.db, { id, organisationId, kind, by: confirmedBy, now });
      await store.addProgress(inside.db, id, taken);
      return taken;
    });
  let left = rowsInTurn;
  for (let taken = await next(); taken > 0; taken = await next()) {
    if (stopping.aborted) throw new Error("the server stops: another run takes the rest");
    left -= taken;
    if (left > 0) continue;
    const behind = await store.countOthersUnderWay(db, record);
    await call.enqueue(runImport, { importId: id }, { behind });
    return;
  }
  const rowsUntil = (await keepWrongRows(call, id)) ? new Date(now.getTime() + wrongRowsMs) : null;
  await store.updateImport(db, id, { state: "done", finishedAt: now, samples: "", rowsUntil });
}

/** Deletes imports that were not confirmed in time, and those older than 30 days. */
const sweepPeopleImports = defineRecurring({
  name: "care.sweepImports",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 2400, for: "each_network" },
  async run({ db, ports, now }) {
    for (const id of await store.deleteExpiredImports(db, { now, before: new Date(now.getTime() - keptMs) }))
      await removeRows(ports.files, id);
    for (const id of await store.endWrongRows(db, now)) await removeRows(ports.files, id);
  },
});

export const jobs = [checkImport, runImport, sweepPeopleImports];
