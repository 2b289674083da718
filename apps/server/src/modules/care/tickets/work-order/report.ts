/** A work order on paper. */
import type { WorkOrder } from "@stoep/contract/care";
import { dateFormats, type Language, moneyOfCents } from "@stoep/contract/kernel";
import type { ReportBlock, ReportDocument } from "#modules/files/index.ts";
import { formatAppointment } from "../messages/appointment-time.ts";
import { words } from "../texts.ts";

interface ReportReader {
  language: Language;
  timeZone: string;
  now: Date;
}

export function workOrderReport(order: WorkOrder, reader: ReportReader): ReportDocument {
  const { number, line, organisation, appointment, preferredMoment, state, description } = order;
  const { language, timeZone, now } = reader;
  const contact = ({ name, phoneText }: Contact) => [name, phoneText].filter(Boolean).join(" · ");
  const say = (key: keyof typeof words.workOrder) => words.workOrder[key][language];
  const when = appointment
    ? formatAppointment(language, timeZone, new Date(appointment.startsAt), new Date(appointment.endsAt))
    : preferredMoment || say("together");
  const rows = [
    [say("when"), when],
    [say("where"), [order.address, order.area].filter(Boolean).join(" · ")],
    [say("member"), contact(order.member)],
    [say("helper"), order.helper ? contact(order.helper) : say("nobody")],
    [say("category"), order.category ?? ""],
    [say("car"), say(order.needsCar ? "yes" : "no")],
    [say("rate"), rateOf(order, language)],
    [say("repeats"), words.files.repeats[order.repeats][language]],
    [say("concierge"), order.concierge ?? ""],
  ].filter(([, value]) => value !== "");
  return {
    title: line,
    author: organisation,
    language,
    lines: [`${say("title")} ${number}`, organisation, ...(state === "revoked" ? [say("revoked")] : [])],
    footer: `${organisation} · ${say("title")} ${number} · ${dateFormats(language, { timeZone }).day(now)}`,
    blocks: [
      { kind: "table", head: [say("what"), line], rows },
      ...textBlocks(say("title"), order.work),
      ...textBlocks(say("more"), description),
    ],
  };
}

type Contact = { name: string; phoneText: string };
const textBlocks = (heading: string, text: string): ReportBlock[] =>
  text === ""
    ? []
    : [
        { kind: "heading", text: heading },
        { kind: "text", text },
      ];

const rateOf = ({ hourlyRate }: WorkOrder, language: Language): string =>
  hourlyRate === null ? "" : moneyOfCents(language, hourlyRate.cents, hourlyRate.currency);
