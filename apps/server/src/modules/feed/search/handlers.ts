/** What the search finds: exact matches first, then matches of other spellings. */
import { feed, mostOfOneKind, mostPerKind, readableKinds } from "@stoep/contract/feed";
import { fold, searchWords } from "@stoep/contract/search-words";
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
    return { groups: groupsOf(kindsFor(call, query.q), rows, typed, mostPerKind), isAlike };
  },

  async searchReadable(call) {
    const { db, query } = call;
    const typed = searchWords(query.q);
    const shown = query.kind ? mostOfOneKind : mostPerKind;
    const asked = { kind: query.kind ?? null, limit: shown + 1 };
    const { rows, isAlike } = await findExactOrAlike(db, typed, (wanted) => findAllReadable(call, wanted, asked));
    return { groups: groupsOf(readableKinds, rows, typed, shown), isAlike };
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
  const alike = await find(typed.map((word, at) => alikeWord(word, spellings[at] ?? [], typed.length === 1)));
  return { rows: alike, isAlike: alike.length > 0 };
}

const exactWord = (typed: string): SearchWord => ({ typed, spellings: [typed], slips: [] });

/** One of several words may be right as typed; `isAlone`: the only word, found nowhere. */
const alikeWord = (typed: string, spellings: readonly string[], isAlone: boolean): SearchWord => ({
  typed,
  spellings: isAlone ? spellings : [typed, ...spellings],
  slips: typed.length < shortestWord ? [] : slipsOf(typed),
});

const groupsOf = <K>(kinds: readonly K[], rows: readonly FoundRow<K>[], typed: readonly string[], shown: number) =>
  kinds.flatMap((kind) => {
    const own = namesFirst(
      rows.filter((row) => row.kind === kind),
      typed,
    );
    return own.length === 0 ? [] : [{ kind, items: own.slice(0, shown).map(viewFound), isMore: own.length > shown }];
  });

/** Matches in the name come before matches in the text; otherwise the order stays. */
function namesFirst<K>(own: readonly FoundRow<K>[], typed: readonly string[]): FoundRow<K>[] {
  const isNamed = ({ name }: FoundRow<K>) => typed.every((word) => fold(name).includes(word));
  return [...own.filter(isNamed), ...own.filter((row) => !isNamed(row))];
}

const viewFound = ({ id, name, language, at, detail }: FoundRow<unknown>) => ({
  id,
  name,
  language,
  detail,
  at: at?.toISOString() ?? null,
});
