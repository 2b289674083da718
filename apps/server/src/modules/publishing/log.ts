/** What the organisation's log says of its messages. Changes to drafts concern only those who write them and are not logged. */
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { record } from "#modules/audit/index.ts";
import { contentOf, type PostContent } from "./content.ts";
import type { StoredPost } from "./store/posts.ts";

type Act = "publish" | "schedule" | "edit" | "delete" | "undelete" | "restoreVersion";
type Action = `publishing.${Act}`;
interface Change {
  old?: Record<string, unknown>;
  new?: Record<string, unknown>;
}

/** One statement, wherever the message goes. */
export function recordPost(
  call: RouteCall<Staff, Tx>,
  action: Action,
  { id, title }: { id: string; title: string },
  change: Change = {},
): Promise<void> {
  return record(call, { action, subject: { kind: "post", id, name: title }, ...change });
}

export function changesOf(before: StoredPost, after: PostContent, changed: string[]): Required<Change> {
  const only = (content: PostContent) =>
    Object.fromEntries(changed.map((field) => [field, content[field as keyof PostContent]]));
  return { old: only(contentOf(before)), new: only(after) };
}
