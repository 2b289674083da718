/** Saving what an editor wrote, whether a draft or a live message. */

import type { FieldCode } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { releaseFiles } from "#modules/files/index.ts";
import { columnsOf, contentOf, type PostContent, tooLong } from "./content.ts";
import { changedFields, problemsOf, problemsOfChange, problemsOfVoted, stateOf } from "./rules.ts";
import { reachOf, replaceParts } from "./store/parts.ts";
import { insertPost, type StoredPost, updatePost } from "./store/posts.ts";
import { insertVersion } from "./store/versions.ts";

interface Author {
  accountId: string;
  now: Date;
}

export function refuseAny(problems: Record<string, FieldCode>, under = ""): void {
  const entries = Object.entries(problems).map(([field, code]) => [under + field, code]);
  if (entries.length > 0) refuseFields(Object.fromEntries(entries));
}

/** Inserts a new message. Returns it as stored, or null when it has more lists than its neighbourhoods: then it has to be read. */
export async function savePost(
  db: Db,
  { id, organisationId, accountId, now }: Author & { id: string; organisationId: string },
  content: PostContent,
): Promise<Omit<StoredPost, "createdByName"> | null> {
  refuseAny(tooLong(content));
  const by = { createdBy: accountId, savedBy: accountId, createdAt: now, savedAt: now };
  const saved = await insertPost(db, { id, organisationId, ...by, ...columnsOf(content) }, reachOf(content));
  const isElsewhere = saved.neighbourhoodIds.length < content.neighbourhoodIds.length;
  const unknown: Record<string, FieldCode> = isElsewhere ? { neighbourhoodIds: "neighbourhoodUnknown" } : {};
  const lists = Object.entries(content).flatMap(([field, value]) =>
    Array.isArray(value) && value.length > 0 && field !== "neighbourhoodIds" ? [field] : [],
  );
  const saving = { postId: id, accountId, now, keptFiles: [], liveAt: null };
  refuseAny({ ...unknown, ...(await replaceParts(db, saving, content, lists)) });
  if (lists.length === 0)
    return { ...saved, streets: [], images: [], attachments: [], options: [], translations: [], votes: 0 };
  return null;
}

/** Returns the names of the fields that changed. The row of `before` must be locked. Refuses with `invalid_input`; its fields are named under `post.`, as in the request. */
export async function saveChange(
  db: Db,
  before: StoredPost,
  content: PostContent,
  { accountId, now }: Author,
): Promise<string[]> {
  const was = contentOf(before);
  const changed = changedFields(was, content);
  if (changed.length === 0) return [];
  refuseAny({ ...tooLong(content), ...problemsOfSaving(before, was, content, now) }, "post.");
  const isLive = stateOf(before) === "published";
  const { id: postId, version } = before;
  if (isLive)
    await insertVersion(db, { postId, version, replacedAt: now, replacedBy: accountId, content: was, changed });
  const mark = isLive ? { editedAt: now } : {};
  await updatePost(db, postId, { ...columnsOf(content), savedBy: accountId, savedAt: now, ...mark });
  const keptFiles = filesOf(was);
  const saving = { postId, accountId, now, keptFiles, liveAt: isLive ? now : null };
  refuseAny(await replaceParts(db, saving, content, changed), "post.");
  const files = filesOf(content);
  await releaseFiles(
    db,
    keptFiles.filter((id) => !files.includes(id)),
  );
  return changed;
}

/** A draft may lack anything; a scheduled or live message must stay complete. D §6 */
function problemsOfSaving(
  before: StoredPost,
  was: PostContent,
  content: PostContent,
  now: Date,
): Record<string, FieldCode> {
  const voted = before.votes > 0 ? problemsOfVoted(was, content) : {};
  if (before.publishedAt) return { ...problemsOfChange(was, content, now), ...voted };
  return before.publishAt ? { ...problemsOf(content, before.publishAt), ...voted } : voted;
}

const filesOf = (content: PostContent): string[] => [...content.images.map(({ id }) => id), ...content.attachmentIds];
