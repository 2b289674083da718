import type { Subject } from "../../conversations/index.ts";
import type { Post } from "./words.ts";

/** What the conversation about a message is about. */
export const subjectOf = ({ id }: Pick<Post, "id">): Subject => ({
  params: { subjectKind: "post", subjectId: id },
  licence: "messages",
});
