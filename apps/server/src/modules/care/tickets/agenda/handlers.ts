/** What awaits the concierges, in a fixed number of queries. S2 §2 */
import { type AwaitedAnswer, careAgenda, ticketLimits, type Visit } from "@stoep/contract/care";
import { dayAt, daysLater } from "@stoep/contract/kernel";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { readsContact, recordReading } from "../../people/index.ts";
import { phoneWriter, type WritePhone } from "../../phone.ts";
import { viewTicketRow } from "../views.ts";
import { type VisitTime, visitSpan } from "../visits.ts";
import { viewWorkAddress } from "../work-order/views.ts";
import * as store from "./store.ts";

const { agendaLines, agendaVisits, counted } = ticketLimits;
type Call = StaffCall<Db>;

export const agendaHandlers = handle(careAgenda, {
  async getCareAgenda(call) {
    const { actor, now, query } = call;
    const sees = query.contact === "yes" && readsContact(actor);
    const [today, tomorrow, passed, answers] = await Promise.all([
      listVisits(call, "today", agendaVisits),
      listVisits(call, "tomorrow", agendaVisits),
      listVisits(call, "passed", agendaLines),
      listAnswers(call),
    ]);
    const read = sees ? [...today.rows, ...tomorrow.rows].flatMap(peopleOf) : [];
    if (read.length > 0) await recordReading(call, { what: "list", list: "agenda", personIds: read });
    const writePhone = await phoneWriter(call.config);
    const visitsOf = ({ rows, found }: Visits, shows: boolean) => ({
      items: rows.map((row) => viewVisit(row, call, shows ? writePhone : null)),
      found,
    });
    const day = dayAt(now, actor.network.timeZone);
    return {
      today: day,
      tomorrow: daysLater(day, 1),
      visits: {
        today: visitsOf(today, sees),
        tomorrow: visitsOf(tomorrow, sees),
        passed: visitsOf(passed, false),
      },
      answers,
    };
  },
});

type Visits = Awaited<ReturnType<typeof listVisits>>;

async function listVisits({ actor, db, now }: Call, time: VisitTime, shown: number) {
  const span = visitSpan(time, now, actor.network.timeZone);
  const rows = await store.listVisits(db, actor, span, shown);
  return { rows, found: rows.length < shown ? rows.length : await store.countVisits(db, actor, span, counted) };
}

async function listAnswers(call: Call) {
  const { actor, db } = call;
  const rows = await store.listAwaited(db, actor, agendaLines);
  const found = rows.length < agendaLines ? rows.length : await store.countAwaited(db, actor, counted);
  return { items: rows.map((row) => viewAwaited(row, call)), found };
}

const peopleOf = ({ memberId, helperId }: store.VisitRow) => [memberId, helperId].filter((id) => id !== null);

/** `writePhone`: null if the reader does not see contact details. */
const viewVisit = (row: store.VisitRow, call: Call, writePhone: WritePhone | null): Visit => ({
  ...viewTicketRow(row, call),
  contact: writePhone && {
    address: viewWorkAddress(row),
    memberPhone: row.memberPhone,
    helperPhone: row.helperPhone,
    memberPhoneText: writePhone(row.memberPhone),
    helperPhoneText: writePhone(row.helperPhone),
  },
});

const viewAwaited = (row: store.AwaitedRow, call: Call): AwaitedAnswer => ({
  ...viewTicketRow(row, call),
  from: row.state === "waiting" ? "member" : "helper",
  since: row.since.toISOString(),
  asked: row.asked,
});
