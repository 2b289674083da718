/** What a vote still lacks before it can be opened, by the field where it can be corrected. Pure. D §11 */
import { RoundDraft, roundProblems } from "@stoep/contract/budgets";
import type { Checks, Problem } from "../../../app/editor/index.ts";
import type { Surroundings } from "../parts/surroundings.ts";
import type { Draft } from "./draft.ts";

const order = [
  "opensOn",
  "endsOn",
  "ballot",
  "atLeast",
  "atMost",
  "rule",
  "roll",
  "leastAge",
  "districts",
  "districts.name",
  "districts.budget",
  "districts.neighbourhoodIds",
  "districts.ideas",
  "ideas",
  "ideas.districtId",
  "currency",
];

/** What is missing, and what is outside the limits. */
export function lacksOf(draft: Draft, facts: Surroundings["facts"]): Problem[] {
  const limits = RoundDraft.safeParse(draft).error?.issues ?? [];
  const found = new Map(Object.entries<string>(roundProblems(draft, facts)));
  for (const { path, message } of limits) found.set(path.join("."), message);
  // Where there are no ideas at all, it is not said again of each district.
  const isEmpty = found.has("ideas") && draft.ideas.length === 0;
  return [...found].flatMap(([path, code]) => (isEmpty && isOfDistrictsIdeas(path) ? [] : [{ path, code }]));
}

export const roundChecks = (facts: Surroundings["facts"]): Checks<Draft> => ({
  lacksOf: (draft) => lacksOf(draft, facts),
  // When saving, the server reports fields under `round`.
  placesOf: (path, code) => [{ path: path.replace(/^round\./, ""), code }],
  order,
});

/** A fault in words, which may stand for that of several ideas. */
export type Lack = { path: string; code: string; count: number };

/** The same fault of many ideas is one line, which leads to the first of them. */
export function lackLines(problems: readonly Problem[]): Lack[] {
  const lines = new Map<string, Lack>();
  for (const { path, code } of problems) {
    const key = isOfIdea(path) ? code : path;
    const line = lines.get(key);
    if (line) line.count += 1;
    else lines.set(key, { path, code, count: 1 });
  }
  return [...lines.values()];
}

const isOfDistrictsIdeas = (path: string): boolean => /^districts\.\d+\.ideas$/.test(path);
export const isOfIdea = (path: string): boolean => /^ideas\.\d+/.test(path);
export const districtAt = (path: string): number | null => {
  const match = /^districts\.(\d+)/.exec(path);
  return match ? Number(match[1]) : null;
};
