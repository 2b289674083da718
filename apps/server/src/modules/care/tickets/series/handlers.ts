/** Recurring help: started from a planned ticket, days skipped, ended. S2 §3 */
import { seriesLimits, series as table } from "@stoep/contract/care";
import { dayAt, daysLater, wallClockAt } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { levelVerdict } from "#kernel/access.ts";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { lockVisibleTicket } from "../access.ts";
import { ticketSubject } from "../audit-subject.ts";
import { isRepeatable } from "../rules.ts";
import { insertMoment } from "../store/thread.ts";
import { type LockedTicket, updateTicket } from "../store/tickets.ts";
import { announceTicket, ticketCallOf } from "../transitions.ts";
import { createNextOccurrence } from "./create.ts";
import { tellOfSeries } from "./notify.ts";
import { occurrenceAfter, occurrenceInstants, seriesState, upcomingDays } from "./rules.ts";
import * as store from "./store.ts";

export const seriesHandlers = handle(table, {
  async repeatTicket(call) {
    const { actor, db, now, params } = call;
    const { tell, ...body } = call.body;
    const row = await lockVisibleTicket(db, actor, params.ticketId);
    if (!isRepeatable(row)) refuse("step_not_possible");
    const { timeZone } = actor.network;
    const times = occurrenceTimesOf(row, timeZone);
    const { firstOn } = times;
    const today = dayAt(now, timeZone);
    const nextOn = occurrenceAfter(firstOn, body.every, firstOn < today ? daysLater(today, -1) : firstOn);
    if (body.untilOn !== null && body.untilOn < nextOn) refuseFields({ untilOn: "untilNotBeforeStart" });
    const series = await store.insertSeries(db, {
      id: newId(),
      organisationId: row.organisationId,
      nextOn,
      createdAt: now,
      ...times,
      ...body,
    });
    const seriesId = series.id;
    await updateTicket(db, row.id, { seriesId, occurrenceOn: firstOn, repeats: body.every, updatedAt: now });
    await insertMoment(db, { ticketId: row.id, kind: "edited", at: now, byAccount: actor.accountId });
    await record(call, { action: "care.repeatTicket", subject: ticketSubject(row), new: { repeatsEvery: body.every } });
    while (await createNextOccurrence(ticketCallOf(call), seriesId));
    const isAhead = occurrenceInstants(firstOn, series, timeZone).startsAt > now;
    await tellOfSeries(ticketCallOf(call), {
      what: "begun",
      series,
      ticket: row,
      on: isAhead ? firstOn : nextOn,
      tell,
    });
    await announceTicket(ticketCallOf(call), row.organisationId);
    return presentSeries(call, seriesId);
  },

  async getSeries(call) {
    return presentSeries(call, call.params.seriesId);
  },

  async skipOccurrence(call) {
    const { body, db } = call;
    const series = await lockOpenSeries(call);
    const { id, firstOn, every, nextOn, skipped } = series;
    // The last occurrence before it, so that the end is a day of the series.
    if (body.on < nextOn || occurrenceAfter(firstOn, every, daysLater(body.on, -1)) !== body.on)
      refuse("changed_meanwhile");
    const others = skipped.filter((day) => day !== body.on);
    if (body.isSkipped && others.length >= seriesLimits.skipped) refuseFields({ on: "tooMany" });
    await store.updateSeries(db, id, { skipped: body.isSkipped ? [...others, body.on].sort() : others });
    if (body.isSkipped !== skipped.includes(body.on))
      await tellLatest(call, series, body.isSkipped ? "skipped" : "kept", body.on);
    await recordSeriesChange(call, body.isSkipped ? "care.skipOccurrence" : "care.keepOccurrence", series, {
      occurrenceOn: body.on,
    });
    return presentSeries(call, id);
  },

  async endSeries(call) {
    const series = await lockOpenSeries(call);
    await store.updateSeries(call.db, series.id, { endedAt: call.now });
    const [first] = upcomingDays(series, 1);
    if (first) await tellLatest(call, series, "ended", first);
    await recordSeriesChange(call, "care.endSeries", series, {});
    return presentSeries(call, series.id);
  },
});

/** Refuses with `not_found` callers who can see none of its tickets, and with `changed_meanwhile` once it has ended. */
async function lockOpenSeries(call: StaffCall & { params: { seriesId: string } }): Promise<store.SeriesRow> {
  const { actor, db, params } = call;
  const series = await store.lockSeries(db, params.seriesId);
  if (!series || series.organisationId !== actor.organisation.id) return refuse("not_found");
  ensure((await store.listSeriesTickets(db, actor, series.id, 1)).length > 0 || "not_found");
  return series.endedAt === null ? series : refuse("changed_meanwhile");
}

/** The member and the helper of its latest ticket know the days to come only from the series. */
async function tellLatest(call: StaffCall, series: store.SeriesRow, what: "skipped" | "kept" | "ended", on: string) {
  const ticket = await store.findLatestTicket(call.db, series.id);
  if (ticket) await tellOfSeries(ticketCallOf(call), { what, series, ticket, on });
}

async function recordSeriesChange(
  call: StaffCall,
  action: "care.skipOccurrence" | "care.keepOccurrence" | "care.endSeries",
  series: store.SeriesRow,
  details: Record<string, unknown>,
) {
  const latest = await store.findLatestTicket(call.db, series.id);
  if (latest) await record(call, { action, subject: ticketSubject(latest), new: details });
  await announceTicket(ticketCallOf(call), series.organisationId);
}

/** Day and times that later occurrences keep. An appointment longer than a day cannot recur. */
function occurrenceTimesOf({ startsAt, endsAt }: LockedTicket, timeZone: string) {
  if (!startsAt || !endsAt) return refuse("step_not_possible");
  const [from, until] = [wallClockAt(startsAt, timeZone), wallClockAt(endsAt, timeZone)];
  const isNextDay = until.day === daysLater(from.day, 1) && until.time <= from.time;
  if (until.day !== from.day && !isNextDay) refuseFields({ every: "invalid" });
  return { firstOn: from.day, startsAt: from.time, endsAt: until.time };
}

async function presentSeries({ actor, db }: Pick<StaffCall<Db>, "actor" | "db">, seriesId: string) {
  const row = (await store.findSeries(db, actor.organisation.id, seriesId)) ?? refuse("not_found");
  const tickets = await store.listSeriesTickets(db, actor, seriesId, seriesLimits.tickets);
  const [latest] = tickets;
  if (!latest) return refuse("not_found");
  const { id, every, startsAt, endsAt, untilOn } = row;
  const state = seriesState({ endedAt: row.endedAt, member: latest });
  const isOpen = state !== "ended";
  return {
    id,
    every,
    startsAt,
    endsAt,
    untilOn,
    state,
    next: isOpen
      ? upcomingDays(row, seriesLimits.shown).map((on) => ({ on, isSkipped: row.skipped.includes(on) }))
      : [],
    tickets: tickets.map((one) => ({ id: one.id, number: one.number, state: one.state, on: one.occurrenceOn ?? "" })),
    can: { edit: isOpen ? levelVerdict(actor, "care", "editor") : ("changed_meanwhile" as const) },
  };
}
