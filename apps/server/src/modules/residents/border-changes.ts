/** When a city redraws its neighbourhoods, or its file places a house elsewhere, residents move with their house. */
import { v7 as newId } from "uuid";
import type { Network } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { type Db, inTransaction, type Tx } from "#kernel/database.ts";
import { findNeighbourhoodAt, findNeighbourhoodNames } from "#modules/neighbourhoods/index.ts";
import { notifyPeople } from "#modules/notifications/index.ts";
import { listPinned, type MovedResident, moveHousehold, moveHouseholdsWithAddresses } from "./store/households.ts";
import { selectReaders } from "./store/residents.ts";

export type HouseholdMoveCall = Pick<RouteCall, "provided" | "now" | "announce" | "enqueue" | "endStreams"> & {
  db: Tx;
  network: Network;
};

/** To be called after an import of neighbourhoods; `db` is bound to the network. Returns how many households moved. */
export function moveHouseholdsToNewBorders(db: Db): Promise<number> {
  return inTransaction(db, async (trx) => {
    let moved = 0;
    for (const { id, neighbourhoodId, ...position } of await listPinned(trx)) {
      const place = await findNeighbourhoodAt(trx, position);
      if (!place || place.id === neighbourhoodId) continue;
      await moveHousehold(trx, id, place.id);
      moved += 1;
    }
    return moved + (await moveHouseholdsWithAddresses(trx)).households;
  });
}

/** To be called after an import of addresses, in one transaction. Returns how many households moved. */
export async function moveHouseholdsToNewAddresses(call: HouseholdMoveCall): Promise<number> {
  const { households, people } = await moveHouseholdsWithAddresses(call.db);
  await notifyMoved(call, people);
  return households;
}

/** In the bell and as they chose; their feeds and open screens are refreshed. Names the neighbourhood, never the house. */
export async function notifyMoved(call: HouseholdMoveCall, people: readonly MovedResident[]): Promise<void> {
  const { announce, db, endStreams, network } = call;
  const names = await findNeighbourhoodNames(db, [...new Set(people.map(({ neighbourhoodId }) => neighbourhoodId))]);
  for (const [neighbourhoodId, same] of Map.groupBy(people, (one) => one.neighbourhoodId))
    await notifyPeople(call, {
      kind: "residents.placed",
      eventId: newId(),
      object: null,
      details: { title: names.get(neighbourhoodId) ?? "" },
      readers: selectReaders(
        db,
        same.map(({ residentId }) => residentId),
      ),
    });
  for (const { accountId } of people) {
    await announce("residents", { networkId: network.id, accountId });
    await announce("feed", { networkId: network.id, accountId });
    await endStreams({ accountId });
  }
}
