/** Importing members and helpers: upload, columns, dry run, confirmation. S2 §3, §5 */

import { dirname, join } from "node:path";
import {
  type ImportKind,
  type ImportMapping,
  importLimits,
  type PeopleImport,
  peopleImports,
  privateImportFields,
} from "@stoep/contract/care";
import { dayMs, Id } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { z } from "zod";
import type { Staff } from "#kernel/actor.ts";
import type { StaffCall } from "#kernel/call.ts";
import { homeCountry } from "#kernel/config.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readCursor } from "#kernel/page.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { cleanName, fileOptions, listFile, readTableFile, receiveUpload } from "#modules/files/index.ts";
import { announceCare, careLevelVerdict, recordImport } from "../people/index.ts";
import { usualDayOrder } from "./cells/day-text.ts";
import { guessFields, isOffered, knownHeadings } from "./headings.ts";
import { checkImport, runImport } from "./jobs.ts";
import { openSamples, openWorkbookFile, removeRows, sealSamples, storeRows, storeWorkbook } from "./sealed-rows.ts";
import * as store from "./store/imports.ts";
import { viewImport, viewImportRow } from "./views.ts";
import { readWrongRows, wrongRowsFile, wrongRowsUntil } from "./wrong-rows.ts";

const listLimit = 50;
/** How long an upload waits for its columns to be mapped. */
const mappingMs = dayMs;
const Place = z.tuple([z.string().regex(/^\d{1,9}$/), Id]);

/** How tables of people are read. */
const reading = () => ({ limits: importLimits, known: knownHeadings(), samples: importLimits.samples });

type Of = { params: { importId: string } };
const findImportOf = async ({ actor, db, params }: StaffCall<Db> & Of) =>
  (await store.findImport(db, actor.organisation.id, params.importId)) ?? refuse("not_found");

export const importHandlers = handle(peopleImports, {
  async listPeopleImports({ actor, db }) {
    const records = await store.listImports(db, actor.organisation.id, listLimit);
    const counts = await store.countFates(
      db,
      records.map(({ id }) => id),
    );
    return { items: records.map((one) => viewImport(one, { actor, counts })) };
  },

  async uploadPeople(call) {
    const { actor, config, db, file, language, now, ports, query } = call;
    const limits = { folder: config.folder, maxBytes: importLimits.bytes, sender: call };
    const whose = { organisationId: actor.organisation.id };
    const id = newId();
    await receiveUpload(limits, file.content, async ({ path }) => {
      const out = join(dirname(path), "rows");
      const { heading, samples, rows, ...read } = await readTableFile(whose, {
        source: path,
        out,
        language,
        ...reading(),
      });
      await storeRows(ports.files, db, id, out);
      if (read.sheets.length > 0) await storeWorkbook(ports.files, db, id, path);
      const columns = guessColumns(heading, query.kind, actor);
      const dayOrder = usualDayOrder(actor.network.languages[0] ?? language, homeCountry(config));
      const row = {
        id,
        ...whose,
        kind: query.kind,
        state: "mapping" as const,
        rows,
        columns,
        language,
        dayOrder,
        ...read,
      };
      const moments = { startedBy: actor.accountId, createdAt: now, expiresAt: new Date(now.getTime() + mappingMs) };
      const fileName = cleanName(file.name);
      const kept = await sealSamples(db, id, samples);
      await call.transact((scope) => store.insertImport(scope.db, { ...row, ...moments, fileName, samples: kept }));
    });
    return presentImport(call, id);
  },

  async chooseImportSheet(call) {
    const { actor, body, db, ports } = call;
    const { id, kind, language, organisationId, startedBy, state } = await findImportOf(call);
    if (startedBy !== actor.accountId) refuse("not_found");
    if (!["mapping", "previewed"].includes(state)) refuse("already_closed");
    const workbook = (await openWorkbookFile(ports.files, db, id)) ?? refuse("not_found");
    const limits = { folder: call.config.folder, maxBytes: importLimits.bytes, sender: null };
    await receiveUpload(limits, workbook, async ({ path }) => {
      const task = { source: path, out: join(dirname(path), "rows"), language, sheet: body.sheet, ...reading() };
      const { heading, samples, rows, sheet } = await readTableFile({ organisationId }, task);
      const kept = await sealSamples(db, id, samples);
      await call.transact(async (scope) => {
        const found = (await store.lockImport(scope.db, id)) ?? refuse("not_found");
        if (!["mapping", "previewed"].includes(found.state)) refuse("already_closed");
        const columns = guessColumns(heading, kind, actor);
        const changed = { columns, rows, sheet, samples: kept, turn: found.turn + 1, progress: 0 };
        await store.updateImport(scope.db, id, { ...changed, state: "mapping" });
        await store.deleteRows(scope.db, id);
        // Last, since it stays when the transaction fails: the rows of one sheet would be read by the columns of another.
        await storeRows(ports.files, db, id, task.out);
      });
    });
    return presentImport(call, id);
  },

  async exportWrongRows(call) {
    const found = await findImportOf(call);
    if (wrongRowsUntil(found, call.actor) === null) refuse("not_found");
    const rows = await readWrongRows(call, found.id);
    async function* each() {
      yield* rows;
    }
    return listFile(wrongRowsFile(found), each(), await fileOptions(call));
  },

  async getPeopleImport(call) {
    return presentImport(call, (await findImportOf(call)).id);
  },

  async listImportRows(call) {
    const { actor, db, query } = call;
    const { id, startedBy } = await findImportOf(call);
    const size = importLimits.pageSize;
    const rows = await store.listRows(db, id, query.fate, readCursor(Place, query.cursor), size + 1);
    const { page, next } = cutPage(rows, size, ({ place }) => [String(place), id]);
    return { items: page.map((row) => viewImportRow(row, { isOwn: startedBy === actor.accountId })), next };
  },

  async checkPeopleImport(call) {
    const { body, db } = call;
    const { id, columns, kind, organisationId } = await findImportOf(call);
    const found = (await store.lockImport(db, id)) ?? refuse("not_found");
    if (!["mapping", "checking", "previewed"].includes(found.state)) refuse("already_closed");
    checkFields(call, body, { columns, kind });
    const turn = found.turn + 1;
    await store.updateImport(db, id, {
      columns: columns.map((column, at) => ({ ...column, field: body.fields[at] ?? null })),
      language: body.language,
      skipsAddress: body.skipsAddress,
      skipsDay: body.skipsDay,
      dayOrder: body.dayOrder,
      state: "checking",
      progress: 0,
      turn,
    });
    await store.deleteRows(db, id);
    const behind = await store.countOthersUnderWay(db, { id, organisationId });
    await call.enqueue(checkImport, { importId: id, turn }, { behind });
    return presentImport(call, id);
  },

  async confirmPeopleImport(call) {
    const { actor, db, now } = call;
    const { id } = await findImportOf(call);
    const found = (await store.lockImport(db, id)) ?? refuse("not_found");
    if (found.state !== "previewed") refuse("already_closed");
    const [counts, seen] = [await store.countFates(db, [id]), await findImportOf(call)];
    if (seen.expiresAt && seen.expiresAt <= now) refuse("not_found");
    const of = (fate: string) => counts.find((one) => one.fate === fate)?.rows ?? 0;
    await store.updateImport(db, id, { state: "queued", progress: 0, confirmedBy: actor.accountId, expiresAt: null });
    const behind = await store.countOthersUnderWay(db, seen);
    await call.enqueue(runImport, { importId: id }, { behind });
    await recordImport(call, of("new") + of("there"));
    await record(call, {
      action: "care.importPeople",
      subject: { kind: "careImport", id, name: seen.fileName },
      new: { people: of("new") },
    });
    await announceCare(call);
    return presentImport(call, id);
  },

  async discardPeopleImport(call) {
    const { db, ports } = call;
    const { id } = await findImportOf(call);
    const found = (await store.lockImport(db, id)) ?? refuse("not_found");
    if (!["mapping", "checking", "previewed", "failed"].includes(found.state)) refuse("already_closed");
    await store.deleteImport(db, id);
    await removeRows(ports.files, id);
    return { done: true };
  },
});

const guessColumns = (heading: readonly string[], kind: ImportKind, actor: Staff) => {
  const fields = guessFields(heading, kind, careLevelVerdict(actor, "admin") === true);
  return heading.map((name, at) => ({ heading: name, field: fields[at] ?? null }));
};

/** Private data may be imported only by colleagues who may read it. */
function checkFields(
  { actor }: StaffCall<Db>,
  { fields }: ImportMapping,
  { columns, kind }: Pick<store.ImportRecord, "columns" | "kind">,
): void {
  const named = fields.filter((field) => field !== null);
  if (fields.length !== columns.length || named.length === 0) refuseFields({ fields: "required" });
  if (named.some((field) => privateImportFields.some((one) => one === field))) ensure(careLevelVerdict(actor, "admin"));
  if (named.some((field) => !isOffered(field, kind, true))) refuseFields({ fields: "invalid" });
}

async function presentImport({ actor, db }: StaffCall<Db>, id: string): Promise<PeopleImport> {
  const found = (await store.findImport(db, actor.organisation.id, id)) ?? refuse("not_found");
  const isOwn = found.startedBy === actor.accountId && found.state === "mapping";
  const samples = isOwn ? await openSamples(db, found) : [];
  return viewImport(found, { actor, counts: await store.countFates(db, [id]), samples });
}
