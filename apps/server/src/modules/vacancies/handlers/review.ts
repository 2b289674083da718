/** What editors of the organisation do with applications. */
import type { BodyOf } from "@stoep/contract/kernel";
import { type ApplicationState, vacancies } from "@stoep/contract/vacancies";
import type { StaffCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, type PageCursor, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { fileOptions, fileRowsMax, filtersOf, listFile } from "#modules/files/index.ts";
import { type Decision, findDecisionDelivery, notifyDecision, sendDecisionAgain } from "../notify.ts";
import { recordApplicationsRead } from "../reading-log.ts";
import { applicationFile } from "../spreadsheet.ts";
import * as store from "../store/received-applications.ts";
import { viewApplication, viewApplicationRow } from "../views.ts";

const pageSize = 50;

type Call<D extends Db = Db> = StaffCall<D> & { params: { postId: string } };

export const reviewHandlers = handle(vacancies, {
  async listNewApplications({ actor, db }) {
    return { items: await store.countByVacancy(db, actor.organisation.id) };
  },

  async listApplications(call) {
    const { db, query } = call;
    const { cursor, ...filter } = query;
    const { id } = await vacancyOf(call);
    const rows = await store.listApplications(db, id, filter, readPageCursor(cursor), pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
    const counts = { new: 0, "in-contact": 0, accepted: 0, declined: 0 };
    for (const { state, total } of await store.countByState(db, id)) counts[state] = total;
    const found = cursor === undefined ? await store.countMatching(db, id, filter) : null;
    return { items: page.map(viewApplicationRow), next, counts, found };
  },

  async exportApplications(call) {
    const { db } = call;
    const filter = filtersOf(call.query);
    const { id, title } = await vacancyOf(call);
    const ids = await store.listApplicationIds(db, id, filter, fileRowsMax);
    await recordApplicationsRead(call, ids, { what: "export", query: filter });
    const rows = everyRow<store.ApplicationListRow, PageCursor>(
      (after, limit) => store.listApplications(db, id, filter, after, limit),
      (row) => ({ at: row.createdAt, id: row.id }),
      { max: fileRowsMax, batch: 500 },
    );
    return listFile(applicationFile({ title }), rows, await fileOptions(call));
  },

  async getApplication(call) {
    const { id } = await vacancyOf(call);
    return loadApplication(call, id, call.params.applicationId);
  },

  async setApplicationState(call) {
    const { body, db } = call;
    const vacancy = await vacancyOf(call);
    const ids = [...new Set(body.applicationIds)];
    const rows = await store.lockApplications(db, vacancy.id, ids);
    if (rows.length !== ids.length) refuse("not_found");
    const changed = await setState(call, rows);
    const told = await notifyDecided(call, vacancy, rows);
    if (changed.length + told.length === 0) return { done: true };
    await record(call, {
      action: "vacancies.setState",
      subject: subjectOf(vacancy),
      new: { applicationState: body.state, applications: rows.length, toldApplicants: told.length },
    });
    await announceChange(
      call,
      changed.map(({ accountId }) => accountId),
    );
    return { done: true };
  },

  async notifyApplicantAgain(call) {
    const { db, params } = call;
    const vacancy = await vacancyOf(call);
    const [row] = await store.lockApplications(db, vacancy.id, [params.applicationId]);
    if (!row) return refuse("not_found");
    // A closed account has no address.
    if (row.disabledAt !== null) refuse("words_not_kept");
    if (await sendDecisionAgain(call, row)) {
      await record(call, { action: "vacancies.notifyAgain", subject: subjectOf(vacancy) });
      await announceChange(call, []);
    }
    return loadApplication(call, vacancy.id, row.id);
  },

  async noteApplication(call) {
    const { actor, body, db, now, params } = call;
    const vacancy = await vacancyOf(call);
    const [row] = await store.lockApplications(db, vacancy.id, [params.applicationId]);
    if (!row) return refuse("not_found");
    if (row.note === body.note) return loadApplication(call, vacancy.id, row.id);
    if (row.note !== body.replaces) refuse("changed_meanwhile");
    await store.updateApplications(db, [row.id], { note: body.note, noteAt: now, noteBy: actor.accountId });
    await record(call, { action: "vacancies.note", subject: subjectOf(vacancy) });
    await announceChange(call, []);
    return loadApplication(call, vacancy.id, row.id);
  },
});

/** The log names the vacancy but never the applicants, because it is kept for longer. */
const subjectOf = ({ id, title }: store.OwnVacancy) => ({ kind: "post", id, name: title });

async function vacancyOf({ actor, db, params }: Call): Promise<store.OwnVacancy> {
  return (await store.findOwnVacancy(db, actor.organisation.id, params.postId)) ?? refuse("not_found");
}

/** A reader of an application is in the access log, also after changing something in it. */
async function loadApplication(call: Call, postId: string, applicationId: string) {
  const { db } = call;
  const row = (await store.findApplication(db, postId, applicationId)) ?? refuse("not_found");
  await recordApplicationsRead(call, [row.id], { what: "file" });
  return viewApplication(row, await findDecisionDelivery(db, row));
}

type StateCall = Call<Tx> & { body: BodyOf<typeof vacancies.setApplicationState> };
const isDecision = (state: ApplicationState): state is Decision["state"] =>
  state === "accepted" || state === "declined";

/** Returns the applications whose state changed. */
async function setState(
  { actor, body, db, now }: StateCall,
  rows: store.LockedApplication[],
): Promise<store.LockedApplication[]> {
  const changed = rows.filter(({ state }) => state !== body.state);
  await store.updateApplications(
    db,
    changed.map(({ id }) => id),
    { state: body.state, stateAt: now, stateBy: actor.accountId, toldState: null },
  );
  return changed;
}

/**
 * Once for each decision, however often it is set; a closed account has no address. Returns the applications whose applicants are
 * notified.
 */
async function notifyDecided(
  call: StateCall,
  vacancy: store.OwnVacancy,
  rows: store.LockedApplication[],
): Promise<store.LockedApplication[]> {
  const { actor, body, db } = call;
  const { state, reason } = body;
  if (!body.tells || !isDecision(state)) return [];
  const told = rows.filter((row) => (row.state !== state || row.toldState !== state) && row.disabledAt === null);
  await store.updateApplications(
    db,
    told.map(({ id }) => id),
    { toldState: state },
  );
  await notifyDecision(
    call,
    { vacancy, organisation: actor.organisation.name, state, reason },
    told.map(({ id, accountId, email, language }) => ({ applicationId: id, accountId, email, language })),
  );
  return told;
}

async function announceChange({ actor, announce }: Call, accountIds: string[]): Promise<void> {
  const networkId = actor.network.id;
  await announce("vacancies", { networkId, organisationId: actor.organisation.id });
  for (const accountId of accountIds) await announce("vacancies", { networkId, accountId });
}
