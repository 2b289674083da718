import { type Fact, TextLink } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";
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
  const named = member.name ? <TextLink href={`/care/members/${member.id}`}>{member.name}</TextLink> : t("gone");
  return [
    fact("member", t("member"), named),
    fact("helper", t("helper"), helper ? (helper.name ? helperLink(helper) : t("gone")) : none),
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

const helperLink = ({ id, name }: { id: string; name: string }) => (
  <TextLink href={`/care/helpers/${id}`}>{name}</TextLink>
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
