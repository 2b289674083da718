/** Engagement with a message: following its button, stored counts, medians, and its file. S1 §9, D §9 */
import { dayMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { crowdIn } from "../../../testing/crowd.ts";
import { createLive, paramsOf } from "../../../testing/messages.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { countLoadedViews, listViews } from "./store/view-counts.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
  await crowdIn(town, town.noord, 40);
});
const withButton = { ctaLink: "https://gent.example/plan", ctaText: "Bekijk het plan" };
const nothing = { seen: [], opened: [], clicked: [] };
const figuresOf = (postId: string) =>
  town.db.selectFrom("postPlaceCount").select(["seen", "opened", "clicked"]).where("postId", "=", postId).execute();

describe("following the button", () => {
  test("counts once per resident, and as having seen the message, also when pressed at the same moment", async () => {
    const { els, dirk, fatma } = town.people;
    const post = await createLive(els, [town.noord], withButton);
    const press = () => dirk.publishing.markSeen({ body: { ...nothing, clicked: [post.id] } });
    await Promise.all([press(), press(), press()]);
    await press();
    expect(await figuresOf(post.id)).toEqual([{ seen: 1, opened: 0, clicked: 1 }]);
    // A resident of another neighbourhood is not reached, and not counted.
    await fatma.publishing.markSeen({ body: { ...nothing, clicked: [post.id, newId()] } });
    expect(await figuresOf(post.id)).toEqual([{ seen: 1, opened: 0, clicked: 1 }]);
  });

  test("on the public page is not counted for people who do not live here: only residents can report it", async () => {
    const { els } = town.people;
    const post = await createLive(els, [town.noord], { ...withButton, visibility: "public-page" });
    await expect(town.guest.publishing.markSeen({ body: { ...nothing, clicked: [post.id] } })).refuses(
      "sign_in_required",
    );
    expect(await figuresOf(post.id)).toEqual([]);
  });

  test("is shown from ten people on, in the figures, the curve and the list", async () => {
    const { els } = town.people;
    const post = await createLive(els, [town.noord], withButton);
    await lookedAt(post.id, { seen: 30, opened: 20, clicked: 12 });
    const { total, perNeighbourhood, overTime } = await els.publishing.getStatistics(paramsOf(post));
    expect(total).toMatchObject({ seen: 30, opened: 20, clicked: 12 });
    expect(perNeighbourhood).toMatchObject([{ name: "Noord", clicked: 12 }]);
    expect(overTime.at(-1)).toMatchObject({ seen: 30, opened: 20, clicked: 10 });
    await town.runDue();
    const listed = (await els.publishing.listPosts()).items.find(({ id }) => id === post.id);
    expect(listed?.engagement).toMatchObject({ seen: 30, clicked: 12 });
  });
});

/** As many residents of Noord as given see it, at this time. */
async function lookedAt(postId: string, { seen, opened, clicked }: Record<"seen" | "opened" | "clicked", number>) {
  const residents = await town.db
    .selectFrom("resident")
    .select("id")
    .where("neighbourhoodId", "=", town.noord.id)
    .orderBy("id")
    .execute();
  const at = town.clock.now();
  const rows = residents.slice(0, seen).map(({ id }, place) => ({
    postId,
    residentId: id,
    neighbourhoodId: town.noord.id,
    seenAt: at,
    openedAt: place < opened ? at : null,
    clickedAt: place < clicked ? at : null,
  }));
  await town.db.insertInto("postView").values(rows).execute();
  await recount();
}

async function recount() {
  await town.db.transaction().execute(async (trx) => {
    await trx.deleteFrom("postPlaceCount").execute();
    await trx.deleteFrom("postStepCount").execute();
    await countLoadedViews(trx);
  });
}

describe("counts of views", () => {
  test("match a recount, also when many people look at the same messages at once, over weeks", async () => {
    const { els, dirk, daan, fatma, gust } = town.people;
    const posts = [];
    for (let n = 0; n < 4; n += 1) posts.push(await createLive(els, [town.noord, town.zuid], withButton));
    const ids = posts.map(({ id }) => id);
    for (const days of [0, 1, 3, 70]) {
      await town.pass({ days });
      await Promise.all(
        [dirk, daan, fatma, gust].flatMap((one, place) => [
          one.publishing.markSeen({ body: { ...nothing, seen: ids.slice(place) } }),
          one.publishing.markSeen({ body: { seen: ids.toReversed(), opened: ids.slice(0, days), clicked: [] } }),
          one.publishing.markSeen({ body: { ...nothing, opened: ids, clicked: days > 3 ? ids.slice(1) : [] } }),
        ]),
      );
    }
    const read = async () => ({
      places: await Promise.all(ids.map(figuresOf)),
      steps: await Promise.all(ids.map((id) => listViews(town.db, id, 1))),
    });
    const kept = await read();
    expect(kept.places[0]).toEqual([
      { seen: 2, opened: 2, clicked: 0 },
      { seen: 2, opened: 2, clicked: 0 },
    ]);
    expect(kept.steps[1]?.map(({ step, clicked }) => [step, clicked])).toEqual([
      [0, 0],
      [1680, 4],
    ]);
    await recount();
    expect(await read()).toEqual(kept);
  });
});

describe("what is usual for an organisation", () => {
  test("is the median of its messages of the last twelve months that are at least a day old, if there are five or more", async () => {
    const own = await nextTown();
    const { bram } = own.people;
    const medians = () => bram.publishing.getMedians();
    const figures = [
      { reached: 100, seen: 90, opened: 30, reactions: 8 },
      { reached: 100, seen: 50, opened: 20, reactions: 2 },
      { reached: 100, seen: 5, opened: 0, reactions: 1 },
      { reached: 100, seen: 70, opened: 40, reactions: 4 },
      // It reached too few for a percentage.
      { reached: 9, seen: 9, opened: 9, reactions: 0 },
    ];
    for (const one of figures) {
      const post = await createLive(bram, [own.noord]);
      await own.runDue();
      await own.db.updateTable("postTotal").set(one).where("postId", "=", post.id).execute();
    }
    expect(await medians()).toMatchObject({ messages: 0, reactions: null });
    await own.pass({ days: 1 });
    const rolled = own.db.updateTable("postTotal");
    for (const [place, { id }] of (await own.db.selectFrom("post").select("id").orderBy("id").execute()).entries())
      await rolled
        .set(figures[place] ?? {})
        .where("postId", "=", id)
        .execute();
    expect(await medians()).toMatchObject({ messages: 5, seenShare: null, reactions: 2, comments: 0, votes: null });
    const sixth = await createLive(bram, [own.noord]);
    await own.pass({ days: 2 });
    const all = [...figures, { reached: 100, seen: 60, opened: 20, reactions: 3 }];
    for (const [place, { id }] of (await own.db.selectFrom("post").select("id").orderBy("id").execute()).entries())
      await rolled
        .set(all[place] ?? {})
        .where("postId", "=", id)
        .execute();
    // Five with a percentage: 0, 50, 60, 70 and 90. Six with reactions: the middle lies between two and three.
    expect(await medians()).toMatchObject({
      messages: 6,
      seenShare: 0.6,
      openedShare: 0.2,
      clickedShare: null,
      reactions: 2.5,
    });
    expect(new Date((await medians()).since).getTime()).toBe(own.clock.now().getTime() - 365 * dayMs);
    await bram.publishing.deletePost(paramsOf(sixth));
    expect(await medians()).toMatchObject({ messages: 5, seenShare: null });
    await own.pass({ days: 365 });
    expect(await medians()).toMatchObject({ messages: 0 });
  });

  test("covers one’s own messages only", async () => {
    const { els, bram } = town.people;
    expect((await els.publishing.getMedians()).messages).toBeGreaterThan(0);
    expect(await bram.publishing.getMedians()).toMatchObject({ messages: 0, seenShare: null });
  });
});

describe("the file of a message’s figures", () => {
  const fileOf = async (post: { id: string }) =>
    (await (await town.people.els.publishing.exportStatistics({ ...paramsOf(post), query: { format: "csv" } })).text())
      .trim()
      .split(/\r?\n/);

  test("has the totals first, then each neighbourhood, and no figures of fewer than ten people", async () => {
    const { els } = town.people;
    const post = await createLive(els, [town.noord, town.zuid], { ...withButton, title: "=1+1" });
    await lookedAt(post.id, { seen: 21, opened: 12, clicked: 3 });
    const few = "minder dan 10";
    expect(await fileOf(post)).toEqual([
      '"Buurt","Bereikt","Gezien","Gezien (%)","Geopend","Geopend (%)","Knop gevolgd","Knop gevolgd (%)","Waarderingen","Reacties","Beoordeling"',
      `"Alle buurten","42","21","50","12","29","${few}","","0","0","Te vroeg"`,
      `"Noord","42","21","50","12","29","${few}","","0","0","Te vroeg"`,
      `"Zuid","${few}","${few}","","${few}","","${few}","","0","0",""`,
    ]);
  });

  test("has its votes for a poll, and no clicks without a button", async () => {
    const poll = await createLive(town.people.els, [town.noord], { type: "vote" });
    expect((await fileOf(poll))[0]).toBe(
      '"Buurt","Bereikt","Gezien","Gezien (%)","Geopend","Geopend (%)","Waarderingen","Reacties","Stemmen","Beoordeling"',
    );
  });

  test("is not found for another organisation's message", async () => {
    const { els, bram } = town.people;
    const post = await createLive(els, [town.noord]);
    await expect(bram.publishing.exportStatistics(paramsOf(post))).refuses("not_found");
    await expect(els.publishing.exportStatistics({ params: { postId: newId() } })).refuses("not_found");
  });
});

describe("the report of a message’s figures", () => {
  const reportOf = async (post: { id: string }) =>
    Buffer.from(await (await town.people.els.publishing.exportReport(paramsOf(post))).arrayBuffer());

  test("is a PDF with its charts, whatever its title is", async () => {
    const { els } = town.people;
    const title = '#panic("x") <script> مرحبا 🎉 漢字';
    const post = await createLive(els, [town.noord, town.zuid], { ...withButton, title, type: "vote" });
    await lookedAt(post.id, { seen: 30, opened: 20, clicked: 12 });
    const pdf = await reportOf(post);
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.length).toBeGreaterThan(20_000);
  });

  test("is also one for a message that nobody has looked at", async () => {
    const post = await createLive(town.people.els, [town.oost]);
    expect((await reportOf(post)).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("needs the licence for reports, and a message of one's own organisation", async () => {
    const { els, bram } = town.people;
    const post = await createLive(els, [town.noord]);
    await expect(bram.publishing.exportReport(paramsOf(post))).refuses("licence_level_too_low");
    await expect(els.publishing.exportReport({ params: { postId: newId() } })).refuses("not_found");
  });
});
