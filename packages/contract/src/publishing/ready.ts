/** What a post needs before anybody may read it. S1 §5 Message, Event, Vacancy */
import type { z } from "zod";
import { activityRules } from "./activity.ts";
import { isBlank, type ReadyRule, rule } from "./kinds.ts";
import { hasButton, isHttpLink, youTubeId } from "./links.ts";
import { limits, PostDraft } from "./schemas.ts";
import { vacancyRules } from "./vacancy.ts";

type Complete = z.output<typeof PostDraft>;
const check = rule<Complete>;
const rules: ReadyRule<Complete>[] = [
  check((post) => !isBlank(post.title), ["title"], "titleRequired"),
  check((post) => !isBlank(plainText(post.textHtml)), ["textHtml"], "textRequired"),
  check(
    (post) => post.visibility === "public-page" || post.neighbourhoodIds.length > 0,
    ["neighbourhoodIds"],
    "neighbourhoodsRequired",
  ),
  check(
    (post) => post.type !== "option" || post.options.length >= limits.minOptions,
    ["options"],
    "notEnoughOptionsMessage",
  ),
  check(
    (post) => post.type !== "option" || post.options.every((option) => !isBlank(option.text)),
    ["options"],
    "emptyOptionsMessage",
  ),
  check((post) => post.videoUrl === "" || youTubeId(post.videoUrl) !== null, ["videoUrl"], "videoUrlFormat"),
  check(
    (post) => post.ctaType !== "link" || post.ctaLink === "" || isHttpLink(post.ctaLink),
    ["ctaLink"],
    "customCtaLinkFormat",
  ),
  check((post) => !hasButton(post) || !isBlank(post.ctaText), ["ctaText"], "customCtaTextRequired"),
  check((post) => post.images.every((image) => !isBlank(image.altText)), ["images"], "altTextRequired"),
  check((post) => post.translations.every((one) => !isBlank(one.title)), ["translations"], "titleRequired"),
  check(
    (post) => post.translations.every((one) => !isBlank(plainText(one.textHtml))),
    ["translations"],
    "textRequired",
  ),
  check(
    (post) => !hasButton(post) || post.translations.every((one) => !isBlank(one.ctaText)),
    ["translations"],
    "customCtaTextRequired",
  ),
  ...activityRules,
  ...vacancyRules,
];

/** A complete post, which may go live. Checked at preview, at publishing, and at every change of a live message. */
export const PostReady = rules.reduce<z.ZodType<Complete>>(
  (schema, [holds, options]) => schema.refine(holds, options),
  PostDraft as unknown as z.ZodType<Complete>,
);

/** Removes tags and keeps entities: only to see whether anything is written. */
function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/&nbsp;/g, "");
}
