import type { Subject } from "../conversations/index.ts";

/** A message as something to talk about. */
export const asSubject = (postId: string): Subject => ({
  params: { subjectKind: "post", subjectId: postId },
  refetches: ["publishing"],
});
