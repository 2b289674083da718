/** Who opened a person's file: logged before any of it is sent. S2 §3 */

import type { ReadingKind } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { findRecentOpening, insertReading } from "./store/reading-log.ts";

interface Reading {
  what: ReadingKind;
  /** The person whose file was opened; absent for an exported list, which has the number of people instead. */
  personId?: string;
  ticketId?: string;
  people?: number;
}

export async function recordReading(
  { actor, client, db, now }: Pick<StaffCall<Db>, "actor" | "client" | "db" | "now">,
  { what, personId, ticketId, people = 1 }: Reading,
): Promise<void> {
  if (what === "file" && personId && (await hasJustOpened({ actor, db, now }, personId))) return;
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

const oneOpeningMs = 10 * 60_000;

/** A screen fetches an open file again, and so does its edit form: together they count as one opening. */
async function hasJustOpened({ actor, db, now }: Pick<StaffCall<Db>, "actor" | "db" | "now">, personId: string) {
  const since = new Date(now.getTime() - oneOpeningMs);
  const by = { organisationId: actor.organisation.id, accountId: actor.accountId, personId };
  return (await findRecentOpening(db, by, since)) !== undefined;
}
