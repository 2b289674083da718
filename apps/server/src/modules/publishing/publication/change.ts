/** Stores a change to a message with all its consequences: log, mails, open screens. */
import { ActivityDraft } from "@stoep/contract/publishing";
import type { StaffCall } from "#kernel/call.ts";
import { changeDates } from "../activities/index.ts";
import { sendAlert } from "../alerts/index.ts";
import {
  changesOf,
  contactFormProblems,
  isFreshlyPublished,
  mayReachOthers,
  notifyReached,
  type PostContent,
  recordPost,
  refuseProblems,
  type StoredPost,
  saveChange,
  stateOf,
} from "../posts/index.ts";
import { announceToReaders } from "./go-live.ts";

type Action = "publishing.edit" | "publishing.restoreVersion" | "publishing.moveDates";

/**
 * `before` must be locked, and the actor allowed to change it. Refuses with `invalid_input`, fields under `post.`. Returns how many
 * people were notified that a live activity was moved.
 */
export async function changePost(
  call: StaffCall,
  before: StoredPost,
  content: PostContent,
  action: Action = "publishing.edit",
): Promise<number> {
  const { actor, db, now } = call;
  const { organisation, network, accountId } = actor;
  const changed = await saveChange(db, before, content, { accountId, now, timeZone: network.timeZone });
  if (changed.includes("ctaType")) refuseProblems(await contactFormProblems(call, organisation.id, content), "post.");
  if (changed.length > 0 && stateOf(before) !== "concept") {
    await recordPost(call, action, { id: before.id, title: content.title }, changesOf(before, content, changed));
  }
  if (!before.publishedAt || changed.length === 0) return 0;
  if (mayReachOthers(changed) && isFreshlyPublished(before.publishedAt, now)) {
    await call.enqueue(content.type === "urgent" ? sendAlert : notifyReached, { postId: before.id });
  }
  await call.announce("publishing", { networkId: network.id, organisationId: organisation.id });
  await announceToReaders({ ...call, network }, [
    ...new Set([...before.neighbourhoodIds, ...content.neighbourhoodIds]),
  ]);
  const { activity } = content;
  if (!activity || !before.activity || !changed.includes("activity")) return 0;
  const change = { postId: before.id, was: ActivityDraft.parse(before.activity), is: activity };
  return changeDates({ ...call, network }, change);
}
