/** What the search over everything finds in care, and for whom. S1 §2, S2 §3 */
import type { SearchKind } from "@stoep/contract/feed";
import { beforeAll, expect, test } from "vitest";
import { createLive } from "../../testing/messages.ts";
import { statementsOf } from "../../testing/statements.ts";
import { newTown, type Person, type Town } from "../../testing/town.ts";
import { slipPatterns } from "./people/rules.ts";
import { aHelper, aPerson, aTicket } from "./testing/rows.ts";

let town: Town;
beforeAll(async () => {
  town = await newTown();
  const { ada, els, mona } = town.people;
  const give = (person: Person, care: "viewer" | "editor") => {
    const levels = { network: "editor" as const, participation: null, care };
    const body = { membershipId: person.session.membershipId ?? "", type: "user" as const, levels };
    return ada.accounts.editMembership({ body });
  };
  await give(els, "editor");
  await give(mona, "viewer");
  const home = { street: "Molenstraat", houseNumber: "3", city: "Testdorp", neighbourhoodId: town.noord.id };
  const memberId = await aPerson(town, {
    lastName: "Vandenbroucke",
    phone: "+32470123456",
    phoneNational: "0470123456",
    ...home,
  });
  await aHelper(town, { person: { firstName: "Omar", lastName: "Vandenbroucke", isMember: true } });
  await aHelper(town, { person: { firstName: "Omar", lastName: "El Amrani" } });
  const now = town.clock.now();
  await aPerson(town, { firstName: "Weg", lastName: "Vandenbroucke", suspendedAt: now });
  await aPerson(town, { firstName: "Dubbel", lastName: "Vandenbroucke", mergedInto: memberId });
  await aPerson(town, { firstName: "Gewist", lastName: "Vandenbroucke", deletedAt: now });
  const open = { state: "open" as const, memberId };
  await aTicket(town, { ...open, number: 4711, title: "Gordijnen ophangen", description: "In de keuken" });
  await aTicket(town, { ...open, number: 4712, title: "Gordijnen, stil", isConfidential: true });
  await aTicket(town, {
    ...open,
    number: 4713,
    title: "Gordijnen van Els",
    isConfidential: true,
    assigneeId: els.accountId,
  });
  await aTicket(town, { ...open, number: 4714, title: "Gordijnen, gewist", deletedAt: now });
  const elsewhere = { organisationId: town.organisations.careOnly };
  const stranger = await aPerson(town, { ...elsewhere, lastName: "Vandenbroucke" });
  await aTicket(town, { ...elsewhere, state: "open", memberId: stranger, number: 4711, title: "Gordijnen elders" });
});

async function find(who: Person, q: string) {
  const { groups } = await who.feed.search({ query: { q } });
  const names = Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ name }) => name)]));
  return names as Partial<Record<SearchKind, string[]>>;
}
const detailsOf = async (who: Person, q: string, kind: SearchKind) =>
  (await who.feed.search({ query: { q } })).groups
    .find((group) => group.kind === kind)
    ?.items.map(({ detail }) => detail);
const jeanne = "Jeanne Vandenbroucke";
const omar = "Omar Vandenbroucke";

test("a ticket is found by its number, with or without its sign, and by words of title and description", async () => {
  const { els } = town.people;
  for (const typed of ["4711", "#4711", "gordijnen ophangen", "GORDIJNEN keuken", "ophang"])
    expect((await find(els, typed)).ticket).toEqual(["Gordijnen ophangen"]);
  expect(await detailsOf(els, "4711", "ticket")).toEqual([`#4711 · ${jeanne}`]);
  expect((await find(els, "471")).ticket).toBeUndefined();
  expect((await find(els, "gordijnen badkamer")).ticket).toBeUndefined();
});

test("a number with its sign finds its ticket first", async () => {
  const { els } = town.people;
  await createLive(els, [town.noord], { title: "Bus 4711 rijdt om" });
  expect(Object.keys(await find(els, "4711"))).toEqual(["message", "ticket"]);
  expect(Object.keys(await find(els, "#4711"))).toEqual(["ticket", "message"]);
});

test("mistyped words of a ticket are found if a message has them too", async () => {
  const { els } = town.people;
  expect((await find(els, "gordijenn")).ticket).toBeUndefined();
  await createLive(els, [town.noord], { title: "Gordijnen gezocht" });
  await town.pass({ minutes: 6 });
  expect((await find(els, "gordijenn")).ticket).toContain("Gordijnen ophangen");
});

test("confidential tickets are for who has them and for admins; deleted ones for nobody", async () => {
  const { els, mona, ada } = town.people;
  expect((await find(mona, "gordijnen")).ticket).toEqual(["Gordijnen ophangen"]);
  expect((await find(els, "gordijnen")).ticket?.sort()).toEqual(["Gordijnen ophangen", "Gordijnen van Els"]);
  expect((await find(ada, "gordijnen")).ticket).toHaveLength(3);
  for (const typed of ["4712", "#4712", "gordijnen stil"]) expect((await find(els, typed)).ticket).toBeUndefined();
  expect((await find(mona, "4713")).ticket).toBeUndefined();
  expect((await find(ada, "4714")).ticket).toBeUndefined();
});

test("members and helpers are found by name, people who are both as both; nobody suspended, merged or deleted", async () => {
  const { els, mona } = town.people;
  for (const who of [els, mona])
    expect(await find(who, "vandenbroucke")).toEqual({ member: [jeanne, omar], helper: [omar] });
  expect((await find(els, "omar")).helper).toEqual(["Omar El Amrani", omar]);
  expect(await find(els, "jeanne vanden")).toEqual({ member: [jeanne] });
});

test.each(["vandenbrouckke", "vandenbrouke", "vandenborucke", "vandenbroecke", "jeanen vandenbroucke", "jaenne"])(
  "a mistyped name is found: %s",
  async (typed) => {
    expect((await find(town.people.mona, typed)).member).toContain(jeanne);
  },
);

test.each(["amrnai", "amrali", "amrni", "amrrani"])("a short mistyped name is found: %s", async (typed) => {
  expect((await find(town.people.els, typed)).helper).toEqual(["Omar El Amrani"]);
});

test("editors find people by street and phone number too, and viewers do not; where they live is in no hit", async () => {
  const { els, mona } = town.people;
  for (const typed of ["0470 12 34 56", "470123456", "molenstraat 3"])
    expect((await find(els, typed)).member).toEqual([jeanne]);
  for (const typed of ["470123456", "molenstraat"]) expect((await find(mona, typed)).member).toBeUndefined();
  expect((await find(els, "4701")).member).toBeUndefined();
  for (const who of [els, mona]) expect(await detailsOf(who, jeanne, "member")).toEqual(["Noord"]);
});

test("members without a level or licence for care, or of another organisation, find nothing of it", async () => {
  const { viktor, bram, otto } = town.people;
  for (const who of [viktor, bram, otto])
    for (const typed of ["#4711", "ophangen", "vandenbroucke", "vandenbrouke"]) {
      const { ticket, member, helper } = await find(who, typed);
      expect([ticket, member, helper]).toEqual([undefined, undefined, undefined]);
    }
});

test("colleagues with a level in care alone find what they may open, and nothing of the network", async () => {
  const { wout, chaima, pim, els } = town.people;
  await createLive(els, [town.noord], { title: "Vandenbroucke op de markt in Noord" });
  for (const who of [wout, chaima, pim]) {
    expect(await find(who, "vandenbroucke")).toEqual({ member: [jeanne, omar], helper: [omar] });
    expect((await find(who, "#4711")).ticket).toEqual(["Gordijnen ophangen"]);
    expect(await find(who, "noord")).toEqual({});
  }
  expect((await find(pim, "470123456")).member).toBeUndefined();
});

test("a hit is no row of the access log, and costs two statements at most each time that is looked", async () => {
  const { els, viktor } = town.people;
  const readings = () => town.db.selectFrom("public.reading").select("id").execute();
  const before = await readings();
  const count = async (who: Person, q: string) =>
    (await statementsOf(town.databases.pool, () => find(who, q))).filter((text) => /"care_(ticket|person)"/.test(text))
      .length;
  expect(await count(els, "vandenbroucke")).toBe(2);
  expect(await count(els, "#4711")).toBe(1);
  expect(await count(els, "xylofoon")).toBe(3);
  expect(await count(viktor, "vandenbroucke")).toBe(0);
  expect(await readings()).toEqual(before);
});

test("patterns of names that are a slip away: swapped; of five to eight letters also another letter, one missing or too many", () => {
  expect(slipPatterns("piter")).toEqual(expect.arrayContaining(["% ipter%", "% p_ter%", "% pi_ter%", "% pter%"]));
  expect(slipPatterns("anne")).toEqual(["% nane%", "% anne%", "% anen%"]);
  expect(slipPatterns("vandenbroucke").every((pattern) => !pattern.includes("_"))).toBe(true);
});
