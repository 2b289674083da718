/** Whether the member and the helper of a ticket can be written to, by which channels, and if not, why not. S2 §3, §4 */
import type { Channel, Reachability, TicketSide, TicketState } from "@stoep/contract/care";
import { personName, type Verdict } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import type { Reach } from "../../channels.ts";
import { findPerson, type PersonRecordRow, withEffectiveContact } from "../../people/index.ts";
import { reachOf } from "../../reach.ts";
import { isOver } from "../rules.ts";

type Contact = Pick<PersonRecordRow, "email" | "phone" | "suspendedAt"> & { hasMobile: boolean };
/** With the address and language of today, and whether text messages reach them. */
export type ReachablePerson = PersonRecordRow & { hasMobile: boolean; reach: Reach };
interface TicketSides {
  organisationId: string;
  state: TicketState;
  memberId: string;
  helperId: string | null;
}

/**
 * `person` is null once they were deleted. After the end of a ticket its member can still be written to, its helper cannot. `texts`:
 * whether the organisation may send one more text message.
 */
export function channelVerdict(
  to: TicketSide,
  state: TicketState,
  person: Contact | null,
  { channel, texts }: { channel: Channel; texts: Verdict },
): Verdict {
  if (to === "helper" && isOver(state)) return "already_closed";
  if (person === null) return "person_gone";
  if (channel === "mail" ? person.email === null : !person.hasMobile) return "no_contact";
  if (person.suspendedAt !== null) return "person_suspended";
  return channel === "mail" || texts;
}

export async function findReachablePerson(
  db: Db,
  organisationId: string,
  personId: string | null,
): Promise<ReachablePerson | null> {
  const found = personId === null ? undefined : await findPerson(db, organisationId, personId);
  if (!found) return null;
  const person = withEffectiveContact(found);
  const reach = await reachOf(person);
  return { ...person, hasMobile: reach.hasMobile, reach };
}

export const findPersonOnSide = (db: Db, row: TicketSides, to: TicketSide): Promise<ReachablePerson | null> =>
  findReachablePerson(db, row.organisationId, to === "member" ? row.memberId : row.helperId);

export async function listReachability(db: Db, row: TicketSides, texts: Verdict): Promise<Reachability[]> {
  const sides: Reachability[] = [];
  for (const to of ["member", "helper"] as const) {
    if (to === "helper" && row.helperId === null) continue;
    const person = await findPersonOnSide(db, row, to);
    const verdict = (channel: Channel) => channelVerdict(to, row.state, person, { channel, texts });
    sides.push({ to, name: person ? personName(person) : "", mail: verdict("mail"), text: verdict("text") });
  }
  return sides;
}
