/** What is missing or wrong in a draft, by field. Pure; the checks are passed in. */

/** `path` is that of the field: "title", "images.2.altText", "translations.0.textHtml". */
export type Problem = { path: string; code: string };

/** How a kind of draft is checked. */
export type Checks<Draft> = {
  /** Faults found by the contract's schema, at most one per path. */
  lacksOf(draft: Draft): Problem[];
  /** Where the form shows a fault that the server reported for a field. */
  placesOf(path: string, code: string, draft: Draft): Problem[];
  /** The fields in screen order, in which faults are listed; those of a list's items by the list's name: "phases.title". */
  order: readonly string[];
  /** Maps fields of the contract to those of the draft, where the names differ. */
  heldIn?: Record<string, keyof Draft>;
};

/** All faults of the draft: those of the schema, checked again, and `answered`, the codes that the server returned by field. */
export function problemsOf<Draft>(checks: Checks<Draft>, draft: Draft, answered: Record<string, string> = {}) {
  const own = checks.lacksOf(draft);
  const others = answeredProblems(checks, draft, answered);
  const all = [
    ...own,
    ...others.filter(({ path, code }) => !own.some((one) => one.code === code && one.path === path)),
  ];
  const rankOf = (...names: string[]) => {
    const place = names.map((one) => checks.order.indexOf(one)).find((one) => one >= 0);
    return place ?? checks.order.length;
  };
  const ranksOf = ({ path }: Problem): [number, number, number] => [
    rankOf(path, keyOf(path)),
    itemIn(path),
    rankOf(withoutItems(path)),
  ];
  return all.toSorted((a, b) => compareRanks(ranksOf(a), ranksOf(b)));
}

/** Only the faults that the server reported. */
export function answeredProblems<Draft>(
  checks: Checks<Draft>,
  draft: Draft,
  answered: Record<string, string>,
): Problem[] {
  return Object.entries(answered).flatMap(([path, code]) => checks.placesOf(path, code, draft));
}

const compareRanks = (a: readonly number[], b: readonly number[]): number =>
  a.map((rank, place) => rank - (b[place] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Which item of a list a path is in; of the list itself, before all of them. */
const itemIn = (path: string): number => Number(/^[^.]+\.(\d+)\./.exec(path)?.[1] ?? -1);

/** Positions in lists can change. */
const withoutItems = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, "");

/** The first segment of a path. */
const keyOf = (path: string): string => path.split(".")[0] ?? path;
const nameOf = ({ path, code }: Problem): string => `${path} ${code}`;
/** Like `nameOf`, but without the positions in lists, which can change. */
const fieldName = ({ path, code }: Problem): string => `${withoutItems(path)} ${code}`;

/**
 * The problems shown before a change that still exist after it. New ones are not shown while the author is still writing. A problem
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

/** The index of the translation that a path is in; null for the original. */
export function translationAt(path: string): number | null {
  const match = /^translations\.(\d+)\./.exec(path);
  return match ? Number(match[1]) : null;
}
