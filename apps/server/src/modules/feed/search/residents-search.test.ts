/** What residents find: what they may read, and nothing else. */
import { mostOfOneKind, mostPerKind, type ReadableKind } from "@stoep/contract/feed";
import { beforeAll, expect, test } from "vitest";
import { liveActivity } from "../../../testing/activities.ts";
import { create, createLive } from "../../../testing/messages.ts";
import { createShout } from "../../../testing/shouts.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
  const { els, dirk } = town.people;
  await createLive(els, [town.noord], { title: "Riolering in de Bloemenstraat" });
  await createLive(els, [town.noord], { title: "Wie helpt mee?", textHtml: "<p>De riolering is klaar.</p>" });
  await create(els, [town.noord], { title: "Rioleringsplan, ontwerp" });
  await createLive(els, [town.zuid], { title: "Riolering in Zuid" });
  await liveActivity(town, {}, { title: "Infoavond riolering" });
  await createShout(dirk, { title: "Riolering bij ons", sharing: "neighbours" });
  await town.pass({ minutes: 10 });
});

async function find(who: Person, q: string, kind?: ReadableKind) {
  const { groups, isAlike } = await who.feed.searchReadable({ query: kind ? { q, kind } : { q } });
  const names = Object.fromEntries(groups.map(({ kind: of, items }) => [of, items.map(({ name }) => name)]));
  return { names: names as Partial<Record<ReadableKind, string[]>>, isAlike, groups };
}

test("a resident finds what reached their neighbourhood and what neighbours wrote, with who sent it; no draft", async () => {
  const { names, isAlike, groups } = await find(town.people.dirk, "riolering");
  expect({ names, isAlike }).toEqual({
    names: {
      message: ["Riolering in de Bloemenstraat", "Wie helpt mee?"],
      activity: ["Infoavond riolering"],
      shout: ["Riolering bij ons"],
    },
    isAlike: false,
  });
  expect(groups[0]?.items[0]?.detail).toBe("Gemeente Testdorp");
  expect(groups.at(-1)?.items[0]?.detail).toMatch(/^Dirk/);
});

test("who has not confirmed their address finds the same", async () => {
  expect((await find(town.people.daan, "riolering")).names).toEqual((await find(town.people.dirk, "riolering")).names);
});

test("a message is found by the words of its translations, mistyped too, and named in the reader's language", async () => {
  const { els, dirk, daan } = town.people;
  const translations = [{ language: "tr" as const, title: "Kanalizasyon çalışması", textHtml: "<p>Sokak kapalı.</p>" }];
  await createLive(els, [town.noord], { title: "Werken aan de afvoer", translations });
  await town.pass({ minutes: 10 });
  for (const q of ["kanalizasyon", "çalışması sokak", "afvoer kapali", "kanalizasyom"])
    expect((await find(dirk, q)).names).toEqual({ message: ["Werken aan de afvoer"] });
  await daan.accounts.setLanguage({ body: { language: "tr" } });
  const { groups } = await find(daan, "afvoer");
  expect(groups[0]?.items[0]).toMatchObject({ name: "Kanalizasyon çalışması", language: "tr" });
  expect((await town.people.viktor.feed.search({ query: { q: "kanalizasyon" } })).groups[0]?.items[0]?.name).toBe(
    "Werken aan de afvoer",
  );
});

test("mistyped words are found too, and the answer says so", async () => {
  const { names, isAlike } = await find(town.people.dirk, "rioolering");
  expect([names.activity, names.shout, isAlike]).toEqual([["Infoavond riolering"], ["Riolering bij ons"], true]);
});

test("a resident of another neighbourhood or network finds nothing of it, typed right or wrong", async () => {
  for (const q of ["bloemenstraat", "bloemenstrat", "riolering bij ons"]) {
    expect((await find(town.people.fatma, q)).names).toEqual({});
    expect((await find(town.people.nele, q)).names).toEqual({});
  }
  expect((await find(town.people.nele, "riolering")).names).toEqual({});
  expect((await find(town.people.dirk, "zuid")).names.message).toBeUndefined();
});

test("who follows a neighbourhood nearby finds its messages, but not what its residents wrote", async () => {
  const { dirk, fatma } = town.people;
  await createShout(fatma, { title: "Riolering stinkt", sharing: "neighbours" });
  const follow = (ids: string[]) =>
    town.db.updateTable("resident").set({ followedIds: ids }).where("publicName", "like", "Dirk%").execute();
  await follow([town.zuid.id]);
  const { names } = await find(dirk, "riolering");
  await follow([]);
  expect(names.message).toContain("Riolering in Zuid");
  expect(names.shout).toEqual(["Riolering bij ons"]);
});

test("what was withdrawn or hidden is not found", async () => {
  const { dirk, daan } = town.people;
  const { id } = await createShout(dirk, { title: "Kinkhoorn gevonden" });
  expect((await find(daan, "kinkhoorn")).names.shout).toEqual(["Kinkhoorn gevonden"]);
  await dirk.shouts.withdrawShout({ params: { shoutId: id } });
  expect((await find(daan, "kinkhoorn")).names).toEqual({});
});

test("five of each kind, or twenty of one, the newest first; and whether there are more", async () => {
  const { fatma } = town.people;
  for (let nth = 1; nth <= mostOfOneKind + 1; nth++) {
    await town.pass({ minutes: 61 });
    await createShout(fatma, { title: `Vuilbak ${nth}` });
  }
  const { groups } = await find(fatma, "vuilbak");
  expect(groups.map(({ items, isMore }) => [items.length, items[0]?.name, isMore])).toEqual([
    [mostPerKind, `Vuilbak ${mostOfOneKind + 1}`, true],
  ]);
  const one = (await find(fatma, "vuilbak", "shout")).groups;
  expect(one.map(({ items, isMore }) => [items.length, isMore])).toEqual([[mostOfOneKind, true]]);
  expect((await find(fatma, "vuilbak", "activity")).groups).toEqual([]);
});

test("staff and guests are refused, and so is an empty search; signs alone find nothing", async () => {
  const { dirk, els } = town.people;
  await expect(els.feed.searchReadable({ query: { q: "riolering" } })).refuses("wrong_kind_of_session");
  await expect(town.guest.feed.searchReadable({ query: { q: "riolering" } })).refuses("sign_in_required");
  await expect(dirk.feed.searchReadable({ query: { q: " " } })).refuses("invalid_input", { q: "required" });
  expect((await find(dirk, "!?")).names).toEqual({});
});
