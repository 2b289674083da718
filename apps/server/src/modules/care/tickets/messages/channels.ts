/** Whether the member and the helper of a ticket can be written to, by which channels, and if not, why not. S2 §3, §4 */
import type { Channel, Reachability, TicketSide, TicketState } from "@stoep/contract/care";
import { personName, type Verdict } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import { findPerson, type PersonRecordRow, withEffectiveContact } from "../../people/index.ts";
import { isOver } from "../rules.ts";

type Contact = Pick<PersonRecordRow, "email" | "phone" | "suspendedAt">;
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
  if ((channel === "mail" ? person.email : person.phone) === null) return "no_contact";
  if (person.suspendedAt !== null) return "person_suspended";
  return channel === "mail" || texts;
}

/** The channel of automatic messages: mail if they have an address. null: none. */
export const defaultChannel = ({ email, phone }: Contact): Channel | null =>
  email !== null ? "mail" : phone !== null ? "text" : null;

export async function findPersonOnSide(db: Db, row: TicketSides, to: TicketSide): Promise<PersonRecordRow | null> {
  const personId = to === "member" ? row.memberId : row.helperId;
  const person = personId === null ? undefined : await findPerson(db, row.organisationId, personId);
  return person ? withEffectiveContact(person) : null;
}

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
