/** The statistics of a period: what each figure counts, and what it must not reveal. S2 §2, D §9 */

import type { CarePeriod } from "@stoep/contract/care";
import { hourMs } from "@stoep/contract/kernel";
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";
import { periodSpan } from "./period.ts";

let town: Town;
let memberId: string;
beforeEach(async () => {
  town = await nextTown();
  memberId = await aPerson(town);
});

const read = (period: CarePeriod = "this-year") => town.people.wout.care.getCareStatistics({ query: { period } });
async function figure(key: string, period?: CarePeriod) {
  return (await read(period)).figures.find((one) => one.key === key)?.value;
}
async function rows(key: string) {
  const section = (await read()).sections.find((one) => one.key === key);
  return section?.rows.map(({ label, values }) => [label, ...values]);
}
const hoursAgo = (hours: number) => new Date(town.clock.now().getTime() - hours * hourMs);

test("the presets are whole days of the network’s clocks, and those that end now end today", () => {
  // In Brussels it is 1 March already.
  const now = new Date("2026-02-28T23:30:00Z");
  const days = (period: CarePeriod) => {
    const { from, until } = periodSpan(period, now, "Europe/Brussels");
    return [from, until];
  };
  expect(days("last-30-days")).toEqual(["2026-01-31", "2026-03-01"]);
  expect(days("this-month")).toEqual(["2026-03-01", "2026-03-01"]);
  expect(days("last-month")).toEqual(["2026-02-01", "2026-02-28"]);
  expect(days("this-year")).toEqual(["2026-01-01", "2026-03-01"]);
  expect(days("last-year")).toEqual(["2025-01-01", "2025-12-31"]);
  expect(periodSpan("this-month", now, "Europe/Brussels").since.toISOString()).toBe("2026-02-28T23:00:00.000Z");
  expect(periodSpan("last-year", now, "Europe/Brussels").steps).toHaveLength(12);
});

test("tickets count in the period in which they were created, and as solved in the one in which they were solved", async () => {
  const lastYear = new Date("2025-12-20T10:00:00Z");
  await aTicket(town, { memberId, state: "open" });
  await aTicket(town, { memberId, state: "solved", createdAt: lastYear });
  await aTicket(town, { memberId, state: "solved", createdAt: lastYear, solvedAt: lastYear, deletedAt: lastYear });
  expect([await figure("asked"), await figure("solved")]).toEqual(["1", "1"]);
  expect([await figure("asked", "last-year"), await figure("solved", "last-year")]).toEqual(["1", "0"]);
  expect((await rows("time"))?.at(-1)?.slice(1)).toEqual([1, 1]);
});

test("a confidential ticket and its hours are in no figure, for any reader", async () => {
  const helperId = await aHelper(town);
  const ticketId = await aTicket(town, { memberId, state: "solved", helperId, isConfidential: true });
  const { wout, ada } = town.people;
  const entry = { organisationId: town.organisations.city, helperId, minutes: 60, createdAt: town.clock.now() };
  const onDay = "2026-05-12";
  await town.db
    .insertInto("careEntry")
    .values({ ...entry, id: ticketId, ticketId, onDay })
    .execute();
  for (const reader of [wout, ada]) {
    const { figures } = await reader.care.getCareStatistics();
    expect(figures.filter(({ key }) => key === "asked" || key === "solved").map(({ value }) => value)).toEqual([
      "0",
      "0",
    ]);
    expect((await reader.care.getTicketImpact()).minutes).toBe(0);
  }
});

test("times are medians of five tickets and more, without those that were registered when they were over", async () => {
  const solved = (hours: number, more = {}) =>
    aTicket(town, { memberId, state: "solved", createdAt: hoursAgo(hours), matchedAt: hoursAgo(hours / 2), ...more });
  for (const hours of [2, 4, 10, 60]) await solved(hours);
  await solved(1, { source: "fast", matchedAt: null });
  expect(await figure("toSolve")).toBe("–");
  await solved(80);
  expect([await figure("toSolve"), await figure("toMatch")]).toEqual(["10 uur", "5 uur"]);
});

test("fewer than ten helpers, duos and members read “fewer than 10”, and ten are a number", async () => {
  const now = town.clock.now();
  const helpers: string[] = [];
  for (let count = 0; count < 9; count++) helpers.push(await aHelper(town, { lastHelpedAt: now }));
  expect([await figure("active"), await figure("duos"), await figure("activated")]).toEqual(
    Array(3).fill("minder dan 10"),
  );
  expect(await rows("helperKinds")).toEqual([
    ["Bedrijven", null],
    ["Organisaties", null],
    ["Buren", null],
  ]);
  helpers.push(await aHelper(town, { lastHelpedAt: now }));
  for (const helperId of helpers) {
    await aTicket(town, { memberId, state: "solved", helperId });
    await town.db
      .insertInto("careDuo")
      .values({ helperId, memberId, organisationId: town.organisations.city, solved: 3, lastAt: now })
      .execute();
  }
  expect([await figure("active"), await figure("duos"), await figure("activated")]).toEqual(Array(3).fill("10"));
  expect((await rows("helperKinds"))?.at(-1)).toEqual(["Buren", 10]);
});

test("helpers who are pending, declined, suspended or gone are not counted, nor those who helped longer ago as active", async () => {
  const now = town.clock.now();
  await aHelper(town, { status: "pending" });
  await aHelper(town, { status: "declined" });
  await aHelper(town, { person: { suspendedAt: now, suspendedBecause: "Op reis" } });
  await aHelper(town, { person: { deletedAt: now } });
  for (let count = 0; count < 10; count++) await aHelper(town, { lastHelpedAt: hoursAgo(24 * 70) });
  expect((await rows("helperKinds"))?.at(-1)).toEqual(["Buren", 10]);
  expect(await figure("active")).toBe("minder dan 10");
});

test("a category is covered from ten helpers on", async () => {
  const { id: categoryId } = await town.people.ada.care.createCategory({ body: { name: "Vervoer", icon: "car" } });
  const coverage = async () => (await read()).sections.find(({ key }) => key === "coverage")?.rows;
  for (let count = 0; count < 9; count++) await aHelper(town, { categories: [categoryId] });
  expect(await coverage()).toMatchObject([{ label: "Vervoer", values: [null], note: "Te weinig" }]);
  await aHelper(town, { categories: [categoryId] });
  expect(await coverage()).toMatchObject([{ label: "Vervoer", values: [10], note: "Gedekt" }]);
});

test("categories count tickets by their state, most frequent first", async () => {
  const { ada } = town.people;
  const { id: ride } = await ada.care.createCategory({ body: { name: "Vervoer", icon: "car" } });
  const { id: shop } = await ada.care.createCategory({ body: { name: "Boodschappen", icon: "shopping" } });
  await aTicket(town, { memberId, state: "open", categoryId: ride });
  for (const state of ["solved", "looking", "revoked"] as const)
    await aTicket(town, { memberId, state, categoryId: shop });
  await aTicket(town, { memberId, state: "open" });
  await ada.care.archiveCategory({ params: { categoryId: ride }, body: { isArchived: true } });
  expect(await rows("categories")).toEqual([
    ["Boodschappen", 1, 1, 1],
    ["Vervoer", 0, 1, 0],
    ["Geen soort hulp", 0, 1, 0],
  ]);
});

test("hours are worth what the settings say, and an hour without a ticket counts too", async () => {
  const { ada, wout } = town.people;
  const helperId = await aHelper(town);
  const body = { hourlyRateCents: 2000, currency: "EUR" as const, hasForm: false, formIntro: {}, formConsent: {} };
  await ada.care.editCareSettings({ body });
  await town.db
    .insertInto("careEntry")
    .values({
      id: memberId,
      organisationId: town.organisations.city,
      helperId,
      onDay: "2026-05-12",
      minutes: 90,
      createdAt: town.clock.now(),
    })
    .execute();
  expect(await wout.care.getTicketImpact()).toMatchObject({ minutes: 90, hourlyRateCents: 2000, worthCents: 3000 });
  expect(await figure("worth")).toMatch(/^€\s30$/);
  expect((await wout.care.getTicketImpact({ query: { period: "last-month" } })).minutes).toBe(0);
});

test("the file and the report say the same as the screen, each figure with its definition", async () => {
  const { wout } = town.people;
  await aTicket(town, { memberId, state: "open" });
  const { figures, sections } = await read();
  const file = await (await wout.care.exportCareStatistics()).text();
  for (const { label, definition } of figures) for (const text of [label, definition]) expect(file).toContain(text);
  for (const { title, definition } of sections.filter((one) => one.rows.length > 0))
    for (const text of [title, definition]) expect(file).toContain(text);
  const report = Buffer.from(await (await wout.care.reportCareStatistics()).arrayBuffer());
  expect(report.subarray(0, 5).toString()).toBe("%PDF-");
});

test("the statistics come with the premium licence, and are another organisation’s nowhere", async () => {
  await aTicket(town, { memberId, state: "open" });
  await expect(town.people.caro.care.getCareStatistics()).refuses("licence_level_too_low");
  const { figures } = await town.people.otto.care.getCareStatistics();
  expect(figures[0]?.value).toBe("0");
});
