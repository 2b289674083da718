/** A link of a member or a helper to what is theirs of a ticket: 256 random bits, of which the hash is kept. S2 §4 */
import type { TicketSide } from "@stoep/contract/care";
import { insertLink } from "./store/sent-links.ts";
import { homeOf, type Sender } from "./telling/sending.ts";
import { hashOfToken, newToken } from "./tokens.ts";

interface Linked {
  ticketId: string;
  personId: string;
  side: TicketSide;
  startsAt: Date | null;
  endsAt: Date | null;
}

async function newLink({ db, now }: Sender, linked: Linked): Promise<string> {
  const token = newToken();
  await insertLink(db, { ...linked, tokenHash: hashOfToken(token), madeAt: now });
  return token;
}

/** To the page that shows a helper what they need, until the ticket ends. */
export const pageLink = async (call: Sender, linked: Linked): Promise<string> =>
  `${homeOf(call)}/care/answer/${await newLink(call, linked)}`;

/** To the appointment as it is whenever the link is opened, for the calendar. */
export async function calendarLink(call: Sender, linked: Linked): Promise<string> {
  const { config, network } = call;
  return `${config.publicUrl}/api/networks/${network.slug}/care/answers/${await newLink(call, linked)}/appointment.ics`;
}
