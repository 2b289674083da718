/** The words of titles: what was mistyped is compared with these. A roll-up of the feed's own, read from titles every few minutes. */
import { fold } from "@stoep/contract/fold";
import { sql } from "kysely";
import type { JobCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { defineRecurring } from "#kernel/jobs.ts";
import { slipsOf } from "./spelling.ts";

const kinds = ["post", "shout"] as const;
type Kind = (typeof kinds)[number];
const batchSize = 2000;
const beforeAll = "00000000-0000-0000-0000-000000000000";
export const shortest = 4;
const longest = 30;

/** Words of letters only; numbers and what is shorter are not mistyped but meant. */
export const wordsOfTitle = (title: string): string[] =>
  fold(title)
    .split(" ")
    .filter((word) => word.length >= shortest && word.length <= longest && !/\d/.test(word));

/** Each day all titles are read anew, so that what no title has any more is forgotten. */
export const readTitles = defineRecurring({
  name: "feed.readTitles",
  heartbeatSeconds: 30,
  every: { seconds: 300, for: "each_network" },
  async run(call) {
    const today = call.now.toISOString().slice(0, 10);
    for (const kind of kinds) while (!call.stopping.aborted && (await readBatch(call, kind, today)));
    if (!call.stopping.aborted) await call.transact(({ db }) => forgetWords(db, today));
  },
});

/** False when nothing is left to be read. */
const readBatch = (call: JobCall, kind: Kind, today: string): Promise<boolean> =>
  call.transact(async ({ db }) => {
    const reading = await db.selectFrom("searchReading").selectAll().where("kind", "=", kind).executeTakeFirst();
    const from = reading?.beganOn === today ? reading.upTo : beforeAll;
    const rows = await titlesAfter(db, kind, from);
    await rememberWords(db, [...new Set(rows.flatMap(({ title }) => wordsOfTitle(title)))].sort(), today);
    const place = { upTo: rows.at(-1)?.id ?? from, beganOn: today };
    await db
      .insertInto("searchReading")
      .values({ kind, ...place })
      .onConflict((conflict) => conflict.column("kind").doUpdateSet(place))
      .execute();
    return rows.length === batchSize;
  });

/** What was withdrawn has no title. */
async function titlesAfter(db: Db, kind: Kind, id: string): Promise<{ id: string; title: string }[]> {
  if (kind === "shout")
    return db.selectFrom("shout").select(["id", "title"]).where("id", ">", id).orderBy("id").limit(batchSize).execute();
  const posts = db.selectFrom("post").select(["id", "title"]).where("deletedAt", "is", null);
  return posts.where("id", ">", id).orderBy("id").limit(batchSize).execute();
}

async function rememberWords(db: Tx, words: readonly string[], today: string): Promise<void> {
  const read = sql<{ word: string }>`unnest(${words}::text[])`.as<"read">(sql`read(word)`);
  await db
    .insertInto("searchWord")
    .columns(["word", "seenOn"])
    .expression(db.selectFrom(read).select(["read.word", sql<string>`${today}::date`.as("seenOn")]))
    .onConflict((conflict) =>
      conflict.column("word").doUpdateSet({ seenOn: today }).where("searchWord.seenOn", "<", today),
    )
    .execute();
}

async function forgetWords(db: Tx, today: string): Promise<void> {
  await db.deleteFrom("searchWord").where("seenOn", "<", today).execute();
}

const mostSpellings = 4;
/** The part of their trigrams that two words have in common. */
const likeness = 0.45;

/** Words that titles have and that are nearly what was typed, the likest first. */
export async function spellingsOf(db: Db, typed: string): Promise<string[]> {
  if (typed.length < shortest) return [];
  const alike = sql<number>`public.similarity(${sql.ref("word")}, ${typed})`;
  const slips = slipsOf(typed);
  const rows = await db
    .selectFrom("searchWord")
    .select("word")
    .where((eb) =>
      eb.or([
        sql<boolean>`(${sql.ref("word")} operator(public.%) ${typed} and ${alike} >= ${sql.lit(likeness)})`,
        eb("word", "=", sql<string>`any(${slips}::text[])`),
      ]),
    )
    .where("word", "<>", typed)
    // One slip is likelier than many common letters.
    .orderBy(sql`(${sql.ref("word")} = any(${slips}::text[]))::integer + ${alike}`, "desc")
    .orderBy("word")
    .limit(mostSpellings)
    .execute();
  return rows.map(({ word }) => word);
}
