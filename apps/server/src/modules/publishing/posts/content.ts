/** The content of a message in its normal form: sanitised, lists without an order sorted, references to nothing removed. */
import type { FieldCode } from "@stoep/contract/kernel";
import { ActivityDraft, limits, type PostDraft, VacancyDraft, youTubeId } from "@stoep/contract/publishing";
import { plainText } from "@stoep/contract/rich-text";
import type { z } from "zod";
import { sanitise } from "#modules/files/index.ts";
import { linkColumns, linkOf } from "../links/index.ts";
import type { StoredPost } from "./store/posts.ts";

/** A draft as an editor sends it. */
export type PostContent = z.output<typeof PostDraft>;

/** Brings what an editor sent into normal form. Idempotent: stored content comes out unchanged. */
export function cleanContent(draft: PostContent): PostContent {
  const images = draft.images.filter(({ id }, place) => draft.images.findIndex((one) => one.id === id) === place);
  return {
    ...draft,
    ...kindFields(draft),
    textHtml: sanitise(draft.textHtml),
    pollClosesAt: draft.pollClosesAt && new Date(draft.pollClosesAt).toISOString(),
    neighbourhoodIds: [...new Set(draft.neighbourhoodIds)].sort(),
    streetIds: [...new Set(draft.streetIds)].sort(),
    attachmentIds: [...new Set(draft.attachmentIds)],
    images,
    translations: draft.translations
      .map((one) => ({
        ...one,
        textHtml: sanitise(one.textHtml),
        altTexts: textsOf(images, one.altTexts),
        optionTexts: textsOf(draft.options, one.optionTexts),
      }))
      .sort((a, b) => (a.language < b.language ? -1 : 1)),
  };
}

/** Each kind keeps only its own fields. */
const kindFields = ({ kind, type, activity, vacancy }: PostContent) => ({
  type: kind === "message" ? type : ("standard" as const),
  activity: kind === "activity" ? withWholePin(activity ?? ActivityDraft.parse({})) : null,
  vacancy: kind === "vacancy" ? withWholePin(vacancy ?? VacancyDraft.parse({})) : null,
});

/** A pin has both coordinates, or none. */
export const withWholePin = <T extends { longitude: number | null; latitude: number | null }>(one: T): T =>
  one.longitude === null || one.latitude === null ? { ...one, longitude: null, latitude: null } : one;

/** Keeps the texts whose ids exist. A JSON column refuses lone surrogates. */
function textsOf(things: { id: string }[], texts: Record<string, string>): Record<string, string> {
  const ids = things.map(({ id }) => id).filter((id) => texts[id]);
  return Object.fromEntries(ids.sort().map((id) => [id, (texts[id] ?? "").toWellFormed()]));
}

/** Cleaning can make a text longer: `&` becomes `&amp;`. */
export function lengthProblems({ textHtml, translations }: PostContent): Record<string, FieldCode> {
  return {
    ...(textHtml.length > limits.textHtml && { textHtml: "tooLong" as const }),
    ...(translations.some((one) => one.textHtml.length > limits.textHtml) && { translations: "tooLong" as const }),
  };
}

/** The columns of `post` that hold its content. */
export function columnsOf(content: PostContent) {
  const {
    neighbourhoodIds,
    streetIds: _,
    images: _2,
    attachmentIds: _3,
    options: _4,
    translations,
    activity: _5,
    vacancy: _6,
    link,
    ...row
  } = content;
  return {
    ...row,
    ...linkColumns(link),
    neighbourhoodCount: neighbourhoodIds.length,
    text: plainText(row.textHtml),
    translated: translations.map(({ title, textHtml }) => `${title} ${plainText(textHtml)}`).join(" "),
    videoId: youTubeId(row.videoUrl),
    pollClosesAt: row.pollClosesAt === null ? null : new Date(row.pollClosesAt),
  };
}

/** A stored post in the form in which an editor sends it. */
export function contentOf(post: StoredPost): PostContent {
  const { type, title, textHtml, language, theme, secondTheme, videoUrl, ctaLink, ctaText, ctaDescription } = post;
  const { kind, ctaType, isVotingDisabled } = post;
  const { visibility, isCommentsDisabled, hasCombinedComments, options, translations, neighbourhoodIds } = post;
  return {
    kind,
    type,
    title,
    textHtml,
    language,
    theme,
    secondTheme,
    videoUrl,
    ctaLink,
    ctaText,
    ctaDescription,
    ctaType,
    isVotingDisabled,
    visibility,
    isCommentsDisabled,
    hasCombinedComments,
    options,
    translations,
    neighbourhoodIds,
    link: linkOf(post),
    pollClosesAt: post.pollClosesAt?.toISOString() ?? null,
    streetIds: post.streets.map(({ id }) => id).sort(),
    images: post.images.map(({ id, alt }) => ({ id, altText: alt })),
    attachmentIds: post.attachments.map(({ id }) => id),
    activity: post.activity && ActivityDraft.parse(post.activity),
    vacancy: post.vacancy && VacancyDraft.parse(post.vacancy),
  };
}

/** The things in it that are known to people by their names. */
export const namedIn = ({
  streetIds,
  images,
  attachmentIds,
  link,
}: Pick<PostContent, "streetIds" | "images" | "attachmentIds" | "link">) => [
  ...streetIds,
  ...images.map(({ id }) => id),
  ...attachmentIds,
  ...(link ? [link.id, ...(link.part ? [link.part] : [])] : []),
];
