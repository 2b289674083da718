/** When a helper is away, what certificates they have, and the hours they gave. S2 §3 */

import { helperLimits, helpers } from "@stoep/contract/care";
import { Day, dayAt, Id, monthsLater, startOfMonth } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { z } from "zod";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readCursor } from "#kernel/page.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { announceCare, personSubject } from "../../people/index.ts";
import { confidentialAccountOf, type HelperCall } from "../presentation.ts";
import * as store from "../store/absences-and-hours.ts";
import { findHelper, lockHelper } from "../store/counters.ts";
import { viewCertificate } from "../views.ts";

type WithPersonId<C> = C & { params: { personId: string } };
const lockHelperOf = async ({ actor, db, params }: WithPersonId<HelperCall>) =>
  (await lockHelper(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
const findHelperOf = async ({ actor, db, params }: WithPersonId<StaffCall<Db>>) =>
  (await findHelper(db, actor.organisation.id, params.personId)) ?? refuse("not_found");

const todayOf = ({ actor, now }: Pick<StaffCall<Db>, "actor" | "now">) => dayAt(now, actor.network.timeZone);

type Action = "addAbsence" | "deleteAbsence" | "addCertificate" | "deleteCertificate" | "addEntry" | "deleteEntry";
/** Logs the action, but not the text. */
async function recordAndAnnounce(
  call: HelperCall,
  action: Action,
  row: Awaited<ReturnType<typeof lockHelperOf>>,
): Promise<void> {
  await record(call, { action: `care.${action}`, subject: personSubject({ ...row, id: row.personId }) });
  await announceCare(call);
}

const DayCursor = z.tuple([Day, Id]);
/** The hours of this many months are summed. */
const summedMonths = 12;

export const absenceAndHoursHandlers = handle(helpers, {
  async addAbsence(call) {
    const { body, db } = call;
    const row = await lockHelperOf(call);
    const there = await store.listAbsences(db, row.personId, todayOf(call));
    if (there.length >= helperLimits.absences) refuseFields({ fromOn: "tooMany" });
    const absence = { id: newId(), ...body };
    await store.insertAbsence(db, { ...absence, personId: row.personId });
    await recordAndAnnounce(call, "addAbsence", row);
    return absence;
  },

  async deleteAbsence(call) {
    const { db, params } = call;
    const row = await lockHelperOf(call);
    if (!(await store.deleteAbsence(db, row.personId, params.absenceId))) refuse("not_found");
    await recordAndAnnounce(call, "deleteAbsence", row);
    return { done: true };
  },

  async addCertificate(call) {
    const { body, db } = call;
    const row = await lockHelperOf(call);
    const there = await store.listCertificates(db, row.personId);
    if (there.length >= helperLimits.certificates) refuseFields({ name: "tooMany" });
    const certificate = { id: newId(), ...body };
    await store.insertCertificate(db, { ...certificate, personId: row.personId });
    await recordAndAnnounce(call, "addCertificate", row);
    return viewCertificate(certificate, todayOf(call));
  },

  async deleteCertificate(call) {
    const { db, params } = call;
    const row = await lockHelperOf(call);
    if (!(await store.deleteCertificate(db, row.personId, params.certificateId))) refuse("not_found");
    await recordAndAnnounce(call, "deleteCertificate", row);
    return { done: true };
  },

  async listEntries(call) {
    const { actor, db, query } = call;
    const { personId } = await findHelperOf(call);
    const sees = confidentialAccountOf(actor);
    const size = helperLimits.entries;
    const rows = await store.listHours(db, personId, sees, readCursor(DayCursor, query.cursor), size + 1);
    const { page, next } = cutPage(rows, size, ({ onDay, id }) => [onDay, id]);
    const from = monthsLater(startOfMonth(todayOf(call)), 1 - summedMonths);
    return {
      items: page.map(({ createdAt, writerName, ...row }) => ({
        ...row,
        writtenBy: writerName,
        createdAt: createdAt.toISOString(),
      })),
      next,
      months: query.cursor === undefined ? await store.sumHoursByMonth(db, personId, sees, from) : null,
    };
  },

  async addEntry(call) {
    const { actor, body, db, now } = call;
    const row = await lockHelperOf(call);
    if (body.onDay > todayOf(call)) refuseFields({ onDay: "invalid" });
    const entry = { id: newId(), ...body, ticketId: null, createdAt: now };
    const { organisation, accountId: writtenBy } = actor;
    await store.insertHours(db, { ...entry, organisationId: organisation.id, helperId: row.personId, writtenBy });
    await recordAndAnnounce(call, "addEntry", row);
    return { ...entry, writtenBy: actor.name, createdAt: now.toISOString() };
  },

  async deleteEntry(call) {
    const { db, params } = call;
    const row = await lockHelperOf(call);
    if (!(await store.deleteHours(db, row.personId, params.entryId))) refuse("not_found");
    await recordAndAnnounce(call, "deleteEntry", row);
    return { done: true };
  },
});
