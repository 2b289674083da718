/** A message as a reader will see it, built from the draft. Pure; the check asks the server instead. */
import type { Language } from "@stoep/contract/kernel";
import { isHttpLink, type ReadPost, youTubeId } from "@stoep/contract/publishing";
import type { Draft, Translation } from "../draft.ts";
import { kinds, type OwnPreview, type PreviewDate } from "../kinds/index.ts";

type Poll = NonNullable<ReadPost["poll"]>;

/** What the phone preview shows of a message; a reading from the server has all of it. */
export type PreviewPost = Pick<
  ReadPost,
  | ("type" | "title" | "textHtml" | "language" | "isTranslated" | "isEdited" | "images" | "attachments" | "videoId")
  | ("cta" | "commentCount" | "kind")
> &
  OwnPreview & {
    organisation: Pick<ReadPost["organisation"], "name" | "logo">;
    publishedAt: string;
    poll: (Pick<Poll, "kind" | "closesAt"> & { options: Pick<Poll["options"][number], "id" | "text">[] }) | null;
  };

const pollKinds = { vote: "up-down", perception: "perception", option: "option" } as const;

type Sender = {
  organisation: PreviewPost["organisation"];
  /** When it was or will be published. */
  at: string;
  /** The network's time zone. */
  timeZone: string;
  /** The dates of a live activity, with everything that was moved or cancelled since. */
  dates?: readonly PreviewDate[] | undefined;
};

/** Empty fields of a translation fall back to the original, as they do for readers. */
export function previewOf(
  draft: Draft,
  language: Language,
  { organisation, at, timeZone, dates }: Sender,
): PreviewPost {
  const own = kinds[draft.kind].shown(draft, timeZone);
  const words = draft.translations.find((one) => one.language === language);
  return {
    ...own,
    activity: own.activity && { ...own.activity, dates: heldDates(own.activity.dates, dates ?? []) },
    kind: draft.kind,
    type: draft.type,
    title: words?.title || draft.title,
    textHtml: words?.textHtml || draft.textHtml,
    language: words ? language : draft.language,
    organisation,
    publishedAt: at,
    images: draft.images.map(({ file, altText }) => ({ ...file, altText: words?.altTexts[file.id] || altText })),
    attachments: draft.attachments,
    videoId: youTubeId(draft.videoUrl.trim()),
    cta: ctaOf(draft, words),
    poll: pollOf(draft, words),
    isTranslated: words !== undefined,
    isEdited: false,
    commentCount: 0,
  };
}

/** A live series keeps its moved and cancelled dates. A single date comes from the form, but stays cancelled. */
function heldDates(written: PreviewDate[], live: readonly PreviewDate[]): PreviewDate[] {
  const [only, ...others] = live;
  if (!only) return written;
  if (others.length > 0) return [...live];
  return written.map((date) => ({ ...date, cancelled: only.cancelled }));
}

/** The button is shown as soon as it has a label, so that the author sees it before the link is valid. */
function ctaOf(draft: Draft, words: Translation | undefined): PreviewPost["cta"] {
  const text = words?.ctaText || draft.ctaText;
  const { ctaType: type } = draft;
  const link = type === "link" ? draft.ctaLink.trim() : "";
  if (text.trim() === "" && !isHttpLink(link)) return null;
  return { type, link, text: text || link, description: words?.ctaDescription || draft.ctaDescription };
}

function pollOf(draft: Draft, words: Translation | undefined): PreviewPost["poll"] {
  const kind = draft.type in pollKinds ? pollKinds[draft.type as keyof typeof pollKinds] : null;
  if (!kind) return null;
  const options = draft.options.map(({ id, text }) => ({ id, text: words?.optionTexts[id] || text }));
  return { kind, closesAt: draft.pollClosesAt, options: kind === "option" ? options : [] };
}
