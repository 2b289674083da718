/** What is on the writing desk, and its way to the contract and back. Pure. */
import type { FileView } from "@stoep/contract/files";
import type { Language } from "@stoep/contract/kernel";
import type { StreetView } from "@stoep/contract/neighbourhoods";
import type { CtaType, MessageType, Post, PostDraft, Theme, Visibility } from "@stoep/contract/publishing";
import { newId } from "../../../app/editor/index.ts";

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
  ctaType: CtaType;
  ctaLink: string;
  ctaText: string;
  ctaDescription: string;
  visibility: Visibility;
  isCommentsDisabled: boolean;
  isVotingDisabled: boolean;
  hasCombinedComments: boolean;
  translations: Translation[];
};

/** S1 §3: types 1 to 3. */
export const isPoll = (type: MessageType): boolean => type === "vote" || type === "perception" || type === "option";

export function emptyDraft(type: MessageType, language: Language): Draft {
  return {
    ...{ type, language, title: "", textHtml: "", theme: null, secondTheme: null },
    ...{ neighbourhoodIds: [], streets: [], images: [], attachments: [], videoUrl: "" },
    ...{ options: type === "option" ? twoOptions() : [], pollClosesAt: null },
    ...{ ctaType: "link", ctaLink: "", ctaText: "", ctaDescription: "", visibility: "everyone" },
    ...{ isCommentsDisabled: false, isVotingDisabled: false, hasCombinedComments: false, translations: [] },
  };
}

/** Nothing was written, added or aimed yet: a type or a language alone is no message. */
export function isEmpty(draft: Draft): boolean {
  const { title, textHtml, videoUrl, ctaLink, ctaText, ctaDescription, options } = draft;
  const texts = [title, textHtml, videoUrl, ctaLink, ctaText, ctaDescription, ...options.map(({ text }) => text)];
  const lists = [draft.neighbourhoodIds, draft.images, draft.attachments, draft.translations];
  return texts.every((text) => text.trim() === "") && lists.every((list) => list.length === 0);
}

/** S1 §9: an option poll has at least two. */
export const twoOptions = (): Option[] => [newId(), newId()].map((id) => ({ id, text: "" }));

export function draftOf(post: Post): Draft {
  const { type, title, textHtml, language, theme, secondTheme, neighbourhoodIds, streets, videoUrl, options } = post;
  const { pollClosesAt, ctaType, isVotingDisabled, ctaLink, ctaText, ctaDescription, visibility } = post;
  const { isCommentsDisabled, hasCombinedComments, translations } = post;
  return {
    ...{ type, title, textHtml, language, theme, secondTheme, neighbourhoodIds, streets, videoUrl, options },
    ...{ pollClosesAt, ctaType, isVotingDisabled, ctaLink, ctaText, ctaDescription, visibility },
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
    isVotingDisabled: isPoll(draft.type) && draft.isVotingDisabled,
  };
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
