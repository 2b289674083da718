/** The draft in the editor, and its conversion to and from the contract. Pure. */

import type { FileView } from "@stoep/contract/files";
import type { Language } from "@stoep/contract/kernel";
import type { StreetView } from "@stoep/contract/neighbourhoods";
import type {
  ActivityDraft,
  CtaType,
  ListedLink,
  MessageType,
  Post,
  PostDraft,
  PostKind,
  Theme,
  VacancyDraft,
  Visibility,
} from "@stoep/contract/publishing";
import { isPoll } from "@stoep/contract/publishing/values";
import type { RefObject } from "react";
import { type EditorForm, newId, type Picture } from "../../../app/editor/index.ts";

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

/** A message while it is being written: ids are accompanied by what is shown for them. */
export type Draft = {
  kind: PostKind;
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
  /** What it belongs to. */
  link: ListedLink | null;
  visibility: Visibility;
  isCommentsDisabled: boolean;
  isVotingDisabled: boolean;
  hasCombinedComments: boolean;
  translations: Translation[];
  activity: ActivityDraft | null;
  vacancy: VacancyDraft | null;
};

/** Whom a document is for. */
export type ChosenPlaces = Pick<Draft, "neighbourhoodIds" | "streets" | "visibility">;
/** A form of any document, limited to whom it is for. */
export type PlaceForm = Pick<EditorForm<ChosenPlaces>, "draft" | "change" | "errorOf">;

export type ComposeForm = EditorForm<Draft> & { titleField?: RefObject<HTMLInputElement | null> };

/** What a new draft starts with: a message with its type, other kinds with their own fields. */
type DraftDefaults = Partial<Pick<Draft, "kind" | "activity" | "vacancy">>;

export function emptyDraft(type: MessageType, language: Language, begun: DraftDefaults = {}): Draft {
  return {
    kind: "message",
    activity: null,
    vacancy: null,
    type,
    language,
    ...begun,
    title: "",
    textHtml: "",
    theme: null,
    secondTheme: null,
    neighbourhoodIds: [],
    streets: [],
    images: [],
    attachments: [],
    videoUrl: "",
    options: optionsOf(type),
    pollClosesAt: null,
    ctaType: "link",
    ctaLink: "",
    ctaText: "",
    ctaDescription: "",
    link: null,
    visibility: "everyone",
    isCommentsDisabled: false,
    isVotingDisabled: false,
    hasCombinedComments: false,
    translations: [],
  };
}

/** S1 §9: an option poll has at least two. */
export const twoOptions = (): Option[] => [newId(), newId()].map((id) => ({ id, text: "" }));

/** What a new message of this type starts with. */
const optionsOf = (type: MessageType): Option[] => (type === "option" ? twoOptions() : []);

/** What stays chosen when a message that was never saved is discarded. S1 §4 */
export const keptWhenNew = ({ type, theme, secondTheme }: Draft): Partial<Draft> => ({
  type,
  theme,
  secondTheme,
  options: optionsOf(type),
});

export function draftOf(post: Post): Draft {
  const { type, title, textHtml, language, theme, secondTheme, neighbourhoodIds, streets, videoUrl, options } = post;
  const { pollClosesAt, ctaType, isVotingDisabled, ctaLink, ctaText, ctaDescription, visibility } = post;
  const { isCommentsDisabled, hasCombinedComments, translations, kind, activity, vacancy } = post;
  return {
    kind,
    activity,
    vacancy,
    type,
    title,
    textHtml,
    language,
    theme,
    secondTheme,
    neighbourhoodIds,
    streets,
    videoUrl,
    options,
    pollClosesAt,
    ctaType,
    isVotingDisabled,
    ctaLink,
    ctaText,
    ctaDescription,
    visibility,
    isCommentsDisabled,
    hasCombinedComments,
    translations,
    images: post.images.flatMap(({ id, altText }) => {
      const file = post.imageFiles.find((one) => one.id === id);
      return file ? [{ file, altText }] : [];
    }),
    attachments: post.attachmentFiles,
    link: post.linked,
  };
}

/** The request body: only what the type of message uses. The rest stays in the draft, in case the type changes back. */
export function bodyOf({ streets, images, attachments, link, ...draft }: Draft): PostDraft {
  return {
    ...draft,
    streetIds: draft.neighbourhoodIds.length > 0 ? streets.map(({ id }) => id) : [],
    images: images.map(({ file, altText }) => ({ id: file.id, altText })),
    attachmentIds: attachments.map(({ id }) => id),
    link: link && { kind: link.kind, id: link.id, part: link.part },
    options: draft.type === "option" ? draft.options : [],
    pollClosesAt: isPoll(draft.type) ? draft.pollClosesAt : null,
    isVotingDisabled: isPoll(draft.type) && draft.isVotingDisabled,
  };
}

/** Changes the type of message; an option poll starts with two empty choices. */
export function withType(draft: Draft, type: MessageType): Pick<Draft, "type" | "options"> {
  return { type, options: type === "option" && draft.options.length === 0 ? twoOptions() : draft.options };
}

export function emptyTranslation(language: Language): Translation {
  return { language, title: "", textHtml: "", ctaText: "", ctaDescription: "", altTexts: {}, optionTexts: {} };
}
