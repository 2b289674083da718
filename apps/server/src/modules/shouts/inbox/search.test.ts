/** Searching in the inbox: the same result whether the latest messages or the index of words is read. */
import { countCeilings } from "@stoep/contract/shouts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { createShout } from "../../../testing/shouts.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

type Query = NonNullable<Parameters<Town["people"]["els"]["shouts"]["listShouts"]>[0]>["query"];
const search = async (query: Query) => {
  const { items, found, isAtLeast, next } = await town.people.els.shouts.listShouts({ query: query ?? {} });
  return { titles: items.map(({ title }) => title), found, isAtLeast, next };
};

/** So many that a search among the latest does not reach earlier ones. */
async function writeMany(title: string, many: number): Promise<void> {
  const { id } = await createShout(town.people.dirk, { title });
  const others = ["id", "title", "words", "created_at", "arrived_at"];
  const { rows } = await sql<{
    name: string;
  }>`select attname as name from pg_attribute where attnum > 0 and not attisdropped
    and attrelid = ${`${town.networks.testdorp.schema}.shout`}::regclass and attname <> all (${others})`.execute(
    town.db,
  );
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  const at = sql`created_at + make_interval(secs => nth)`;
  await sql`insert into ${sql.table(`${town.networks.testdorp.schema}.shout`)} (id, title, created_at, arrived_at, ${columns})
    select gen_random_uuid(), title || ' ' || nth, ${at}, ${at}, ${columns}
    from ${sql.table(`${town.networks.testdorp.schema}.shout`)}, generate_series(1, ${sql.lit(many)}) as nth where id = ${id}`.execute(
    town.db,
  );
}

async function momentOf(title: string): Promise<string> {
  const { arrivedAt } = await town.db
    .selectFrom("shout")
    .select("arrivedAt")
    .where("title", "=", title)
    .executeTakeFirstOrThrow();
  return arrivedAt?.toISOString() ?? "";
}

test("words are found anywhere and in any order, one or two letters only where a word begins", async () => {
  const { dirk } = town.people;
  await createShout(dirk, { title: "Vélo volé près de l’école", text: "Zetel gezocht" });
  await createShout(dirk, { title: "Straatlantaarns gaan uit", text: "In de nacht van 12 mei" });
  expect((await search({ search: "ecole VELO" })).titles).toEqual(["Vélo volé près de l’école"]);
  expect((await search({ search: "lantaarn" })).titles).toEqual(["Straatlantaarns gaan uit"]);
  expect((await search({ search: "ga ui" })).titles).toEqual(["Straatlantaarns gaan uit"]);
  expect((await search({ search: "tr" })).titles).toEqual([]);
  expect((await search({ search: "12" })).titles).toEqual(["Straatlantaarns gaan uit"]);
  expect((await search({ search: "lantaarn zetel" })).titles).toEqual([]);
});

test("an old rare word is found behind thousands of newer messages, in order, page by page, with the other filters", async () => {
  const { dirk } = town.people;
  const old = ["Kinkhoorn een", "Kinkhoorn twee", "Kinkhoorn drie"];
  for (const title of old) {
    await town.pass({ minutes: 1 });
    await createShout(dirk, { title, kind: title.endsWith("drie") ? "idea" : "alert" });
  }
  await town.pass({ minutes: 1 });
  await writeMany("Fietspad", 2100);
  expect(await search({ search: "kinkhoorn" })).toEqual({
    titles: [...old].reverse(),
    found: 3,
    isAtLeast: false,
    next: null,
  });
  expect((await search({ search: "kinkhoorn", direction: "asc" })).titles).toEqual(old);
  expect((await search({ search: "kinkhoorn", category: "ideas" })).titles).toEqual(["Kinkhoorn drie"]);
  expect((await search({ search: "kinkhoorn", neighbourhoodId: town.zuid.id })).titles).toEqual([]);
  // Frequent words: the first page comes from the latest, and counting stops early.
  const first = await search({ search: "fiets pad" });
  expect([first.found, first.isAtLeast]).toEqual([countCeilings.searched, true]);
  expect(first.titles.slice(0, 2)).toEqual(["Fietspad 2100", "Fietspad 2099"]);
  const second = await search({ search: "fiets pad", cursor: first.next ?? "" });
  expect([second.titles[0], second.found, second.isAtLeast]).toEqual(["Fietspad 2085", null, false]);
});

test("a word of some messages in a hundred is counted among the latest, and the count says so; of few messages all are counted", async () => {
  const { schema } = town.networks.testdorp;
  const say = (word: string, titles: string) =>
    sql`update ${sql.table(`${schema}.shout`)} set text = text || ' ' || ${word} where title ~ ${titles}`.execute(
      town.db,
    );
  await say("zwerfvuil", "^Fietspad .*00$");
  const often = await search({ search: "zwerfvuil" });
  expect([often.titles.length, often.found, often.isAtLeast]).toEqual([15, 16, true]);
  // Too few among the latest: the index finds all.
  await say("sluikstort", "^Fietspad .*50$");
  expect(await search({ search: "sluikstort zwerfvuil" })).toMatchObject({ titles: [], found: 0, isAtLeast: false });
  const since = await search({ search: "fietspad", from: await momentOf("Fietspad 2080") });
  expect([since.titles.length, since.found, since.isAtLeast]).toEqual([15, 21, false]);
});
