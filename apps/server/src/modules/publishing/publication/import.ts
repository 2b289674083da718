/** Imports messages with their history: cleaned, checked and stored like any other, but nobody is notified. */
import { PostDraft } from "@stoep/contract/publishing";
import type { Db, Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { cleanContent, lockPost, publishProblems, refuseProblems, saveChange, savePost } from "../posts/index.ts";
import { setPublishAt } from "../schedule/index.ts";
import { putLive } from "./store/publication.ts";

interface ImportedPost {
  id: string;
  organisationId: string;
  /** The author, and when they wrote it. */
  accountId: string;
  at: Date;
  /** The network's time zone. */
  timeZone: string;
}

/** A draft, unless `publishAt` is set: a time up to `now` makes it live since then, a later one schedules it. */
export async function importPost(
  db: Db,
  { at, ...written }: ImportedPost,
  draft: PostDraft,
  { publishAt, now }: { publishAt: Date | null; now: Date },
): Promise<void> {
  const content = cleanContent(PostDraft.parse(draft));
  await savePost(db, { ...written, now: at }, content);
  if (!publishAt) return;
  refuseProblems(publishProblems(content, publishAt));
  await setPublishAt(db, "post", written.id, { publishAt, plannedBy: written.accountId });
  if (publishAt <= now) await putLive(db, written.id, publishAt);
}

/** Imports a later change of a message, with its history. In one transaction. Refuses with `not_found`. */
export async function importChange(
  db: Tx,
  { id, organisationId, accountId, at, timeZone }: ImportedPost,
  draft: PostDraft,
) {
  const before = (await lockPost(db, organisationId, id)) ?? refuse("not_found");
  await saveChange(db, before, cleanContent(PostDraft.parse(draft)), { accountId, now: at, timeZone });
}
