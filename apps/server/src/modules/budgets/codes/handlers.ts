/** Codes as letters and as files for a printer. Lists of names and codes are in files alone, for a day. D §11 */

import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { budgets, codeLimits } from "@stoep/contract/budgets";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { readTableFile, receiveUpload, type TableRow } from "#modules/files/index.ts";
import { announceToColleagues } from "../announce.ts";
import { codeFilesMs } from "../code-batches/index.ts";
import { listCountedNumbers, listNumbers, viewCodeNumbers } from "../count/index.ts";
import { recordRound } from "../log.ts";
import { codesAdminVerdict, codesVerdict } from "../policy.ts";
import { makeCodes } from "./jobs.ts";
import { digestOf, readList } from "./list.ts";
import { loadBatch, loadVote, nameOfDistrict, presentBatch, shareVote } from "./presentation.ts";
import * as store from "./store/batches.ts";
import { findLastSerial, takeSerials } from "./store/codes.ts";
import { codeFiles, removeList, storedBatch, storeList } from "./stored-files.ts";
import { codeFileName } from "./texts.ts";
import { viewBatch } from "./views.ts";

/** Columns beyond the lines of a letter are read, so that the row can be told. */
const tableLimits = { rows: codeLimits.codes, columns: 100, sheets: 1, cell: codeLimits.line };

export const codeHandlers = handle(budgets, {
  async readCodes(call) {
    const { actor, db, now, params } = call;
    const { project, round } = await loadVote(call, params.roundId);
    if (round.roll !== "codes") refuse("codes_not_asked");
    const batches = await store.listBatches(db, round.id, codeLimits.batches);
    const can = codesVerdict(call, round, project);
    return {
      numbers:
        round.countedAt === null
          ? (await listNumbers(db, round)).map((number) => ({ ...number, used: null }))
          : viewCodeNumbers(await listCountedNumbers(db, round.id)),
      batches: batches.map((batch) => viewBatch(batch, { accountId: actor.accountId, now })),
      can: { make: can, revoke: can },
    };
  },

  async checkCodeList(call) {
    const { actor, config, db, file, language, now, params, ports } = call;
    const { districtId } = params;
    await ensureRoom(call, params.roundId, { districtId, codes: 1 });
    const limits = { folder: config.folder, maxBytes: codeLimits.list, sender: call };
    const rows = await receiveUpload(limits, file.content, async ({ path }): Promise<TableRow[]> => {
      const out = join(dirname(path), "rows");
      const task = { source: path, out, language, limits: tableLimits, known: [], samples: 0 };
      await readTableFile({ organisationId: actor.organisation.id }, task);
      return (await readFile(out, "utf8")).split("\n").map((line) => JSON.parse(line));
    });
    const { letters, wrongRows } = readList(rows);
    const sample = letters.slice(0, codeLimits.sample);
    const { round } = await ensureRoom(call, params.roundId, { districtId, codes: letters.length });
    const digest = digestOf(letters);
    const usedAt = (await store.findUse(db, round, digest))?.toISOString() ?? null;
    if (wrongRows.length > 0)
      return { batch: null, sample, wrongRows: wrongRows.slice(0, codeLimits.wrongRows), usedAt };
    const id = newId();
    await storeList(ports.files, db, id, letters);
    await call.transact(async (scope) => {
      await shareVote({ ...call, ...scope }, round.id);
      await insertBatch(
        { ...call, ...scope },
        { id, roundId: round.id, districtId },
        {
          issue: "letters",
          state: "checked",
          codes: letters.length,
          listDigest: digest,
          filesUntil: new Date(now.getTime() + codeFilesMs),
        },
      );
    });
    return { batch: await presentBatch(call, id), sample, wrongRows: [], usedAt };
  },

  async makeCodeLetters(call) {
    const { actor, db, enqueue, now, params } = call;
    const { roundId } = await loadBatch(call, params.batchId);
    const vote = await shareVote(call, roundId);
    const batch = (await store.lockBatch(db, params.batchId)) ?? refuse("not_found");
    if (batch.requestedBy !== actor.accountId || batch.state === "failed") refuse("not_found");
    if (batch.state !== "checked") return presentBatch(call, batch.id);
    if (batch.filesUntil === null || batch.filesUntil <= now) refuse("not_found");
    const firstSerial = (await takeSerials(db, batch, batch.codes)) ?? refuse("too_many_codes");
    await store.putQueued(db, batch.id, { firstSerial, filesUntil: new Date(now.getTime() + codeFilesMs) });
    await enqueue(makeCodes, { batchId: batch.id });
    await recordMaking(call, vote, { ...batch, firstSerial });
    return presentBatch(call, batch.id);
  },

  async discardCodeList(call) {
    const { actor, db, params, ports } = call;
    const { roundId } = await loadBatch(call, params.batchId);
    const { project } = await loadVote(call, roundId);
    ensure(codesAdminVerdict(call.actor, project));
    const batch = (await store.lockBatch(db, params.batchId)) ?? refuse("not_found");
    if (batch.requestedBy !== actor.accountId || batch.state !== "checked") refuse("not_found");
    await store.deleteBatch(db, batch.id);
    await announceToColleagues(call);
    await removeList(ports.files, batch.id);
    return { done: true };
  },

  async makeCodeFile(call) {
    const { body, db, enqueue, now, params } = call;
    const { districtId, codes } = body;
    const vote = await shareVote(call, params.roundId);
    nameOfDistrict(vote, districtId);
    const firstSerial = (await takeSerials(db, vote.round, codes)) ?? refuse("too_many_codes");
    const batch = { id: newId(), roundId: vote.round.id, districtId };
    const filesUntil = new Date(now.getTime() + codeFilesMs);
    const making = { issue: "file", state: "queued", codes, firstSerial } as const;
    await insertBatch(call, batch, { ...making, listDigest: null, filesUntil });
    await enqueue(makeCodes, { batchId: batch.id });
    await recordMaking(call, vote, { ...batch, ...making });
    return presentBatch(call, batch.id);
  },

  async readCodeFile(call) {
    const { actor, db, language, now, params, ports } = call;
    const batch = await loadBatch(call, params.batchId);
    const { parts, filesUntil } = viewBatch(batch, { accountId: actor.accountId, now });
    if (batch.requestedBy !== actor.accountId || filesUntil === null || params.part > parts) refuse("not_found");
    const file = await codeFiles.open(ports.files, actor.network, storedBatch(batch), params.part);
    const { title } = (await loadVote({ ...call, db }, batch.roundId)).project;
    return { ...file, saveAs: codeFileName(language, batch.issue, title, params.part) };
  },
});

interface Wanted {
  districtId: string;
  codes: number;
}

/** Before anything is read or kept. Refuses with `not_found`, `too_many_codes`, and where codes are not made now. */
async function ensureRoom(call: StaffCall<Db>, roundId: string, { districtId, codes }: Wanted) {
  const vote = await loadVote(call, roundId);
  ensure(codesVerdict(call, vote.round, vote.project));
  nameOfDistrict(vote, districtId);
  if ((await findLastSerial(call.db, vote.round)) + codes > codeLimits.codesOfPhase) refuse("too_many_codes");
  return vote;
}

type BatchOf = Pick<store.BatchRow, "id" | "roundId" | "districtId">;
type NewBatch = Parameters<typeof store.insertBatch>[1];

/** Refuses with `too_many_codes` beyond the batches that a vote may have. */
async function insertBatch(
  { actor, db, now }: StaffCall<Tx>,
  batch: BatchOf,
  making: Omit<NewBatch, keyof BatchOf | "requestedBy" | "createdAt">,
): Promise<void> {
  if ((await store.countBatches(db, batch.roundId)) >= codeLimits.batches) refuse("too_many_codes");
  await store.insertBatch(db, { ...batch, ...making, requestedBy: actor.accountId, createdAt: now });
}

type Vote = Awaited<ReturnType<typeof loadVote>>;
type Making = Pick<store.BatchRow, "districtId" | "issue" | "codes"> & { firstSerial: number };

async function recordMaking(
  call: StaffCall<Tx>,
  vote: Vote,
  { districtId, issue, codes, firstSerial }: Making,
): Promise<void> {
  const serials = `${firstSerial}–${firstSerial + codes - 1}`;
  const district = nameOfDistrict(vote, districtId) || undefined;
  await recordRound(call, "makeCodes", vote, { new: { issue, codes, serials, district } });
  await announceToColleagues(call);
}
