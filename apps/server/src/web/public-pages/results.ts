/** Which chosen ideas of a project stand under its results. D §11 */
import type { ReadRound } from "@stoep/contract/budgets";
import type { IdeaCard } from "@stoep/contract/participation";
import type { Answer } from "./guest-reader.ts";
import { ideasShown } from "./ideas.ts";

export type IdeasAnswer = Answer<{ items: IdeaCard[]; next: string | null }>;

interface Chosen {
  /** Of chosen types. */
  first: IdeasAnswer;
  readNext: (cursor: string) => Promise<IdeasAnswer>;
  rounds: readonly ReadRound[];
}

/** Of how many pages at most results are looked for behind ideas that stand on a ballot. */
const mostPages = 5;

/** As many as the page shows, and one more where there are. */
export async function findResults({ first, readNext, rounds }: Chosen): Promise<IdeaCard[]> {
  const isResult = resultsBy(rounds);
  const results: IdeaCard[] = [];
  let answer: IdeasAnswer = first;
  for (let pages = 1; answer.status === 200; pages++) {
    const { items, next }: IdeasAnswer["body"] = answer.body;
    results.push(...items.filter(isResult));
    if (next === null || pages === mostPages || results.length > ideasShown) break;
    answer = await readNext(next);
  }
  return results;
}

/**
 * An idea that stands on the ballot of a vote is no result by its type alone: it is one when it won, or is carried out. Votes that were
 * given up decide nothing.
 */
function resultsBy(rounds: readonly ReadRound[]) {
  const standing = rounds.filter(({ replaced }) => replaced === null);
  const ballots = standing.flatMap(({ districts }) => districts.flatMap(({ ideas }) => ideas));
  const counted = standing.flatMap(({ result }) => result?.districts.flatMap(({ ideas }) => ideas) ?? []);
  const votedOn = new Set(ballots.map(({ ideaId }) => ideaId));
  const winners = new Set(counted.filter(({ isChosen }) => isChosen).map(({ ideaId }) => ideaId));
  return ({ id, type, works }: IdeaCard): boolean =>
    !votedOn.has(id) || winners.has(id) || type === "implemented" || works !== null;
}
