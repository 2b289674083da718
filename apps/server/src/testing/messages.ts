/** Messages for tests: complete by default. */
import type { FeedItem } from "@stoep/contract/feed";
import { Refused } from "@stoep/contract/kernel";
import { Consequences, consequenceTexts, type Post, PostDraft, type ReadPost } from "@stoep/contract/publishing";
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

/** Saves, and confirms what the change does to people, as an editor who agrees. */
export function change(editor: Caller, post: Post, changes: Draft): Promise<Post> {
  const body = { version: post.version, post: draftOf(post, changes) };
  return sendConfirmed((confirmed) =>
    editor.publishing.updatePost({ ...paramsOf(post), body: { ...body, confirmed } }),
  );
}

/** Deletes, and confirms it. */
export const remove = (editor: Caller, post: { id: string }) =>
  sendConfirmed((confirmed) =>
    editor.publishing.deletePost({ ...paramsOf(post), query: { confirmed: consequenceTexts(confirmed) } }),
  );

/** Sends, and confirms what it does to people, as an editor who agrees. */
export const sendConfirmed = <Answer>(send: (confirmed: Consequences) => Promise<Answer>): Promise<Answer> =>
  send([]).catch((error) => send(consequencesIn(error)));

/** What a refused save would do to people. @throws the error, if it is another one */
export function consequencesIn(error: unknown): Consequences {
  if (!(error instanceof Refused) || error.code !== "consequences_unconfirmed") throw error;
  return Consequences.parse(error.details);
}

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
