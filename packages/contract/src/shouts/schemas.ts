/** A shout as residents write and read it. S1 §3, D §7 */
import { z } from "zod";
import { BottomUpKind } from "../accounts/index.ts";
import { OwnDecision, ReactionKind, Reactions } from "../conversations/index.ts";
import {
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
} from "../kernel/index.ts";
import { ImageView, Theme } from "../publishing/index.ts";
import { shoutKinds, solvedWords } from "./values.ts";

/** The kinds, which an organisation may switch off one by one. */
export const ShoutKind = BottomUpKind;
export type ShoutKind = z.infer<typeof ShoutKind>;

/** Who reads it: the neighbourhood, or also the city's organisation. */
export const sharings = ["neighbours", "municipality"] as const;
export const ShareChoice = z.enum(sharings);
export type ShareChoice = z.infer<typeof ShareChoice>;

/** S1 §4: 0, 1, 2 */
export const shoutStatuses = ["new", "in-progress", "done"] as const;
export const ShoutStatus = z.enum(shoutStatuses);
export type ShoutStatus = z.infer<typeof ShoutStatus>;

export const SolvedWord = z.enum(solvedWords);
export type SolvedWord = z.infer<typeof SolvedWord>;

export const shoutLimits = {
  title: 250,
  text: 3000,
  images: 4,
  altText: 250,
  reason: 1000,
  outcome: 2000,
  note: 2000,
  templateName: 80,
  templates: 100,
  /** Neighbourhoods and kinds with a default handler. */
  defaultHandlers: 200,
  together: 100,
  points: 2000,
  pageSize: 10,
  similar: 5,
  /** Similar shouts are searched within this many metres of the place. */
  similarWithin: 500,
  /** Open messages of the same kind are offered within this many metres of the place, whatever they say. */
  closeWithin: 100,
  /** After it was done. D §7 */
  reopenDays: 30,
  /** Per day, until the residence is proven. */
  unproven: 3,
} as const;

const Title = textLine(Number.POSITIVE_INFINITY)
  .min(1, fieldError("titleRequired"))
  .max(shoutLimits.title, fieldError("titleTooLong"));
const Text = textLines(shoutLimits.text).min(1, fieldError("textRequired"));

/** An address of the network's list, or a point on the map. Only the street and a rough point are kept. */
export const ShoutPlace = z.union([z.object({ addressId: Id }), Position]);
export type ShoutPlace = z.infer<typeof ShoutPlace>;

const Content = z.object({
  title: Title,
  text: Text,
  theme: Theme.nullable().default(null),
  /** In the order shown. */
  images: z
    .array(z.object({ id: Id, altText: textLine(shoutLimits.altText).default("") }))
    .max(shoutLimits.images, fieldError("tooManyImages"))
    .default([]),
});

export const NewShout = Content.extend({
  kind: ShoutKind,
  sharing: ShareChoice,
  place: ShoutPlace.nullable().default(null),
});
export type NewShout = z.input<typeof NewShout>;

/** Kind and readers cannot be changed. An omitted `place` stays; null removes it. */
export const ShoutEdit = Content.extend({
  place: ShoutPlace.nullable().optional(),
  /** The version that was edited. */
  version: z.number().int(),
});
export type ShoutEdit = z.input<typeof ShoutEdit>;

export const SimilarityQuery = z.object({
  kind: ShoutKind,
  title: textLine(shoutLimits.title),
  text: textLines(shoutLimits.text).default(""),
  place: ShoutPlace.nullable().default(null),
});

/** Whether residents can write, and where to turn instead. S1 §3 Organisation */
export const ShoutSettings = z.object({
  /** The organisation that handles shouts to the municipality; null: none in this network. */
  organisation: NamedReference.nullable(),
  /** In the order of `shoutKinds`. */
  kinds: z.array(z.object({ kind: ShoutKind, isOn: z.boolean() })),
  /** Where to turn instead when a kind is switched off; may be empty while some kind is on. */
  placeholder: z.string(),
  /** `shouts_off` when nothing is on; `unproven_limit` when an unproven resident has written enough for a day. */
  can: z.object({ write: Verdict }),
});
export type ShoutSettings = z.infer<typeof ShoutSettings>;

/** Never a house number: the street, where it was given by an address, and a point about a hundred metres around. */
export const RoughPlace = z.object({
  street: z.string().nullable(),
  longitude: z.number(),
  latitude: z.number(),
});
export type RoughPlace = z.infer<typeof RoughPlace>;

/** A card in residents' lists. */
export const ShoutCard = z.object({
  id: Id,
  version: z.number().int(),
  kind: ShoutKind,
  title: z.string(),
  text: z.string(),
  /** The language in which its author reads. */
  language: Language,
  /** `name`: empty once the author has left. */
  author: z.object({ name: z.string(), isMe: z.boolean() }),
  neighbourhood: NamedReference,
  place: RoughPlace.nullable(),
  theme: Theme.nullable(),
  images: z.array(ImageView),
  sharing: ShareChoice,
  status: ShoutStatus,
  /** Set when its author closed it. */
  solvedAs: SolvedWord.nullable(),
  createdAt: Instant,
  isEdited: z.boolean(),
  reactions: Reactions,
  myReaction: ReactionKind.nullable(),
  commentCount: z.number().int(),
  followers: z.number().int(),
  isFollowed: z.boolean(),
  /** Hidden by staff or by reports: only its author still finds it. */
  isHidden: z.boolean(),
});
export type ShoutCard = z.infer<typeof ShoutCard>;
export const ShoutCardPage = pageOf(ShoutCard);

export const momentKinds = [
  "written",
  "edited",
  "shared",
  "assigned",
  "unassigned",
  "in-progress",
  "done",
  "back-in-progress",
  "solved",
  "reopened",
  "asked-to-share",
  "hidden",
  "shown",
] as const;
/** An entry of the timeline. */
export const ShoutMoment = z.object({
  id: Id,
  kind: z.enum(momentKinds),
  at: Instant,
  /** Residents see staff as their organisation. `author`: the shout's author. */
  by: z.object({ kind: z.enum(["author", "staff", "reports"]), name: z.string(), isMe: z.boolean() }),
  /** To whom it was assigned; empty for residents. */
  to: z.string(),
  /** The outcome, or the reason for reopening or hiding. */
  text: z.string(),
});
export type ShoutMoment = z.infer<typeof ShoutMoment>;

/** Something that a message became, and that its reader may open. */
export const BecameThing = z.object({
  /** "idea", "project". */
  kind: z.string(),
  id: Id,
  at: Instant,
  /** That it became one. */
  text: z.string(),
  /** Of the thing. */
  name: z.string(),
  /** Of its page: within the network's for residents, within the dashboard for staff. */
  path: z.string(),
});
export type BecameThing = z.infer<typeof BecameThing>;

/** One shout as residents read it. */
export const ReadShout = ShoutCard.extend({
  /** Oldest first. The author and neighbours see the same, except that only the author sees requests to share it. */
  timeline: z.array(ShoutMoment),
  /** For the author: what it became, earliest first. */
  became: z.array(BecameThing),
  /** What staff wrote when it was done; empty until then. */
  outcome: z.string(),
  /** For the author: the organisation that asks to share it with them. */
  askedBy: z.object({ organisation: z.string(), at: Instant }).nullable(),
  /** For the author: why staff hid or deleted it. */
  decision: OwnDecision.nullable(),
  /** Until when the author can reopen it; null: it is not done. */
  reopenUntil: Instant.nullable(),
  can: z.object({
    edit: Verdict,
    withdraw: Verdict,
    solve: Verdict,
    reopen: Verdict,
    share: Verdict,
    follow: Verdict,
    report: Verdict,
  }),
});
export type ReadShout = z.infer<typeof ReadShout>;

export const NeighbourhoodFilter = z.object({
  /** `trending`: the liveliest of the last month, by reactions, comments and followers. */
  sort: z.enum(["latest", "trending"]).default("latest"),
  kinds: queryList(ShoutKind, shoutKinds.length),
  theme: Theme.optional(),
  search: textLine(100).optional(),
});

export const ReopenRequest = z.object({
  reason: textLines(shoutLimits.reason).min(1, fieldError("reopenReasonRequired")),
});
