import { z } from "zod";
import { organisationKinds } from "../../accounts/values.ts";
import { PollView, ReactionKind, Reactions } from "../../conversations/index.ts";
import { FileView } from "../../files/index.ts";
import { fieldError, Id, Instant, Language, NamedReference, textLine, Verdict } from "../../kernel/index.ts";
import { StreetView } from "../../neighbourhoods/index.ts";
import { channels } from "../../notifications/index.ts";
import { PeopleCount } from "../../people-count.ts";
import { ActivityDraft } from "../activities/draft.ts";
import { ReadActivity } from "../activities/schemas.ts";
import { AlertLine, FollowUp } from "../alerts/schemas.ts";
import { themes } from "../values.ts";
import { PostKind } from "./kinds.ts";
import { ListedLink, PostLink, ReadLink } from "./post-link.ts";
import { PostState } from "./states.ts";
import { ReadVacancy, VacancyDraft } from "./vacancy.ts";

/** S1 §3 MessageType; the call-to-action types come with projects, surveys and groups. Codes: docs/specification/mapping.md */
export const MessageType = z.enum(["standard", "vote", "perception", "option", "educational", "urgent"]);
export type MessageType = z.infer<typeof MessageType>;

/** When something goes live, in the years that calendars can compute with: 1000 to 2999. */
export const PlannedMoment = Instant.refine((text) => /^[12]/.test(text), fieldError("invalid"));

export const Theme = z.enum(themes);
export type Theme = z.infer<typeof Theme>;

export const Visibility = z.enum(["everyone", "local-economy", "public-page"]);
export type Visibility = z.infer<typeof Visibility>;
/** S1 §3: what a message's button leads to. `contact-form`: the organisation's intake form. Surveys, projects and groups add theirs. */
export const CtaType = z.enum(["link", "contact-form"]);
export type CtaType = z.infer<typeof CtaType>;

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

const Title = textLine(Number.POSITIVE_INFINITY).max(limits.title, fieldError("titleTooLong"));
const TextHtml = z.string().max(limits.textHtml, fieldError("tooLong"));
const CtaText = textLine(limits.ctaText);
const CtaDescription = textLine(limits.ctaDescription);

const Translation = z.object({
  language: Language,
  title: Title,
  textHtml: TextHtml,
  ctaText: CtaText.default(""),
  ctaDescription: CtaDescription.default(""),
  /** By image id. */
  altTexts: z.record(Id, textLine(limits.altText)).default({}),
  /** By option id. */
  optionTexts: z.record(Id, textLine(limits.option)).default({}),
});

/** All that an editor can change. */
export const PostFields = z.object({
  /** Never changes. */
  kind: PostKind.default("message"),
  /** For a message; every other kind is `standard`. */
  type: MessageType,
  title: Title,
  textHtml: TextHtml,
  /** The language it is written in. */
  language: Language,
  theme: Theme.nullable().default(null),
  secondTheme: Theme.nullable().default(null),
  neighbourhoodIds: z.array(Id).max(1000, fieldError("tooMany")).default([]),
  streetIds: z.array(Id).max(200, fieldError("tooMany")).default([]),
  /** In the order shown. */
  images: z
    .array(z.object({ id: Id, altText: textLine(limits.altText) }))
    .max(limits.images, fieldError("tooManyImages"))
    .default([]),
  attachmentIds: z.array(Id).max(limits.attachments, fieldError("tooMany")).default([]),
  videoUrl: textLine(limits.videoUrl).default(""),
  options: z
    .array(z.object({ id: Id, text: textLine(limits.option) }))
    .max(limits.maxOptions, fieldError("tooManyOptions"))
    .default([]),
  pollClosesAt: Instant.nullable().default(null),
  ctaType: CtaType.default("link"),
  ctaLink: textLine(limits.ctaLink).default(""),
  ctaText: CtaText.default(""),
  ctaDescription: CtaDescription.default(""),
  link: PostLink.nullable().default(null),
  visibility: Visibility.default("everyone"),
  isCommentsDisabled: z.boolean().default(false),
  /** The poll is shown but takes no votes. */
  isVotingDisabled: z.boolean().default(false),
  /** One thread for all neighbourhoods instead of one each. D §6 */
  hasCombinedComments: z.boolean().default(false),
  translations: z.array(Translation).max(3, fieldError("tooMany")).default([]),
  /** Only those of its own kind are set. */
  activity: ActivityDraft.nullable().default(null),
  vacancy: VacancyDraft.nullable().default(null),
});

/** What may be saved as a draft: limits apply, but it need not be complete. A ten-minute-old title beats a lost one. */
export const PostDraft = PostFields.refine((post) => post.theme === null || post.theme !== post.secondTheme, {
  path: ["secondTheme"],
  ...fieldError("categoryTwice"),
}).refine(
  (post) =>
    new Set([post.language, ...post.translations.map((one) => one.language)]).size === post.translations.length + 1,
  {
    path: ["translations"],
    ...fieldError("languageTwice"),
  },
);
export type PostDraft = z.input<typeof PostDraft>;

export const ImageView = FileView.extend({ altText: z.string() });

/** Who published it. */
export const Sender = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(organisationKinds),
  logo: FileView.nullable(),
});
export type Sender = z.infer<typeof Sender>;

/** A message as a reader sees it, in their language if there is a translation. */
export const ReadPost = z.object({
  id: Id,
  kind: PostKind,
  type: MessageType,
  title: z.string(),
  textHtml: z.string(),
  /** The language of this title and text. */
  language: Language,
  isTranslated: z.boolean(),
  originalLanguage: Language,
  organisation: Sender,
  publishedAt: Instant,
  isEdited: z.boolean(),
  /** Raised by every change to it or to one of its dates, not by what residents do. */
  version: z.number().int(),
  theme: Theme.nullable(),
  secondTheme: Theme.nullable(),
  images: z.array(ImageView),
  attachments: z.array(FileView),
  videoId: z.string().nullable(),
  /** `link`: within the network's pages for a contact form. */
  cta: z.object({ type: CtaType, link: z.string(), text: z.string(), description: z.string() }).nullable(),
  link: ReadLink.nullable(),
  poll: PollView.nullable(),
  activity: ReadActivity.nullable(),
  vacancy: ReadVacancy.nullable(),
  reactions: Reactions,
  myReaction: ReactionKind.nullable(),
  commentCount: z.number().int(),
  isCommentsDisabled: z.boolean(),
  /** For an alert. */
  alert: AlertLine.nullable(),
  /** The neighbourhoods it was sent to, for a reader who only follows these and can only read it. null: it reaches the reader. */
  followedIn: z.string().nullable(),
  can: z.object({ report: Verdict }),
});
export type ReadPost = z.infer<typeof ReadPost>;

/** The whole message, for its editors. */
export const Post = PostFields.extend({
  id: Id,
  state: PostState,
  /** Increments with every save; sent back to notice that someone else saved in between. */
  version: z.number().int(),
  previewedVersion: z.number().int().nullable(),
  publishAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  editedAt: Instant.nullable(),
  savedAt: Instant,
  createdBy: z.string(),
  /** For a follow-up: its role, and the alert it follows. */
  followUp: FollowUp.nullable(),
  followsId: Id.nullable(),
  imageFiles: z.array(FileView),
  attachmentFiles: z.array(FileView),
  streets: z.array(StreetView),
  linked: ListedLink.nullable(),
  /** There are votes, so the type of poll and its options stay as they are. */
  hasVotes: z.boolean(),
  votes: PeopleCount,
  can: z.object({ edit: Verdict, publish: Verdict, copy: Verdict, share: Verdict, delete: Verdict }),
});
export type Post = z.infer<typeof Post>;

/** In whole tens if it is narrowed to streets or to businesses. */
export const Reach = z.object({
  households: PeopleCount,
  residents: PeopleCount,
  neighbourhoods: z.number().int(),
  /** Each of its neighbourhoods by name, with the chosen streets in it. */
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
  /** As a reader sees it, in each of its languages. */
  readings: z.array(ReadPost),
  /** Neighbourhoods where this organisation published in the last 24 hours. Warns, never blocks. S1 §8, D §6 */
  postedRecently: z.array(NamedReference),
  /** The channels by which an alert goes out; none for other messages. */
  sendsBy: z.array(z.enum(channels)),
  /** How many text messages an alert may cost this month at most, rounded up to tens; null: as many as it takes, or it sends none. D §9 */
  textsLeft: z.number().int().nullable(),
  /** When residents can open what it belongs to, if they cannot yet: it can be published from then on. */
  linkOpensAt: Instant.nullable(),
});
export type Preview = z.infer<typeof Preview>;

/** One change of a live message: the version before, when and by whom it was changed, and which fields changed. */
export const PostVersion = z.object({
  version: z.number().int(),
  savedAt: Instant,
  savedBy: z.string(),
  content: PostFields,
  /** Of its streets, pictures and attachments, and of what it belongs to, by id; what has been deleted since has none. */
  names: z.record(Id, z.string()),
  changed: z.array(z.string()),
});
export type PostVersion = z.infer<typeof PostVersion>;
