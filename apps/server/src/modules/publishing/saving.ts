/** One way in for everything that an editor saves, concept or live. */

import type { FieldCode } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { releaseFiles } from "#modules/files/index.ts";
import { columnsOf, tooLong, type Words, wordsOf } from "./content.ts";
import { changedFields, problemsOf, problemsOfChange, problemsOfVoted, stateOf } from "./rules.ts";
import { replaceParts } from "./store/parts.ts";
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

export async function savePost(
  db: Db,
  { id, organisationId, accountId, now }: Author & { id: string; organisationId: string },
  words: Words,
): Promise<void> {
  refuseAny(tooLong(words));
  const moments = { createdAt: now, savedAt: now };
  await insertPost(db, {
    id,
    organisationId,
    createdBy: accountId,
    savedBy: accountId,
    ...moments,
    ...columnsOf(words),
  });
  const lists = Object.entries(words).flatMap(([field, value]) =>
    Array.isArray(value) && value.length > 0 ? [field] : [],
  );
  refuseAny(await replaceParts(db, { postId: id, accountId, now, keptFiles: [], liveAt: null }, words, lists));
}

/** Answers with the fields that changed. `before` must be held. Refusals name fields under `post.`, as the request does. */
export async function saveChange(
  db: Db,
  before: StoredPost,
  words: Words,
  { accountId, now }: Author,
): Promise<string[]> {
  const was = wordsOf(before);
  const changed = changedFields(was, words);
  if (changed.length === 0) return [];
  refuseAny({ ...tooLong(words), ...problemsOfSaving(before, was, words, now) }, "post.");
  const isLive = stateOf(before) === "published";
  const { id: postId, version } = before;
  if (isLive) await insertVersion(db, { postId, version, replacedAt: now, replacedBy: accountId, words: was, changed });
  const mark = isLive ? { editedAt: now } : {};
  await updatePost(db, postId, { ...columnsOf(words), savedBy: accountId, savedAt: now, ...mark });
  const keptFiles = filesOf(was);
  const saving = { postId, accountId, now, keptFiles, liveAt: isLive ? now : null };
  refuseAny(await replaceParts(db, saving, words, changed), "post.");
  const files = filesOf(words);
  await releaseFiles(
    db,
    keptFiles.filter((id) => !files.includes(id)),
  );
  return changed;
}

/** A concept may lack anything; what is planned or live must stay complete. D §6 */
function problemsOfSaving(before: StoredPost, was: Words, words: Words, now: Date): Record<string, FieldCode> {
  const voted = before.hasVotes ? problemsOfVoted(was, words) : {};
  if (before.publishedAt) return { ...problemsOfChange(was, words, now), ...voted };
  return before.publishAt ? { ...problemsOf(words, before.publishAt), ...voted } : voted;
}

const filesOf = (words: Words): string[] => [...words.images.map(({ id }) => id), ...words.attachmentIds];
