import { useLanguage } from "@stoep/client/texts";
import { useForm } from "@stoep/ui";
import { useState } from "react";
import { useFieldText, useGo, useLeaveQuestion, useSearch, useSession } from "../../../../app/index.ts";
import { useTakenContact } from "../../parts/use-taken-contact.ts";
import { personFrom } from "../../people/parts/person-draft.ts";
import type { PersonHit } from "../../people/parts/words.ts";
import { bodyOf, newTicket, type TicketDraft } from "../parts/ticket-draft.ts";
import { ticketHref } from "../parts/words.ts";

/** The person whose record the user comes from. */
const knownAs = (id: string, name: string): PersonHit => ({
  id,
  name,
  detail: "",
  isMember: true,
  isHelper: false,
  isSuspended: false,
});

/** The form of a new ticket, whose member is found, or added in the same form. */
export function useNewTicket() {
  const go = useGo();
  const { account } = useSession();
  const language = useLanguage();
  const { title = "", shout, member: memberId, name = "" } = useSearch(["title", "shout", "member", "name"]);
  const known = memberId === undefined ? null : knownAs(memberId, name);
  const [member, setMember] = useState(known);
  const [isNew, setIsNew] = useState(false);
  const begun = { language, title: title.slice(0, 250), memberId: known?.id ?? null, assigneeId: account.id };
  const form = useForm({ initialValues: newTicket(begun), validate: useRules(isNew) });
  const { taken, forget, linkWith, refused } = useTakenContact(form.values);
  const disarm = useLeaveQuestion(form.isDirty());
  return {
    form,
    member,
    isNew,
    taken,
    isKnown: known !== null,
    choose: (person: PersonHit | null) => {
      setMember(person);
      form.setFieldValue("memberId", person?.id ?? null);
      setIsNew(false);
      forget();
    },
    /** `typed`: what was typed to find them. */
    writeNew: (typed: string) => {
      form.setValues(personFrom(typed));
      setIsNew(true);
    },
    searchAgain: () => setIsNew(false),
    /** `householdWith`: people who have the same number or email address, and live with the new member. */
    bodyOf: (draft: TicketDraft, householdWith: string[]) =>
      bodyOf(draft, { isNewMember: isNew, shoutId: shout ?? null, householdWith }),
    command: {
      form,
      fieldsUnder: "newMember",
      refused,
      whenDone: ({ id }: { id: string }) => {
        disarm();
        go(ticketHref(id));
      },
    },
    forget,
    linkWith,
  };
}
export type NewTicket = ReturnType<typeof useNewTicket>;

function useRules(isNew: boolean) {
  const fieldText = useFieldText();
  return {
    title: (text: string) => (text.trim() === "" ? fieldText("titleRequired") : null),
    memberId: (id: string | null) => (!isNew && id === null ? fieldText("choiceRequired") : null),
    firstName: (name: string) => (isNew && name.trim() === "" ? fieldText("firstNameRequired") : null),
    phone: (phone: string, { email }: TicketDraft) =>
      isNew && phone.trim() + email.trim() === "" ? fieldText("contactRequired") : null,
  };
}
