/** Scheduled posts when they are due and no editor is present: what prevents going live, and what is logged. D §4 */

import { personName, type Verdict } from "@stoep/contract/kernel";
import { featureOf, type MessageType, type PostKind, type Visibility } from "@stoep/contract/publishing";
import type { Context, MailScope, NoticeScope } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { nobodySignedIn, record } from "#modules/audit/index.ts";
import { type Coverage, coverageVerdict, findCoverage } from "#modules/licences/index.ts";
import { reachVerdict } from "../posts/index.ts";
import { notifyLostStreets, notifyTakenBack } from "./notify.ts";
import { findSchedule, lockDue, setPublishAt } from "./store/publication.ts";

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
 * other neighbourhoods. Logs the reason, and notifies the person who scheduled it. Returns whether it did.
 */
export async function takeBackIfUnfit(
  call: MailScope & NoticeScope & Pick<Context, "log">,
  postId: string,
): Promise<boolean> {
  const { db, now, network, log } = call;
  const post = await lockDue(db, postId, now);
  if (!post) return false;
  const licence = await licenceVerdict(db, post, now);
  const verdict = licence === true ? post.hasPlace || ("no_place_left" as const) : licence;
  if (verdict === true) return false;
  await setPublishAt(db, post.id, null);
  await record(
    { db, now, log, ...nobodySignedIn },
    {
      action: "publishing.schedule",
      subject: { kind: "post", id: post.id, name: post.title },
      old: { at: post.publishAt?.toISOString() ?? null },
      new: { at: null, reason: verdict },
      organisationId: post.organisationId,
      networkId: network.id,
    },
  );
  const why = licence === true ? "places" : "licence";
  await notifyTakenBack(call, post, { why, path: `messages/${post.id}/edit` });
  await call.announce("publishing", { networkId: network.id, organisationId: post.organisationId });
  return true;
}

/**
 * Logs that a scheduled message went live, on behalf of the person who scheduled it; they are notified if areas were redrawn and
 * some of its streets no longer count. In the same transaction.
 */
export async function recordScheduledPublication(
  call: MailScope & NoticeScope & Pick<Context, "log">,
  postId: string,
): Promise<void> {
  const { db, now, network, log } = call;
  const post = await findSchedule(db, postId);
  const { id, title, organisationId, publishAt, firstName, lastName, lostStreets } = post;
  const plannedBy = firstName === null ? {} : { plannedBy: personName({ firstName, lastName }) };
  await record(
    { db, now, log, ...nobodySignedIn },
    {
      action: "publishing.publish",
      subject: { kind: "post", id, name: title },
      new: { publishAt, ...plannedBy, lostStreets: lostStreets.length > 0 ? lostStreets : undefined },
      organisationId,
      networkId: network.id,
    },
  );
  if (lostStreets.length > 0) await notifyLostStreets(call, post, lostStreets);
}
