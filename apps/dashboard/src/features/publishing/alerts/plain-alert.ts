import { type Draft, draftOf, emptyDraft } from "../compose/draft.ts";
import type { Post } from "../parts/words.ts";

/** The fields that the page of an alert shows. The audience is fixed by the type. */
const plainFields: readonly (keyof Draft)[] = ["title", "textHtml", "language", "neighbourhoodIds", "streets"];

/** Whether the page of an alert shows everything in this draft: no more was added in the full editor. */
export function isPlainAlert(post: Post): boolean {
  if (post.type !== "urgent" || post.kind !== "message") return false;
  const [draft, plain] = [draftOf(post), emptyDraft("urgent", post.language)];
  return (Object.keys(plain) as (keyof Draft)[]).every(
    (field) => plainFields.includes(field) || JSON.stringify(draft[field]) === JSON.stringify(plain[field]),
  );
}
