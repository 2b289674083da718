import { z } from "zod";
import { FileView } from "../files/index.ts";
import { fieldError, Id, Instant, textLine, textLines, Verdict } from "../kernel/index.ts";
import { reportReasons } from "./values.ts";

/** A kind of subject that some capability provides on the server. Unknown kinds are not found. */
export const SubjectKind = z.string().regex(/^[a-z][a-z-]{1,39}$/, fieldError("invalid"));
export type SubjectKind = z.infer<typeof SubjectKind>;
/** The subject that a path names. */
export interface SubjectParams {
  subjectKind: SubjectKind;
  subjectId: string;
}

/** S1 §3 */
export const reactionKinds = ["like", "thanks", "wow", "haha", "sad", "welcome", "applause"] as const;
export const ReactionKind = z.enum(reactionKinds);
export type ReactionKind = z.infer<typeof ReactionKind>;
export const Reactions = z.partialRecord(ReactionKind, z.number().int());
export type Reactions = z.infer<typeof Reactions>;

export const ReportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof ReportReason>;

export const Author = z.object({
  /** `staff` speak in their organisation's name, with their public name next to it. D §8 */
  kind: z.enum(["resident", "staff"]),
  name: z.string(),
  organisation: z.string().nullable(),
  /** The organisation's logo; residents have none. */
  logo: FileView.nullable(),
  isMe: z.boolean(),
});

/** The outcome of an appeal; `reversed` content is visible again. */
export const appealOutcomes = ["upheld", "reversed"] as const;
export const AppealOutcome = z.enum(appealOutcomes);
export type AppealOutcome = z.infer<typeof AppealOutcome>;

/** A decision of staff about content that the reader wrote, shown beside it. `readDecision` returns the rest. */
export const OwnDecision = z.object({
  id: Id,
  decision: z.enum(["hidden", "deleted"]),
  ground: ReportReason,
  reason: z.string(),
  at: Instant,
  /** Until when it can be appealed; null: it was appealed, or the time is over. */
  appealUntil: Instant.nullable(),
  appeal: z.enum(["waiting", ...appealOutcomes]).nullable(),
});
export type OwnDecision = z.infer<typeof OwnDecision>;

export const CommentView = z.object({
  id: Id,
  parentId: Id.nullable(),
  /** The neighbourhood whose thread it is in; null where all share one. */
  neighbourhoodId: Id.nullable(),
  author: Author,
  /** Empty when hidden or deleted, except that staff still see hidden text. */
  text: z.string(),
  image: FileView.nullable(),
  /** `reported`: hidden by reports, until staff decide. */
  state: z.enum(["visible", "hidden", "reported", "deleted"]),
  hiddenBecause: z.enum(["staff", "author", "reports"]).nullable(),
  createdAt: Instant,
  isEdited: z.boolean(),
  reactions: Reactions,
  myReaction: ReactionKind.nullable(),
  /** Open content reports; 0 for residents. */
  reportCount: z.number().int(),
  /** For its author: why staff hid or deleted it. */
  decision: OwnDecision.nullable(),
  /** For a top-level comment with more answers than are included: the cursor for `listAnswers`. */
  moreAnswers: z.string().nullable(),
  can: z.object({
    edit: Verdict,
    /** For one's own. */
    delete: Verdict,
    hide: Verdict,
    show: Verdict,
    /** For others': to hide or delete it with a reason. */
    moderate: Verdict,
    remove: Verdict,
    answer: Verdict,
    report: Verdict,
  }),
});
export type CommentView = z.infer<typeof CommentView>;

/** Top-level comments oldest first, twenty at a time, each followed by its first answers. */
export const CommentPage = z.object({
  items: z.array(CommentView),
  next: z.string().nullable(),
  can: z.object({ comment: Verdict }),
});
export type CommentPage = z.infer<typeof CommentPage>;

export const CommentText = textLines(2000).min(1, fieldError("textRequired"));
export const NewComment = z.object({
  text: CommentText,
  imageId: Id.nullable().default(null),
  parentId: Id.nullable().default(null),
  /** Staff choose a neighbourhood's thread, or null for all; residents write in their own, and answers go to their comment's thread. */
  neighbourhoodId: Id.nullable().default(null),
});

/** One vote per resident and subject, changeable while open. S1 §3: Upvote 2, Downvote 3, Perception 4, Option 5 */
export const Vote = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("up") }),
  z.object({ kind: z.literal("down") }),
  z.object({
    kind: z.literal("perception"),
    score: z.number().int().min(1, fieldError("scoreOutOfRange")).max(10, fieldError("scoreOutOfRange")),
  }),
  z.object({ kind: z.literal("option"), optionId: Id }),
]);
export type Vote = z.infer<typeof Vote>;

/** Residents see counts only after voting; staff always. D §6 */
export const PollView = z.object({
  kind: z.enum(["up-down", "perception", "option"]),
  options: z.array(z.object({ id: Id, text: z.string(), votes: z.number().int().nullable() })),
  up: z.number().int().nullable(),
  down: z.number().int().nullable(),
  /** Votes for 1 … 10. */
  scores: z.array(z.number().int()).nullable(),
  average: z.number().nullable(),
  total: z.number().int().nullable(),
  closesAt: Instant.nullable(),
  isClosed: z.boolean(),
  myVote: Vote.nullable(),
  can: z.object({ vote: Verdict }),
});
export type PollView = z.infer<typeof PollView>;

export const ReactionState = z.object({ reactions: Reactions, myReaction: ReactionKind.nullable() });

export const NewReport = z.object({
  reason: z.enum(reportReasons, fieldError("reasonRequired")),
  remark: textLine(1000).default(""),
});
