/** What is missing or wrong in a draft, by field. Pure; the checks are passed in. */

/** `path` as the field carries it: "title", "images.2.altText", "translations.0.textHtml". */
export type Problem = { path: string; code: string };

/** What is known of a kind of draft. */
export type Checks<Draft> = {
  /** What is wrong by the contract's own schema, at most one fault at each path. */
  lacksOf(draft: Draft): Problem[];
  /** Where the form shows what the server named by field. */
  placesOf(path: string, code: string, draft: Draft): Problem[];
  /** As the fields stand on the screen, so that a list of faults is read in the order in which they are met. */
  order: readonly string[];
  /** Where the draft holds in another field what the contract names. */
  heldIn?: Record<string, keyof Draft>;
};

/** The codes with which the server answered, by field. Those of the schema are looked up again, all of them at once. */
export function problemsOf<Draft>(checks: Checks<Draft>, draft: Draft, answered: Record<string, string> = {}) {
  const own = checks.lacksOf(draft);
  const others = answeredProblems(checks, draft, answered);
  const all = [
    ...own,
    ...others.filter(({ path, code }) => !own.some((one) => one.code === code && one.path === path)),
  ];
  const rankOf = ({ path }: Problem) => {
    const place = checks.order.indexOf(keyOf(path));
    return place < 0 ? checks.order.length : place;
  };
  return all.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Only what the server named. */
export function answeredProblems<Draft>(
  checks: Checks<Draft>,
  draft: Draft,
  answered: Record<string, string>,
): Problem[] {
  return Object.entries(answered).flatMap(([path, code]) => checks.placesOf(path, code, draft));
}

/** The field at the top of a path. */
const keyOf = (path: string): string => path.split(".")[0] ?? path;
const nameOf = ({ path, code }: Problem): string => `${path} ${code}`;
const fieldName = ({ path, code }: Problem): string => `${keyOf(path)} ${code}`;

/**
 * After a change: the problems shown before that still exist. New ones are not shown while somebody is still writing. A problem
 * that only the server can find counts as solved once its field has changed.
 */
export function stillWrong<Draft>(checks: Checks<Draft>, named: Problem[], before: Draft, draft: Draft): Problem[] {
  if (named.length === 0) return named;
  const wasOwn = new Set(checks.lacksOf(before).map(nameOf));
  const names = new Set(named.map(fieldName));
  const isUntouched = (key: string) => {
    const field = checks.heldIn?.[key] ?? (key as keyof Draft);
    return before[field] === draft[field];
  };
  const lasting = checks.lacksOf(draft).filter((one) => names.has(fieldName(one)));
  const others = named.filter((one) => !wasOwn.has(nameOf(one)) && isUntouched(keyOf(one.path)));
  return [...lasting, ...others];
}

/** The translation that a path lies in; null for the original. */
export function translationAt(path: string): number | null {
  const match = /^translations\.(\d+)\./.exec(path);
  return match ? Number(match[1]) : null;
}
