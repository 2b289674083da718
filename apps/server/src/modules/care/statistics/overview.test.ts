/** The counts of tickets beside the menu and above the list. S2 §2, §3 */
import { beforeEach, expect, test } from "vitest";
import { statementsOf } from "../../../testing/statements.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
let memberId: string;
let helperId: string;
beforeEach(async () => {
  town = await nextTown();
  memberId = await aPerson(town);
  helperId = await aHelper(town);
});

const states = async (by: "ada" | "wout" | "pim" = "wout") => {
  const { states } = await town.people[by].care.getTicketSummary();
  return Object.fromEntries(states.filter(({ tickets }) => tickets > 0).map(({ state, tickets }) => [state, tickets]));
};

test("an organisation without tickets has none in each of the eight states", async () => {
  const summary = await town.people.wout.care.getTicketSummary();
  expect(summary).toMatchObject({ total: 0, unsolved: 0, solvedThisWeek: 0, planned: 0, mine: 0, unassigned: 0 });
  expect(summary.states.map(({ tickets }) => tickets)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test("tickets count in all, by state, as mine, as nobody’s and as unsolved", async () => {
  const { wout, ada } = town.people;
  await aTicket(town, { memberId, state: "open" });
  await aTicket(town, { memberId, state: "looking", assigneeId: wout.accountId });
  await aTicket(town, { memberId, state: "planned", helperId, assigneeId: ada.accountId });
  await aTicket(town, { memberId, state: "solved", assigneeId: wout.accountId });
  await aTicket(town, { memberId, state: "revoked" });
  const totals = { unsolved: 3, mine: 1, unassigned: 1, planned: 1 };
  expect(await wout.care.getTicketSummary()).toMatchObject({ ...totals, total: 5, solvedThisWeek: 1 });
  expect(await wout.care.getSidebarTotals()).toEqual(totals);
  expect(await states()).toEqual({ open: 1, looking: 1, planned: 1, solved: 1, revoked: 1 });
});

test("a confidential ticket counts for its assignee and for admins of care, and in no count of somebody else", async () => {
  const { wout, pim, chaima, ada } = town.people;
  await aTicket(town, { memberId, state: "open" });
  await aTicket(town, { memberId, state: "open", isConfidential: true, assigneeId: wout.accountId });
  await aTicket(town, { memberId, state: "solved", isConfidential: true, assigneeId: wout.accountId });
  const seen = { total: 3, unsolved: 2, solvedThisWeek: 1 };
  expect(await wout.care.getTicketSummary()).toMatchObject({ ...seen, mine: 1 });
  expect(await ada.care.getTicketSummary()).toMatchObject({ ...seen, mine: 0 });
  for (const other of [pim, chaima]) {
    expect(await other.care.getTicketSummary()).toMatchObject({ total: 1, unsolved: 1, solvedThisWeek: 0 });
    expect(await other.care.getSidebarTotals()).toMatchObject({ unsolved: 1, unassigned: 1 });
  }
  expect(await states("pim")).toEqual({ open: 1 });
  // Viewers see no confidential tickets, even of a known assignee.
  await aTicket(town, { memberId, state: "open", isConfidential: true, assigneeId: pim.accountId });
  await aTicket(town, { memberId, state: "open", isConfidential: true });
  expect((await pim.care.getTicketSummary()).total).toBe(1);
});

test("the week begins on Monday at midnight by the network’s clocks", async () => {
  // It is Tuesday 12 May 2026; Monday began in Brussels at 22:00 UTC on Sunday.
  await aTicket(town, { memberId, state: "solved", solvedAt: new Date("2026-05-10T21:59:00Z") });
  await aTicket(town, { memberId, state: "solved", solvedAt: new Date("2026-05-10T22:01:00Z") });
  expect(await town.people.wout.care.getTicketSummary()).toMatchObject({ total: 2, solvedThisWeek: 1 });
});

test("a deadline is over from the day after it, while the ticket is not solved, in the count and in the list alike", async () => {
  const { wout, ada } = town.people;
  const [today, yesterday] = ["2026-05-12", "2026-05-11"];
  await aTicket(town, { memberId, state: "open", deadlineOn: today });
  const late = await aTicket(town, { memberId, state: "open", deadlineOn: yesterday, title: "Te laat" });
  await aTicket(town, { memberId, state: "open", deadlineOn: yesterday, deletedAt: town.clock.now() });
  await aTicket(town, { memberId, state: "open", deadlineOn: yesterday, isConfidential: true });
  await aTicket(town, { memberId, state: "solved", deadlineOn: yesterday });
  const idsFor = async (who: typeof wout, search?: string) => {
    const query = { deadline: "over" as const, search };
    return (await who.care.listTickets({ query })).items.map(({ id }) => id);
  };
  expect([(await wout.care.getTicketSummary()).overdue, (await ada.care.getTicketSummary()).overdue]).toEqual([1, 2]);
  expect([await idsFor(wout), await idsFor(wout, "laat"), await idsFor(ada)]).toEqual([
    [late],
    [late],
    expect.arrayContaining([late]),
  ]);
  expect(await idsFor(wout, "gordijnrail")).toEqual([]);
});

test("a deleted ticket was not solved this week", async () => {
  await aTicket(town, { memberId, state: "solved", deletedAt: town.clock.now() });
  expect((await town.people.wout.care.getTicketSummary()).solvedThisWeek).toBe(0);
});

test("another organisation’s tickets count nowhere here", async () => {
  const organisationId = town.organisations.careOnly;
  const theirs = await aPerson(town, { organisationId });
  await aTicket(town, { organisationId, memberId: theirs, state: "open" });
  expect((await town.people.ada.care.getTicketSummary()).total).toBe(0);
  expect((await town.people.caro.care.getTicketSummary()).total).toBe(1);
});

test("the counters beside the menu never read the tickets themselves", async () => {
  const statements = await statementsOf(town.databases.pool, () => town.people.wout.care.getSidebarTotals());
  expect(statements.filter((text) => /"care_ticket"/.test(text))).toEqual([]);
});
