/** What the search finds: exact matches first, then matches of other spellings. */

import { feed, mostOfOneKind, mostPerKind, searchedKinds } from "@stoep/contract/feed";
import { sumOf } from "@stoep/contract/kernel";
import { distanceTo, fold, searchWords } from "@stoep/contract/search-words";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { type FoundRow, findAll, findAllReadable, kindsFor, type SearchWord, type SearchWords } from "./searchers.ts";
import { slipsOf } from "./spelling.ts";
import { listSpellings, shortestWord } from "./store.ts";

export const searchHandlers = handle(feed, {
  async search(call) {
    const { db, query } = call;
    const typed = searchWords(query.q);
    const find = (wanted: SearchWords) => findAll(call, wanted, mostPerKind + 1);
    const { rows, isAlike } = await findExactOrAlike(db, typed, find);
    return { groups: groupsOf(kindsFor(call, query.q), { rows, typed, isAlike }, mostPerKind), isAlike };
  },

  async searchReadable(call) {
    const { db, query } = call;
    const typed = searchWords(query.q);
    const shown = query.kind ? mostOfOneKind : mostPerKind;
    const asked = { kind: query.kind ?? null, limit: shown + 1 };
    const { rows, isAlike } = await findExactOrAlike(db, typed, (wanted) => findAllReadable(call, wanted, asked));
    return { groups: groupsOf(searchedKinds, { rows, typed, isAlike }, shown), isAlike };
  },
});

async function findExactOrAlike<K>(
  db: Db,
  typed: readonly string[],
  find: (wanted: SearchWords) => Promise<FoundRow<K>[]>,
) {
  if (typed.length === 0) return { rows: [], isAlike: false };
  // Looking up spellings costs little beside the search, and doing it afterwards would be a noticeable wait.
  const [exact, spellings] = await Promise.all([
    find(typed.map(exactWord)),
    Promise.all(typed.map((word) => listSpellings(db, word))),
  ]);
  if (exact.length > 0) return { rows: exact, isAlike: false };
  const ofSpellings = (most: number) =>
    find(typed.map((word, at) => alikeWord(word, (spellings[at] ?? []).slice(0, most), typed.length === 1)));
  // What has the nearest spelling must not be crowded out by newer things with others.
  const hasNearer = spellings.some((all) => all.length > 1);
  const [nearest, all] = await Promise.all([hasNearer ? ofSpellings(1) : [], ofSpellings(Number.POSITIVE_INFINITY)]);
  const known = new Set(nearest.map(keyOf));
  const alike = [...nearest, ...all.filter((row) => !known.has(keyOf(row)))];
  return { rows: alike, isAlike: alike.length > 0 };
}

const keyOf = ({ kind, id }: FoundRow<unknown>) => `${kind} ${id}`;

const exactWord = (typed: string): SearchWord => ({ typed, spellings: [typed], slips: [] });

/** One of several words may be right as typed; `isAlone`: the only word, found nowhere. */
const alikeWord = (typed: string, spellings: readonly string[], isAlone: boolean): SearchWord => ({
  typed,
  spellings: isAlone ? spellings : [typed, ...spellings],
  slips: typed.length < shortestWord ? [] : slipsOf(typed),
});

interface Found<K> {
  rows: readonly FoundRow<K>[];
  typed: readonly string[];
  isAlike: boolean;
}

const groupsOf = <K>(kinds: readonly K[], { rows, typed, isAlike }: Found<K>, shown: number) =>
  kinds.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const own = isAlike ? nearestFirst(ofKind, typed) : namesFirst(ofKind, typed);
    return own.length === 0 ? [] : [{ kind, items: own.slice(0, shown).map(viewFound), isMore: own.length > shown }];
  });

/** Matches in the name come before matches in the text; otherwise the order stays. */
function namesFirst<K>(own: readonly FoundRow<K>[], typed: readonly string[]): FoundRow<K>[] {
  const isNamed = ({ name }: FoundRow<K>) => typed.every((word) => fold(name).includes(word));
  return [...own.filter(isNamed), ...own.filter((row) => !isNamed(row))];
}

/** Names whose words are nearest to what was typed come first; otherwise the order stays. */
function nearestFirst<K>(own: readonly FoundRow<K>[], typed: readonly string[]): FoundRow<K>[] {
  const furthest = 100;
  const far = new Map(
    own.map((row) => [row, sumOf(typed, (word) => Math.min(distanceTo(word, fold(row.name)), furthest))]),
  );
  return own.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
}

const viewFound = ({ id, name, language, at, detail }: FoundRow<unknown>) => ({
  id,
  name,
  language,
  detail,
  at: at?.toISOString() ?? null,
});
