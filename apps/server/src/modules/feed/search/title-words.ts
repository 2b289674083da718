/**
 * Collects the words of titles and neighbourhoods, with which mistyped words are compared. A roll-up owned by the feed, run every
 * few minutes.
 */
import { fold } from "@stoep/contract/search-words";
import type { JobCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { defineRecurring } from "#kernel/jobs.ts";
import {
  deleteUnseenWords,
  findProgress,
  listPlaceNames,
  listTitlesAfter,
  shortestWord,
  type TitledKind,
  titlesPerBatch,
  upsertProgress,
  upsertWords,
} from "./store.ts";

const kinds: readonly TitledKind[] = ["post", "shout"];
const beforeAll = "00000000-0000-0000-0000-000000000000";
const longestWord = 30;

/** Words of letters only; numbers and short words are taken as typed. */
export const wordsOfTitle = (title: string): string[] =>
  fold(title)
    .split(" ")
    .filter((word) => word.length >= shortestWord && word.length <= longestWord && !/\d/.test(word));

const wordsOf = (titles: readonly string[]) => [...new Set(titles.flatMap(wordsOfTitle))].sort();

/** Every day all titles are read again, so that words that no title has any more are deleted. */
export const collectTitleWords = defineRecurring({
  name: "feed.readTitles",
  heartbeatSeconds: 30,
  every: { seconds: 300, for: "each_network" },
  async run(call) {
    const today = call.now.toISOString().slice(0, 10);
    for (const kind of kinds) while (!call.stopping.aborted && (await collectBatch(call, kind, today)));
    await call.transact(({ db }) => collectPlaceNames(db, today));
    if (!call.stopping.aborted) await call.transact(({ db }) => deleteUnseenWords(db, today));
  },
});

/** Reads all of them each time: they are few, and may be renamed. */
const collectPlaceNames = async (db: Tx, today: string) => upsertWords(db, wordsOf(await listPlaceNames(db)), today);

/** Returns false when nothing is left to read. */
const collectBatch = (call: JobCall, kind: TitledKind, today: string): Promise<boolean> =>
  call.transact(async ({ db }) => {
    const reading = await findProgress(db, kind);
    const from = reading?.beganOn === today ? reading.upTo : beforeAll;
    const rows = await listTitlesAfter(db, kind, from);
    const titles = rows.map(({ title }) => title);
    await upsertWords(db, wordsOf(titles), today);
    await upsertProgress(db, { kind, upTo: rows.at(-1)?.id ?? from, beganOn: today });
    return rows.length === titlesPerBatch;
  });
