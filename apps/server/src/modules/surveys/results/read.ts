/** Results: from the sums, or with a filter from the answers. */
import type { Instrument, ResultFilter, ResultPart } from "@stoep/contract/surveys";
import { countsOf, Sums } from "@stoep/instrument";
import type { Db } from "#kernel/database.ts";
import { hasAll, wantedItems } from "./answered-items.ts";
import { loadInstruments } from "./instruments.ts";
import { privateIn, refusePrivate } from "./private-questions.ts";
import { listFiltered } from "./store/answers.ts";
import { findSums } from "./store/sums.ts";

interface Part {
  afterId: string | null;
  /** Answers that are read for it, and at once: between two pages others have their turn. */
  size: number;
  page: number;
}

export const partSize = { size: 10_000, page: 500 };

export const isFiltered = ({ neighbourhoodIds, from, until, languages, channels, answered }: ResultFilter): boolean =>
  [neighbourhoodIds, languages, channels, answered].some((chosen) => chosen.length > 0) ||
  from !== undefined ||
  until !== undefined;

/** All answers together, as of this moment. */
export async function loadSums(db: Db, surveyId: string) {
  const [{ amounts, numbers, waiting }, instrumentOf] = await Promise.all([
    findSums(db, surveyId),
    loadInstruments(db, [surveyId]),
  ]);
  const sums = new Sums();
  const versions = new Map<number, number>();
  for (const { question, item, amount } of amounts) sums.addAmount(question, item, amount);
  for (const { version, answers } of numbers) versions.set(version, answers);
  for (const { version, times, answers } of waiting) {
    sums.add(instrumentOf(surveyId, version), answers, times);
    versions.set(version, (versions.get(version) ?? 0) + times);
  }
  return { sums, versions };
}

/**
 * One part of the answers that the filter finds, after the one with the id `afterId`. Private questions are left out, since a filter could
 * single somebody out. Refuses with `invalid_input` a filter by private answers.
 */
export async function loadPart(
  db: Db,
  { id: surveyId, instrument }: { id: string; instrument: Instrument },
  filter: ResultFilter,
  { afterId, size, page }: Part,
) {
  refusePrivate(filter, instrument);
  const instrumentOf = await loadInstruments(db, [surveyId]);
  const secret = privateIn(instrument);
  const wanted = wantedItems(filter.answered);
  const sums = new Sums();
  const versions = new Map<number, number>();
  let last = afterId;
  for (let read = 0; read < size; read += page) {
    const rows = await listFiltered(db, surveyId, filter, { afterId: last, limit: page });
    for (const { instrumentVersion, answers } of rows) {
      const counts = countsOf(instrumentOf(surveyId, instrumentVersion), answers);
      if (!hasAll(counts, wanted)) continue;
      for (const questionId of secret) counts.delete(questionId);
      sums.addCounts(counts);
      versions.set(instrumentVersion, (versions.get(instrumentVersion) ?? 0) + 1);
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < page) return { sums, versions, nextId: null };
  }
  return { sums, versions, nextId: last };
}

export function viewPart(
  { sums, versions }: { sums: Sums; versions: ReadonlyMap<number, number> },
  { all, next }: Pick<ResultPart, "all" | "next">,
): ResultPart {
  const counted = [...versions].filter(([, answers]) => answers !== 0).toSorted(([one], [other]) => one - other);
  return {
    answers: counted.reduce((total, [, answers]) => total + answers, 0),
    versions: counted.map(([version, answers]) => ({ version, answers })),
    counts: sums.record(),
    all,
    next,
  };
}
