import type { Subject } from "../conversations/index.ts";

/** A message as a subject of conversations. */
export const asSubject = (postId: string): Subject => ({
  params: { subjectKind: "post", subjectId: postId },
  refetches: ["publishing"],
});
