/** Messages in the bells of those whom they reach. docs/specification/notifications.md */
import { Id } from "@stoep/contract/kernel";
import { z } from "zod";
import type { Network } from "#kernel/actor.ts";
import type { JobCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { defineJob, type Job } from "#kernel/jobs.ts";
import { noticeWithdrawals, notifyPeople } from "#modules/notifications/index.ts";
import { inNeighbourhoodBatches } from "./batches.ts";
import { isFreshlyPublished } from "./rules.ts";
import {
  type Announcement,
  findAnnouncement,
  holdIfNotDeleted,
  selectNoticeReaders,
  selectResidentsIn,
} from "./store/recipients.ts";

/** Enqueued when its figures are first rolled up, so that publishing does not wait for it. Nobody is notified twice. */
export const notifyReached: Job<{ postId: string }> = defineJob({
  name: "publishing.tellReached",
  payload: z.object({ postId: Id }),
  retries: 10,
  heartbeatSeconds: 20,
  async run({ postId }, call) {
    const { network, now } = call;
    if (!network) throw new Error("a message belongs to a network");
    const post = await findAnnouncement(call.db, postId);
    // The job that mails alerts also notifies of them.
    if (!post?.publishedAt || post.deletedAt || post.type === "urgent" || !isFreshlyPublished(post.publishedAt, now))
      return;
    const isDone = await inNeighbourhoodBatches(call, post.neighbourhoodIds, (some) =>
      call.transact(async (inside) => {
        if (await holdIfNotDeleted(inside.db, postId)) await notifyReaders({ ...inside, network }, post, some);
      }),
    );
    if (!isDone) await call.enqueue(notifyReached, { postId });
  },
});

/**
 * Notifies everyone reached in these neighbourhoods, in their language: one statement for each language of the message. Residents
 * who have opened it get no notice.
 */
export async function notifyReaders(
  call: JobCall<Tx> & { network: Network },
  post: Announcement,
  neighbourhoodIds: string[],
) {
  const { id, title, organisationId, organisationName: organisation, translations, type, plannedBy } = post;
  const own = translations.map(({ language }) => language);
  const versions = [{ title, readBy: { not: own } }, ...translations.map((one) => ({ ...one, readBy: one.language }))];
  for (const version of versions)
    await notifyPeople(call, {
      kind: type === "urgent" ? "publishing.alerted" : "publishing.published",
      eventId: id,
      object: { kind: "post", id },
      mergeId: organisationId,
      actor: { accountId: plannedBy, name: organisation },
      details: { title: version.title, organisation },
      readers: selectNoticeReaders(call.db, id, neighbourhoodIds, version.readBy),
      audience: { networkId: call.network.id, neighbourhoodIds },
    });
}

const batch = 2_000;
const kinds = ["publishing.published", "publishing.alerted"] as const;

/** Removes a deleted message from notices; a notice that also counts other messages stays, with its count reduced. */
export const withdrawNotices: Job<{ postIds: string[] }> = defineJob({
  name: "publishing.forgetNews",
  payload: z.object({ postIds: z.array(Id) }),
  retries: 10,
  heartbeatSeconds: 20,
  async run({ postIds }, call) {
    while ((await call.transact(({ db }) => withdrawLatest(db, postIds))) === batch);
    for (const postId of postIds) {
      const post = await findAnnouncement(call.db, postId);
      if (!post?.deletedAt) continue;
      const mergeId = post.organisationId;
      const isDone = await inNeighbourhoodBatches(call, post.neighbourhoodIds, (some) =>
        call.transact(({ db }) =>
          noticeWithdrawals.removeFromAll(
            db,
            postIds,
            { kind: "publishing.published", mergeId },
            selectResidentsIn(db, some),
          ),
        ),
      );
      if (!isDone) return void (await call.enqueue(withdrawNotices, { postIds }));
    }
  },
});

/** Where it was the latest, the latest remaining one takes its place. Returns how many notices there were. */
async function withdrawLatest(db: Tx, postIds: string[]): Promise<number> {
  const notices = await noticeWithdrawals.lockNoticesAbout(db, postIds, kinds, batch);
  const titles = new Map<string, Announcement>();
  for (const next of new Set(notices.flatMap((notice) => notice.next ?? []))) {
    const post = await findAnnouncement(db, next);
    if (post && !post.deletedAt) titles.set(next, post);
  }
  const told = notices.flatMap(({ id, next, language }) => {
    const post = next && titles.get(next);
    if (!post) return [];
    const title = post.translations.find((one) => one.language === language)?.title ?? post.title;
    return { id, next, title };
  });
  const kept = new Set(told.map(({ id }) => id));
  await noticeWithdrawals.pointAtNext(db, postIds, told);
  await noticeWithdrawals.deleteNotices(
    db,
    notices.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
  return notices.length;
}
