import { type Draft, draftOf, emptyDraft } from "../compose/draft.ts";
import type { Post } from "../parts/words.ts";

/** What the page of an alert shows, and whom it is sent to follows from its kind. */
const plainFields: readonly (keyof Draft)[] = ["title", "textHtml", "language", "neighbourhoodIds", "streets"];

/** Whether that page shows all that this draft holds: nothing was added to it in the whole editor. */
export function isPlainAlert(post: Post): boolean {
  if (post.type !== "urgent" || post.kind !== "message") return false;
  const [draft, plain] = [draftOf(post), emptyDraft("urgent", post.language)];
  return (Object.keys(plain) as (keyof Draft)[]).every(
    (field) => plainFields.includes(field) || JSON.stringify(draft[field]) === JSON.stringify(plain[field]),
  );
}
