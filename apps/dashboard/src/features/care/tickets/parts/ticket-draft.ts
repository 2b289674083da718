import type { Language } from "@stoep/contract/kernel";

export const newTicket = (language: Language, title: string) => ({
  memberId: null as string | null,
  firstName: "",
  lastName: "",
  phone: "",
  email: "",
  language,
  title,
  description: "",
  categoryId: null as string | null,
  assigneeId: null as string | null,
  preferredMoment: "",
  needsCar: false,
  isConfidential: false,
  deadlineOn: null as string | null,
  outcome: "",
  referredTo: "",
});
export type TicketDraft = ReturnType<typeof newTicket>;

/** The request body: an existing member, or a new one who is created with the ticket. */
export function bodyOf(draft: TicketDraft, { isNewMember, shoutId }: { isNewMember: boolean; shoutId: string | null }) {
  const { firstName, lastName, phone, email, language, memberId, outcome: _, referredTo: __, ...content } = draft;
  return {
    ...content,
    shoutId,
    memberId: isNewMember ? null : memberId,
    newMember: isNewMember ? { firstName, lastName, phone, email, languages: [language] } : null,
  };
}
