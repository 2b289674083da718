/** Stores a change to a message with all its consequences: log, mails, open screens. */
import { ActivityDraft, type Consequence, type Consequences } from "@stoep/contract/publishing";
import type { StaffCall } from "#kernel/call.ts";
import { changeDates } from "../activities/index.ts";
import { sendAlert } from "../alerts/index.ts";
import { linkInWords, linkProblems } from "../links/index.ts";
import {
  changesOf,
  contactFormProblems,
  contentOf,
  notifyReached,
  type PostContent,
  recordPost,
  refuseProblems,
  type StoredPost,
  saveChange,
  stateOf,
} from "../posts/index.ts";
import { attendeeConsequences, ensureConfirmed, readerConsequences } from "./consequences.ts";
import { announceToReaders } from "./go-live.ts";

type Action = "publishing.edit" | "publishing.restoreVersion" | "publishing.moveDates";

interface ChangeOptions {
  action?: Action;
  /** What the editor was told that the change does to people. */
  confirmed: Consequences;
}

/**
 * `before` must be locked, and the actor allowed to change it. Refuses with `invalid_input`, fields under `post.`, and with
 * `consequences_unconfirmed`. Returns how many people were notified that a live activity was moved.
 */
export async function changePost(
  call: StaffCall,
  before: StoredPost,
  content: PostContent,
  { action = "publishing.edit", confirmed }: ChangeOptions,
): Promise<number> {
  const { actor, db, now } = call;
  const { organisation, network, accountId } = actor;
  const changed = await saveChange(db, before, content, { accountId, now, timeZone: network.timeZone });
  if (changed.includes("ctaType")) refuseProblems(await contactFormProblems(call, organisation.id, content), "post.");
  if (changed.includes("link")) refuseProblems(await linkProblems(call, content, chosenFor(before, now)), "post.");
  if (changed.length > 0 && stateOf(before) !== "concept") {
    const change = changesOf(before, content, changed);
    if (changed.includes("link")) {
      change.old = { ...change.old, link: await linkInWords(call, contentOf(before).link) };
      change.new = { ...change.new, link: await linkInWords(call, content.link) };
    }
    await recordPost(call, action, { id: before.id, title: content.title }, change);
  }
  if (!before.publishedAt || changed.length === 0) return 0;
  const change = { postId: before.id, publishedAt: before.publishedAt, was: contentOf(before), is: content, changed };
  const readers = await readerConsequences(call, change);
  await notifyNewReaders(call, before.id, readers);
  await call.announce("publishing", { networkId: network.id, organisationId: organisation.id });
  await announceToReaders({ ...call, network }, [
    ...new Set([...before.neighbourhoodIds, ...content.neighbourhoodIds]),
  ]);
  const { moved, placed } = await changeActivity(call, before, content, changed);
  ensureConfirmed([...readers, ...attendeeConsequences({ moved, placed })], confirmed);
  return moved;
}

/** When residents must be able to open what it belongs to. Of a draft, when it goes online is not known yet. */
export const chosenFor = ({ publishAt, publishedAt }: StoredPost, now: Date) => ({
  openAt: publishedAt ? now : publishAt,
  isChosen: true,
});

/** Nobody is notified of the same message twice. */
async function notifyNewReaders(call: StaffCall, postId: string, readers: readonly Consequence[]): Promise<void> {
  const isTold = (kind: Consequence["kind"]) => readers.some((one) => one.kind === kind);
  if (isTold("alerted")) await call.enqueue(sendAlert, { postId });
  if (isTold("notified")) await call.enqueue(notifyReached, { postId });
}

async function changeActivity(call: StaffCall, before: StoredPost, { activity }: PostContent, changed: string[]) {
  if (!activity || !before.activity || !changed.includes("activity")) return { moved: 0, placed: 0 };
  const change = { postId: before.id, was: ActivityDraft.parse(before.activity), is: activity };
  return changeDates({ ...call, network: call.actor.network }, change);
}
