/** Letters with codes, by which a household proves where it lives. D §5 */
import { z } from "zod";
import { fieldError, Id, Instant, textLine } from "../../kernel/index.ts";
import { PeopleCount } from "../../people-count.ts";

/** The households that letters are printed for: those of a neighbourhood, or of one of its streets, in which nobody is proven yet. */
export const LetterOrder = z.object({
  neighbourhoodId: z.uuid(fieldError("neighbourhoodRequired")),
  streetId: Id.nullable(),
  /** Also to households whose code is still valid; that code ends. */
  isReprint: z.boolean(),
});
export type LetterOrder = z.infer<typeof LetterOrder>;

const letterStates = ["queued", "running", "done", "failed"] as const;

/** Letters that were printed together, without the households. */
export const LetterBatch = z.object({
  id: Id,
  neighbourhood: z.string(),
  street: z.string().nullable(),
  isReprint: z.boolean(),
  state: z.enum(letterStates),
  households: PeopleCount,
  /** Files to download, each with at most five hundred letters. */
  parts: z.number().int(),
  by: z.string(),
  createdAt: Instant,
  /** Until when the caller can download the files; null: the files are deleted, or only the person who ordered them can. */
  downloadableUntil: Instant.nullable(),
});
export type LetterBatch = z.infer<typeof LetterBatch>;

/** As typed: spaces, hyphens and lower case do not matter. */
export const LetterCode = z.object({ code: textLine(40).min(1, fieldError("letterCodeRequired")) });
