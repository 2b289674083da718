/** Scheduled messages and the licence at the moment of publishing, when no editor is present. D §4 */
import type { Verdict } from "@stoep/contract/kernel";
import type { Visibility } from "@stoep/contract/publishing";
import type { Db } from "#kernel/database.ts";
import { record } from "#modules/audit/index.ts";
import { coverageAt, coverageVerdict } from "#modules/licences/index.ts";
import type { Going } from "./live.ts";
import { reachVerdict } from "./policy.ts";
import { findPlan, lockDue, setPublishAt } from "./store/live.ts";

/** The actor of a job, in which nobody is signed in. */
const nobody = { actor: { kind: "guest" as const }, client: { address: "", agent: "", name: "job" }, requestId: "" };

interface Planned {
  organisationId: string;
  visibility: Visibility;
  neighbourhoodIds: readonly string[];
}

/** Whether the licence, as it stands now, covers the message at the moment of publishing. */
export async function plannedVerdict(db: Db, post: Planned, moment: Date): Promise<Verdict> {
  const coverage = await coverageAt(db, post.organisationId, "network", moment);
  const verdict = coverageVerdict(coverage, post.neighbourhoodIds);
  return verdict === true ? reachVerdict(coverage.scope, post) : verdict;
}

/**
 * Turns a due message back into a draft when the licence ended, or was narrowed, since it was scheduled; the log says why.
 * Returns whether it did.
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

/** Logs that a scheduled message went live, on behalf of who scheduled it. In the same transaction. */
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
