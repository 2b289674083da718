/** A message as a reader will get it, built from the draft. Pure; the check asks the server instead. */
import type { Language } from "@stoep/contract/kernel";
import { isHttpLink, type ReadPost, youTubeId } from "@stoep/contract/publishing";
import { pollKindOf } from "@stoep/contract/publishing/values";
import { bareWords } from "@stoep/contract/rich-text";
import type { Draft, Translation } from "../draft.ts";
import { kinds, type OwnPreview } from "../kinds/index.ts";

type Poll = NonNullable<ReadPost["poll"]>;
type Dates = NonNullable<ReadPost["activity"]>["dates"];

/** What the reader gets besides what is written. */
export type Surroundings = Pick<ReadPost, "id" | "organisation" | "isEdited"> & {
  /** When it was or will be published. */
  at: string;
  now: Date;
  /** The network's time zone. */
  timeZone: string;
  /** The dates of a live activity, with everything that was moved or cancelled since. */
  dates?: Dates | undefined;
  /** Of an alert: its place among the follow-ups. */
  alert: NonNullable<ReadPost["alert"]>;
  /** What stands where nothing is written yet. */
  blanks: { title: string; text: string; place: string; choice: (number: number) => string };
  /** What the button to a thing of this kind says. */
  linkText: (kind: string) => string;
};

/** Like readers, who get a translation only if there is one, else the original. What it lacks comes from the original. */
export function previewOf(draft: Draft, language: Language, around: Surroundings): ReadPost {
  const { id, organisation, at, isEdited, alert, blanks } = around;
  const words = draft.translations.find((one) => one.language === language && isBegun(one));
  return {
    ...ownOf(draft, around),
    id,
    kind: draft.kind,
    type: draft.type,
    title: words?.title || draft.title || blanks.title,
    textHtml: words?.textHtml || draft.textHtml || `<p>${blanks.text}</p>`,
    language: words ? language : draft.language,
    isTranslated: words !== undefined,
    originalLanguage: draft.language,
    organisation,
    publishedAt: at,
    isEdited,
    version: 1,
    theme: draft.theme,
    secondTheme: draft.secondTheme,
    images: draft.images.map(({ file, altText }) => ({ ...file, altText: words?.altTexts[file.id] || altText })),
    attachments: draft.attachments,
    videoId: youTubeId(draft.videoUrl.trim()),
    cta: ctaOf(draft, words),
    link: linkOf(draft, around),
    poll: pollOf(draft, words, around),
    reactions: {},
    myReaction: null,
    commentCount: 0,
    isCommentsDisabled: draft.isCommentsDisabled,
    alert: draft.type === "urgent" ? alert : null,
    followedIn: null,
    can: { report: true },
  };
}

const isBegun = ({ title, textHtml }: Translation): boolean => title.trim() !== "" || bareWords(textHtml).trim() !== "";

function ownOf(draft: Draft, { timeZone, now, dates, blanks }: Surroundings): OwnPreview {
  const { activity, vacancy } = kinds[draft.kind].shown(draft, { timeZone, now });
  return {
    activity: activity && {
      ...activity,
      address: activity.address || blanks.place,
      dates: heldDates(activity.dates, dates ?? []),
    },
    vacancy: vacancy && { ...vacancy, address: vacancy.address || blanks.place },
  };
}

/** A live series keeps its moved and cancelled dates. A single date comes from the form, but stays cancelled. */
function heldDates(written: Dates, live: Dates): Dates {
  const [only, ...others] = live;
  if (!only) return written;
  if (others.length > 0) return live;
  return written.map((date) => ({ ...date, cancelled: only.cancelled }));
}

/** The button is shown as soon as it has a label, so that the author sees it before the link is valid. */
function ctaOf(draft: Draft, words: Translation | undefined): ReadPost["cta"] {
  const text = words?.ctaText || draft.ctaText;
  const { ctaType: type } = draft;
  const link = type === "link" ? draft.ctaLink.trim() : "";
  if (text.trim() === "" && !isHttpLink(link)) return null;
  return { type, link, text: text || link, description: words?.ctaDescription || draft.ctaDescription };
}

/** As readers will see it who can open it. */
function linkOf({ link }: Draft, { linkText }: Surroundings): ReadPost["link"] {
  if (!link?.name) return null;
  const { kind, name, partName } = link;
  return { kind, path: "", text: linkText(kind), name, partName };
}

/** A poll that nobody has voted in. One that is closed, or takes no votes, shows that. */
function pollOf(draft: Draft, words: Translation | undefined, { now, blanks }: Surroundings): ReadPost["poll"] {
  const kind = pollKindOf(draft.type);
  if (!kind) return null;
  const closesAt = draft.pollClosesAt;
  const isClosed = draft.isVotingDisabled || (closesAt !== null && new Date(closesAt) <= now);
  const counted = (isRight: boolean) => (isClosed && isRight ? 0 : null);
  const options = draft.options.map(({ id, text }, place) => ({
    id,
    text: words?.optionTexts[id] || text || blanks.choice(place + 1),
    votes: counted(true),
  }));
  const scores: Poll["scores"] = isClosed && kind === "perception" ? Array.from({ length: 10 }, () => 0) : null;
  return {
    kind,
    closesAt,
    isClosed,
    options: kind === "option" ? options : [],
    up: counted(kind === "up-down"),
    down: counted(kind === "up-down"),
    scores,
    average: null,
    total: counted(true),
    myVote: null,
    can: { vote: isClosed ? "voting_closed" : true },
  };
}
