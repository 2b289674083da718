import type { PostRow } from "./words.ts";

/** Where a post is edited. The draft of an alert has a faster screen, which passes it on if it holds more than that shows. */
export const editPath = ({ id, type, state }: Pick<PostRow, "id" | "type" | "state">): string =>
  type === "urgent" && state === "concept" ? `/alerts/${id}` : `/messages/${id}/edit`;
