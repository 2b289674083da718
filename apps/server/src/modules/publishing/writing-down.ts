/** What the organisation's log says of its messages. Changes to a concept concern nobody but its writers: they are not in it. */
import type { Staff } from "#kernel/actor.ts";
import type { Call } from "#kernel/call.ts";
import { record } from "#modules/audit/index.ts";
import { type Words, wordsOf } from "./content.ts";
import type { StoredPost } from "./store/posts.ts";

type Action = "publishing.publish" | "publishing.schedule" | "publishing.edit" | "publishing.delete";
interface Change {
  old?: Record<string, unknown>;
  new?: Record<string, unknown>;
}

/** One statement, wherever the message goes. */
export function writeDown(
  call: Call<Staff>,
  action: Action,
  { id, title }: { id: string; title: string },
  change: Change = {},
): Promise<void> {
  return record(call, { action, subject: { kind: "post", id, name: title }, ...change });
}

export function changesOf(before: StoredPost, after: Words, changed: string[]): Required<Change> {
  const only = (words: Words) => Object.fromEntries(changed.map((field) => [field, words[field as keyof Words]]));
  return { old: only(wordsOf(before)), new: only(after) };
}
