/** What is on the writing desk, and its way to the contract and back. Pure. */
import type { FileView } from "@stoep/contract/files";
import type { Language } from "@stoep/contract/kernel";
import type { StreetView } from "@stoep/contract/neighbourhoods";
import type { MessageType, Post, PostDraft, Theme, Visibility } from "@stoep/contract/publishing";

export type Picture = { file: FileView; altText: string };
export type Option = { id: string; text: string };
export type Translation = {
  language: Language;
  title: string;
  textHtml: string;
  ctaText: string;
  ctaDescription: string;
  /** By image id. */
  altTexts: Record<string, string>;
  /** By option id. */
  optionTexts: Record<string, string>;
};

/** A message as it is being written: ids come with what has to be shown of them. */
export type Draft = {
  type: MessageType;
  title: string;
  textHtml: string;
  language: Language;
  theme: Theme | null;
  secondTheme: Theme | null;
  neighbourhoodIds: string[];
  streets: StreetView[];
  images: Picture[];
  attachments: FileView[];
  videoUrl: string;
  options: Option[];
  pollClosesAt: string | null;
  ctaLink: string;
  ctaText: string;
  ctaDescription: string;
  visibility: Visibility;
  isCommentsDisabled: boolean;
  hasCombinedComments: boolean;
  translations: Translation[];
};

/** Version 4, also where the page is not served over https and the browser offers no randomUUID(). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** S1 §3: types 1 to 3. */
export const isPoll = (type: MessageType): boolean => type === "vote" || type === "perception" || type === "option";

export function emptyDraft(type: MessageType, language: Language): Draft {
  return {
    ...{ type, language, title: "", textHtml: "", theme: null, secondTheme: null },
    ...{ neighbourhoodIds: [], streets: [], images: [], attachments: [], videoUrl: "" },
    ...{ options: type === "option" ? twoOptions() : [], pollClosesAt: null },
    ...{ ctaLink: "", ctaText: "", ctaDescription: "", visibility: "everyone" },
    ...{ isCommentsDisabled: false, hasCombinedComments: false, translations: [] },
  };
}

/** S1 §9: an option poll has at least two. */
export const twoOptions = (): Option[] => [newId(), newId()].map((id) => ({ id, text: "" }));

export function draftOf(post: Post): Draft {
  const { type, title, textHtml, language, theme, secondTheme, neighbourhoodIds, streets, videoUrl, options } = post;
  const { pollClosesAt, ctaLink, ctaText, ctaDescription, visibility } = post;
  const { isCommentsDisabled, hasCombinedComments, translations } = post;
  return {
    ...{ type, title, textHtml, language, theme, secondTheme, neighbourhoodIds, streets, videoUrl, options },
    ...{ pollClosesAt, ctaLink, ctaText, ctaDescription, visibility },
    ...{ isCommentsDisabled, hasCombinedComments, translations },
    images: post.images.flatMap(({ id, altText }) => {
      const file = post.imageFiles.find((one) => one.id === id);
      return file ? [{ file, altText }] : [];
    }),
    attachments: post.attachmentFiles,
  };
}

/** What is sent: only what the kind of message uses; the rest stays on the desk, in case the kind changes back. */
export function bodyOf({ streets, images, attachments, ...draft }: Draft): PostDraft {
  return {
    ...draft,
    streetIds: draft.neighbourhoodIds.length > 0 ? streets.map(({ id }) => id) : [],
    images: images.map(({ file, altText }) => ({ id: file.id, altText })),
    attachmentIds: attachments.map(({ id }) => id),
    options: draft.type === "option" ? draft.options : [],
    pollClosesAt: isPoll(draft.type) ? draft.pollClosesAt : null,
  };
}

const textOf = (draft: Draft): string => JSON.stringify(bodyOf(draft));
export const isSame = (one: Draft, other: Draft): boolean => one === other || textOf(one) === textOf(other);

/** Mine on top of theirs: what I changed since `base` is mine, everything else theirs. */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Draft {
  const keys = Object.keys(mine) as (keyof Draft)[];
  const changed = keys.filter((key) => JSON.stringify(mine[key]) !== JSON.stringify(base[key]));
  return { ...theirs, ...Object.fromEntries(changed.map((key) => [key, mine[key]])) };
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, place) => place !== from);
  return items[from] === undefined ? [...items] : rest.toSpliced(to, 0, items[from]);
}

/** Two different themes, the first filled first. */
export function withTheme(draft: Draft, theme: Theme | null): Pick<Draft, "theme" | "secondTheme"> {
  if (theme === null) return { theme: draft.secondTheme, secondTheme: null };
  return { theme, secondTheme: draft.secondTheme === theme ? null : draft.secondTheme };
}

/** Another kind of message; a poll with choices starts with two empty ones. */
export function withType(draft: Draft, type: MessageType): Pick<Draft, "type" | "options"> {
  return { type, options: type === "option" && draft.options.length === 0 ? twoOptions() : draft.options };
}

export function emptyTranslation(language: Language): Translation {
  return { language, title: "", textHtml: "", ctaText: "", ctaDescription: "", altTexts: {}, optionTexts: {} };
}
