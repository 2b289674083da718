/** Many residents at once, each in a household of their own: for what is only told of ten or more. */
import { v7 as newId } from "uuid";
import type { Place } from "./places.ts";
import type { Town } from "./town.ts";

export async function crowdIn(town: Town, place: Place, households: number): Promise<void> {
  const createdAt = town.clock.now();
  const names = { firstName: "Nieuwe", lastName: "Buur", publicName: "Buur", language: "nl" as const };
  const crowd = Array.from({ length: households }, () => ({ accountId: newId(), householdId: newId(), id: newId() }));
  await town.databases.platform
    .insertInto("public.account")
    .values(crowd.map(({ accountId: id }) => ({ id, email: `${id}@thuis.example`, createdAt, ...names })))
    .execute();
  const home = { neighbourhoodId: place.id, streetId: place.streets[0]?.id ?? null, createdAt };
  await town.db
    .insertInto("household")
    .values(
      crowd.map(({ householdId: id }) => ({ id, ...home, pinnedLabel: `Huis ${id}`, longitude: 3.7, latitude: 51 })),
    )
    .execute();
  await town.db
    .insertInto("resident")
    .values(crowd.map((one) => ({ ...one, ...home, kind: "person" as const, publicName: "Buur", provenAt: createdAt })))
    .execute();
}
