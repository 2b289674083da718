/** Statements of care that calling every route does not send: the filters and orders of its lists, and its jobs. */
import { ticketOrders } from "@stoep/contract/care";
import { expect, test } from "vitest";
import { aHelper, aPerson, aTicket } from "../modules/care/testing/rows.ts";
import { callByName } from "./client.ts";
import { wholeReads } from "./plans.ts";
import { statementsOf } from "./statements.ts";
import { newTown, type Person, type Town } from "./town.ts";

const unsolved = ["open", "looking", "waiting", "planned", "in-progress", "executed"] as const;
const cursorOf = (...place: string[]) => Buffer.from(JSON.stringify(place)).toString("base64url");

/** Sends the statements of these calls, each with a name, and returns those that would read a large table whole. */
async function wholeReadsOf(town: Town, calls: Record<string, () => Promise<unknown>>): Promise<string[]> {
  const statements = new Map<string, string>();
  for (const [name, call] of Object.entries(calls))
    for (const text of await statementsOf(town.databases.pool, call)) statements.set(text, name);
  expect(statements.size).toBeGreaterThan(Object.keys(calls).length / 2);
  return wholeReads(statements, town.networks.testdorp.schema);
}

/** The same route, called with each query. */
const named = (what: string, queries: readonly object[], who: Person, route: string, params?: object) =>
  Object.fromEntries(
    queries.map((query, turn) => [
      `${turn}: ${what} with ${Object.keys(query)}`,
      () => callByName(who, "care", route, { params, query }),
    ]),
  );

test("no filter of tickets reads all of a table of care", async () => {
  const town = await newTown();
  const { ada, pim, wout } = town.people;
  const memberId = await aPerson(town);
  const helperId = await aHelper(town);
  const id = await aTicket(town, { state: "solved", memberId, helperId });
  const cursor = cursorOf(town.in({}), id);
  const categoryId = (await ada.care.createCategory({ body: { name: "Tuin", icon: "garden" } })).id;
  const draft = { name: "Rolstoel", description: "Komt met een rolstoel", colour: "blue" as const };
  const tagId = (await ada.care.saveTag({ body: draft })).id;
  const queries = [
    {},
    { cursor },
    { states: ["open"] },
    { states: unsolved },
    { states: ["open", "solved"] },
    { states: ["solved"], cursor },
    { states: unsolved, assignee: "me" },
    { assignee: "nobody" },
    { assignee: "me", cursor },
    { categoryId },
    { neighbourhoodId: town.noord.id },
    { memberId },
    { helperId },
    { tagId },
    { tagId, states: unsolved },
    { tagId, states: ["solved"], neighbourhoodId: town.noord.id },
    { tagId, search: "gordijnen" },
    { search: "#12" },
    { search: "gordijnen" },
    { search: "gordijnen deze week", states: unsolved },
    { categoryId, neighbourhoodId: town.noord.id, states: ["revoked"] },
    { deadline: "over" },
    { deadline: "over", assignee: "me" },
    { visit: "today" },
    { visit: "tomorrow", assignee: "me" },
    { visit: "passed" },
    { answer: "awaited" },
    ...ticketOrders.flatMap((orderBy) => [{ orderBy }, { orderBy, states: unsolved }, { orderBy, states: ["solved"] }]),
  ];
  const calls = {
    ...named("tickets", queries, wout, "listTickets"),
    ...named("tickets of an admin", queries, ada, "listTickets"),
    "of a member": () => wout.care.listMemberTickets({ query: { personId: memberId, cursor } }),
    "of a person": () => wout.care.listPersonTickets({ params: { personId: memberId }, query: { cursor } }),
    "of a helper": () => wout.care.listHelperTickets({ query: { personId: helperId, cursor } }),
    agenda: () => wout.care.getCareAgenda({ query: { contact: "yes" } }),
    "agenda of a viewer": () => pim.care.getCareAgenda(),
    planned: () => wout.care.listPlannedTickets({ query: { cursor } }),
  };
  expect(await wholeReadsOf(town, calls)).toEqual([]);
});

test("no filter or order of members and helpers reads all of a table of care", async () => {
  const town = await newTown();
  const { ada, wout, pim } = town.people;
  const tag = await ada.care.saveTag({
    body: { name: "Rolstoel", description: "Komt met een rolstoel", colour: "blue" },
  });
  const categoryId = (await ada.care.createCategory({ body: { name: "Tuin", icon: "garden" } })).id;
  const people = { neighbourhoodIds: [town.noord.id], tagIds: [tag.id] };
  const orders = ["name", "joined", "tickets", "solved", "last-ticket"].flatMap((by) => [by, `-${by}`]);
  const members = [
    ...orders.map((orderBy) => ({ orderBy })),
    { levelsFilter: ["active"] },
    { levelsFilter: ["new", "inactive"] },
    people,
    { excludeSuspended: "no" },
    { globalFilter: "peeters" },
    { globalFilter: "0471 23" },
    { globalFilter: "molenstraat 3" },
  ];
  const helpers = [
    ...["name", "-name", "since", "-since", "-helped"].map((orderBy) => ({ orderBy })),
    { kinds: ["company"] },
    { managements: ["none"] },
    { statuses: ["pending"] },
    { transports: ["car"] },
    people,
    { categoryIds: [categoryId] },
    { professional: "yes" },
    { search: "peeters" },
    { excludeSuspended: "no" },
  ];
  const ticketId = await aTicket(town, {
    state: "looking",
    memberId: await aPerson(town, { street: "Molenstraat", city: "Testdorp", longitude: 3.7, latitude: 51.05 }),
  });
  const matches = [{}, { hasCar: "yes" }, { searchTerm: "tuin" }, { categoryIds: [categoryId] }];
  const typed = ["pee", "peeters", "0471", "molenstraat 3"].map((search) => ({ search }));
  const periods = ["last-30-days", "last-year"].map((period) => ({ period }));
  const calls = {
    ...named("members", members, wout, "listMembers"),
    ...named("members for a viewer", members, pim, "listMembers"),
    ...named("helpers", helpers, wout, "listHelpers"),
    ...named("typed", typed, wout, "findPeople"),
    ...named("members typed", typed, pim, "queryMembers"),
    ...named("helpers typed", typed, wout, "findHelpers"),
    ...named("candidates", matches, wout, "listMatches", { ticketId }),
    ...named("statistics", periods, ada, "getCareStatistics"),
    "notes with words": () => wout.care.searchNotes({ query: { search: "belt" } }),
    "jobs after a month": () => town.pass({ days: 31 }),
    "jobs after six years": () => town.pass({ days: 2200 }),
  };
  expect(await wholeReadsOf(town, calls)).toEqual([]);
});

test("no selection of statistics and map reads all of a table of care", async () => {
  const town = await newTown();
  const { ada, wout } = town.people;
  const draft = { name: "Rolstoel", description: "Komt met een rolstoel", colour: "blue" as const };
  const tagId = (await ada.care.saveTag({ body: draft })).id;
  const neighbourhoodId = town.noord.id;
  const calls = {
    ...named("statistics", [{}, { neighbourhoodId }, { tagId }, { neighbourhoodId, tagId }], wout, "getCareStatistics"),
    ...named("map", [{}, { tagId }], wout, "getCareMap"),
  };
  expect(await wholeReadsOf(town, calls)).toEqual([]);
});
