/** Neighbours for tests that count households. */
import { v7 as newId } from "uuid";
import type { Person, Town } from "../../../testing/town.ts";

/** Gives a resident a house of their own, and marks their residence as proven. */
export async function giveOwnHouse(town: Town, { session }: Person): Promise<void> {
  const residentId = session.residentId ?? "";
  const home = await town.db
    .selectFrom("resident")
    .innerJoin("household", "household.id", "resident.householdId")
    .select(["household.neighbourhoodId", "household.streetId", "household.longitude", "household.latitude"])
    .where("resident.id", "=", residentId)
    .executeTakeFirstOrThrow();
  const id = newId();
  const createdAt = town.clock.now();
  await town.db
    .insertInto("household")
    .values({ ...home, id, pinnedLabel: `Om de hoek ${id}`, createdAt })
    .execute();
  await town.db
    .updateTable("resident")
    .set({ householdId: id, provenAt: createdAt })
    .where("id", "=", residentId)
    .execute();
}
