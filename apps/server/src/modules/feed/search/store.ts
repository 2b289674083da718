/** The words of titles and neighbourhoods, and how far titles have been read. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { slipsOf } from "./spelling.ts";

export type TitledKind = "post" | "shout";
export const titlesPerBatch = 2000;
/** Shorter words are taken as typed. */
export const shortestWord = 4;

export const findProgress = (db: Db, kind: TitledKind) =>
  db.selectFrom("searchReading").selectAll().where("kind", "=", kind).executeTakeFirst();

interface ReadingProgress {
  kind: TitledKind;
  upTo: string;
  /** The day on which the current reading of all titles began. */
  beganOn: string;
}

export async function upsertProgress(db: Tx, { kind, ...place }: ReadingProgress): Promise<void> {
  await db
    .insertInto("searchReading")
    .values({ kind, ...place })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet(place))
    .execute();
}

/** A post's titles in all of its languages. A withdrawn post has no title. */
export async function listTitlesAfter(db: Db, kind: TitledKind, id: string): Promise<{ id: string; title: string }[]> {
  if (kind === "shout")
    return db
      .selectFrom("shout")
      .select(["id", "title"])
      .where("id", ">", id)
      .orderBy("id")
      .limit(titlesPerBatch)
      .execute();
  const translated = db
    .selectFrom("postTranslation as said")
    .select(({ fn }) => fn.agg<string>("string_agg", ["said.title", sql.lit(" ")]).as("titles"))
    .where("said.postId", "=", sql.ref<string>("post.id"));
  return db
    .selectFrom("post")
    .select(["post.id", sql<string>`concat_ws(' ', ${sql.ref("post.title")}, (${translated}))`.as("title")])
    .where("post.deletedAt", "is", null)
    .where("post.id", ">", id)
    .orderBy("post.id")
    .limit(titlesPerBatch)
    .execute();
}

export async function listPlaceNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("neighbourhood").select("name").execute();
  return rows.map(({ name }) => name);
}

export async function upsertWords(db: Tx, words: readonly string[], today: string): Promise<void> {
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

export async function deleteUnseenWords(db: Tx, today: string): Promise<void> {
  await db.deleteFrom("searchWord").where("seenOn", "<", today).execute();
}

const mostSpellings = 4;
/** The share of trigrams that two words must have in common. */
const likeness = 0.45;

/** Words of titles that are similar to what was typed, the most similar first. */
export async function listSpellings(db: Db, typed: string): Promise<string[]> {
  if (typed.length < shortestWord) return [];
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
    // A single slip is likelier than many common trigrams.
    .orderBy(sql`(${sql.ref("word")} = any(${slips}::text[]))::integer + ${alike}`, "desc")
    .orderBy("word")
    .limit(mostSpellings)
    .execute();
  return rows.map(({ word }) => word);
}
