/** What residents contribute to a project, as they write and read it. S1 §3 */
import { z } from "zod";
import { OwnDecision } from "../../conversations/index.ts";
import { FileView } from "../../files/index.ts";
import {
  Cursor,
  Day,
  fieldError,
  Id,
  Instant,
  Language,
  NamedReference,
  Position,
  pageOf,
  queryList,
  textLine,
  textLines,
  Verdict,
} from "../../kernel/index.ts";
import { ImageView } from "../../publishing/index.ts";
import { Currency, IdeaType } from "../projects/schemas.ts";
import { ideaGroups, ideaKinds, ideaLimits, worksStates } from "../values.ts";

export const IdeaKind = z.enum(ideaKinds);
export type IdeaKind = z.infer<typeof IdeaKind>;
export const IdeaGroup = z.enum(ideaGroups);
export type IdeaGroup = z.infer<typeof IdeaGroup>;
export const WorksState = z.enum(worksStates);
export type WorksState = z.infer<typeof WorksState>;

const Title = textLine(Number.POSITIVE_INFINITY)
  .min(1, fieldError("titleRequired"))
  .max(ideaLimits.title, fieldError("titleTooLong"));
const Text = textLines(ideaLimits.text).min(1, fieldError("textRequired"));

/** A question of the contribution form by which it came in, in the words that its author read. */
export const IdeaAnswer = z.object({
  question: z.string(),
  answer: z.string(),
  /** For staff, and for its author. */
  isPrivate: z.boolean(),
});
export type IdeaAnswer = z.infer<typeof IdeaAnswer>;

const Content = z.object({
  kind: IdeaKind.default("idea"),
  title: Title,
  text: Text,
  /** Within the project's neighbourhoods; unlike a message's, it is kept as it was set. */
  place: Position.nullable().default(null),
  /** In the order shown. */
  images: z
    .array(z.object({ id: Id, altText: textLine(ideaLimits.altText).default("") }))
    .max(ideaLimits.images, fieldError("tooManyImages"))
    .default([]),
  attachmentIds: z.array(Id).max(ideaLimits.attachments, fieldError("tooMany")).default([]),
});

/** Set once the author has been asked whether their own address may be shown. */
const confirmsPlace = z.boolean().default(false);

export const NewIdea = Content.extend({
  /** The phase in which it is written; null in a project without phases. */
  phaseId: Id.nullable().default(null),
  /** Outside the network too it has the author's public name. */
  showsName: z.boolean().default(false),
  confirmsPlace,
});
export type NewIdea = z.input<typeof NewIdea>;

/** By a contribution form, which says of which kind it is and in which phase. */
export const FormIdea = NewIdea.omit({ kind: true, phaseId: true });
export type FormIdea = z.input<typeof FormIdea>;

export const IdeaEdit = Content.extend({ showsName: z.boolean(), confirmsPlace, version: z.number().int() });
export type IdeaEdit = z.input<typeof IdeaEdit>;

/** An idea of somebody at the counter, or of a message that a resident sent in. */
export const CounterIdea = Content.extend({
  phaseId: Id.nullable().default(null),
  neighbourhoodId: Id,
  language: Language,
  /** Only if they agreed to be named; empty: nobody is named. */
  authorName: textLine(ideaLimits.authorName).default(""),
  /** The resident's message that it takes up; its author becomes the idea's. */
  shoutId: Id.nullable().default(null),
});
export type CounterIdea = z.input<typeof CounterIdea>;

export const CounterIdeaEdit = CounterIdea.omit({ shoutId: true }).extend({ version: z.number().int() });
export type CounterIdeaEdit = z.input<typeof CounterIdeaEdit>;

export const SimilarIdeasQuery = z.object({
  title: textLine(ideaLimits.title),
  text: textLines(ideaLimits.text).default(""),
  place: Position.nullable().default(null),
});

/** How readers know who wrote it. */
export const IdeaAuthor = z.object({
  /** Empty: not named; readers are told "a resident of {neighbourhood}". */
  name: z.string(),
  isMe: z.boolean(),
  /** Their residence is not proven yet. */
  isUnproven: z.boolean(),
  isFromCounter: z.boolean(),
});

const Cost = z.object({ amount: z.number().int(), currency: Currency });

export const IdeaCard = z.object({
  id: Id,
  version: z.number().int(),
  kind: IdeaKind,
  title: z.string(),
  /** Its beginning, at most 300 characters. */
  beginning: z.string(),
  language: Language,
  type: IdeaType,
  cost: Cost.nullable(),
  author: IdeaAuthor,
  neighbourhood: NamedReference,
  place: Position.nullable(),
  image: FileView.extend({ altText: z.string() }).nullable(),
  createdAt: Instant,
  /** Of residents whose residence is proven; of merged ones each person once. */
  supportCount: z.number().int(),
  commentCount: z.number().int(),
  isSupported: z.boolean(),
  /** The contribution form by which it came in may say that nothing can be supported. */
  takesSupport: z.boolean(),
  /** Waits until a colleague has read it; its author alone sees it. */
  isWaiting: z.boolean(),
  /** By staff or by reports; its author alone sees it. */
  isHidden: z.boolean(),
  works: z.object({ state: WorksState, percent: z.number().int() }).nullable(),
});
export type IdeaCard = z.infer<typeof IdeaCard>;

export const IdeaFilter = z.object({
  search: textLine(100).optional(),
  group: IdeaGroup.default("all"),
  types: queryList(IdeaType, 6),
  kind: IdeaKind.optional(),
  /** Those that this phase shows. */
  phaseId: Id.optional(),
  neighbourhoodId: Id.optional(),
  sort: z.enum(["newest", "support"]).default("newest"),
  cursor: Cursor,
});
export type IdeaFilter = z.output<typeof IdeaFilter>;

export const IdeaPage = pageOf(IdeaCard);

/** As open data has it: of whichever project, without a picture. */
export const IdeaRecord = IdeaCard.omit({ image: true }).extend({ project: NamedReference });
export type IdeaRecord = z.infer<typeof IdeaRecord>;

/** A pin of the map. */
export const IdeaPoint = z.object({ id: Id, title: z.string(), type: IdeaType, ...Position.shape });
export type IdeaPoint = z.infer<typeof IdeaPoint>;

/** What happened to an idea, for everybody who reads it. */
export const IdeaMoment = z.object({
  id: Id,
  kind: z.enum(["sent-in", "written", "edited", "type", "cost", "answer", "merged", "taken-apart", "works"]),
  at: Instant,
  /** The type that it got. */
  type: IdeaType.nullable(),
  /** The reason of a decision, the official answer, or what an update says. */
  text: z.string(),
  /** Residents decided it, by a vote that was counted. */
  isByVote: z.boolean(),
  cost: Cost.nullable(),
  works: z.object({ state: WorksState, percent: z.number().int(), costToDate: Cost.nullable() }).nullable(),
  images: z.array(ImageView),
  /** The title of the other idea, where two were merged or separated. */
  other: z.string(),
  /** The day that an update of the works is about, if not that of `at`. */
  day: Day.nullable(),
  /** Its words or figures were put right. */
  isCorrected: z.boolean(),
});
export type IdeaMoment = z.infer<typeof IdeaMoment>;

export const ReadIdea = IdeaCard.omit({ beginning: true, image: true }).extend({
  text: z.string(),
  project: NamedReference,
  organisation: NamedReference,
  images: z.array(ImageView),
  attachments: z.array(FileView),
  /** What the contribution form asked besides. */
  answers: z.array(IdeaAnswer),
  isEdited: z.boolean(),
  /** For everybody to read; empty where the type asks for none, and where residents chose it by vote. */
  reason: z.string(),
  isChosenByVote: z.boolean(),
  /** The organisation's official answer. */
  answer: z.object({ text: z.string(), at: Instant }).nullable(),
  costToDate: Cost.nullable(),
  /** Oldest first. */
  timeline: z.array(IdeaMoment),
  /** Others that were merged into it, whose authors stay named. */
  merged: z.array(z.object({ id: Id, title: z.string(), author: IdeaAuthor })),
  /** The idea that this one was merged into. */
  mergedInto: z.object({ id: Id, title: z.string() }).nullable(),
  showsName: z.boolean(),
  /** For its author: why staff hid or deleted it. */
  decision: OwnDecision.nullable(),
  can: z.object({ edit: Verdict, withdraw: Verdict, support: Verdict, comment: Verdict, report: Verdict }),
});
export type ReadIdea = z.infer<typeof ReadIdea>;
