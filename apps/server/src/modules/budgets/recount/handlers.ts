import { text } from "node:stream/consumers";
import { budgets, type Recount, secrecy } from "@stoep/contract/budgets";
import { v7 as newId } from "uuid";
import { accessVerdict } from "#kernel/access.ts";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { members } from "#modules/accounts/index.ts";
import { notifyPeople } from "#modules/notifications/index.ts";
import type { StoredProject } from "#modules/participation/index.ts";
import { announceToColleagues } from "../announce.ts";
import { ballotFile, findPublished } from "../count/index.ts";
import { recordRound } from "../log.ts";
import { todayOf } from "../policy.ts";
import { loadProject } from "../presentation.ts";
import { findProjectOf } from "../store/rounds.ts";
import { ballotsVerdict, lastDayOf, recountVerdicts } from "./rules.ts";
import * as store from "./store.ts";

type DistrictCall<D extends Db> = StaffCall<D> & { params: { roundId: string; districtId: string } };

export const recountHandlers = handle(budgets, {
  async readRecount(call) {
    return (await judge(call)).recount;
  },

  async nameRecounters(call) {
    const { actor, body, db, now, params } = call;
    await members.lockAsOwner(call);
    await store.holdResult(db, params);
    const { recount, ...judged } = await judge(call);
    ensure(recount.can.name);
    const ids = [...new Set(body.accountIds)].filter((id) => id !== actor.accountId);
    const named = await findColleagues(call, ids);
    if (named.length !== secrecy.recounters) refuseFields({ accountIds: "recountersNumber" });
    await store.insertRecounters(db, params, [actor.accountId, ...ids], now);
    await recordDistrict(call, "nameRecounters", judged, { recounters: named.map(({ name }) => name) });
    await notifyNamed(call, judged.project, ids);
    await announceToColleagues(call);
    return (await judge(call)).recount;
  },

  async takeRecountFile(call) {
    const { actor, db, now, params } = call;
    await store.shareResult(db, params);
    await store.holdRecounter(db, params, actor.accountId);
    const { recount, ...judged } = await judge(call);
    ensure(recount.can.take);
    const published = (await findPublished(db, params, 0)) ?? refuse("not_found");
    const { content, saveAs } = ballotFile(published, { ...call, network: actor.network });
    const file = { name: saveAs, text: await text(content) };
    await store.markTaken(db, params, actor.accountId, now);
    await recordDistrict(call, "takeBallots", judged, {});
    await announceToColleagues(call);
    return file;
  },
});

interface Judged {
  project: StoredProject;
  district: string;
}

/** A district of the caller's organisation, and what the caller may do with its ballots. Refuses with `not_found`. */
async function judge(call: DistrictCall<Db>): Promise<Judged & { recount: Recount }> {
  const { actor, db, params } = call;
  const projectId = (await findProjectOf(db, actor.organisation.id, params.roundId)) ?? refuse("not_found");
  const project = await loadProject(call, projectId);
  const district = (await store.findDistrict(db, params)) ?? refuse("not_found");
  const people = (await store.listRecounters(db, params)).map(({ id, name, takenAt }) => ({
    id,
    name,
    isMe: id === actor.accountId,
    takenAt: takenAt?.toISOString() ?? null,
  }));
  const ballots = ballotsVerdict(district, todayOf(call));
  const can = recountVerdicts({ ballots, owner: accessVerdict(budgets.nameRecounters.access, actor), people });
  const colleagues = can.name === true ? await findColleagues(call) : [];
  const until = ballots === true && district.endsOn !== null ? lastDayOf(district.endsOn) : null;
  return { project, district: district.name, recount: { until, people, colleagues, can } };
}

/** Others who may edit in participation; only those among `ids`. */
async function findColleagues({ actor, db }: StaffCall<Db>, ids?: readonly string[]) {
  const among = ids === undefined ? {} : { ids };
  const all = await members.listEditors(db, actor.organisation.id, { ...among, module: "participation" });
  return all.filter(({ id }) => id !== actor.accountId);
}

const recordDistrict = (
  call: DistrictCall<StaffCall["db"]>,
  act: "nameRecounters" | "takeBallots",
  { project, district }: Judged,
  said: Record<string, unknown>,
): Promise<void> =>
  recordRound(
    call,
    act,
    { round: { id: call.params.roundId }, project },
    { new: { district: district || undefined, ...said } },
  );

const notifyNamed = (call: StaffCall, { id, title }: StoredProject, accountIds: readonly string[]) =>
  notifyPeople(
    { ...call, network: call.actor.network },
    {
      kind: "budgets.recounterNamed",
      eventId: newId(),
      object: { kind: "project", id },
      actor: { accountId: call.actor.accountId, name: "" },
      details: { title },
      readers: members.selectMembersAmong(call.db, call.actor.organisation.id, accountIds),
    },
  );
