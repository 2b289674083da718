/** Staff move and cancel the dates of live activities. */
import { type DatesChanged, publishing } from "@stoep/contract/publishing";
import type { z } from "zod";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { settle } from "../activities/attending.ts";
import { viewDate } from "../activities/dates.ts";
import { tellComing } from "../activities/mail.ts";
import { differing, ensureAhead, inScope, moved, toldOf } from "../activities/moving.ts";
import { changePost } from "../changing.ts";
import { contentOf, placed } from "../content.ts";
import { tellReaders } from "../live.ts";
import { recordPost } from "../log.ts";
import { verdicts } from "../policy.ts";
import { lockWaited } from "../store/attendance.ts";
import { type DateRow, findPostOf, listDateRows, putDateRows } from "../store/dates.ts";
import { findDates } from "../store/kinds.ts";
import { findPost, lockPost, type StoredPost } from "../store/posts.ts";

type Call = RouteCall<Staff, Tx>;
type Changed = Promise<z.input<typeof DatesChanged>>;

export const dateHandlers = handle(publishing, {
  async listDates({ params, actor, db, now }) {
    const post = (await findPost(db, actor.organisation.id, params.postId)) ?? refuse("not_found");
    return { items: await datesOf(db, post, now) };
  },

  async moveDates(call) {
    const { params, actor, db, now } = call;
    const body = { ...call.body, place: call.body.place && placed(call.body.place) };
    const post = await lockActivity(call, params.dateId);
    const rows = await listDateRows(db, post.id);
    const scoped = inScope(rows, params.dateId, body.which, now);
    if (scoped.find(({ id }) => id === params.dateId)?.cancelledAt) refuse("date_cancelled");
    const before = scoped.filter(({ cancelledAt }) => cancelledAt === null);
    const after = moved(before, params.dateId, body, actor.network.timeZone);
    ensureAhead(after, now);
    if (post.activity?.repeat === "never") {
      const { which: _, place, ...when } = body;
      const content = contentOf(post);
      const activity = content.activity && { ...content.activity, ...when, ...(place ?? {}) };
      const told = await changePost(call, post, { ...content, activity }, "publishing.moveDates");
      return { dates: await datesOf(db, { ...post, activity }, now), told };
    }
    const differ = differing(after, before);
    await putDateRows(db, differ);
    const were = before.filter(({ id }) => differ.some((row) => row.id === id));
    return changed(call, post, { what: "datesMoved", before: were, after: differ });
  },

  async cancelDates(call) {
    const { params, body, db, now } = call;
    const post = await lockActivity(call, params.dateId);
    const scoped = inScope(await listDateRows(db, post.id), params.dateId, body.which, now);
    if (scoped.find(({ id }) => id === params.dateId)?.cancelledAt) refuse("date_cancelled");
    const before = scoped.filter(({ cancelledAt }) => cancelledAt === null);
    const after = before.map((row) => ({ ...row, cancelledAt: now, cancelReason: body.reason }));
    await putDateRows(db, after);
    return changed(call, post, { what: "datesCancelled", before, after, reason: body.reason });
  },

  async restoreDates(call) {
    const { params, body, actor, db, now } = call;
    const post = await lockActivity(call, params.dateId);
    const scoped = inScope(await listDateRows(db, post.id), params.dateId, body.which, now);
    const before = scoped.filter(({ cancelledAt }) => cancelledAt !== null);
    const after = before.map((row) => ({ ...row, cancelledAt: null, cancelReason: "" }));
    await putDateRows(db, after);
    // Places that became free while the date was cancelled were given to nobody.
    const scope = { ...call, network: actor.network };
    for (const date of await lockWaited(db, [post.id], now)) await settle(scope, date, true);
    return changed(call, post, { what: "datesRestored", before, after });
  },
});

/** Locks a live activity of the caller's organisation that they may edit. */
async function lockActivity({ actor, db }: Call, dateId: string): Promise<StoredPost> {
  const { id: organisationId } = actor.organisation;
  const postId = (await findPostOf(db, organisationId, dateId)) ?? refuse("not_found");
  const post = (await lockPost(db, organisationId, postId)) ?? refuse("not_found");
  ensure(verdicts(actor, post).edit);
  return post.publishedAt ? post : refuse("not_allowed");
}

interface Change {
  what: "datesMoved" | "datesCancelled" | "datesRestored";
  before: DateRow[];
  after: DateRow[];
  reason?: string;
}
const actions = {
  datesMoved: "publishing.moveDates",
  datesCancelled: "publishing.cancelDates",
  datesRestored: "publishing.restoreDates",
} as const;

/** Sends mails, writes the log and tells open screens, in the transaction of the change. */
async function changed(call: Call, post: StoredPost, { what, before, after, reason }: Change): Changed {
  const { actor, db, now } = call;
  const { network, organisation } = actor;
  if (after.length > 0) {
    const logged = (rows: DateRow[]) => ({ dates: rows.map(({ startsAt }) => startsAt.toISOString()) });
    await recordPost(call, actions[what], post, {
      ...(what === "datesMoved" && { old: logged(before) }),
      new: { ...logged(after), ...(reason && { reason }) },
    });
    await call.announce("publishing", { networkId: network.id, organisationId: organisation.id });
    await tellReaders({ ...call, network }, post.neighbourhoodIds);
  }
  const news = { what, postId: post.id, dates: toldOf(after, before), ...(reason && { reason }) };
  const told = await tellComing({ ...call, network }, news);
  return { dates: await datesOf(db, post, now), told };
}

async function datesOf(db: RouteCall["db"], { id, activity }: Pick<StoredPost, "id" | "activity">, now: Date) {
  return activity ? (await findDates(db, id)).map((date) => viewDate(date, activity, now)) : [];
}
