import type { ConversationSubject } from "../conversations/index.ts";

/** A neighbour's message as a subject of conversations. */
export const shoutSubject = (shoutId: string): ConversationSubject => ({
  params: { subjectKind: "shout", subjectId: shoutId },
  refetches: ["shouts"],
});
