/** Messages for tests: complete by default. */
import type { FeedItem } from "@stoep/contract/feed";
import { type Post, PostDraft, type ReadPost } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import type { Caller } from "./client.ts";
import type { Place } from "./places.ts";

type Draft = Partial<PostDraft>;

export const aMessage = (places: Pick<Place, "id">[], changes: Draft = {}): PostDraft => ({
  type: "standard",
  title: "Werken in de straat",
  textHtml: "<p>Vanaf maandag is de straat dicht.</p>",
  language: "nl",
  neighbourhoodIds: places.map(({ id }) => id),
  ...changes,
});

export const optionsOf = (...texts: string[]) => texts.map((text) => ({ id: newId(), text }));

export const paramsOf = (post: { id: string }) => ({ params: { postId: post.id } });

/** What an editor sends back after reading a message: only the writable fields. */
export const draftOf = (post: Post, changes: Draft = {}): PostDraft => ({ ...PostDraft.parse(post), ...changes });

export const change = (editor: Caller, post: Post, changes: Draft) =>
  editor.publishing.updatePost({
    ...paramsOf(post),
    body: { version: post.version, post: draftOf(post, changes) },
  });

export async function create(editor: Caller, places: Place[], changes: Draft = {}): Promise<Post> {
  return editor.publishing.createPost({ body: aMessage(places, changes) });
}

/** Previews and publishes the given version: now, or at a scheduled time. */
export async function publish(editor: Caller, post: Post, at: string | null = null): Promise<Post> {
  await editor.publishing.previewPost(paramsOf(post));
  const answer = await editor.publishing.publishPost({ ...paramsOf(post), body: { version: post.version, at } });
  return answer.post;
}

export async function createLive(editor: Caller, places: Place[], changes: Draft = {}): Promise<Post> {
  return publish(editor, await create(editor, places, changes));
}

/** The post in an item of the feed. */
export function postOf(item: FeedItem): ReadPost {
  if (item.kind !== "post") throw new Error(`a neighbour's message stands in the feed: ${item.shout.title}`);
  return item.post;
}
