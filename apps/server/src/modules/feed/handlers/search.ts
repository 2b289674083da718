/** What the search finds: exactly first, then with other spellings. */
import { type FoundKind, feed, foundKinds, foundPerKind } from "@stoep/contract/feed";
import { fold, wordsIn } from "@stoep/contract/fold";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { type FoundRow, findAll, type WantedWord } from "../search/searchers.ts";
import { slipsOf } from "../search/spelling.ts";
import { shortest, spellingsOf } from "../store/search-words.ts";

const limit = foundPerKind + 1;

export const searchHandlers = handle(feed, {
  async search({ actor, db, query }) {
    const typed = wordsIn(query.q);
    if (typed.length === 0) return { groups: [], isAlike: false };
    const exact = await findAll(db, actor, typed.map(asTyped), limit);
    if (exact.length > 0) return { groups: groupsOf(exact, typed), isAlike: false };
    const alike = await findAlike(db, actor, typed);
    return { groups: groupsOf(alike, typed), isAlike: alike.length > 0 };
  },
});

const asTyped = (typed: string): WantedWord => ({ typed, spellings: [typed], slips: [] });

async function findAlike(db: Db, actor: Staff, typed: readonly string[]): Promise<FoundRow[]> {
  const wanted = typed.map(async (word) => ({
    typed: word,
    // Of several words one may be right; a single one was found nowhere.
    spellings: [...(typed.length > 1 ? [word] : []), ...(await spellingsOf(db, word))],
    slips: word.length < shortest ? [] : slipsOf(word),
  }));
  return findAll(db, actor, await Promise.all(wanted), limit);
}

const groupsOf = (rows: readonly FoundRow[], typed: readonly string[]) =>
  foundKinds.flatMap((kind) => {
    const own = ranked(rows, kind, typed);
    return own.length === 0
      ? []
      : [{ kind, items: own.slice(0, foundPerKind).map(viewFound), isMore: own.length > foundPerKind }];
  });

/** What has the words in its name comes before what has them in its text; otherwise as they were found. */
function ranked(rows: readonly FoundRow[], kind: FoundKind, typed: readonly string[]): FoundRow[] {
  const own = rows.filter((row) => row.kind === kind);
  const isNamed = ({ name }: FoundRow) => typed.every((word) => fold(name).includes(word));
  return [...own.filter(isNamed), ...own.filter((row) => !isNamed(row))];
}

const viewFound = ({ id, name, language, at, detail }: FoundRow) => ({
  ...{ id, name, language, detail },
  at: at?.toISOString() ?? null,
});
