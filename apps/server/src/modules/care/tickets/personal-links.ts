/** A personal link of a member or a helper to their part of a ticket: 256 random bits, stored as a hash. S2 §4 */
import type { TicketSide } from "@stoep/contract/care";
import { hashOfToken, newToken } from "#kernel/tokens.ts";
import { type MessageCall, networkUrl } from "./messages/send.ts";
import { insertPersonalLink } from "./store/personal-links.ts";

interface PersonalLinkDraft {
  ticketId: string;
  personId: string;
  side: TicketSide;
  startsAt: Date | null;
  endsAt: Date | null;
}

async function createPersonalLink({ db, now }: MessageCall, linked: PersonalLinkDraft): Promise<string> {
  const token = newToken();
  await insertPersonalLink(db, { ...linked, tokenHash: hashOfToken(token), madeAt: now });
  return token;
}

/** To the helper's page with what they need, until the ticket ends. */
export const createPageLink = async (call: MessageCall, linked: PersonalLinkDraft): Promise<string> =>
  `${networkUrl(call)}/care/answer/${await createPersonalLink(call, linked)}`;

/** To the page of the appointment, as it is whenever the link is opened, with the file for the calendar. */
export const createAppointmentLink = async (call: MessageCall, linked: PersonalLinkDraft): Promise<string> =>
  `${networkUrl(call)}/care/appointment/${await createPersonalLink(call, linked)}`;
