import type { Subject } from "../conversations/index.ts";

/** A neighbour's message as a subject of conversations. */
export const asSubject = (shoutId: string): Subject => ({
  params: { subjectKind: "shout", subjectId: shoutId },
  refetches: ["shouts"],
});
