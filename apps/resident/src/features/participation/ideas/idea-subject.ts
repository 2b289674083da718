import type { ConversationSubject } from "../../conversations/index.ts";

/** An idea as a subject of conversations. */
export const ideaSubject = (ideaId: string): ConversationSubject => ({
  params: { subjectKind: "idea", subjectId: ideaId },
  refetches: ["participation"],
});
