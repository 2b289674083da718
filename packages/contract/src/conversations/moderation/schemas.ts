/** Reports, decisions and appeals. S1 §3 Content report, S1 §6, D §8 */
import { z } from "zod";
import { Cursor, fieldError, Id, Instant, pageOf, queryList, Verdict } from "../../kernel/index.ts";
import { AppealOutcome, Author, OwnDecision, ReportReason, reportReasons, SubjectKind } from "../schemas.ts";

export const moderationLimits = { reason: 1000, appeal: 2000, together: 100, appealDays: 30 } as const;

/** May have line breaks, but no other control characters. */
const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max, fieldError("tooLong"))
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, fieldError("invalid"));

/** `hidden`: only its author and staff find it. `deleted`: so as well, until its words are emptied after the time to appeal. */
export const reportDecisions = ["kept", "hidden", "deleted"] as const;
export const ReportDecision = z.enum(reportDecisions);
export type ReportDecision = z.infer<typeof ReportDecision>;

const ground = z.enum(reportReasons, fieldError("groundRequired"));
const reason = words(moderationLimits.reason).min(1, fieldError("decisionReasonRequired"));

/** What its author reads. */
export const Grounds = z.object({ ground, reason });
/** What someone wrote is taken away for one of the five reasons, in words that they read. D §8 */
export const Removal = Grounds.extend({ decision: z.enum(["hidden", "deleted"]).default("hidden") });
export type Removal = z.infer<typeof Removal>;

const ids = z.array(Id).min(1, fieldError("required")).max(moderationLimits.together, fieldError("tooMany"));
/** About one or several; each decision settles all open reports of its thing. */
export const Decisions = z.discriminatedUnion("decision", [
  z.object({ ids, decision: z.literal("kept") }),
  Grounds.extend({ ids, decision: z.literal("hidden") }),
  Grounds.extend({ ids, decision: z.literal("deleted") }),
]);
export const TakenBack = z.object({ ids });
/** One for each id, in the same order. */
export const DecisionOutcomes = z.object({ outcomes: z.array(z.object({ verdict: Verdict })) });

/** What a comment is, or the kind of subject. */
const Thing = SubjectKind;
export const ReportFilter = z.object({
  /** `open`: reports wait for a decision. `appealed`: an author asks an administrator to look again. */
  state: z.enum(["open", "appealed", "decided"]).default("open"),
  ids: queryList(Id, moderationLimits.together),
  things: queryList(Thing, 10),
  /** Reported for this reason, or decided for it. */
  reason: ReportReason.optional(),
  neighbourhoodId: Id.optional(),
  /** By when it was first reported, appealed or decided, as the list is ordered. */
  from: Instant.optional(),
  until: Instant.optional(),
});
export type ReportFilter = z.output<typeof ReportFilter>;
export const ReportList = ReportFilter.extend({ direction: z.enum(["asc", "desc"]).optional(), cursor: Cursor });

const Decision = z.object({
  /** null: it was gone before anyone decided. */
  kind: ReportDecision.nullable(),
  ground: ReportReason.nullable(),
  reason: z.string(),
  by: z.string(),
  at: Instant,
  /** Taken back by staff, without an appeal. */
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

/** One thing that was reported or decided about. */
export const ReportedThing = z.object({
  id: Id,
  thing: Thing,
  subjectKind: SubjectKind,
  subjectId: Id,
  /** The subject's name, such as a message's title; empty when it is gone, or not for staff to read. */
  subjectName: z.string(),
  commentId: Id.nullable(),
  author: Author.pick({ kind: true, name: true, organisation: true, isMe: true }),
  /** The first 200 characters of what was said. */
  excerpt: z.string(),
  /** `gone`: withdrawn or deleted by its author, or emptied. */
  state: z.enum(["visible", "hidden", "reported", "gone"]),
  neighbourhood: z.object({ id: Id, name: z.string() }).nullable(),
  openedAt: Instant,
  reports: z.number().int(),
  /** From how many households of proven residents: five hide it. */
  reportingHouseholds: z.number().int(),
  /** How often each reason was given. */
  reasons: z.partialRecord(ReportReason, z.number().int()),
  decision: Decision.nullable(),
  appeal: Appeal.nullable(),
  can: z.object({ keep: Verdict, hide: Verdict, delete: Verdict, undo: Verdict, decideAppeal: Verdict }),
});
export type ReportedThing = z.infer<typeof ReportedThing>;
export const ReportedPage = pageOf(ReportedThing).extend({
  /** What waits for a decision, and for an answer to an appeal; counted up to 1,000, and null on later pages. */
  open: z.number().int().nullable(),
  appealed: z.number().int().nullable(),
});

/** The same with all of its words, what it answers, and each report. */
export const ReportedRecord = ReportedThing.extend({
  text: z.string(),
  answers: z.string().nullable(),
  given: z.array(z.object({ id: Id, reason: ReportReason, remark: z.string(), createdAt: Instant })),
});
export type ReportedRecord = z.infer<typeof ReportedRecord>;

/** An open report about a subject or its comments. */
export const ReportView = z.object({
  id: Id,
  /** What is decided together. */
  caseId: Id,
  reason: ReportReason,
  remark: z.string(),
  createdAt: Instant,
  /** null: about the subject itself. */
  commentId: Id.nullable(),
  commentText: z.string().nullable(),
});
export type ReportView = z.infer<typeof ReportView>;

/** A decision about something that the reader wrote, in full. */
export const ReadDecision = OwnDecision.extend({
  organisation: z.string(),
  thing: Thing,
  subjectKind: SubjectKind,
  subjectId: Id,
  subjectName: z.string(),
  /** What the reader wrote; empty once it is emptied or withdrawn. */
  text: z.string(),
  /** It can be read again. */
  isUndone: z.boolean(),
  /** When deleted words are emptied. */
  emptiedAt: Instant.nullable(),
  myAppeal: Appeal.omit({ by: true }).extend({ isSameJudge: z.boolean() }).nullable(),
  can: z.object({ appeal: Verdict }),
});
export type ReadDecision = z.infer<typeof ReadDecision>;
export const NewAppeal = z.object({ text: words(moderationLimits.appeal).min(1, fieldError("textRequired")) });
export const AppealDecision = z.object({ outcome: AppealOutcome, reason });
