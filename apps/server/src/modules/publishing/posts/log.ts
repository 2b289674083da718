import type { StaffCall } from "#kernel/call.ts";
import { record, recordAll } from "#modules/audit/index.ts";
import { contentOf, type PostContent } from "./content.ts";
import type { StoredPost } from "./store/posts.ts";

type LoggedAct = "publish" | "schedule" | "edit" | "delete" | "undelete" | "restoreVersion" | DatesAct;
type DatesAct = "moveDates" | "cancelDates" | "restoreDates";
type Action = `publishing.${LoggedAct}`;
interface Change {
  old?: Record<string, unknown>;
  new?: Record<string, unknown>;
}

/** One statement, however many neighbourhoods the message has. */
export function recordPost(
  call: StaffCall,
  action: Action,
  { id, title }: { id: string; title: string },
  change: Change = {},
): Promise<void> {
  return record(call, { action, subject: { kind: "post", id, name: title }, ...change });
}

/** One statement for all messages. */
export function recordPosts<P extends { id: string; title: string }>(
  call: StaffCall,
  action: Action,
  posts: readonly P[],
  changeOf: (post: P) => Change,
): Promise<void> {
  return recordAll(
    call,
    posts.map((post) => ({ action, subject: { kind: "post", id: post.id, name: post.title }, ...changeOf(post) })),
  );
}

export function changesOf(before: StoredPost, after: PostContent, changed: string[]): Required<Change> {
  const only = (content: PostContent) =>
    Object.fromEntries(changed.map((field) => [field, content[field as keyof PostContent]]));
  return { old: only(contentOf(before)), new: only(after) };
}
