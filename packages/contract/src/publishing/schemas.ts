import { z } from "zod";
import { PollView, ReactionKind, Reactions } from "../conversations/index.ts";
import { FileView } from "../files/index.ts";
import { Cursor, Id, Instant, Language, line, many, pageOf, say, Verdict } from "../kernel/index.ts";
import { DeliveryProgress } from "../notifications/index.ts";
import { PeopleCount } from "../people.ts";

/** S1 §3 MessageType; the call-to-action types come with projects, surveys and groups. Codes: docs/specification/mapping.md */
export const MessageType = z.enum(["standard", "vote", "perception", "option", "educational", "urgent"]);
export type MessageType = z.infer<typeof MessageType>;

/** The twelve neighbourhood themes. D §10 */
export const themes = [
  "safety",
  "nuisance",
  "mobility",
  "nature",
  "sports",
  "governance",
  "neighbour-contact",
  "children",
  "economics",
  "housing",
  "culture",
  "health-wellbeing",
] as const;
export const Theme = z.enum(themes);
export type Theme = z.infer<typeof Theme>;

export const Visibility = z.enum(["everyone", "local-economy", "public-page"]);
export type Visibility = z.infer<typeof Visibility>;
/** S1 §3: what a message's button leads to. Surveys, projects, groups and contact forms add theirs. */
export const CtaType = z.enum(["link"]);
export type CtaType = z.infer<typeof CtaType>;
export const PostState = z.enum(["concept", "scheduled", "published"]);
export type PostState = z.infer<typeof PostState>;

/** S1 §5, §9; D §6 */
export const limits = {
  title: 250,
  textHtml: 100_000,
  images: 10,
  attachments: 10,
  minOptions: 2,
  maxOptions: 5,
  option: 200,
  altText: 250,
  videoUrl: 500,
  ctaLink: 1000,
  ctaText: 100,
  ctaDescription: 250,
} as const;

const Title = line(Number.POSITIVE_INFINITY).max(limits.title, say("titleTooLong"));
const TextHtml = z.string().max(limits.textHtml, say("tooLong"));
const CtaText = line(limits.ctaText);
const CtaDescription = line(limits.ctaDescription);

const Translation = z.object({
  language: Language,
  title: Title,
  textHtml: TextHtml,
  ctaText: CtaText.default(""),
  ctaDescription: CtaDescription.default(""),
  /** By image id. */
  altTexts: z.record(Id, line(limits.altText)).default({}),
  /** By option id. */
  optionTexts: z.record(Id, line(limits.option)).default({}),
});

const Fields = z.object({
  type: MessageType,
  title: Title,
  textHtml: TextHtml,
  /** The language it is written in. */
  language: Language,
  theme: Theme.nullable().default(null),
  secondTheme: Theme.nullable().default(null),
  neighbourhoodIds: z.array(Id).max(1000, say("tooMany")).default([]),
  streetIds: z.array(Id).max(200, say("tooMany")).default([]),
  /** In the order shown. */
  images: z
    .array(z.object({ id: Id, altText: line(limits.altText) }))
    .max(limits.images, say("tooManyImages"))
    .default([]),
  attachmentIds: z.array(Id).max(limits.attachments, say("tooMany")).default([]),
  videoUrl: line(limits.videoUrl).default(""),
  options: z
    .array(z.object({ id: Id, text: line(limits.option) }))
    .max(limits.maxOptions, say("tooManyOptions"))
    .default([]),
  pollClosesAt: Instant.nullable().default(null),
  ctaType: CtaType.default("link"),
  ctaLink: line(limits.ctaLink).default(""),
  ctaText: CtaText.default(""),
  ctaDescription: CtaDescription.default(""),
  visibility: Visibility.default("everyone"),
  isCommentsDisabled: z.boolean().default(false),
  /** The poll is shown but takes no votes. */
  isVotingDisabled: z.boolean().default(false),
  /** One thread for all neighbourhoods instead of one each. D §6 */
  hasCombinedComments: z.boolean().default(false),
  translations: z.array(Translation).max(3, say("tooMany")).default([]),
});

/** What may be saved as a concept: limits hold, but it need not be complete. A ten-minute-old title beats a lost one. */
export const PostDraft = Fields.refine((post) => post.theme === null || post.theme !== post.secondTheme, {
  path: ["secondTheme"],
  ...say("categoryTwice"),
}).refine(
  (post) =>
    new Set([post.language, ...post.translations.map((one) => one.language)]).size === post.translations.length + 1,
  {
    path: ["translations"],
    ...say("languageTwice"),
  },
);
export type PostDraft = z.input<typeof PostDraft>;

export const ImageView = FileView.extend({ altText: z.string() });

/** What a reader sees of a message, in their language where there is a translation. */
export const ReadPost = z.object({
  id: Id,
  type: MessageType,
  title: z.string(),
  textHtml: z.string(),
  /** The language of title and text as given here. */
  language: Language,
  isTranslated: z.boolean(),
  originalLanguage: Language,
  organisation: z.object({
    id: Id,
    name: z.string(),
    kind: z.enum(["city", "company", "association"]),
    logo: FileView.nullable(),
  }),
  publishedAt: Instant,
  isEdited: z.boolean(),
  theme: Theme.nullable(),
  secondTheme: Theme.nullable(),
  images: z.array(ImageView),
  attachments: z.array(FileView),
  videoId: z.string().nullable(),
  cta: z.object({ link: z.string(), text: z.string(), description: z.string() }).nullable(),
  poll: PollView.nullable(),
  reactions: Reactions,
  myReaction: ReactionKind.nullable(),
  commentCount: z.number().int(),
  isCommentsDisabled: z.boolean(),
});
export type ReadPost = z.infer<typeof ReadPost>;

/** The whole of a message for those who edit it. */
export const Post = Fields.extend({
  id: Id,
  state: PostState,
  /** Counts up with every save; handed back to notice that someone else saved meanwhile. */
  version: z.number().int(),
  previewedVersion: z.number().int().nullable(),
  publishAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  editedAt: Instant.nullable(),
  savedAt: Instant,
  createdBy: z.string(),
  imageFiles: z.array(FileView),
  attachmentFiles: z.array(FileView),
  streets: z.array(z.object({ id: Id, name: z.string(), postcode: z.string() })),
  /** Somebody has voted: the type of poll and its choices stay as they are. */
  hasVotes: z.boolean(),
  votes: PeopleCount,
  can: z.object({ edit: Verdict, publish: Verdict, delete: Verdict }),
});
export type Post = z.infer<typeof Post>;

/** `early`: not average yet, and on its first day nobody can say more. */
export const Rating = z.enum(["good", "average", "weak", "early", "none"]);
export type Rating = z.infer<typeof Rating>;
export const Engagement = z.object({
  reached: PeopleCount,
  seen: PeopleCount,
  opened: PeopleCount,
  reactions: z.number().int(),
  comments: z.number().int(),
  votes: z.number().int(),
});
export type Engagement = z.infer<typeof Engagement>;

/** A row of the inbox's own messages. */
export const PostRow = z.object({
  id: Id,
  type: MessageType,
  title: z.string(),
  state: PostState,
  publishAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  savedAt: Instant,
  theme: Theme.nullable(),
  visibility: Visibility,
  neighbourhoodCount: z.number().int(),
  /** At most three, by name. */
  neighbourhoodNames: z.array(z.string()),
  languages: z.array(Language),
  createdBy: z.string(),
  image: FileView.nullable(),
  /** Reactions, comments and votes are exact; who was reached, saw and opened it was counted at `countedAt`. Null before it is live. */
  engagement: Engagement.nullable(),
  countedAt: Instant.nullable(),
  rating: Rating,
  openReports: z.number().int(),
});
export type PostRow = z.infer<typeof PostRow>;

export const PostFilter = z.object({
  state: PostState.default("published"),
  search: line(100).optional(),
  types: many(MessageType, 6),
  theme: Theme.optional(),
  neighbourhoodId: Id.optional(),
  from: Instant.optional(),
  until: Instant.optional(),
  /** By the moment that belongs to the state; without, what was published or saved last and what goes live first. */
  direction: z.enum(["asc", "desc"]).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(15),
  cursor: Cursor,
});
export const PostPage = pageOf(PostRow).extend({
  counts: z.object({ published: z.number().int(), scheduled: z.number().int(), concept: z.number().int() }),
  /** How many fit the filters; null when nothing is left out. */
  found: z.number().int().nullable(),
});

/** Where it is narrowed to streets or to businesses: in whole tens. */
export const Reach = z.object({
  households: PeopleCount,
  residents: PeopleCount,
  neighbourhoods: z.number().int(),
  /** Each of its neighbourhoods by name, with the chosen streets that lie there. */
  places: z.array(
    z.object({
      id: Id,
      name: z.string(),
      households: PeopleCount,
      residents: PeopleCount,
      streets: z.array(z.string()),
    }),
  ),
});
export type Reach = z.infer<typeof Reach>;
export const Preview = z.object({
  version: z.number().int(),
  reach: Reach,
  /** As a reader sees it, per language that it has. */
  readings: z.array(ReadPost),
  /** Neighbourhoods where this organisation published in the last 24 hours. Warns, never blocks. S1 §8, D §6 */
  postedRecently: z.array(z.object({ id: Id, name: z.string() })),
});
export type Preview = z.infer<typeof Preview>;

/** One change of a live message: what it said before, when and by whom that was replaced, and which fields changed. */
export const PostVersion = z.object({
  version: z.number().int(),
  savedAt: Instant,
  savedBy: z.string(),
  title: z.string(),
  textHtml: z.string(),
  /** Of a poll with choices, in their order. */
  options: z.array(z.string()),
  changed: z.array(z.string()),
});
export type PostVersion = z.infer<typeof PostVersion>;

export const PostStatistics = z.object({
  total: Engagement,
  /** Those of the comments that organisations wrote: in the total, in no neighbourhood. */
  staffComments: z.number().int(),
  /** People who reacted, commented or voted. */
  tookPart: PeopleCount,
  /** Who had seen and opened it by then, in whole tens, by the hour at first, then by the day or week. */
  overTime: z.array(z.object({ at: Instant, seen: PeopleCount, opened: PeopleCount })),
  rating: Rating,
  perNeighbourhood: z.array(Engagement.extend({ neighbourhoodId: Id, name: z.string(), rating: Rating })),
  reactions: Reactions,
  poll: PollView.nullable(),
  /** The mails of an urgent message. */
  mails: DeliveryProgress.nullable(),
  /** Exact at this moment; the counts of views in lists are at most an hour old. */
  at: Instant,
});
export type PostStatistics = z.infer<typeof PostStatistics>;
