/** Scheduled posts when they are due and no editor is present: what prevents going live, and what is logged. D §4 */

import type { Verdict } from "@stoep/contract/kernel";
import { featureOf, type MessageType, type PostKind, type Visibility } from "@stoep/contract/publishing";
import type { Db } from "#kernel/database.ts";
import { type Coverage, coverageVerdict, findCoverage } from "#modules/licences/index.ts";
import { reachVerdict } from "../posts/index.ts";
import { type GoingLive, recordPublication, type ScheduledKind, takeBack } from "../schedule/index.ts";
import { notifyLostStreets } from "./notify.ts";
import { findLostStreets, lockDue } from "./store/publication.ts";

const scheduledPosts: ScheduledKind = {
  table: "post",
  topic: "publishing",
  subject: "post",
  actions: { schedule: "publishing.schedule", publish: "publishing.publish" },
  path: (id) => `messages/${id}/edit`,
};

interface ScheduledPost {
  kind: PostKind;
  type: MessageType;
  visibility: Visibility;
  neighbourhoodIds: readonly string[];
}

/** Whether the present licence covers the post at the time of publishing. */
export async function licenceVerdict(
  db: Db,
  post: ScheduledPost & { organisationId: string },
  moment: Date,
): Promise<Verdict> {
  return coveredPostVerdict((await findCoverage(db, post.organisationId))(moment), post);
}

export function coveredPostVerdict(coverage: Coverage, post: ScheduledPost): Verdict {
  const verdict = coverageVerdict(coverage, featureOf(post), post.neighbourhoodIds);
  return verdict === true ? reachVerdict(coverage.scopes.network, post) : verdict;
}

/**
 * Turns a due post back into a draft if, since it was scheduled, the licence ended or was narrowed, or its streets were moved to
 * other neighbourhoods. Returns whether it did.
 */
export async function takeBackIfUnfit(call: GoingLive, postId: string): Promise<boolean> {
  const post = await lockDue(call.db, postId, call.now);
  if (!post) return false;
  const licence = await licenceVerdict(call.db, post, call.now);
  if (licence === true && post.hasPlace) return false;
  const reason = licence === true ? "no_place_left" : licence;
  await takeBack(call, scheduledPosts, post, { why: licence === true ? "places" : "licence", reason });
  return true;
}

/** Who scheduled it is notified if areas were redrawn and some of its streets no longer count. */
export async function recordScheduledPublication(call: GoingLive, postId: string): Promise<void> {
  const lostStreets = await findLostStreets(call.db, postId);
  const more = { lostStreets: lostStreets.length > 0 ? lostStreets : undefined };
  const post = await recordPublication(call, scheduledPosts, postId, more);
  if (lostStreets.length > 0) await notifyLostStreets(call, post, lostStreets);
}
