import type { ConversationSubject } from "../../conversations/index.ts";

/** A message as a subject of conversations. */
export const postSubject = (postId: string): ConversationSubject => ({
  params: { subjectKind: "post", subjectId: postId },
  refetches: ["publishing"],
});
