/** Shouts as staff of the city's organisation see and handle them. S1 §2 Inbox, S1 §4 Bottom-up status */
import { z } from "zod";
import { ReactionKind, Reactions } from "../../conversations/index.ts";
import {
  Act,
  AssigneeFilter,
  Cursor,
  fieldError,
  foundPageOf,
  Id,
  Instant,
  Language,
  NamedReference,
  noteDraft,
  queryList,
  textLine,
  textLines,
  timeRange,
  Verdict,
} from "../../kernel/index.ts";
import { ImageView, Theme } from "../../publishing/index.ts";
import {
  BecameThing,
  RoughPlace,
  ShareChoice,
  ShoutKind,
  ShoutMoment,
  ShoutStatus,
  SolvedWord,
  shoutLimits,
} from "../schemas.ts";
import { shoutCategories } from "../values.ts";

export const ShoutCategory = z.enum(shoutCategories);
export type ShoutCategory = z.infer<typeof ShoutCategory>;
export const kindsInCategory: Record<Exclude<ShoutCategory, "all">, readonly ShoutKind[]> = {
  ideas: ["idea"],
  alerts: ["alert"],
  "help-requests": ["help-request"],
  other: ["looking-for", "borrow"],
  general: ["general"],
  "give-aways": ["give-away"],
};

export const InboxFilter = z.object({
  /** Only shouts with these ids. */
  ids: queryList(Id, shoutLimits.together),
  category: ShoutCategory.default("all"),
  statuses: queryList(ShoutStatus, 3),
  assignee: AssigneeFilter.optional(),
  neighbourhoodId: Id.optional(),
  theme: Theme.optional(),
  /** By the time it was written, or shared with the municipality. */
  ...timeRange,
  search: textLine(100).optional(),
});
export type InboxFilter = z.output<typeof InboxFilter>;
export const InboxList = InboxFilter.extend({
  /** By the time it arrived: latest first by default. */
  direction: z.enum(["asc", "desc"]).default("desc"),
  cursor: Cursor,
});

/** Counting stops at these numbers: for words, and for other filters only. */
export const countCeilings = { searched: 100, filtered: 1000 };

/** A row of the inbox. */
export const ShoutRow = z.object({
  id: Id,
  kind: ShoutKind,
  title: z.string(),
  /** The first 200 characters of the text. */
  excerpt: z.string(),
  language: Language,
  /** The public name; empty once the author has left. */
  author: z.string(),
  neighbourhood: NamedReference,
  street: z.string().nullable(),
  theme: Theme.nullable(),
  status: ShoutStatus,
  solvedAs: SolvedWord.nullable(),
  /** A colleague, by their account. */
  assignee: NamedReference.nullable(),
  /** When it was written, or shared with the municipality. */
  arrivedAt: Instant,
  statusAt: Instant,
  /** Its author was not content with the outcome. */
  isReopened: z.boolean(),
  image: ImageView.nullable(),
  reactions: z.number().int(),
  comments: z.number().int(),
  followers: z.number().int(),
  openReports: z.number().int(),
  isHidden: z.boolean(),
});
export type ShoutRow = z.infer<typeof ShoutRow>;
/** Matches are counted up to `countCeilings`; for a frequent word only those among the latest. */
export const ShoutRowPage = foundPageOf(ShoutRow).extend({
  /** There are, or may be, more than were counted. */
  isAtLeast: z.boolean(),
});

/** On the map, which leaves out shouts without a place. */
export const ShoutPoint = z.object({
  id: Id,
  kind: ShoutKind,
  status: ShoutStatus,
  title: z.string(),
  longitude: z.number(),
  latitude: z.number(),
});
export type ShoutPoint = z.infer<typeof ShoutPoint>;
export const ShoutPoints = z.object({
  items: z.array(ShoutPoint),
  /** There are more than are returned. */
  isCut: z.boolean(),
  /** Matches without a place; counted up to 1,000. */
  withoutPlace: z.number().int(),
});

const Count = z.object({ new: z.number().int(), inProgress: z.number().int(), done: z.number().int() });
/** S1 §3 Inbox counters, of shouts shared with the organisation. */
export const InboxCounters = z.object({
  /** The organisation that handles shouts in this network; null: this one, or none. */
  answeredBy: NamedReference.nullable(),
  categories: z.array(Count.extend({ category: ShoutCategory })),
  /** Those that are not done. */
  mine: z.number().int(),
  unassigned: z.number().int(),
});
export type InboxCounters = z.infer<typeof InboxCounters>;

export const InternalNote = Act.extend({
  id: Id,
  text: z.string(),
  isMine: z.boolean(),
  /** Colleagues, by their accounts. */
  mentions: z.array(NamedReference),
});
export type InternalNote = z.infer<typeof InternalNote>;
export const NewNote = noteDraft(shoutLimits.note);

/** One shout, as its handlers read it. The conversation is `conversations.listComments` with the kind `shout`. */
export const StaffShout = ShoutRow.omit({ excerpt: true, image: true, street: true }).extend({
  text: z.string(),
  place: RoughPlace.nullable(),
  images: z.array(ImageView),
  sharing: ShareChoice,
  isEdited: z.boolean(),
  outcome: z.string(),
  timeline: z.array(ShoutMoment),
  /** Earliest first. */
  became: z.array(BecameThing),
  notes: z.array(InternalNote),
  reactionsByKind: Reactions,
  myReaction: ReactionKind.nullable(),
  can: z.object({
    assign: Verdict,
    start: Verdict,
    finish: Verdict,
    resume: Verdict,
    reply: Verdict,
    note: Verdict,
    hide: Verdict,
    delete: Verdict,
    show: Verdict,
  }),
});
export type StaffShout = z.infer<typeof StaffShout>;

const Ids = z.array(Id).min(1, fieldError("required")).max(shoutLimits.together, fieldError("tooMany"));
/** To a colleague who may handle shouts, or (null) to nobody. */
export const Assignment = z.object({
  ids: Ids,
  assigneeId: Id.nullable(),
  /** The assignee when it was shown; omit it to assign no matter who has it. */
  from: Id.nullable().optional(),
});
/** `in-progress` also reopens a shout that is done. */
export const StatusChange = z
  .object({
    ids: Ids,
    status: z.enum(["in-progress", "done"]),
    /** For `done`: shown to its author and followers. */
    outcome: textLines(shoutLimits.outcome).default(""),
  })
  .refine(({ status, outcome }) => status !== "done" || outcome !== "", {
    path: ["outcome"],
    ...fieldError("outcomeRequired"),
  });
/** One for each id, in the same order. `changed_meanwhile`: a colleague or the author changed it first. */
export const ShoutOutcomes = z.object({ outcomes: z.array(z.object({ verdict: Verdict })) });

export const ReplyTemplate = z.object({ id: Id, name: z.string(), text: z.string(), updatedAt: Instant });
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;
export const TemplateDraft = z.object({
  name: textLine(shoutLimits.templateName).min(1, fieldError("nameRequired")),
  text: textLines(shoutLimits.outcome).min(1, fieldError("textRequired")),
});

/** A neighbours-only shout for staff, without its text. */
export const UnsharedShout = z.object({
  id: Id,
  kind: ShoutKind,
  theme: Theme.nullable(),
  neighbourhood: NamedReference,
  createdAt: Instant,
  reactions: z.number().int(),
  comments: z.number().int(),
  /** When its author was asked to share it. */
  askedAt: Instant.nullable(),
  can: z.object({ ask: Verdict }),
});
export type UnsharedShout = z.infer<typeof UnsharedShout>;

/** The shouts of a neighbourhood in the last month, for any organisation. D §7 */
export const NeighbourhoodShouts = z.object({
  neighbourhood: NamedReference,
  kinds: z.array(z.object({ kind: ShoutKind, written: z.number().int() })),
});
export type NeighbourhoodShouts = z.infer<typeof NeighbourhoodShouts>;
