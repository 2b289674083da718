/** Answers that a filter wants, by what was answered. */
import type { countsOf } from "@stoep/instrument";

interface Wanted {
  questionId: string;
  items: string[];
}

export const hasAll = (counts: ReturnType<typeof countsOf>, wanted: readonly Wanted[]): boolean =>
  wanted.every(({ questionId, items }) => items.some((item) => counts.get(questionId)?.has(item)));

/** Of one question any of the items, of several questions all. */
export function wantedItems(answered: readonly string[]): Wanted[] {
  const wanted = new Map<string, string[]>();
  for (const one of answered) {
    const [questionId = "", item = ""] = [one.slice(0, one.indexOf(":")), one.slice(one.indexOf(":") + 1)];
    wanted.set(questionId, [...(wanted.get(questionId) ?? []), item]);
  }
  return [...wanted].map(([questionId, items]) => ({ questionId, items }));
}
