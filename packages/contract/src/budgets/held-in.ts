import type { ReadRound } from "./schemas.ts";

/** The year, where its days are a whole one: files of votes that were held elsewhere may say no more. Null: the days are known. */
export function yearHeld({ opensOn, endsOn }: Pick<ReadRound, "opensOn" | "endsOn">): string | null {
  const year = opensOn.slice(0, 4);
  return opensOn === `${year}-01-01` && endsOn === `${year}-12-31` ? year : null;
}
