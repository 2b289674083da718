/** A resident's own comments and votes in one list, wherever they made them. */
import { z } from "zod";
import { Id, Instant } from "../../kernel/index.ts";
import { SubjectKind } from "../schemas.ts";

const about = {
  subjectId: Id,
  /** The subject with its name; null: it was deleted. */
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
    /** `hidden`: by staff, by reports or by the author. */
    state: z.enum(["visible", "hidden", "deleted"]),
    isAnswer: z.boolean(),
  }),
  z.object({
    kind: z.literal("vote"),
    ...about,
    vote: z.enum(["up", "down", "perception", "option"]),
    score: z.number().int().nullable(),
    /** null: the option was removed. */
    option: z.string().nullable(),
  }),
]);
export type OwnAct = z.infer<typeof OwnAct>;
