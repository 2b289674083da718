/** When a helper is away, what certificates they have, and the hours they gave. S2 §3 */
import { helperLimits, helpers } from "@stoep/contract/care";
import { Id } from "@stoep/contract/kernel";
import { Day, monthsLater } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import { z } from "zod";
import { handle } from "#kernel/module.ts";
import { cutPage, readCursor } from "#kernel/page.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { announceCare, personSubject } from "../people/index.ts";
import { dayOf, monthOf } from "./rules.ts";
import { type Call, type ReadCall, seesOf } from "./showing.ts";
import { findHelper, lockHelper } from "./store/counts.ts";
import * as store from "./store/parts.ts";
import { viewCertificate } from "./views.ts";

type Of<C> = C & { params: { personId: string } };
const lockOne = async ({ actor, db, params }: Of<Call>) =>
  (await lockHelper(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
const findOne = async ({ actor, db, params }: Of<ReadCall>) =>
  (await findHelper(db, actor.organisation.id, params.personId)) ?? refuse("not_found");

const todayOf = ({ actor, now }: Pick<ReadCall, "actor" | "now">) => dayOf(now, actor.network.timeZone);

type Action = "addAbsence" | "deleteAbsence" | "addCertificate" | "deleteCertificate" | "addEntry" | "deleteEntry";
/** That it was done, and not what it says. */
async function settle(call: Call, action: Action, row: Awaited<ReturnType<typeof lockOne>>): Promise<void> {
  await record(call, { action: `care.${action}`, subject: personSubject({ ...row, id: row.personId }) });
  await announceCare(call);
}

const ByDay = z.tuple([Day, Id]);
/** The hours of so many months are summed. */
const summedMonths = 12;

export const partHandlers = handle(helpers, {
  async addAbsence(call) {
    const { body, db } = call;
    const row = await lockOne(call);
    const there = await store.listAbsences(db, row.personId, todayOf(call));
    if (there.length >= helperLimits.absences) refuseFields({ fromOn: "tooMany" });
    const absence = { id: newId(), ...body };
    await store.insertAbsence(db, { ...absence, personId: row.personId });
    await settle(call, "addAbsence", row);
    return absence;
  },

  async deleteAbsence(call) {
    const { db, params } = call;
    const row = await lockOne(call);
    if (!(await store.deleteAbsence(db, row.personId, params.absenceId))) refuse("not_found");
    await settle(call, "deleteAbsence", row);
    return { done: true };
  },

  async addCertificate(call) {
    const { body, db } = call;
    const row = await lockOne(call);
    const there = await store.listCertificates(db, row.personId);
    if (there.length >= helperLimits.certificates) refuseFields({ name: "tooMany" });
    const certificate = { id: newId(), ...body };
    await store.insertCertificate(db, { ...certificate, personId: row.personId });
    await settle(call, "addCertificate", row);
    return viewCertificate(certificate, todayOf(call));
  },

  async deleteCertificate(call) {
    const { db, params } = call;
    const row = await lockOne(call);
    if (!(await store.deleteCertificate(db, row.personId, params.certificateId))) refuse("not_found");
    await settle(call, "deleteCertificate", row);
    return { done: true };
  },

  async listEntries(call) {
    const { actor, db, query } = call;
    const { personId } = await findOne(call);
    const sees = seesOf(actor);
    const size = helperLimits.entries;
    const rows = await store.listEntries(db, personId, sees, readCursor(ByDay, query.cursor), size + 1);
    const { page, next } = cutPage(rows, size, ({ onDay, id }) => [onDay, id]);
    const from = monthsLater(monthOf(todayOf(call)), 1 - summedMonths);
    return {
      items: page.map(({ createdAt, writerName, ...row }) => ({
        ...row,
        writtenBy: writerName,
        createdAt: createdAt.toISOString(),
      })),
      next,
      months: query.cursor === undefined ? await store.sumEntries(db, personId, sees, from) : null,
    };
  },

  async addEntry(call) {
    const { actor, body, db, now } = call;
    const row = await lockOne(call);
    if (body.onDay > todayOf(call)) refuseFields({ onDay: "invalid" });
    const entry = { id: newId(), ...body, ticketId: null, createdAt: now };
    const { organisation, accountId: writtenBy } = actor;
    await store.insertEntry(db, { ...entry, organisationId: organisation.id, helperId: row.personId, writtenBy });
    await settle(call, "addEntry", row);
    return { ...entry, writtenBy: actor.name, createdAt: now.toISOString() };
  },

  async deleteEntry(call) {
    const { db, params } = call;
    const row = await lockOne(call);
    if (!(await store.deleteEntry(db, row.personId, params.entryId))) refuse("not_found");
    await settle(call, "deleteEntry", row);
    return { done: true };
  },
});
