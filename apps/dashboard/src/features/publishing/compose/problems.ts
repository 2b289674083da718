/** What a message still lacks, by the field where it can be corrected. Pure. S1 §5 Message */
import { CompletePost } from "@stoep/contract/publishing";
import { bareWords } from "@stoep/contract/rich-text";
import type { Checks, Problem } from "../../../app/editor/index.ts";
import { bodyOf, type Draft } from "./draft.ts";
import { kinds } from "./kinds/index.ts";

const order = [
  "type",
  "title",
  "textHtml",
  "language",
  ...Object.values(kinds).flatMap((kind) => kind.order),
  "theme",
  "secondTheme",
  "visibility",
  "neighbourhoodIds",
  "streetIds",
  "images",
  "videoUrl",
  "attachmentIds",
  "ctaLink",
  "ctaText",
  "ctaDescription",
  "link",
];

/** Faults found by the contract's schema. */
function lacksOf(draft: Draft): Problem[] {
  const issues = CompletePost.safeParse(bodyOf(draft)).error?.issues ?? [];
  const found = issues.flatMap((issue) => placesOf(issue.path.join("."), issue.message, draft));
  return found.filter(({ path }, place) => found.findIndex((one) => one.path === path) === place);
}

/** Some codes concern a whole list; reports them at each entry that has the fault. */
function placesOf(path: string, code: string, draft: Draft): Problem[] {
  const at = (places: string[]) => (places.length > 0 ? places : [path]).map((place) => ({ path: place, code }));
  if (path === "images" && code === "altTextRequired") {
    return at(draft.images.flatMap(({ altText }, i) => (isBlank(altText) ? [`images.${i}.altText`] : [])));
  }
  if (path === "options" && code === "emptyOptionsMessage") {
    return at(draft.options.flatMap(({ text }, i) => (isBlank(text) ? [`options.${i}.text`] : [])));
  }
  const field = path === "translations" ? translatedFields[code] : undefined;
  if (!field) return at([]);
  return at(
    draft.translations.flatMap((one, i) => (isBlank(bareWords(one[field])) ? [`translations.${i}.${field}`] : [])),
  );
}

const translatedFields: Record<string, "title" | "textHtml" | "ctaText"> = {
  titleRequired: "title",
  textRequired: "textHtml",
  customCtaTextRequired: "ctaText",
};

const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);

export const messageChecks: Checks<Draft> = {
  lacksOf,
  // When saving, the server reports fields under `post`.
  placesOf: (path, code, draft) => placesOf(path.replace(/^post\./, ""), code, draft),
  order,
  heldIn: { streetIds: "streets", attachmentIds: "attachments" },
};
