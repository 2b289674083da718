/** Stores what an editor wrote, as a draft or a live message. */

import type { FieldCode } from "@stoep/contract/kernel";
import type { FollowUp } from "@stoep/contract/publishing";
import type { Db } from "#kernel/database.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { releaseFiles } from "#modules/files/index.ts";
import { clockProblems, dateProblems } from "./activity-schedule.ts";
import { columnsOf, contentOf, lengthProblems, type PostContent } from "./content.ts";
import { changedFields, changeProblems, publishProblems, stateOf, votedPollProblems } from "./rules.ts";
import { reachColumns, replaceParts } from "./store/parts.ts";
import { insertPost, type StoredPost, updatePost } from "./store/posts.ts";
import { insertVersion } from "./store/versions.ts";

interface Author {
  accountId: string;
  now: Date;
  /** The network's time zone. */
  timeZone: string;
}

interface NewPost extends Author {
  id: string;
  organisationId: string;
  /** The first alert of the series that it follows up. */
  follows?: { followsId: string; followUp: FollowUp };
  /** Files of the message that this is a copy of: allowed, no matter who uploaded them. */
  keptFiles?: string[];
}

export function refuseProblems(problems: Record<string, FieldCode>, under = ""): void {
  const entries = Object.entries(problems).map(([field, code]) => [under + field, code]);
  if (entries.length > 0) refuseFields(Object.fromEntries(entries));
}

/** Inserts a new message. Returns it as stored, or null if it has parts other than neighbourhoods and so has to be read again. */
export async function savePost(
  db: Db,
  { id, organisationId, accountId, now, timeZone, follows, keptFiles = [] }: NewPost,
  content: PostContent,
): Promise<Omit<StoredPost, "createdByName"> | null> {
  refuseProblems(lengthProblems(content));
  const by = { createdBy: accountId, savedBy: accountId, createdAt: now, savedAt: now };
  const saved = await insertPost(
    db,
    { id, organisationId, ...by, ...columnsOf(content), ...follows },
    reachColumns(content),
  );
  const isElsewhere = saved.neighbourhoodIds.length < content.neighbourhoodIds.length;
  const unknown: Record<string, FieldCode> = isElsewhere ? { neighbourhoodIds: "neighbourhoodUnknown" } : {};
  const parts = Object.entries(content).flatMap(([field, value]) =>
    isInOwnTable(value) && !insertedAtOnce.includes(field) ? [field] : [],
  );
  const saving = { postId: id, accountId, now, keptFiles, liveAt: null, timeZone };
  refuseProblems({ ...unknown, ...(await replaceParts(db, saving, content, parts)) });
  if (parts.length > 0) return null;
  const none = {
    streets: [],
    images: [],
    attachments: [],
    options: [],
    translations: [],
    activity: null,
    vacancy: null,
  };
  return { ...saved, ...none, votes: 0 };
}

/** What is stored with the message itself, in the same statement. */
const insertedAtOnce = ["neighbourhoodIds", "link"];

/** Whether the value is stored in a separate table. */
const isInOwnTable = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === "object" && value !== null;

/** Returns the names of the fields that changed. The row of `before` must be locked. Refuses with `invalid_input`; its fields are named under `post.`, as in the request. */
export async function saveChange(
  db: Db,
  before: StoredPost,
  content: PostContent,
  { accountId, now, timeZone }: Author,
): Promise<string[]> {
  const was = contentOf(before);
  const changed = changedFields(was, content);
  if (changed.length === 0) return [];
  if (changed.includes("kind")) refuseProblems({ kind: "invalid" }, "post.");
  refuseProblems({ ...lengthProblems(content), ...saveProblems(before, was, content, { now, timeZone }) }, "post.");
  const isLive = stateOf(before) === "published";
  const { id: postId, version } = before;
  if (isLive)
    await insertVersion(db, { postId, version, replacedAt: now, replacedBy: accountId, content: was, changed });
  const mark = isLive ? { editedAt: now } : {};
  await updatePost(db, postId, { ...columnsOf(content), savedBy: accountId, savedAt: now, ...mark });
  const keptFiles = fileIdsOf(was);
  const saving = { postId, accountId, now, keptFiles, liveAt: isLive ? now : null, timeZone };
  refuseProblems(await replaceParts(db, saving, content, changed), "post.");
  const files = fileIdsOf(content);
  await releaseFiles(
    db,
    keptFiles.filter((id) => !files.includes(id)),
  );
  return changed;
}

/** A draft may lack anything; a scheduled or live message must stay complete. D §6 */
function saveProblems(
  before: StoredPost,
  was: PostContent,
  content: PostContent,
  { now, timeZone }: Pick<Author, "now" | "timeZone">,
): Record<string, FieldCode> {
  const voted = before.votes > 0 ? votedPollProblems(was, content) : {};
  if (before.publishedAt) {
    const dates = dateProblems(was.activity, content.activity, now, timeZone);
    return { ...changeProblems(was, content, now), ...voted, ...dates };
  }
  if (!before.publishAt) return voted;
  return { ...publishProblems(content, before.publishAt), ...clockProblems(content.activity, timeZone), ...voted };
}

export const fileIdsOf = (content: PostContent): string[] => [
  ...content.images.map(({ id }) => id),
  ...content.attachmentIds,
];
