/** Updates the loaded feed. Loaded on the first change. */
import type { FeedPage } from "@stoep/contract/feed";
import { api } from "../../app/index.ts";
import { changedIds, findLoadedBelow, removeMissing, replaceItems } from "./feed-pages.ts";

export { countNew, mergeFirstPage } from "./feed-pages.ts";

/** At most two requests, however many pages are loaded. */
export async function refreshBelow(
  loaded: readonly FeedPage[],
  fresh: FeedPage,
  change: (by: (pages: FeedPage[]) => FeedPage[]) => void,
  isLatest: () => boolean,
): Promise<void> {
  const below = findLoadedBelow(loaded, fresh);
  if (!below) return;
  const answer = await api.feed.getFeedIds({ query: below.places }).catch(() => null);
  if (!answer || !isLatest()) return;
  if (answer.isComplete) change((pages) => removeMissing(pages, below.items, answer.items));
  const id = changedIds(below.items, answer.items);
  if (id.length === 0) return;
  const changed = await api.feed.getFeedItems({ query: { id } }).catch(() => null);
  if (changed && isLatest()) change((pages) => replaceItems(pages, changed.items));
}
