/** An organisation's own posts together: by day, over a year, in other orders, the deleted ones. */
import { calendarLimits } from "@stoep/contract/publishing";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { create, createLive, paramsOf, publish } from "../../../testing/messages.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { newTown, type Town } from "../../../testing/town.ts";
import { ratingOf, sumFigures } from "../posts/figures.ts";

const activity = {
  fromDay: "2026-05-20",
  fromTime: "19:00",
  untilDay: "2026-05-20",
  untilTime: "21:00",
  address: "Muidekaai 1",
  repeat: "weekly" as const,
  repeatUntil: "2026-05-27",
};

describe("the calendar", () => {
  let town: Town;
  const asked = (query: object = {}) =>
    town.people.viktor.publishing.listCalendar({
      query: { from: "2026-05-01T00:00:00.000Z", until: "2026-06-01T00:00:00.000Z", ...query },
    });
  const titles = async (query?: object) => (await asked(query)).items.map(({ title }) => title);

  beforeAll(async () => {
    town = await newTown();
    const { els, bram } = town.people;
    await createLive(els, [town.noord], { title: "Online" });
    await publish(els, await create(els, [town.noord], { title: "Morgen" }), town.in({ days: 1 }));
    await publish(els, await create(els, [town.noord], { title: "In juli" }), town.in({ days: 60 }));
    await createLive(els, [town.noord], { title: "Feest", kind: "activity", theme: "culture", activity });
    await create(els, [town.noord], { title: "Kladje" });
    await createLive(bram, [town.noord], { title: "Van een ander" });
    await els.publishing.deletePost(paramsOf(await createLive(els, [town.noord], { title: "Weg" })));
  });

  test("has messages at the moment they went or go online, and activities on each of their dates", async () => {
    const { items, isCut } = await asked();
    expect(items).toMatchObject([
      { title: "Online", state: "published", dateId: null, until: null },
      { title: "Morgen", state: "scheduled", at: town.in({ days: 1 }) },
      { title: "Feest", kind: "activity", at: "2026-05-20T17:00:00.000Z", until: "2026-05-20T19:00:00.000Z" },
      { title: "Feest", kind: "activity", at: "2026-05-27T17:00:00.000Z" },
    ]);
    expect(isCut).toBe(false);
  });

  test("has only the kinds asked for", async () => {
    expect(await titles({ kinds: ["activity"] })).toEqual(["Feest", "Feest"]);
    expect(await titles({ kinds: ["message"] })).toEqual(["Online", "Morgen"]);
    expect(await titles({ kinds: ["vacancy"] })).toEqual([]);
  });

  test("covers at most 62 days, and says up to when", async () => {
    const { items, until } = await asked({ until: "2027-01-01T00:00:00.000Z" });
    expect(until).toBe("2026-07-02T00:00:00.000Z");
    expect(items.map(({ title }) => title)).not.toContain("In juli");
    await expect(asked({ until: "2026-05-01T00:00:00.000Z" })).refuses("invalid_input", { until: "invalid" });
  });

  test("has an activity that began earlier, for as long as it lasts", async () => {
    expect(await titles({ from: "2026-05-20T18:00:00.000Z", until: "2026-05-21T00:00:00.000Z" })).toEqual(["Feest"]);
  });

  test(`returns at most ${calendarLimits.entries} entries, and says that there are more`, async () => {
    const own = await newTown();
    const post = await publish(own.people.els, await create(own.people.els, [own.noord]), own.in({ days: 1 }));
    const { rows } = await sql<{
      columns: string;
    }>`select string_agg(column_name, ', ') as columns from information_schema.columns
      where table_schema = ${own.networks.testdorp.schema} and table_name = 'post' and column_name <> 'id' and is_generated = 'NEVER'`.execute(
      own.db,
    );
    const table = sql.table(`${own.networks.testdorp.schema}.post`);
    const columns = sql.raw(rows[0]?.columns ?? "");
    await sql`insert into ${table} (id, ${columns}) select gen_random_uuid(), ${columns} from ${table},
      generate_series(1, ${calendarLimits.entries}) where id = ${post.id}`.execute(own.db);
    const query = { from: own.in({ days: 0 }), until: own.in({ days: 2 }) };
    const found = await own.people.els.publishing.listCalendar({ query });
    expect([found.items.length, found.isCut]).toEqual([calendarLimits.entries, true]);
  });
});

describe("the list of own messages", () => {
  let town: Town;
  const listed = async (query: NonNullable<Parameters<Town["people"]["els"]["publishing"]["listPosts"]>[0]>["query"]) =>
    (await town.people.els.publishing.listPosts({ query })).items.map(({ title }) => title);

  /** Sets how many people have seen it, and how many of those live in small neighbourhoods. */
  const seenBy = (id: string, seen: number, fewSeen = 0) =>
    town.db.updateTable("postTotal").set({ reached: 1000, seen, fewSeen }).where("postId", "=", id).execute();

  beforeAll(async () => {
    town = await newTown();
    const { els, ada } = town.people;
    const [b, a, c, d] = [
      await createLive(els, [town.noord], { title: "beta" }),
      await createLive(ada, [town.noord], { title: "Alfa" }),
      await createLive(els, [town.noord], { title: "Gamma" }),
      await createLive(els, [town.noord], { title: "delta" }),
    ];
    await create(els, [town.noord], { title: "Zomer" });
    await create(ada, [town.noord], { title: "herfst" });
    await town.pass({ minutes: 1 });
    for (const [post, seen, few] of [
      [b, 200, 0],
      [a, 9, 9],
      [c, 300, 0],
      [d, 3, 3],
    ] as const) {
      await seenBy(post.id, seen, few);
    }
  });

  test("is ordered by title, ignoring case, in every state", async () => {
    expect(await listed({ sort: "title" })).toEqual(["Alfa", "beta", "delta", "Gamma"]);
    expect(await listed({ sort: "title", direction: "desc" })).toEqual(["Gamma", "delta", "beta", "Alfa"]);
    expect(await listed({ sort: "title", state: "concept" })).toEqual(["herfst", "Zomer"]);
  });

  test("is ordered by how many saw it; counts below ten are equal, and ordered by when they were written", async () => {
    const [first, second, ...few] = await listed({ sort: "seen" });
    expect([first, second]).toEqual(["Gamma", "beta"]);
    // Nine and three are both fewer than ten: the later one first.
    expect(few).toEqual(["delta", "Alfa"]);
    expect(await listed({ sort: "seen", direction: "asc" })).toEqual(["Alfa", "delta", "beta", "Gamma"]);
    // Posts that are not live were seen by nobody, and are ordered by their time.
    expect(await listed({ sort: "seen", state: "concept" })).toEqual(["herfst", "Zomer"]);
  });

  test("sorts a message by who saw it from the moment at which it is live, before anything is counted", async () => {
    const { els } = town.people;
    const fresh = await createLive(els, [town.noord], { title: "Nu" });
    expect(await listed({ sort: "seen" })).toEqual(["Gamma", "beta", "Nu", "delta", "Alfa"]);
    const [, , row] = (await els.publishing.listPosts({ query: { sort: "seen" } })).items;
    expect(row).toMatchObject({ id: fresh.id, countedAt: null, engagement: { seen: null, reactions: 0 } });
    await els.publishing.deletePost({ params: { postId: fresh.id } });
  });

  test.each(["title", "seen", "moment"] as const)("continues by %s where a page ended", async (sort) => {
    const whole = await listed({ sort });
    const walked: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await town.people.els.publishing.listPosts({ query: { sort, limit: 1, cursor } });
      walked.push(...page.items.map(({ title }) => title));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(walked).toEqual(whole);
    const strange = { query: { sort, cursor: Buffer.from(JSON.stringify([{}, newId()])).toString("base64url") } };
    await expect(town.people.els.publishing.listPosts(strange)).refuses("invalid_input", { cursor: "invalid" });
  });

  test("can be filtered by author; only people who wrote something are offered", async () => {
    const { items } = await town.people.viktor.publishing.listAuthors();
    expect(items.map(({ name }) => name)).toEqual(["Ada Peeters", "Els Peeters"]);
    const ada = items.find(({ id }) => id === town.people.ada.accountId);
    expect(await listed({ authorId: ada?.id })).toEqual(["Alfa"]);
    const page = await town.people.els.publishing.listPosts({ query: { authorId: ada?.id } });
    expect(page.found).toBe(1);
  });

  test("takes the same number of statements in each order", async () => {
    const count = async (sort: "title" | "seen" | "moment") => {
      const sent = await statementsOf(town.databases.pool, () =>
        town.people.els.publishing.listPosts({ query: { sort } }),
      );
      return sent.filter((text) => !text.includes('"public"."installation_key"')).length;
    };
    expect(await count("title")).toBe(await count("moment"));
    expect(await count("seen")).toBe(await count("moment"));
  });
});

describe("deleted messages", () => {
  test("are listed for thirty days, latest first, and say who may put them back", async () => {
    const town = await newTown();
    const { els, ada, mona, viktor, bram } = town.people;
    const first = await create(ada, [town.noord], { title: "Eerst" });
    const second = await createLive(els, [town.noord], { title: "Daarna" });
    await mona.publishing.deletePost(paramsOf(first));
    await town.pass({ hours: 1 });
    await els.publishing.deletePost(paramsOf(second));
    const { items } = await els.publishing.listDeletedPosts();
    expect(items).toMatchObject([
      { title: "Daarna", state: "published", canPutBack: true, keptUntil: town.in({ days: 30 }) },
      { title: "Eerst", state: "concept", canPutBack: "level_too_low", createdBy: expect.stringContaining("Ada") },
    ]);
    expect((await viktor.publishing.listDeletedPosts()).items[0]?.canPutBack).toBe("level_too_low");
    expect((await bram.publishing.listDeletedPosts()).items).toEqual([]);
    await els.publishing.undeletePost(paramsOf(second));
    expect((await els.publishing.listDeletedPosts()).items.map(({ title }) => title)).toEqual(["Eerst"]);
    await town.pass({ days: 31 });
    expect((await els.publishing.listDeletedPosts()).items).toEqual([]);
  });
});

describe("figures of a year", () => {
  let town: Town;
  beforeAll(async () => {
    town = await newTown({ at: new Date("2026-05-31T22:30:00Z") });
    const { els, bram, dirk, fatma } = town.people;
    // Half past midnight on the first of June in Brussels.
    const first = await createLive(els, [town.noord, town.zuid], {
      title: "Juni",
      theme: "culture",
      secondTheme: "nature",
    });
    const poll = await createLive(els, [town.noord], { title: "Peiling", type: "vote", theme: "culture" });
    await createLive(bram, [town.noord], { title: "Van een ander", theme: "sports" });
    await els.publishing.deletePost(paramsOf(await createLive(els, [town.noord], { title: "Weg" })));
    const subject = (id: string) => ({ params: { subjectKind: "post", subjectId: id } as const });
    for (const one of [dirk, fatma]) await one.conversations.react({ ...subject(first.id), body: { kind: "like" } });
    await dirk.conversations.vote({ ...subject(poll.id), body: { kind: "up" } });
    await town.pass({ minutes: 2 });
  });

  test("are by month of the network’s clock, twelve in all, by type and in total", async () => {
    const figures = await town.people.viktor.publishing.getOwnFigures();
    expect(figures.months).toHaveLength(12);
    expect(figures.months.at(-1)).toMatchObject({
      day: "2026-06-01",
      published: 2,
      engagement: { reactions: 2, votes: 1 },
    });
    expect(figures.months.at(-2)).toMatchObject({ day: "2026-05-01", published: 0, engagement: { reached: null } });
    expect(figures.total).toMatchObject({ published: 2, engagement: { reactions: 2, comments: 0, votes: 1 } });
    expect(figures.types).toMatchObject([{ published: 1 }, { published: 1 }]);
    expect(figures.countedAt).not.toBeNull();
  });

  test("name the best by what people did with them", async () => {
    const { best } = await town.people.els.publishing.getOwnFigures();
    expect(best.map(({ title }) => title)).toEqual(["Juni", "Peiling"]);
    expect((await town.people.els.publishing.listTrending()).items.map(({ title }) => title)).toEqual([
      "Juni",
      "Peiling",
    ]);
    expect((await town.people.els.publishing.getOwnFigures({ query: { kind: "vacancy" } })).best).toEqual([]);
  });

  test("count both themes of a message, most frequent first", async () => {
    const { items } = await town.people.els.publishing.countThemes();
    expect(items).toEqual([
      { theme: "culture", published: 2 },
      { theme: "nature", published: 1 },
    ]);
  });

  test("count fourteen days, today last", async () => {
    const { days } = await town.people.els.publishing.countActivity();
    expect(days).toHaveLength(14);
    expect(days.at(-1)).toMatchObject({ day: "2026-06-01", published: 2, engagement: { reactions: 2 } });
  });

  test("have the same ratings as the list, whatever was counted", async () => {
    const { els } = town.people;
    const { items } = await els.publishing.listPosts();
    const figures = [0, 4, 5, 9, 10, 12, 59, 60, 74, 75, 100];
    for (const reached of [0, 10, 14, 16, 100]) {
      for (const seen of figures.filter((one) => one <= Math.max(reached, 9))) {
        const reactions = seen % 11;
        await town.db.updateTable("postTotal").set({ reached, seen, reactions, fewReached: 0, fewSeen: 0 }).execute();
        const { ratings } = await els.publishing.getOwnFigures();
        const expected = ratingOf({ ...sumFigures([]), reached, seen, reactions }, true);
        expect([reached, seen, reactions, ratings.find(({ rating }) => rating === expected)?.published]).toEqual([
          reached,
          seen,
          reactions,
          items.length,
        ]);
      }
    }
  });
});
