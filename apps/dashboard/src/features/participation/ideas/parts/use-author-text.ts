import { unbrokenName } from "@stoep/client/formats";
import { type IdeaRow, useText } from "./words.ts";

type Authored = Pick<IdeaRow, "author" | "neighbourhood">;

/** Who contributed it, as staff may know it: a public name, or "a resident of {neighbourhood}". */
export function useAuthorText(): (idea: Authored) => string {
  const t = useText();
  return ({ author, neighbourhood }) =>
    author.name || t("author.resident", { place: unbrokenName(neighbourhood.name) });
}

/** The same with what is known of them: not yet confirmed, or entered at the counter. */
export function useAuthorLine(): (idea: Authored) => string {
  const t = useText();
  const nameOf = useAuthorText();
  return (idea) =>
    [nameOf(idea), idea.author.isUnproven && t("author.unproven"), idea.author.isFromCounter && t("author.counter")]
      .filter(Boolean)
      .join(" · ");
}
