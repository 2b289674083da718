/** When a city redraws its neighbourhoods, residents move with their house. */
import { type Db, inTransaction } from "#kernel/database.ts";
import { neighbourhoodAt } from "#modules/neighbourhoods/index.ts";
import { followAddresses, listPinned, moveHousehold } from "./store/households.ts";

/** To be called after an import of neighbourhoods; `db` is bound to the network. Returns how many households moved. */
export function followBorders(db: Db): Promise<number> {
  return inTransaction(db, async (trx) => {
    let moved = 0;
    for (const { id, neighbourhoodId, ...position } of await listPinned(trx)) {
      const place = await neighbourhoodAt(trx, position);
      if (!place || place.id === neighbourhoodId) continue;
      await moveHousehold(trx, id, place.id);
      moved += 1;
    }
    return moved + (await followAddresses(trx));
  });
}
