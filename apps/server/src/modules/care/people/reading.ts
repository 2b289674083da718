/** Who opened the file of somebody in care: written before anything of it is sent. S2 §3 */
import type { ReadingKind } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { insertReading } from "./store/readings.ts";

interface Reading {
  what: ReadingKind;
  /** Whose file; without it a list was made into a file, of so many people. */
  personId?: string;
  ticketId?: string;
  people?: number;
}

export async function recordReading(
  { actor, client, db, now }: Pick<RouteCall<Staff>, "actor" | "client" | "db" | "now">,
  { what, personId, ticketId, people = 1 }: Reading,
): Promise<void> {
  await insertReading(db, {
    id: newId(),
    at: now,
    networkId: actor.network.id,
    organisationId: actor.organisation.id,
    accountId: actor.accountId,
    readerName: actor.name.slice(0, 170),
    personId: personId ?? null,
    ticketId: ticketId ?? null,
    what,
    people,
    address: client.address.slice(0, 60),
  });
}
