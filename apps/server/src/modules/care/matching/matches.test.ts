/** Which helpers are suggested for a ticket. S2 §3, §7, §8 */

import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { giveCategory, kilometresEast, newCategory, newHelper, newPerson, newTicket } from "./testing/rows.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const matchesOf = (ticketId: string, query = {}) =>
  town.people.wout.care.listMatches({ params: { ticketId }, query: { categoryIds: [], ...query } });
const idsOf = async (ticketId: string, query = {}) => (await matchesOf(ticketId, query)).items.map(({ id }) => id);

test("the best comes first, with the reasons", async () => {
  const category = await newCategory(town, "Boodschappen");
  const near = await newHelper(town, kilometresEast(0.5));
  const able = await newHelper(town, kilometresEast(0.5));
  await giveCategory(town, able, category);
  const ticketId = await newTicket(town, { categoryId: category });
  const { items, total, isRanked } = await matchesOf(ticketId);
  expect({ total, isRanked }).toEqual({ total: 2, isRanked: true });
  expect(items.map(({ id }) => id)).toEqual([able, near]);
  expect(items[0]).toMatchObject({
    distanceKm: 0.5,
    categoryIds: [category],
    reasons: [
      { code: "category", points: 30 },
      { code: "distance", points: 30, amount: 0.5 },
      { code: "language", points: 15 },
    ],
  });
});

test("tasks of ninety days and of a year count, by their day, else by the match; not confidential, revoked or deleted ones", async () => {
  const [busy, other] = [await newHelper(town, kilometresEast(0.5)), await newHelper(town, kilometresEast(0.5))];
  const given = (days: number, draft: object = {}) =>
    newTicket(town, { state: "solved", helperId: busy, matchedAt: new Date(town.in({ days })), ...draft });
  await given(-89);
  await given(-120, { startsAt: new Date(town.in({ days: 7 })), endsAt: new Date(town.in({ days: 7, hours: 1 })) });
  await given(-91);
  await given(-364);
  await given(-366);
  await given(-2, { isConfidential: true });
  await given(-2, { state: "revoked" });
  await given(-2, { deletedAt: town.clock.now() });
  await given(-10, { helperId: other });
  const { items } = await matchesOf(await newTicket(town));
  const history = items.map(({ id, reasons }) => [
    id,
    reasons.filter(({ code }) => code === "load" || code === "turn"),
  ]);
  // The median of four tasks and one.
  expect(Object.fromEntries(history)).toMatchObject({
    [busy]: [
      { code: "turn", points: -18, amount: 4, usual: 2.5 },
      { code: "load", points: -6, amount: 2 },
    ],
    [other]: [
      { code: "turn", points: 18, amount: 1, usual: 2.5 },
      { code: "load", points: -3, amount: 1 },
    ],
  });
  expect(items.map(({ id }) => id)).toEqual([other, busy]);
});

test("the same people stand in the same order each time", async () => {
  for (const km of [3, 1, 2, 1, 12, 0.1]) await newHelper(town, kilometresEast(km));
  const ticketId = await newTicket(town);
  expect(await idsOf(ticketId)).toEqual(await idsOf(ticketId));
});

test("helpers who cannot be asked are not suggested", async () => {
  const now = town.clock.now();
  const day = "2026-05-14";
  const memberId = await newPerson(town);
  const ticketId = await newTicket(town, {
    memberId,
    startsAt: new Date(`${day}T08:00:00Z`),
    endsAt: new Date(`${day}T09:00:00Z`),
  });
  const free = await newHelper(town, kilometresEast(9));
  await newHelper(town, {}, { status: "pending" });
  await newHelper(town, {}, { status: "declined" });
  await newHelper(town, { suspendedAt: now, suspendedBecause: "Ziek" });
  await newHelper(town, { deletedAt: now });
  await newHelper(town, { organisationId: town.organisations.careOnly });
  await town.db
    .insertInto("careHelper")
    .values({
      personId: memberId,
      organisationId: town.organisations.city,
      kind: "neighbour",
      status: "accepted",
      statusAt: now,
      helperSince: now,
    })
    .execute();
  const away = await newHelper(town);
  await town.db.insertInto("careAbsence").values({ id: newId(), personId: away, fromOn: day, untilOn: day }).execute();
  const busy = await newHelper(town, {}, { monthlyCap: 2 });
  await town.db.insertInto("careHelperLoad").values({ helperId: busy, month: "2026-05-01", tasks: 2 }).execute();
  const asked = await newHelper(town);
  await town.db
    .insertInto("careCandidate")
    .values({
      id: newId(),
      ticketId,
      helperId: asked,
      state: "not-interested",
      channel: "phone",
      expiresAt: now,
      askedAt: now,
    })
    .execute();
  expect(await idsOf(ticketId)).toEqual([free]);
});

test("a cap counts in the month of the appointment, and an absence on its day", async () => {
  const ticketId = await newTicket(town);
  const busy = await newHelper(town, {}, { monthlyCap: 1 });
  await town.db.insertInto("careHelperLoad").values({ helperId: busy, month: "2026-04-01", tasks: 1 }).execute();
  await town.db
    .insertInto("careAbsence")
    .values({ id: newId(), personId: busy, fromOn: "2026-05-13", untilOn: "2026-05-20" })
    .execute();
  expect(await idsOf(ticketId)).toEqual([busy]);
});

test("categories, a car and words narrow the list", async () => {
  const [shopping, driving] = [await newCategory(town, "Boodschappen"), await newCategory(town, "Vervoer")];
  const walker = await newHelper(town, { firstName: "Çiğdem", street: "Oostplein" }, { skills: "Naaien" });
  const driver = await newHelper(town, {}, { transport: "car" });
  await giveCategory(town, walker, shopping);
  await giveCategory(town, driver, driving);
  const ticketId = await newTicket(town);
  expect(await idsOf(ticketId, { categoryIds: [shopping] })).toEqual([walker]);
  expect((await idsOf(ticketId, { categoryIds: [shopping, driving] })).sort()).toEqual([walker, driver].sort());
  expect(await idsOf(ticketId, { hasCar: "yes" })).toEqual([driver]);
  for (const searchTerm of ["cigdem", "oostpl", "NAAI"])
    expect(await idsOf(ticketId, { searchTerm })).toEqual([walker]);
  expect(await idsOf(ticketId, { searchTerm: "niemand" })).toEqual([]);
});

test("without match suggestions the list is by name, and says no reasons", async () => {
  const { caro } = town.people;
  const organisationId = town.organisations.careOnly;
  const zoe = await newHelper(town, { organisationId, firstName: "Zoë", ...kilometresEast(0) });
  const abel = await newHelper(town, { organisationId, firstName: "Abel", ...kilometresEast(9) });
  const ticketId = await newTicket(town, { organisationId });
  const { items, isRanked, total } = await caro.care.listMatches({ params: { ticketId } });
  expect({ isRanked, total }).toEqual({ isRanked: false, total: 2 });
  expect(items.map(({ id, reasons }) => ({ id, reasons }))).toEqual([
    { id: abel, reasons: [] },
    { id: zoe, reasons: [] },
  ]);
});

test("to find a helper the address of the member is needed", async () => {
  const memberId = await newPerson(town, { street: "", houseNumber: "", city: "", longitude: null, latitude: null });
  const ticketId = await newTicket(town, { memberId });
  await expect(matchesOf(ticketId)).refuses("invalid_input", { address: "addressNeeded" });
});

test("a confidential ticket is found by its assignee and by admins alone, another organisation's by nobody", async () => {
  const { ada, chaima, caro, pim } = town.people;
  const ticketId = await newTicket(town, { isConfidential: true, assigneeId: chaima.accountId });
  await expect(matchesOf(ticketId)).refuses("not_found");
  await ada.care.listMatches({ params: { ticketId } });
  await chaima.care.listMatches({ params: { ticketId } });
  await expect(caro.care.listMatches({ params: { ticketId } })).refuses("not_found");
  await expect(pim.care.listMatches({ params: { ticketId } })).refuses("level_too_low");
});
