/** Follow-ups of an alert. D §6 */
import { z } from "zod";
import { Id, Instant } from "../../kernel/index.ts";

export const FollowUp = z.enum(["update", "resolved"]);
export type FollowUp = z.infer<typeof FollowUp>;

/** An alert and its follow-ups, the first one first, as far as the reader may see them. */
export const AlertLine = z.object({
  /** The role of this one in the series; null if it is the first. */
  followUp: FollowUp.nullable(),
  /** Whether the latest follow-up says that it is resolved. */
  isResolved: z.boolean(),
  line: z.array(z.object({ id: Id, followUp: FollowUp.nullable(), title: z.string(), publishedAt: Instant })),
});
export type AlertLine = z.infer<typeof AlertLine>;
