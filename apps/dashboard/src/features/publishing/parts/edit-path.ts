import type { PostRow } from "./words.ts";

/**
 * Where a post is edited. The draft of an alert has a simpler screen, which redirects to the full editor if the draft holds more
 * than it shows.
 */
export const editPath = ({ id, type, state }: Pick<PostRow, "id" | "type" | "state">): string =>
  type === "urgent" && state === "concept" ? `/alerts/${id}` : `/messages/${id}/edit`;
