/** Ideas as the staff of the project's organisation work with them. */
import { z } from "zod";
import { FileView } from "../../files/index.ts";
import {
  Cursor,
  Id,
  Instant,
  Language,
  NamedReference,
  Position,
  pageOf,
  queryList,
  textLine,
  Verdict,
} from "../../kernel/index.ts";
import { ImageView } from "../../publishing/index.ts";
import { Currency, IdeaType } from "../projects/schemas.ts";
import { IdeaAnswer, IdeaAuthor, IdeaGroup, IdeaKind, IdeaMoment, WorksState } from "./schemas.ts";

const Cost = z.object({ amount: z.number().int(), currency: Currency });

/** Waits to be read, is read by everybody, was hidden by moderation, or was merged into another. */
export const IdeaStanding = z.enum(["waiting", "open", "hidden", "merged"]);
export type IdeaStanding = z.infer<typeof IdeaStanding>;

export const IdeaRow = z.object({
  id: Id,
  version: z.number().int(),
  kind: IdeaKind,
  title: z.string(),
  type: IdeaType,
  cost: Cost.nullable(),
  standing: IdeaStanding,
  author: IdeaAuthor,
  neighbourhood: NamedReference,
  phase: z.string().nullable(),
  place: Position.nullable(),
  createdAt: Instant,
  supportCount: z.number().int(),
  commentCount: z.number().int(),
  takesSupport: z.boolean(),
  mergedCount: z.number().int(),
  isAnswered: z.boolean(),
  works: z.object({ state: WorksState, percent: z.number().int() }).nullable(),
  image: FileView.nullable(),
});
export type IdeaRow = z.infer<typeof IdeaRow>;

export const IdeaRowFilter = z.object({
  ids: queryList(Id, 100),
  search: textLine(100).optional(),
  group: IdeaGroup.default("all"),
  types: queryList(IdeaType, 6),
  kind: IdeaKind.optional(),
  /** By default what is open and what waits. */
  standing: IdeaStanding.optional(),
  /** Those written in this phase. */
  phaseId: Id.optional(),
  neighbourhoodId: Id.optional(),
  /** Those that came in by this contribution form. */
  formId: Id.optional(),
  answered: z.enum(["yes", "no"]).optional(),
  sort: z.enum(["newest", "oldest", "support", "title", "cost"]).default("newest"),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  cursor: Cursor,
});
export type IdeaRowFilter = z.output<typeof IdeaRowFilter>;

const ByType = z.object({
  proposed: z.number().int(),
  investigation: z.number().int(),
  accepted: z.number().int(),
  budgeted: z.number().int(),
  implemented: z.number().int(),
  rejected: z.number().int(),
}) satisfies z.ZodType<Record<IdeaType, number>>;

export const IdeaRowPage = pageOf(IdeaRow).extend({
  /** Open ones by type, and those that wait to be read; without regard to the filters. */
  counts: z.object({ byType: ByType, waiting: z.number().int(), all: z.number().int() }),
  /** How many match the filters; null without filters. */
  found: z.number().int().nullable(),
});
export type IdeaRowPage = z.infer<typeof IdeaRowPage>;

export const DeskIdea = IdeaRow.omit({ image: true }).extend({
  text: z.string(),
  language: Language,
  projectId: Id,
  project: NamedReference,
  phaseId: Id.nullable(),
  images: z.array(ImageView),
  attachments: z.array(FileView),
  /** What the contribution form asked besides, private ones too. */
  answers: z.array(IdeaAnswer),
  /** The contribution form by which it came in. */
  formId: Id.nullable(),
  /** Of somebody at the counter, if they agreed to be named. */
  authorName: z.string(),
  reason: z.string(),
  isChosenByVote: z.boolean(),
  answer: z.object({ text: z.string(), at: Instant, by: z.string() }).nullable(),
  costToDate: Cost.nullable(),
  timeline: z.array(IdeaMoment),
  merged: z.array(
    z.object({
      id: Id,
      title: z.string(),
      author: IdeaAuthor,
      mergedAt: Instant,
      /** Until when it can be separated again; null: the time is over. */
      apartUntil: Instant.nullable(),
    }),
  ),
  mergedInto: z.object({ id: Id, title: z.string() }).nullable(),
  /** The resident's message that it takes up, for those who handle messages. */
  shout: z.object({ id: Id, title: z.string() }).nullable(),
  can: z.object({
    /** Ideas entered at the counter only. */
    edit: Verdict,
    admit: Verdict,
    decide: Verdict,
    answer: Verdict,
    merge: Verdict,
    update: Verdict,
    /** What was told of the works, whatever has become of the idea since. */
    correct: Verdict,
    /** One that was merged, whichever of the two was hidden since. */
    separate: Verdict,
    moderate: Verdict,
  }),
});
export type DeskIdea = z.infer<typeof DeskIdea>;
