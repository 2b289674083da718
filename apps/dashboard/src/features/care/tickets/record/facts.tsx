import { type Fact, TextLink } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";
import { PersonContact } from "../../people/parts/person-contact.tsx";
import { appointmentSpan } from "../parts/appointment-span.ts";
import { useMoney } from "../parts/money.ts";
import { type Ticket, useText } from "../parts/words.ts";

const none = "–";

/** The ticket's member, place and time. */
export function useFacts(ticket: Ticket): Fact[] {
  const t = useText();
  const format = useFormat();
  const { member, helper, assignee, category, neighbourhood, appointment, deadlineOn, hourlyRateCents } = ticket;
  const money = useMoney(hourlyRateCents !== null);
  const fact = (key: string, label: string, value: Fact["value"]): Fact => ({ key, label, value });
  const when = appointment && appointmentSpan(format, appointment);
  const isEditor = ticket.can.write === true;
  const named = member.name ? personFact(`/care/members/${member.id}`, member, isEditor) : t("gone");
  const helped = helper?.name ? personFact(`/care/helpers/${helper.id}`, helper, isEditor) : t("gone");
  return [
    fact("member", t("member"), named),
    fact("helper", t("helper"), helper ? helped : none),
    fact("assignee", t("concierge"), assignee?.name ?? t("nobody")),
    fact("appointment", t("appointment"), when ?? none),
    fact("category", t("category"), category?.name ?? none),
    fact("neighbourhood", t("neighbourhood"), neighbourhood?.name ?? none),
    ...(ticket.repeats === "never" || ticket.seriesId
      ? []
      : [fact("repeats", t("fields.repeats"), t(`repeats.${ticket.repeats}`))]),
    ...(hourlyRateCents === null ? [] : [fact("rate", t("fields.hourlyRate"), money(hourlyRateCents))]),
    ...plans(ticket, t).map(([key, label, value]) => fact(key, label, value)),
    ...(deadlineOn ? [fact("deadline", t("fields.deadline"), format.day(deadlineOn))] : []),
    fact("created", t("createdOn"), format.moment(ticket.createdAt)),
  ];
}

/** The name, and for editors how to reach the person. */
const personFact = (href: string, { id, name }: { id: string; name: string }, isEditor: boolean) => (
  <>
    <TextLink href={href}>{name}</TextLink>
    {isEditor && <PersonContact personId={id} />}
  </>
);

function plans({ preferredMoment, needsCar, workAddress, minutes }: Ticket, t: ReturnType<typeof useText>) {
  const facts: [string, string, string][] = [
    ["preferred", t("fields.preferredMoment"), preferredMoment],
    ["car", t("fields.needsCar"), needsCar ? t("yes") : ""],
    ["place", t("fields.workAddress"), workAddress],
    ["minutes", t("minutesGiven"), minutes ? t("minutes", { count: minutes }) : ""],
  ];
  return facts.filter(([, , value]) => value !== "");
}
