/** Notices as tests need them, without the events that lead to them. */
import { v7 as newId } from "uuid";
import type { PersonName } from "../../../testing/people.ts";
import type { Town } from "../../../testing/town.ts";
import { unsubscribeKey } from "../notices/store/unsubscribing.ts";

export const unsubscribeKeyOf = (town: Town): Promise<string> =>
  unsubscribeKey(town.databases.platform, town.clock.now());

/** A resident's, of a shout that does not exist. */
export async function aNotice(
  town: Town,
  who: PersonName,
  { eventId = newId(), at = town.clock.now() }: { eventId?: string; at?: Date } = {},
): Promise<string> {
  const { accountId, session } = town.people[who];
  const id = newId();
  await town.db
    .insertInto("notice")
    .values({
      ...{ id, eventId, mergeId: eventId, accountId, at, isOpen: true, people: [eventId], total: 1 },
      readerId: session.residentId ?? session.membershipId ?? "",
      kind: "shouts.inProgress",
      objectKind: "shout",
      objectId: newId(),
      actor: "Gemeente Testdorp",
      details: { title: "Lamp stuk", organisation: "Gemeente Testdorp" },
    })
    .execute();
  return id;
}
