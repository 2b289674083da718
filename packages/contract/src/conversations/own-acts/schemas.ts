/** What a resident wrote and voted, wherever it was, in one list. */
import { z } from "zod";
import { Id, Instant } from "../../kernel/index.ts";
import { SubjectKind } from "../schemas.ts";

const about = {
  subjectId: Id,
  /** What it is about, with its name; null: that is gone. */
  subject: z.object({ subjectKind: SubjectKind, name: z.string() }).nullable(),
  at: Instant,
};

export const OwnAct = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("comment"),
    ...about,
    commentId: Id,
    /** Empty when deleted. */
    text: z.string(),
    hasPicture: z.boolean(),
    /** `hidden`: by staff, by reports or by oneself. */
    state: z.enum(["visible", "hidden", "deleted"]),
    isAnswer: z.boolean(),
  }),
  z.object({
    kind: z.literal("vote"),
    ...about,
    vote: z.enum(["up", "down", "perception", "option"]),
    score: z.number().int().nullable(),
    /** null: it was removed. */
    option: z.string().nullable(),
  }),
]);
export type OwnAct = z.infer<typeof OwnAct>;
