/**
 * Moving house. The resident joins another household, where their residence must be proven again; what they wrote stays in the
 * neighbourhood where they wrote it. In another network they become another resident, and the first one leaves. D §5
 */
import type { BodyOf } from "@stoep/contract/kernel";
import { residents } from "@stoep/contract/residents";
import { v7 as newId } from "uuid";
import type { Network } from "#kernel/actor.ts";
import type { DbScope, ResidentCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import * as accounts from "#modules/accounts/index.ts";
import { recordAll } from "#modules/audit/index.ts";
import { findNeighbourhoodNames, listCities } from "#modules/neighbourhoods/index.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { endResidency } from "./departure.ts";
import { addressFault, findHome } from "./home-address.ts";
import { mails } from "./mails.ts";
import { mayMove } from "./policy.ts";
import { followProof } from "./proof.ts";
import { movedAtAfter } from "./rules.ts";
import { findOrInsertHousehold, type Home } from "./store/households.ts";
import { insertOrReturnResident, listHousemates, lockResident, moveResident } from "./store/residents.ts";

type MoveCall = ResidentCall & { body: BodyOf<typeof residents.moveHouse> };

export const moveHandlers = handle(residents, {
  async moveHouse(call) {
    const { actor, body, db, now, endStreams } = call;
    const from = (await lockResident(db, actor.residentId)) ?? refuse("changed_meanwhile");
    // Of two simultaneous moves, the second starts from a house that the resident has already left.
    if (from.householdId !== actor.householdId) refuse("changed_meanwhile");
    ensure(mayMove(from.movedAt, now));
    const network = (await accounts.findNetworkBySlug(db, body.networkSlug)) ?? refuse("not_found");
    const isHere = network.id === actor.network.id;
    const there: Pick<DbScope, "db" | "announce"> = isHere ? call : call.bind(network);
    const { home, householdId } = await findNewHome(call, there.db);
    if (isHere && householdId === from.householdId) refuseFields({ addressId: "addressSame" });
    const { neighbourhoodId, streetId } = home;
    const place = { householdId, neighbourhoodId, streetId, movedAt: movedAtAfter(from.movedAt, now), now };
    const mover = { from, network, there: there.db };
    const residentId = isHere ? await moveWithinNetwork(call, place) : await moveToNetwork(call, mover, place);
    const [neighbourhood = ""] = (await findNeighbourhoodNames(there.db, [neighbourhoodId])).values();
    await recordMove(call, { ...mover, residentId, neighbourhood });
    await notifyMove(call, network, neighbourhood);
    for (const mate of await listHousemates(db, from.householdId, from.id))
      await call.announce("residents", { networkId: actor.network.id, accountId: mate.accountId });
    for (const mate of await listHousemates(there.db, householdId, residentId))
      await there.announce("residents", { networkId: network.id, accountId: mate.accountId });
    // Open screens reconnect in the new neighbourhood.
    await endStreams({ accountId: actor.accountId });
    return { networkSlug: network.slug, residentId };
  },
});

async function findNewHome({ body, now }: MoveCall, db: Tx): Promise<{ home: Home; householdId: string }> {
  const wrong = await addressFault(db, body);
  if (Object.keys(wrong).length > 0) refuseFields(wrong);
  const home = (await findHome(db, body)) ?? refuse("changed_meanwhile");
  return { home, householdId: await findOrInsertHousehold(db, newId(), home, now) };
}

type NewHome = Parameters<typeof moveResident>[2];
interface HouseMove {
  from: NonNullable<Awaited<ReturnType<typeof lockResident>>>;
  network: Network;
  /** Bound to the network the resident moves to. */
  there: Tx;
}

async function moveWithinNetwork({ actor, db, provided }: MoveCall, place: NewHome): Promise<string> {
  await moveResident(db, actor.residentId, place);
  await followProof({ provided, db }, actor.residentId);
  return actor.residentId;
}

async function moveToNetwork(call: MoveCall, { from, network, there }: HouseMove, place: NewHome): Promise<string> {
  const { actor, db, now } = call;
  const { accountId, residentId } = actor;
  const { kind, publicName } = from;
  const { now: createdAt, ...where } = place;
  const settled = await insertOrReturnResident(there, {
    id: newId(),
    accountId,
    kind,
    publicName,
    createdAt,
    ...where,
  });
  if (!settled) return refuse("already_exists");
  await endResidency(call, residentId, { network: actor.network, now });
  await accounts.moveResidence(db, { accountId, networkId: network.id, from: residentId, to: settled.id });
  return settled.id;
}

/** Logs the move for both cities, with neighbourhoods, never a house. */
async function recordMove(
  call: MoveCall,
  { from, network, residentId, neighbourhood }: HouseMove & { residentId: string; neighbourhood: string },
): Promise<void> {
  const { actor, db } = call;
  const cities = await listCities(db, [...new Set([actor.network.id, network.id])]);
  await recordAll(
    call,
    cities.map(({ id: organisationId, networkId }) => ({
      action: "residents.move" as const,
      subject: { kind: "resident", id: residentId, name: from.publicName },
      old: { neighbourhood: from.neighbourhood, network: actor.network.name },
      new: { neighbourhood, network: network.name },
      organisationId,
      networkId,
    })),
  );
}

async function notifyMove(call: MoveCall, network: Network, neighbourhood: string): Promise<void> {
  const { actor, config, db } = call;
  const person = await accounts.findPerson(db, actor.accountId);
  if (!person) return;
  const { id: accountId, email, language, firstName: name } = person;
  await queueMails(call, {
    template: mails.moved,
    subjectId: newId(),
    networkId: network.id,
    values: () => ({ name, network: network.name, neighbourhood, link: `${config.publicUrl}/${network.slug}/me/home` }),
    recipients: [{ accountId, email, language }],
  });
}
