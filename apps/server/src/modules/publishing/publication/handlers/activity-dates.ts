/** Staff move and cancel the dates of live activities. */
import { type Consequences, type DatesOutcome, publishing } from "@stoep/contract/publishing";
import type { z } from "zod";
import type { RouteCall, StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import {
  changedDatesOf,
  type DateRow,
  datesInScope,
  ensureClockShows,
  ensureInFuture,
  findPostOfDate,
  listDateRows,
  lockDatesWithWaiting,
  moveSeries,
  notifyOfDates,
  onlyChangedDates,
  settlePlaces,
  updateDateRows,
} from "../../activities/index.ts";
import {
  contentOf,
  findDates,
  findPost,
  lockPost,
  recordPost,
  type StoredPost,
  verdicts,
  viewDate,
  withWholePin,
} from "../../posts/index.ts";
import { changePost } from "../change.ts";
import { attendeeConsequences, ensureConfirmed } from "../consequences.ts";
import { announceToReaders } from "../go-live.ts";

type ChangeAnswer = Promise<z.input<typeof DatesOutcome>>;

export const dateHandlers = handle(publishing, {
  async listDates({ params, actor, db, now }) {
    const post = (await findPost(db, actor.organisation.id, params.postId)) ?? refuse("not_found");
    return { items: await viewDates(db, post, now) };
  },

  async moveDates(call) {
    const { params, actor, db, now } = call;
    const { confirmed, ...asked } = call.body;
    const body = { ...asked, place: asked.place && withWholePin(asked.place) };
    const post = await lockActivity(call, params.dateId);
    const rows = await listDateRows(db, post.id);
    const scoped = datesInScope(rows, params.dateId, body.which, now);
    if (scoped.find(({ id }) => id === params.dateId)?.cancelledAt) refuse("date_cancelled");
    const before = scoped.filter(({ cancelledAt }) => cancelledAt === null);
    ensureClockShows(body, actor.network.timeZone);
    const after = moveSeries(before, params.dateId, body, actor.network.timeZone);
    ensureInFuture(after, now);
    if (post.activity?.repeat === "never") {
      const { which: _, place, ...when } = body;
      const content = contentOf(post);
      const activity = content.activity && { ...content.activity, ...when, ...(place ?? {}) };
      const told = await changePost(
        call,
        post,
        { ...content, activity },
        { action: "publishing.moveDates", confirmed },
      );
      return { dates: await viewDates(db, { ...post, activity }, now), told };
    }
    const differ = onlyChangedDates(after, before);
    await updateDateRows(db, differ);
    const were = before.filter(({ id }) => differ.some((row) => row.id === id));
    return recordAndNotify(call, post, { what: "datesMoved", before: were, after: differ, confirmed });
  },

  async cancelDates(call) {
    const { params, body, db, now } = call;
    const post = await lockActivity(call, params.dateId);
    const rows = await listDateRows(db, post.id);
    const scoped = datesInScope(rows, params.dateId, body.which, now);
    if (scoped.find(({ id }) => id === params.dateId)?.cancelledAt) refuse("date_cancelled");
    const before = scoped.filter(({ cancelledAt }) => cancelledAt === null);
    const after = before.map((row) => ({ ...row, cancelledAt: now, cancelReason: body.reason }));
    await updateDateRows(db, after);
    const isPart = othersToCome(rows, after, now).some(({ cancelledAt }) => cancelledAt === null);
    const { reason, confirmed } = body;
    return recordAndNotify(call, post, { what: "datesCancelled", before, after, isPart, reason, confirmed });
  },

  async restoreDates(call) {
    const { params, body, actor, db, now } = call;
    const post = await lockActivity(call, params.dateId);
    const rows = await listDateRows(db, post.id);
    const scoped = datesInScope(rows, params.dateId, body.which, now);
    const before = scoped.filter(({ cancelledAt }) => cancelledAt !== null);
    const after = before.map((row) => ({ ...row, cancelledAt: null, cancelReason: "" }));
    await updateDateRows(db, after);
    // Places that became free while the date was cancelled were not given to anyone.
    const scope = { ...call, network: actor.network };
    let placed = 0;
    for (const date of await lockDatesWithWaiting(db, [post.id], now)) placed += await settlePlaces(scope, date, true);
    const isPart = othersToCome(rows, after, now).length > 0;
    const { confirmed } = body;
    return recordAndNotify(call, post, { what: "datesRestored", before, after, isPart, placed, confirmed });
  },
});

/** Locks a live activity of the caller's organisation that they may edit. */
async function lockActivity({ actor, db }: StaffCall, dateId: string): Promise<StoredPost> {
  const { id: organisationId } = actor.organisation;
  const postId = (await findPostOfDate(db, organisationId, dateId)) ?? refuse("not_found");
  const post = (await lockPost(db, organisationId, postId)) ?? refuse("not_found");
  ensure(verdicts(actor, post).edit);
  return post.publishedAt ? post : refuse("not_allowed");
}

const othersToCome = (rows: readonly DateRow[], some: readonly DateRow[], now: Date): DateRow[] =>
  rows.filter(({ id, startsAt }) => startsAt > now && !some.some((one) => one.id === id));

interface DateChange {
  what: "datesMoved" | "datesCancelled" | "datesRestored";
  before: DateRow[];
  after: DateRow[];
  /** Other dates of the series are to come. */
  isPart?: boolean;
  reason?: string;
  /** How many got a place by it, and were told. */
  placed?: number;
  /** What the editor was told that it does to people. */
  confirmed: Consequences;
}
const actions = {
  datesMoved: "publishing.moveDates",
  datesCancelled: "publishing.cancelDates",
  datesRestored: "publishing.restoreDates",
} as const;
const kinds = { datesMoved: "moved", datesCancelled: "cancelled", datesRestored: "restored" } as const;

/** Sends mails, writes the log and notifies open screens, in the transaction of the change; refuses unless that was confirmed. */
async function recordAndNotify(
  call: StaffCall,
  post: StoredPost,
  { what, before, after, isPart, reason, placed = 0, confirmed }: DateChange,
): ChangeAnswer {
  const { actor, db, now } = call;
  const { network, organisation } = actor;
  if (after.length > 0) {
    const logged = (rows: DateRow[]) => ({ dates: rows.map(({ startsAt }) => startsAt.toISOString()) });
    await recordPost(call, actions[what], post, {
      old: what === "datesMoved" ? logged(before) : undefined,
      new: { ...logged(after), reason: reason || undefined },
    });
    await call.announce("publishing", { networkId: network.id, organisationId: organisation.id });
    await announceToReaders({ ...call, network }, post.neighbourhoodIds);
  }
  const news = { what, postId: post.id, dates: changedDatesOf(after, before), isPart, reason: reason || undefined };
  const told = await notifyOfDates({ ...call, network }, news);
  ensureConfirmed(attendeeConsequences({ [kinds[what]]: told, placed }), confirmed);
  return { dates: await viewDates(db, post, now), told };
}

async function viewDates(db: RouteCall["db"], { id, activity }: Pick<StoredPost, "id" | "activity">, now: Date) {
  return activity ? (await findDates(db, id)).map((date) => viewDate(date, activity, now)) : [];
}
