/** Acts on several messages at once: what can be done is done, and each of the others says why not. */
import type { Verdict } from "@stoep/contract/kernel";
import { publishing } from "@stoep/contract/publishing";
import type { Staff } from "#kernel/actor.ts";
import { handle } from "#kernel/module.ts";
import { coverages } from "#modules/licences/index.ts";
import { deletePosts, undeletePosts } from "../deleting.ts";
import { goLiveTogether } from "../jobs.ts";
import { recordPosts } from "../log.ts";
import { coveredVerdict } from "../planned.ts";
import { deleteVerdict } from "../policy.ts";
import { keptSince } from "../rules.ts";
import { type Deletable, lockDeleted, lockOwn } from "../store/deleting.ts";
import { lockPlanned, type Planned, setMoments } from "../store/live.ts";

export const togetherHandlers = handle(publishing, {
  async deletePosts(call) {
    const { ids } = call.body;
    const outcomes = judged(ids, await lockOwn(call.db, call.actor.organisation.id, ids), call.actor);
    await deletePosts(call, allowedOf(outcomes));
    return { outcomes: outcomes.map(({ verdict }) => ({ verdict })) };
  },

  async undeletePosts(call) {
    const { ids } = call.body;
    const { actor, db, now } = call;
    const outcomes = judged(ids, await lockDeleted(db, actor.organisation.id, ids, keptSince(now)), actor);
    await undeletePosts(call, allowedOf(outcomes));
    return { outcomes: outcomes.map(({ verdict }) => ({ verdict })) };
  },

  async reschedulePosts(call) {
    const { body, actor, db, now } = call;
    const { organisation, network, accountId } = actor;
    const found = byId(await lockPlanned(db, organisation.id, body.ids, body.to, network.timeZone));
    const coverageAt = await coverages(db, organisation.id);
    const verdictOf = (post: Planned): Verdict =>
      movingVerdict(post, now) ?? coveredVerdict(coverageAt(post.moment ?? now), post);
    const outcomes = body.ids.map((id) => {
      const post = found.get(id);
      return { post, verdict: post ? verdictOf(post) : ("not_found" as const) };
    });
    const moved = allowedOf(outcomes).filter(({ moment, publishAt }) => moment?.getTime() !== publishAt?.getTime());
    if (moved.length > 0) {
      await setMoments(db, moved, accountId);
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

/** Why it cannot be moved there, whatever the licence says; null when it can. */
function movingVerdict({ publishAt, publishedAt, moment, pollClosesAt }: Planned, now: Date): Verdict | null {
  if (publishedAt) return "already_published";
  if (!publishAt || !moment) return "not_scheduled";
  if (moment <= now) return "schedule_in_past";
  return pollClosesAt && pollClosesAt <= moment ? "poll_closes_earlier" : null;
}

interface Outcome<P> {
  post: P | undefined;
  verdict: Verdict;
}

function judged(ids: readonly string[], posts: Deletable[], actor: Staff): Outcome<Deletable>[] {
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

/** Each once: one wake-up for all that go live together. */
const momentsOf = (posts: readonly Planned[]): Date[] =>
  [...new Set(posts.map(({ moment }) => moment?.getTime() ?? 0))].map((time) => new Date(time));
