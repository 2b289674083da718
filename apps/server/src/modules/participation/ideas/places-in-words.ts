/** Where the ideas of a project are, in words, for everybody. */
import { type PublicIdeaPlaces, publicPageLimits } from "@stoep/contract/participation";
import { guest } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { areaFinder } from "#modules/neighbourhoods/index.ts";
import { listPlacesWithStreets } from "./store/cards.ts";

/** The latest, in two statements. The neighbourhood is that of the place; its author may live in another. */
export async function listPlacesInWords(db: Db, projectId: string): Promise<PublicIdeaPlaces> {
  const most = publicPageLimits.places;
  const rows = await listPlacesWithStreets(db, guest, projectId, most + 1);
  const shown = rows.slice(0, most);
  const areaAt = await areaFinder(db, shown);
  const items = shown.map(({ street, ...point }) => {
    const words = [street, areaAt(point)?.name];
    return { ...point, place: words.filter(Boolean).join(", ") };
  });
  return { items, isCut: rows.length > most };
}
