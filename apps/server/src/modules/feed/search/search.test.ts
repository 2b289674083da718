/** Search over everything: who finds what, with which words. */

import type { SearchKind } from "@stoep/contract/feed";
import { personName } from "@stoep/contract/kernel";
import { beforeAll, expect, test } from "vitest";
import { liveActivity } from "../../../testing/activities.ts";
import { create, createLive } from "../../../testing/messages.ts";
import { createShout } from "../../../testing/shouts.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { newTown, type Person, type Town } from "../../../testing/town.ts";
import { createVacancy } from "../../../testing/vacancies.ts";
import { slipsOf } from "./spelling.ts";
import { wordsOfTitle } from "./title-words.ts";

let town: Town;
beforeAll(async () => {
  town = await newTown();
  const { els, dirk, daan } = town.people;
  await createLive(els, [town.noord], { title: "Riolering in de Bloemenstraat" });
  await createLive(els, [town.noord], { title: "Wie helpt mee?", textHtml: "<p>De riolering is klaar.</p>" });
  await create(els, [town.noord], { title: "Rioleringsplan, ontwerp" });
  await liveActivity(town, {}, { title: "Infoavond riolering" });
  await createVacancy(els, [town.noord], {}, { title: "Rioleringswerker gezocht" });
  await createShout(dirk, { title: "Stank uit de riolering" });
  await createShout(daan, { title: "Riolering bij ons", sharing: "neighbours" });
  await town.pass({ minutes: 10 });
});

async function find(who: Person, q: string) {
  const { groups, isAlike } = await who.feed.search({ query: { q } });
  const names = Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ name }) => name)]));
  return { names: names as Partial<Record<SearchKind, string[]>>, isAlike };
}

test("finds the same whatever was looked for before, with more words or fewer", async () => {
  const { viktor } = town.people;
  for (const typed of ["stank uit de riolering", "stank riolering", "stank", "stank uit riolering"])
    expect((await find(viktor, typed)).names.shout).toEqual(["Stank uit de riolering"]);
  for (const typed of ["noord noord", "noord", "noord noord noord"])
    expect((await find(viktor, typed)).names.neighbourhood).toEqual(["Noord"]);
});

test("finds messages, activities, vacancies and what residents shared: by name before by text", async () => {
  expect(await find(town.people.viktor, "riolering")).toEqual({
    names: {
      message: ["Rioleringsplan, ontwerp", "Riolering in de Bloemenstraat", "Wie helpt mee?"],
      activity: ["Infoavond riolering"],
      vacancy: ["Rioleringswerker gezocht"],
      shout: ["Stank uit de riolering"],
    },
    isAlike: false,
  });
});

test.each(["rioelring", "riolerng", "rioolering", "riolerimg", "RIÖLERİNG"])(
  "finds the same when mistyped: %s",
  async (typed) => {
    const { names } = await find(town.people.viktor, typed);
    expect(names.activity).toEqual(["Infoavond riolering"]);
    expect(names.shout).toEqual(["Stank uit de riolering"]);
  },
);

test("of what is found mistyped, the nearest comes first, however many newer ones are further", async () => {
  const { els, viktor } = town.people;
  await createLive(els, [town.noord], { title: "Kasseien in de buurt" });
  for (const title of ["Kaseinen", "Kasseileggers", "Kassei om kassei", "Kassiers", "Kassen", "Kasteien", "Kassei"])
    for (const nth of ["een", "twee"]) await createLive(els, [town.noord], { title: `${title} ${nth}` });
  await town.pass({ minutes: 10 });
  const { names, isAlike } = await find(viktor, "kaseien");
  expect([names.message?.[0], isAlike]).toEqual(["Kasseien in de buurt", true]);
});

test("a neighbourhood is found mistyped, as it is named now", async () => {
  expect((await find(town.people.viktor, "nord")).names.neighbourhood).toEqual(["Noord"]);
});

test("says that it found what is alike only", async () => {
  expect((await find(town.people.viktor, "stnak")).isAlike).toBe(true);
  expect(await find(town.people.viktor, "xylofoon")).toEqual({ names: {}, isAlike: false });
  expect(await find(town.people.viktor, "!?")).toEqual({ names: {}, isAlike: false });
});

test("one or two letters begin a word", async () => {
  expect((await find(town.people.viktor, "st ui")).names.shout).toEqual(["Stank uit de riolering"]);
  expect((await find(town.people.viktor, "ta")).names.shout).toBeUndefined();
});

test("another organisation and another network find nothing of it, the network's neighbourhoods apart", async () => {
  const { bram, otto } = town.people;
  for (const stranger of [bram, otto]) {
    expect((await find(stranger, "riolering")).names).toEqual({});
    expect((await find(stranger, "stnak")).names).toEqual({});
  }
  const name = "Noord";
  expect((await find(bram, name)).names.neighbourhood).toEqual([name]);
  expect((await find(otto, name)).names.neighbourhood).toBeUndefined();
});

test("members are found by owners only, also mistyped, and never those of another organisation", async () => {
  const { ada, viktor, bram } = town.people;
  const own = (await ada.accounts.listMembers()).items.find(({ accountId }) => accountId === viktor.accountId);
  const name = own ? personName(own) : "";
  expect((await find(ada, "viktor")).names.person).toEqual([name]);
  expect((await find(ada, "vikotr")).names.person).toEqual([name]);
  expect((await find(viktor, "viktor")).names.person).toBeUndefined();
  expect((await find(bram, "viktor")).names.person).toBeUndefined();
});

test("a member who may only read care finds nothing of the network; residents, guests and members without either module are refused", async () => {
  const { chaima, nina, dirk } = town.people;
  for (const q of ["riolering", "noord"]) expect((await find(chaima, q)).names).toEqual({});
  await expect(nina.feed.search({ query: { q: "riolering" } })).refuses("no_licence");
  await expect(dirk.feed.search({ query: { q: "riolering" } })).refuses("wrong_kind_of_session");
  await expect(town.guest.feed.search({ query: { q: "riolering" } })).refuses("sign_in_required");
  await expect(town.people.viktor.feed.search({ query: { q: "" } })).refuses("invalid_input", { q: "required" });
});

test("no more statements for much than for little", async () => {
  const count = async (q: string) =>
    (await statementsOf(town.databases.pool, () => find(town.people.viktor, q))).length;
  expect(await count("de riolering")).toBe(await count("stank"));
  expect(await count("xylofoon")).toBeLessThan(16);
});

test("words that no title has any more are forgotten, and a new title's are known within minutes", async () => {
  const { els, dirk } = town.people;
  const known = async (word: string) =>
    (await town.db.selectFrom("searchWord").select("word").where("word", "=", word).execute()).length;
  const { id } = await createShout(dirk, { title: "Kinkhoorn op de stoep 2026" });
  await town.pass({ minutes: 6 });
  expect(await known("kinkhoorn")).toBe(1);
  expect((await find(els, "kinkhorn")).names.shout).toEqual(["Kinkhoorn op de stoep 2026"]);
  await dirk.shouts.withdrawShout({ params: { shoutId: id } });
  expect((await find(els, "kinkhorn")).names).toEqual({});
  await town.pass({ days: 2 });
  expect([await known("kinkhoorn"), await known("riolering")]).toEqual([0, 1]);
  expect(wordsOfTitle("De 12 bénévoles, 4x!")).toEqual(["benevoles"]);
});

test("slips are one swap away, and in short words one letter more, less or another", () => {
  expect(slipsOf("wreken")).toContain("werken");
  expect(slipsOf("lomp")).toEqual(expect.arrayContaining(["lamp", "lom", "klomp"]));
  expect(slipsOf("straatlantarens").every((one) => one.length === 15)).toBe(true);
  expect(slipsOf("aa")).not.toContain("aa");
});
