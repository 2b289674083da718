import type { Language } from "@stoep/contract/kernel";
import { addressOf, noAddress } from "../../people/parts/person-draft.ts";

type Begun = { language: Language; title: string; memberId: string | null; assigneeId: string };

/** Its coordinator is the colleague who makes it, until they choose somebody else. */
export const newTicket = ({ language, title, memberId, assigneeId }: Begun) => ({
  memberId,
  firstName: "",
  lastName: "",
  phone: "",
  email: "",
  address: noAddress,
  language,
  title,
  description: "",
  categoryId: null as string | null,
  assigneeId: assigneeId as string | null,
  preferredMoment: "",
  needsCar: false,
  isConfidential: false,
  deadlineOn: null as string | null,
  outcome: "",
  referredTo: "",
});
export type TicketDraft = ReturnType<typeof newTicket>;

type How = { isNewMember: boolean; shoutId: string | null; householdWith: string[] };

/** The request body: an existing member, or a new one who is created with the ticket. */
export function bodyOf(draft: TicketDraft, { isNewMember, shoutId, householdWith }: How) {
  const {
    firstName,
    lastName,
    phone,
    email,
    address,
    language,
    memberId,
    outcome: _,
    referredTo: __,
    ...content
  } = draft;
  const person = { firstName, lastName, phone, email, languages: [language], householdWith };
  return {
    ...content,
    shoutId,
    memberId: isNewMember ? null : memberId,
    newMember: isNewMember ? { ...person, address: addressOf(address, null) } : null,
  };
}
