import { peopleCount } from "@stoep/contract/people";
import type { residents } from "@stoep/contract/residents";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import type { Handler } from "#kernel/module.ts";
import { cutPage, everyRow, type PageCursor, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { renameAccount } from "#modules/accounts/index.ts";
import { record } from "#modules/audit/index.ts";
import { fileRowsMax, listFile } from "#modules/files/index.ts";
import { waitingFile } from "./files.ts";
import { mayProve, mayVouch } from "./policy.ts";
import * as store from "./store/residents.ts";
import { householdTotal, myResidence, waitingResident } from "./views.ts";

type Routes = typeof residents;
const pageSize = 50;

async function residenceOf(db: Db, { residentId, householdId }: Resident) {
  const row = (await store.findResidence(db, residentId)) ?? refuse("sign_in_required");
  return myResidence(row, await store.listHousemates(db, householdId, residentId));
}

export const getMyResidence: Handler<Routes["getMyResidence"]> = ({ db, actor }) => residenceOf(db, actor);

export const updateMyResidence: Handler<Routes["updateMyResidence"]> = async ({ actor, body, db }) => {
  const { firstName, lastName, ...profile } = body;
  await renameAccount(db, actor.accountId, { firstName, lastName });
  await store.updateResident(db, actor.residentId, profile);
  return residenceOf(db, actor);
};

export const vouchForHousemate: Handler<Routes["vouchForHousemate"]> = async ({ actor, announce, db, now, params }) => {
  ensure(mayVouch(actor));
  if (params.residentId === actor.residentId) refuse("not_found");
  const { residentId } = params;
  const proof = { residentId, householdId: actor.householdId, by: actor.accountId, now };
  const { accountId } = (await store.putProof(db, proof)) ?? refuse("not_found");
  await announce("residents", { networkId: actor.network.id, accountId });
  return residenceOf(db, actor);
};

export const listWaitingResidents: Handler<Routes["listWaitingResidents"]> = async ({ actor, db, query }) => {
  ensure(mayProve(actor));
  const rows = await store.listWaiting(db, readPageCursor(query.cursor), pageSize + 1);
  const { page, next } = cutPage(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
  return { items: page.map(waitingResident), next };
};

export const exportWaitingResidents: Handler<Routes["exportWaitingResidents"]> = async (call) => {
  const { actor, db, query, language, now } = call;
  ensure(mayProve(actor));
  const rows = everyRow<store.WaitingRow, PageCursor>(
    (after, limit) => store.listWaiting(db, after, limit),
    ({ createdAt, id }) => ({ at: createdAt, id }),
    { max: fileRowsMax },
  );
  return listFile(waitingFile, rows, { format: query.format, language, now, timeZone: actor.network.timeZone });
};

export const proveResident: Handler<Routes["proveResident"]> = async (call) => {
  const { actor, announce, db, now, params } = call;
  ensure(mayProve(actor));
  const { residentId } = params;
  const proof = { residentId, householdId: null, by: actor.accountId, now };
  const { accountId, publicName, provenAt } = (await store.putProof(db, proof)) ?? refuse("not_found");
  // Once proven, a second time changes nothing.
  if (provenAt?.getTime() === now.getTime()) {
    await record(call, { action: "residents.prove", subject: { kind: "resident", id: residentId, name: publicName } });
  }
  await announce("residents", { networkId: actor.network.id, accountId });
  return { residentId };
};

export const listHouseholdCounts: Handler<Routes["listHouseholdCounts"]> = async ({ db }) => {
  const places = await store.countHouseholds(db);
  const items = places.map(({ registered, residents, ...place }) => ({
    ...place,
    registered: peopleCount(registered),
    residents: peopleCount(residents),
  }));
  return { items, total: householdTotal(places) };
};
