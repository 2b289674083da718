/**
 * Creates the next ticket of a series, ahead of its day. The series is locked, and its next day advanced in the same transaction, so
 * that two workers create one occurrence. S2 §3
 */
import { seriesLimits } from "@stoep/contract/care";
import { dayAt, daysLater } from "@stoep/contract/kernel";
import type { Tx } from "#kernel/database.ts";
import { isUnavailable, listObstacles, lockHelper } from "../../helpers/index.ts";
import { lockPerson } from "../../people/index.ts";
import { findConcierge } from "../../settings/index.ts";
import { createTicket } from "../create.ts";
import type { LockedTicket } from "../store/tickets.ts";
import type { TicketCall } from "../transitions.ts";
import { occurrenceAfter, occurrenceInstants, visitToldFrom } from "./rules.ts";
import { findLatestTicket, lockSeries, type SeriesRow, updateSeries } from "./store.ts";

/** Occurrences up to this day are due. */
export const lastDueDay = (now: Date, timeZone: string): string =>
  daysLater(dayAt(now, timeZone), seriesLimits.aheadDays);

/** Returns whether there may be more to create. A day in the past, a skipped day, or one of a suspended member gets no ticket. */
export async function createNextOccurrence(call: TicketCall, seriesId: string): Promise<boolean> {
  const { db, now, network } = call;
  const series = await lockSeries(db, seriesId);
  if (!series || series.endedAt !== null || series.nextOn > lastDueDay(now, network.timeZone)) return false;
  const latest = await findLatestTicket(db, seriesId);
  const member = latest && (await lockPerson(db, series.organisationId, latest.memberId));
  if (!member) {
    await updateSeries(db, seriesId, { endedAt: now });
    return false;
  }
  const isOver = series.nextOn < dayAt(now, network.timeZone);
  if (!isOver && !series.skipped.includes(series.nextOn) && member.suspendedAt === null)
    await createOccurrence(call, series, latest);
  await advanceSeries(call, series);
  return true;
}

/** Advances to the next day, and ends the series after the last one. */
async function advanceSeries({ db, now }: TicketCall, series: SeriesRow): Promise<void> {
  const { firstOn, every, nextOn, untilOn } = series;
  const next = occurrenceAfter(firstOn, every, nextOn);
  const isLast = untilOn !== null && next > untilOn;
  const skipped = series.skipped.filter((day) => day >= next);
  await updateSeries(db, series.id, { nextOn: next, skipped, endedAt: isLast ? now : undefined });
}

/** Copies the latest ticket, with its helper if they are available; otherwise a helper is looked for, for the same day and times. */
async function createOccurrence(call: TicketCall, series: SeriesRow, latest: LockedTicket): Promise<void> {
  const { db, now, network } = call;
  const { organisationId } = series;
  const isHelped = await canHelp(db, latest, series.nextOn);
  const isStillThere = latest.assigneeId && (await findConcierge(db, organisationId, latest.assigneeId));
  const { memberId, title, description, helperLine, categoryId, needsCar, hourlyRateCents, work, workAddress } = latest;
  await createTicket(call, {
    organisationId,
    memberId,
    title,
    description,
    helperLine,
    categoryId,
    needsCar,
    hourlyRateCents,
    work,
    workAddress,
    preferredMoment: latest.preferredMoment,
    isConfidential: latest.isConfidential,
    assigneeId: isStillThere ? latest.assigneeId : null,
    repeats: series.every,
    deadlineOn: null,
    shoutId: null,
    source: "series",
    begins: {
      state: isHelped ? "planned" : "looking",
      ...(isHelped ? { helperId: latest.helperId, matchedAt: now } : {}),
      seriesId: series.id,
      occurrenceOn: series.nextOn,
      visitToldFrom: visitToldFrom(series.nextOn, network.timeZone),
      ...occurrenceInstants(series.nextOn, series, network.timeZone),
    },
  });
}

async function canHelp(db: Tx, { organisationId, helperId }: LockedTicket, day: string): Promise<boolean> {
  if (helperId === null) return false;
  const helper = await lockHelper(db, organisationId, helperId);
  if (!helper || isUnavailable(helper)) return false;
  return (await listObstacles(db, helper, { day })).length === 0;
}
