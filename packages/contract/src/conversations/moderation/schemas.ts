/** Reports, decisions and appeals. S1 §3 Content report, S1 §6, D §8 */
import { z } from "zod";
import {
  Act,
  Cursor,
  fieldError,
  Id,
  Instant,
  NamedReference,
  pageOf,
  queryList,
  textLines,
  timeRange,
  Verdict,
} from "../../kernel/index.ts";
import { AppealOutcome, Author, OwnDecision, ReportReason, SubjectKind } from "../schemas.ts";
import { reportDecisions, reportReasons, reportStates } from "../values.ts";

export const moderationLimits = { reason: 1000, appeal: 2000, together: 100, appealDays: 30 } as const;

export const ReportDecision = z.enum(reportDecisions);
export type ReportDecision = z.infer<typeof ReportDecision>;

const ground = z.enum(reportReasons, fieldError("groundRequired"));
const reason = textLines(moderationLimits.reason).min(1, fieldError("decisionReasonRequired"));

/** Shown to the author. */
export const Grounds = z.object({ ground, reason });
/** Content is removed for one of five grounds, with a reason that the author reads. D §8 */
export const Removal = Grounds.extend({ decision: z.enum(["hidden", "deleted"]).default("hidden") });
export type Removal = z.infer<typeof Removal>;

const ids = z.array(Id).min(1, fieldError("required")).max(moderationLimits.together, fieldError("tooMany"));
/** For one or several cases; each decision settles all open reports of its content. */
export const Decisions = z.discriminatedUnion("decision", [
  z.object({ ids, decision: z.literal("kept") }),
  Grounds.extend({ ids, decision: z.literal("hidden") }),
  Grounds.extend({ ids, decision: z.literal("deleted") }),
]);
export const TakenBack = z.object({ ids });
/** One for each id, in the same order. */
export const DecisionOutcomes = z.object({ outcomes: z.array(z.object({ verdict: Verdict })) });

/** A comment, or the kind of subject. */
const Thing = SubjectKind;
export const ReportFilter = z.object({
  state: z.enum(reportStates).default("open"),
  ids: queryList(Id, moderationLimits.together),
  things: queryList(Thing, 10),
  /** Reported for this reason, or decided for it. */
  reason: ReportReason.optional(),
  neighbourhoodId: Id.optional(),
  /** By the time of the first report, the appeal or the decision, as the list is ordered. */
  ...timeRange,
});
export type ReportFilter = z.output<typeof ReportFilter>;
export const ReportList = ReportFilter.extend({ direction: z.enum(["asc", "desc"]).optional(), cursor: Cursor });

const Decision = Act.extend({
  /** null: the content disappeared before anyone decided. */
  kind: ReportDecision.nullable(),
  ground: ReportReason.nullable(),
  reason: z.string(),
  /** Undone by staff, without an appeal. */
  undoneAt: Instant.nullable(),
});
const Appeal = z.object({
  text: z.string(),
  at: Instant,
  outcome: AppealOutcome.nullable(),
  reason: z.string(),
  by: z.string(),
  decidedAt: Instant.nullable(),
});

/** Reported or decided content. */
export const ReportedThing = z.object({
  id: Id,
  thing: Thing,
  subjectKind: SubjectKind,
  subjectId: Id,
  /** The subject's name, such as a message's title; empty when it was deleted, or staff may not read it. */
  subjectName: z.string(),
  commentId: Id.nullable(),
  author: Author.pick({ kind: true, name: true, organisation: true, isMe: true }),
  /** The first 200 characters of the text. */
  excerpt: z.string(),
  /** `gone`: withdrawn or deleted by its author, or emptied. */
  state: z.enum(["visible", "hidden", "reported", "gone"]),
  neighbourhood: NamedReference.nullable(),
  openedAt: Instant,
  reports: z.number().int(),
  /** The number of households of proven residents who reported it: five hide it. */
  reportingHouseholds: z.number().int(),
  /** How often each reason was given. */
  reasons: z.partialRecord(ReportReason, z.number().int()),
  decision: Decision.nullable(),
  appeal: Appeal.nullable(),
  can: z.object({ keep: Verdict, hide: Verdict, delete: Verdict, undo: Verdict, decideAppeal: Verdict }),
});
export type ReportedThing = z.infer<typeof ReportedThing>;
export const ReportedPage = pageOf(ReportedThing).extend({
  /** Cases that wait for a decision or for the answer to an appeal; counted up to 1,000, and null on later pages. */
  open: z.number().int().nullable(),
  appealed: z.number().int().nullable(),
});

/** A case with the whole text, the comment that it answers, and each report. */
export const ReportedRecord = ReportedThing.extend({
  text: z.string(),
  answers: z.string().nullable(),
  given: z.array(z.object({ id: Id, reason: ReportReason, remark: z.string(), createdAt: Instant })),
});
export type ReportedRecord = z.infer<typeof ReportedRecord>;

/** An open report about a subject or its comments. */
export const ReportView = z.object({
  id: Id,
  /** Reports of one case are decided together. */
  caseId: Id,
  reason: ReportReason,
  remark: z.string(),
  createdAt: Instant,
  /** null: it reports the subject itself. */
  commentId: Id.nullable(),
  commentText: z.string().nullable(),
});
export type ReportView = z.infer<typeof ReportView>;

/** A decision about content that the reader wrote, in full. */
export const ReadDecision = OwnDecision.extend({
  organisation: z.string(),
  thing: Thing,
  subjectKind: SubjectKind,
  subjectId: Id,
  subjectName: z.string(),
  /** The reader's text; empty once it is emptied or withdrawn. */
  text: z.string(),
  /** The content is visible again. */
  isUndone: z.boolean(),
  /** When deleted texts are emptied. */
  emptiedAt: Instant.nullable(),
  myAppeal: Appeal.omit({ by: true }).extend({ isSameJudge: z.boolean() }).nullable(),
  can: z.object({ appeal: Verdict }),
});
export type ReadDecision = z.infer<typeof ReadDecision>;
export const NewAppeal = z.object({ text: textLines(moderationLimits.appeal).min(1, fieldError("textRequired")) });
export const AppealDecision = z.object({ outcome: AppealOutcome, reason });
