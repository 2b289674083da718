/** Actions on several messages at once: those that can be done are done, and each of the others returns the reason why not. */
import type { Verdict } from "@stoep/contract/kernel";
import { publishing } from "@stoep/contract/publishing";
import type { Staff } from "#kernel/actor.ts";
import { handle } from "#kernel/module.ts";
import { findCoverage } from "#modules/licences/index.ts";
import { deleteVerdict, recordPosts, restorableSince } from "../../posts/index.ts";
import { ensureConfirmed } from "../consequences.ts";
import { deletePosts, undeletePosts } from "../delete.ts";
import { goLiveTogether } from "../jobs.ts";
import { coveredPostVerdict } from "../scheduled.ts";
import { type DeletablePost, lockDeletedPosts, lockOwnPosts } from "../store/deletion.ts";
import { lockForReschedule, type ReschedulablePost, updateMoments } from "../store/publication.ts";

export const bulkHandlers = handle(publishing, {
  async deletePosts(call) {
    const { ids, confirmed } = call.body;
    const outcomes = deleteOutcomes(ids, await lockOwnPosts(call.db, call.actor.organisation.id, ids), call.actor);
    ensureConfirmed(await deletePosts(call, allowedOf(outcomes)), confirmed);
    return { outcomes: outcomes.map(({ verdict }) => ({ verdict })) };
  },

  async undeletePosts(call) {
    const { ids } = call.body;
    const { actor, db, now } = call;
    const outcomes = deleteOutcomes(
      ids,
      await lockDeletedPosts(db, actor.organisation.id, ids, restorableSince(now)),
      actor,
    );
    await undeletePosts(call, allowedOf(outcomes));
    return { outcomes: outcomes.map(({ verdict }) => ({ verdict })) };
  },

  async reschedulePosts(call) {
    const { body, actor, db, now } = call;
    const { organisation, network, accountId } = actor;
    const found = byId(await lockForReschedule(db, organisation.id, body.ids, body.to, network.timeZone));
    const coverageAt = await findCoverage(db, organisation.id);
    const verdictOf = (post: ReschedulablePost): Verdict =>
      rescheduleVerdict(post, now) ?? coveredPostVerdict(coverageAt(post.moment ?? now), post);
    const outcomes = body.ids.map((id) => {
      const post = found.get(id);
      return { post, verdict: post ? verdictOf(post) : ("not_found" as const) };
    });
    const moved = allowedOf(outcomes).filter(({ moment, publishAt }) => moment?.getTime() !== publishAt?.getTime());
    if (moved.length > 0) {
      await updateMoments(db, moved, accountId);
      await recordPosts(call, "publishing.schedule", moved, ({ publishAt, moment }) => ({
        old: { publishAt },
        new: { publishAt: moment },
      }));
      for (const at of momentsOf(moved)) await call.enqueue(goLiveTogether, {}, { at });
      await call.announce("publishing", { networkId: network.id, organisationId: organisation.id });
    }
    return {
      outcomes: outcomes.map(({ post, verdict }) => ({
        verdict,
        publishAt: (verdict === true ? post?.moment : post?.publishAt)?.toISOString() ?? null,
      })),
    };
  },
});

/** Why it cannot be moved to that time, apart from the licence; null when it can. */
function rescheduleVerdict(
  { publishAt, publishedAt, moment, pollClosesAt }: ReschedulablePost,
  now: Date,
): Verdict | null {
  if (publishedAt) return "already_published";
  if (!publishAt || !moment) return "not_scheduled";
  if (moment <= now) return "schedule_in_past";
  return pollClosesAt && pollClosesAt <= moment ? "poll_closes_earlier" : null;
}

interface Outcome<P> {
  post: P | undefined;
  verdict: Verdict;
}

function deleteOutcomes(ids: readonly string[], posts: DeletablePost[], actor: Staff): Outcome<DeletablePost>[] {
  const found = byId(posts);
  return ids.map((id) => {
    const post = found.get(id);
    return { post, verdict: post ? deleteVerdict(actor, post) : "not_found" };
  });
}

const byId = <P extends { id: string }>(posts: P[]) => new Map(posts.map((post) => [post.id, post]));
/** Each once, however often it was named in the request. */
const allowedOf = <P>(outcomes: Outcome<P>[]): P[] => [
  ...new Set(outcomes.flatMap(({ post, verdict }) => (post && verdict === true ? [post] : []))),
];

/** Each time once, so that one job wakes up for all that go live together. */
const momentsOf = (posts: readonly ReschedulablePost[]): Date[] =>
  [...new Set(posts.map(({ moment }) => moment?.getTime() ?? 0))].map((time) => new Date(time));
