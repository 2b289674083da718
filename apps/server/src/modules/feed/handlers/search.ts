/** What the search finds: exactly first, then with other spellings. */
import { feed, foundOfOneKind, foundPerKind, readableKinds } from "@stoep/contract/feed";
import { fold, wordsIn } from "@stoep/contract/fold";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import {
  type FoundRow,
  findAll,
  findAllReadable,
  kindsFor,
  type Wanted,
  type WantedWord,
} from "../search/searchers.ts";
import { slipsOf } from "../search/spelling.ts";
import { shortest, spellingsOf } from "../store/search-words.ts";

export const searchHandlers = handle(feed, {
  async search({ actor, db, query }) {
    const typed = wordsIn(query.q);
    const find = (wanted: Wanted) => findAll(db, actor, wanted, foundPerKind + 1);
    const { rows, isAlike } = await findNearly(db, typed, find);
    return { groups: groupsOf(kindsFor(query.q), rows, typed, foundPerKind), isAlike };
  },

  async searchReadable({ actor, db, query }) {
    const typed = wordsIn(query.q);
    const shown = query.kind ? foundOfOneKind : foundPerKind;
    const asked = { kind: query.kind ?? null, limit: shown + 1 };
    const { rows, isAlike } = await findNearly(db, typed, (wanted) => findAllReadable(db, actor, wanted, asked));
    return { groups: groupsOf(readableKinds, rows, typed, shown), isAlike };
  },
});

async function findNearly<K>(db: Db, typed: readonly string[], find: (wanted: Wanted) => Promise<FoundRow<K>[]>) {
  if (typed.length === 0) return { rows: [], isAlike: false };
  // Spellings cost little beside the search, and waiting for them after it would be felt.
  const [exact, spellings] = await Promise.all([
    find(typed.map(asTyped)),
    Promise.all(typed.map((word) => spellingsOf(db, word))),
  ]);
  if (exact.length > 0) return { rows: exact, isAlike: false };
  const alike = await find(typed.map((word, at) => nearlyTyped(word, spellings[at] ?? [], typed.length === 1)));
  return { rows: alike, isAlike: alike.length > 0 };
}

const asTyped = (typed: string): WantedWord => ({ typed, spellings: [typed], slips: [] });

/** Of several words one may be right; `isAlone`: a single one was found nowhere. */
const nearlyTyped = (typed: string, spellings: readonly string[], isAlone: boolean): WantedWord => ({
  typed,
  spellings: isAlone ? spellings : [typed, ...spellings],
  slips: typed.length < shortest ? [] : slipsOf(typed),
});

const groupsOf = <K>(kinds: readonly K[], rows: readonly FoundRow<K>[], typed: readonly string[], shown: number) =>
  kinds.flatMap((kind) => {
    const own = ranked(
      rows.filter((row) => row.kind === kind),
      typed,
    );
    return own.length === 0 ? [] : [{ kind, items: own.slice(0, shown).map(viewFound), isMore: own.length > shown }];
  });

/** What has the words in its name comes before what has them in its text; otherwise as they were found. */
function ranked<K>(own: readonly FoundRow<K>[], typed: readonly string[]): FoundRow<K>[] {
  const isNamed = ({ name }: FoundRow<K>) => typed.every((word) => fold(name).includes(word));
  return [...own.filter(isNamed), ...own.filter((row) => !isNamed(row))];
}

const viewFound = ({ id, name, language, at, detail }: FoundRow<unknown>) => ({
  ...{ id, name, language, detail },
  at: at?.toISOString() ?? null,
});
