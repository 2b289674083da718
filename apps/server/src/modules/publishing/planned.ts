/** A planned message and the licence at its moment, when nobody is there to be asked. D §4 */
import type { Verdict } from "@stoep/contract/kernel";
import type { Visibility } from "@stoep/contract/publishing";
import type { Db } from "#kernel/database.ts";
import { record } from "#modules/audit/index.ts";
import { coverAt, coverVerdict } from "#modules/licences/index.ts";
import type { Going } from "./live.ts";
import { reachVerdict } from "./policy.ts";
import { findPlan, lockDue, setPublishAt } from "./store/live.ts";

/** Nobody is signed in where a job acts. */
const nobody = { actor: { kind: "guest" as const }, client: { address: "", agent: "", name: "job" }, requestId: "" };

interface Planned {
  organisationId: string;
  visibility: Visibility;
  neighbourhoodIds: readonly string[];
}

/** Whether the licence as it stands now will cover the message at its moment. */
export async function plannedVerdict(db: Db, post: Planned, moment: Date): Promise<Verdict> {
  const cover = await coverAt(db, post.organisationId, "network", moment);
  const verdict = coverVerdict(cover, post.neighbourhoodIds);
  return verdict === true ? reachVerdict(cover.scope, post) : verdict;
}

/**
 * The licence ended, or was narrowed, between planning and the moment: the message goes back to the concepts, where its editors
 * find it whole, and the log says why. True: that is what happened.
 */
export async function takeBackUncovered(call: Going, postId: string): Promise<boolean> {
  const { db, now, network } = call;
  const post = await lockDue(db, postId, now);
  const verdict = post ? await plannedVerdict(db, post, now) : true;
  if (!post || verdict === true) return false;
  await setPublishAt(db, post.id, null);
  await record(
    { db, now, ...nobody },
    {
      action: "publishing.schedule",
      subject: { kind: "post", id: post.id, name: post.title },
      old: { at: post.publishAt?.toISOString() ?? null },
      new: { at: null, reason: verdict },
      organisationId: post.organisationId,
      networkId: network.id,
    },
  );
  await call.announce("publishing", { networkId: network.id, organisationId: post.organisationId });
  return true;
}

/** The system put it live, on behalf of who planned it. In the transaction in which it went. */
export async function recordPlan({ db, now, network }: Going, postId: string): Promise<void> {
  const { id, title, organisationId, publishAt, firstName, lastName } = await findPlan(db, postId);
  const plannedBy = firstName === null ? {} : { plannedBy: `${firstName} ${lastName}`.trim() };
  await record(
    { db, now, ...nobody },
    {
      action: "publishing.publish",
      subject: { kind: "post", id, name: title },
      new: { publishAt, ...plannedBy },
      organisationId,
      networkId: network.id,
    },
  );
}
