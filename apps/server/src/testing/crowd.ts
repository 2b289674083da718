/** Many residents at once, each in their own household: for figures that are only disclosed from ten on. */
import { dayMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { signAccessToken } from "#modules/accounts/sessions/access-token.ts";
import { type Caller, clientOver } from "./client.ts";
import type { Place } from "./places.ts";
import type { Town } from "./town.ts";

export async function crowdIn(town: Town, place: Place, households: number): Promise<Member[]> {
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
  return crowd;
}

interface Member {
  accountId: string;
  id: string;
}

/** Many residents, each with their own session and client. */
export async function crowdOfCallers(town: Town, place: Place, households: number): Promise<Caller[]> {
  const crowd = (await crowdIn(town, place, households)).map((one) => ({ ...one, sessionId: newId() }));
  const now = town.clock.now();
  const { id: networkId, schema } = town.networks.testdorp;
  const homes = crowd.map(({ accountId, id }) => ({ accountId, networkId, residentId: id }));
  await town.databases.platform.insertInto("public.residence").values(homes).execute();
  const at = { createdAt: now, refreshedAt: now, confirmedAt: now, expiresAt: new Date(now.getTime() + dayMs) };
  await town.databases.platform
    .insertInto("public.session")
    .values(
      crowd.map(({ accountId, sessionId, id }) => ({
        id: sessionId,
        accountId,
        residentId: id,
        client: "resident",
        agent: "test",
        ...at,
      })),
    )
    .execute();
  return crowd.map(({ sessionId }) => {
    const token = signAccessToken(town.databases.platform, { sessionId, schema }, now);
    return clientOver(town.http, async () => ({ "x-client-id": "resident", authorization: `Bearer ${await token}` }));
  });
}
