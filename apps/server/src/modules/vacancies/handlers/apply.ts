/** What residents do: apply, read, change and withdraw their applications. */
import type { BodyOf } from "@stoep/contract/kernel";
import { type MyVacancy, vacancies } from "@stoep/contract/vacancies";
import { v7 as newId } from "uuid";
import type { ResidentCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { findPerson } from "#modules/accounts/index.ts";
import { notifyNewApplication } from "../notify.ts";
import { verdicts } from "../policy.ts";
import * as store from "../store/own-applications.ts";
import { viewFields, viewOwnApplication, viewVacancy } from "../views.ts";

const pageSize = 20;

type Call<D extends Db = Db> = ResidentCall<D> & { params: { postId: string } };
type ApplyCall = Call<Tx> & { body: BodyOf<typeof vacancies.apply> };

const timesOf = ({ actor, now }: Call) => ({ now, timeZone: actor.network.timeZone });

export const applyHandlers = handle(vacancies, {
  async getMyApplication(call) {
    const { actor, db, params } = call;
    const vacancy = (await store.findVacancy(db, actor, params.postId)) ?? refuse("not_found");
    return loadVacancy(call, vacancy);
  },

  async apply(call) {
    const { actor, body, db, params } = call;
    const vacancy = (await store.holdVacancy(db, actor, params.postId)) ?? refuse("not_found");
    const mine = await store.lockOwnApplication(db, actor, params.postId);
    if (!mine && !vacancy.isThere) refuse("not_found");
    if (mine) await changeApplication(call, vacancy, mine);
    else if (body.replaces !== null) refuse("changed_meanwhile");
    else await sendApplication(call, vacancy);
    return loadVacancy(call, vacancy);
  },

  async withdrawApplication(call) {
    const { actor, db, params } = call;
    const vacancy = (await store.findVacancy(db, actor, params.postId)) ?? refuse("not_found");
    const mine = (await store.lockOwnApplication(db, actor, params.postId)) ?? refuse("not_found");
    ensure(verdicts(vacancy, mine, timesOf(call)).withdraw);
    await store.deleteApplication(db, mine.id);
    await announceChange(call, vacancy);
    return { done: true };
  },

  async listMyApplications({ actor, db, query }) {
    const rows = await store.listOwnApplicationRows(db, actor, readPageCursor(query.cursor), pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
    const items = page.map((row) => ({
      ...viewVacancy(row),
      createdAt: row.createdAt.toISOString(),
      state: row.state,
    }));
    return { items, next };
  },
});

async function loadVacancy(call: Call, vacancy: store.VacancyRow): Promise<MyVacancy> {
  const { actor, db, params } = call;
  const mine = await store.findOwnApplication(db, actor, params.postId);
  if (!mine && !vacancy.isThere) refuse("not_found");
  const { firstName, lastName, email } = (await findPerson(db, actor.accountId)) ?? refuse("sign_in_required");
  return {
    vacancy: viewVacancy(vacancy),
    application: mine ? viewOwnApplication(mine) : null,
    suggested: { firstName, lastName, email },
    can: verdicts(vacancy, mine, timesOf(call)),
  };
}

async function sendApplication(call: ApplyCall, vacancy: store.VacancyRow): Promise<void> {
  const { actor, body, db, now } = call;
  const { postId, organisationId } = vacancy;
  ensure(verdicts(vacancy, undefined, timesOf(call)).apply);
  const row = {
    id: newId(),
    postId,
    residentId: actor.residentId,
    organisationId,
    ...body.application,
    createdAt: now,
    updatedAt: now,
    state: "new" as const,
    stateAt: now,
    note: "",
  };
  if (!(await store.insertApplication(db, row))) {
    // Sent a moment ago, from another window or by a double click.
    const mine = (await store.lockOwnApplication(db, actor, postId)) ?? refuse("changed_meanwhile");
    return changeApplication(call, vacancy, mine);
  }
  const { email, language } = (await findPerson(db, actor.accountId)) ?? refuse("sign_in_required");
  await notifyNewApplication(call, vacancy, { id: row.id, applicant: { email, language } });
  await announceChange(call, vacancy);
}

/** The same content again changes nothing; other content is accepted only from a client that saw the version it replaces. */
async function changeApplication(
  call: ApplyCall,
  vacancy: store.VacancyRow,
  mine: store.ApplicationRow,
): Promise<void> {
  const { body, db, now } = call;
  const wanted = body.application;
  if (JSON.stringify(viewFields(mine)) === JSON.stringify(viewFields(wanted))) return;
  ensure(verdicts(vacancy, mine, timesOf(call)).change);
  if (mine.updatedAt.toISOString() !== body.replaces) refuse("changed_meanwhile");
  await store.updateApplication(db, mine.id, wanted, now);
  await announceChange(call, vacancy);
}

async function announceChange({ actor, announce }: Call, { organisationId }: store.VacancyRow): Promise<void> {
  await announce("vacancies", { networkId: actor.network.id, organisationId });
  await announce("vacancies", { networkId: actor.network.id, accountId: actor.accountId });
}
