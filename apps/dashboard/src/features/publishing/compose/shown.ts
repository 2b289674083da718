/** A message as a reader will see it, made from what is on the desk. Pure; preview mode asks the server instead. */
import type { Language } from "@stoep/contract/kernel";
import { isHttpLink, type ReadPost, youTubeId } from "@stoep/contract/publishing";
import type { Draft, Translation } from "./model.ts";

type Poll = NonNullable<ReadPost["poll"]>;

/** What the phone shows of a message; a reading that the server made has all of it. */
export type Shown = Pick<
  ReadPost,
  | ("type" | "title" | "textHtml" | "language" | "isTranslated" | "isEdited" | "images" | "attachments" | "videoId")
  | ("cta" | "commentCount")
> & {
  organisation: Pick<ReadPost["organisation"], "name" | "logo">;
  publishedAt: string;
  poll: (Pick<Poll, "kind" | "closesAt"> & { options: Pick<Poll["options"][number], "id" | "text">[] }) | null;
};

const pollKinds = { vote: "up-down", perception: "perception", option: "option" } as const;

type Sender = {
  organisation: Shown["organisation"];
  /** When it went live, or will. */
  at: string;
};

/** A translation's empty fields fall back on the original, as they do for readers. */
export function shownOf(draft: Draft, language: Language, { organisation, at }: Sender): Shown {
  const words = draft.translations.find((one) => one.language === language);
  return {
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

/** Shown as soon as there is a word for the button, so that it can be judged before the link is right. */
function ctaOf(draft: Draft, words: Translation | undefined): Shown["cta"] {
  const text = words?.ctaText || draft.ctaText;
  const link = draft.ctaLink.trim();
  if (text.trim() === "" && !isHttpLink(link)) return null;
  return { link, text: text || link, description: words?.ctaDescription || draft.ctaDescription };
}

function pollOf(draft: Draft, words: Translation | undefined): Shown["poll"] {
  const kind = draft.type in pollKinds ? pollKinds[draft.type as keyof typeof pollKinds] : null;
  if (!kind) return null;
  const options = draft.options.map(({ id, text }) => ({ id, text: words?.optionTexts[id] || text }));
  return { kind, closesAt: draft.pollClosesAt, options: kind === "option" ? options : [] };
}
