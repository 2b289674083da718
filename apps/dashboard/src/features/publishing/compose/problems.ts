/** What a message still lacks, at the very field where it can be put right. Pure. S1 §5 Message */
import { PostReady } from "@stoep/contract/publishing";
import { bodyOf, type Draft } from "./model.ts";

/** `path` as the field carries it: "title", "images.2.altText", "translations.0.textHtml". */
export type Problem = { path: string; code: string };

/** The codes with which the server answered, by field. Those of the schema are looked up again, all of them at once. */
export function problemsOf(draft: Draft, answered: Record<string, string> = {}): Problem[] {
  const own = lacksOf(draft);
  const others = answeredProblems(draft, answered);
  const all = [
    ...own,
    ...others.filter(({ path, code }) => !own.some((one) => one.code === code && one.path === path)),
  ];
  return all.toSorted((a, b) => rankOf(a.path) - rankOf(b.path));
}

/** As the fields stand on the screen, so that a list of faults is read in the order in which they are met. */
const order = [
  ...["type", "title", "textHtml", "language", "theme", "secondTheme", "options", "pollClosesAt", "visibility"],
  ...["neighbourhoodIds", "streetIds", "images", "videoUrl", "attachmentIds", "ctaLink", "ctaText", "ctaDescription"],
];

function rankOf(path: string): number {
  const place = order.indexOf(keyOf(path));
  return place < 0 ? order.length : place;
}

/** Only what the server named. Saving names fields below `post`. */
export function answeredProblems(draft: Draft, answered: Record<string, string>): Problem[] {
  return Object.entries(answered).flatMap(([path, code]) => placesOf(path.replace(/^post\./, ""), code, draft));
}

/** What is wrong by the contract's own schema. */
function lacksOf(draft: Draft): Problem[] {
  const issues = PostReady.safeParse(bodyOf(draft)).error?.issues ?? [];
  const found = issues.flatMap((issue) => placesOf(issue.path.join("."), issue.message, draft));
  return found.filter(({ path }, place) => found.findIndex((one) => one.path === path) === place);
}

/** The field at the top of a path. */
export const keyOf = (path: string): string => path.split(".")[0] ?? path;

/** Some codes speak of a whole list; here of each entry that has the fault. */
function placesOf(path: string, code: string, draft: Draft): Problem[] {
  const at = (places: string[]) => (places.length > 0 ? places : [path]).map((place) => ({ path: place, code }));
  if (path === "images" && code === "altTextRequired") {
    return at(draft.images.flatMap(({ altText }, i) => (isBlank(altText) ? [`images.${i}.altText`] : [])));
  }
  if (path === "options" && code === "emptyOptionsMessage") {
    return at(draft.options.flatMap(({ text }, i) => (isBlank(text) ? [`options.${i}.text`] : [])));
  }
  const field = path === "translations" ? translated[code] : undefined;
  if (!field) return at([]);
  return at(
    draft.translations.flatMap((one, i) => (isBlank(wordsOf(one[field])) ? [`translations.${i}.${field}`] : [])),
  );
}

const translated: Record<string, "title" | "textHtml" | "ctaText"> = {
  titleRequired: "title",
  textRequired: "textHtml",
  customCtaTextRequired: "ctaText",
};

const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);
const wordsOf = (html: string): string => html.replace(/<[^>]*>|&nbsp;/g, "");

/**
 * After a change: faults that were named before and are still there. New ones are not held against somebody who is still
 * writing. What only the server could see counts as put right once its field has changed.
 */
export function stillWrong(named: Problem[], before: Draft, draft: Draft): Problem[] {
  if (named.length === 0) return named;
  const own = lacksOf(draft);
  const wasOwn = new Set(lacksOf(before).map(nameOf));
  const names = new Set(named.map(({ path, code }) => `${keyOf(path)} ${code}`));
  const lasting = own.filter(({ path, code }) => names.has(`${keyOf(path)} ${code}`));
  const others = named.filter((one) => !wasOwn.has(nameOf(one)) && isUntouched(keyOf(one.path), before, draft));
  return [...lasting, ...others];
}

const nameOf = ({ path, code }: Problem): string => `${path} ${code}`;

/** The contract's names of what the desk holds in full. */
const onDesk: Record<string, keyof Draft> = { streetIds: "streets", attachmentIds: "attachments" };

function isUntouched(key: string, before: Draft, draft: Draft): boolean {
  const field = onDesk[key] ?? (key as keyof Draft);
  return before[field] === draft[field];
}

/** The translation that a path lies in; null for the original. */
export function translationAt(path: string): number | null {
  const match = /^translations\.(\d+)\./.exec(path);
  return match ? Number(match[1]) : null;
}
