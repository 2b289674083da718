/** What a post needs before anybody may read it. S1 §5 Message, Event, Vacancy */
import type { z } from "zod";
import { bareWords } from "../../rich-text.ts";
import { activityRules } from "../activities/draft.ts";
import { type CompletenessRule, completenessRule, isBlank } from "./kinds.ts";
import { hasButton, isHttpLink, youTubeId } from "./links.ts";
import { limits, PostDraft } from "./schemas.ts";
import { vacancyRules } from "./vacancy.ts";

type PostContent = z.output<typeof PostDraft>;
const checkPost = completenessRule<PostContent>;
const rules: CompletenessRule<PostContent>[] = [
  checkPost((post) => !isBlank(post.title), ["title"], "titleRequired"),
  checkPost((post) => !isBlank(bareWords(post.textHtml)), ["textHtml"], "textRequired"),
  checkPost(
    (post) => post.visibility === "public-page" || post.neighbourhoodIds.length > 0,
    ["neighbourhoodIds"],
    "neighbourhoodsRequired",
  ),
  checkPost(
    (post) => post.type !== "option" || post.options.length >= limits.minOptions,
    ["options"],
    "notEnoughOptionsMessage",
  ),
  checkPost(
    (post) => post.type !== "option" || post.options.every((option) => !isBlank(option.text)),
    ["options"],
    "emptyOptionsMessage",
  ),
  checkPost((post) => post.videoUrl === "" || youTubeId(post.videoUrl) !== null, ["videoUrl"], "videoUrlFormat"),
  checkPost(
    (post) => post.ctaType !== "link" || post.ctaLink === "" || isHttpLink(post.ctaLink),
    ["ctaLink"],
    "customCtaLinkFormat",
  ),
  checkPost((post) => !hasButton(post) || !isBlank(post.ctaText), ["ctaText"], "customCtaTextRequired"),
  checkPost((post) => post.images.every((image) => !isBlank(image.altText)), ["images"], "altTextRequired"),
  checkPost((post) => post.translations.every((one) => !isBlank(one.title)), ["translations"], "titleRequired"),
  checkPost(
    (post) => post.translations.every((one) => !isBlank(bareWords(one.textHtml))),
    ["translations"],
    "textRequired",
  ),
  checkPost(
    (post) => !hasButton(post) || post.translations.every((one) => !isBlank(one.ctaText)),
    ["translations"],
    "customCtaTextRequired",
  ),
  ...activityRules,
  ...vacancyRules,
];

/** A complete post, which may go live. Checked at preview, at publishing, and at every change of a live message. */
export const CompletePost = rules.reduce<z.ZodType<PostContent>>(
  (schema, [holds, options]) => schema.refine(holds, options),
  PostDraft as z.ZodType<PostContent>,
);
