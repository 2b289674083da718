/** The orders of the list: every ticket once over all its pages, by the same rule as its neighbours. S2 §2 */
import { ticketLimits, ticketOrders, ticketStates } from "@stoep/contract/care";
import { hourMs } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { newHelper, newPerson, newTicket } from "../matching/testing/rows.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

type Order = (typeof ticketOrders)[number];
async function idsIn(orderBy: Order, more: object = {}) {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await town.people.wout.care.listTickets({ query: { orderBy, ...more, cursor } });
    expect(page.items.length).toBeLessThanOrEqual(ticketLimits.pageSize);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor);
  return ids;
}
const at = (hours: number) => new Date(town.in({ hours }));
const visit = (hours: number) => ({ startsAt: at(hours), endsAt: new Date(at(hours).getTime() + hourMs) });

test("newest first; by the time of the visit, those without one last; longest in its state first; by the member's name", async () => {
  const helperId = await newHelper(town);
  const [aa, be, zo] = [
    await newPerson(town, { firstName: "Zeger", lastName: "aerts" }),
    await newPerson(town, { firstName: "An", lastName: "Beck" }),
    await newPerson(town, { firstName: "Bo", lastName: "Zoute" }),
  ];
  const one = await newTicket(town, {
    memberId: zo,
    state: "planned",
    helperId,
    ...visit(9),
    createdAt: at(-5),
    stateAt: at(-1),
  });
  const two = await newTicket(town, { memberId: be, state: "open", createdAt: at(-4), stateAt: at(-4) });
  const three = await newTicket(town, {
    memberId: aa,
    state: "planned",
    helperId,
    ...visit(2),
    createdAt: at(-3),
    stateAt: at(-2),
  });
  expect(await idsIn("newest")).toEqual([three, two, one]);
  expect(await idsIn("visit")).toEqual([three, one, two]);
  expect(await idsIn("waiting")).toEqual([two, three, one]);
  expect(await idsIn("member")).toEqual([three, two, one]);
  expect(await idsIn("member", { states: ["planned"] })).toEqual([three, one]);
  expect(await idsIn("visit", { search: "boodschappen" })).toEqual([three, one, two]);
});

describe.each(ticketOrders)("by %s", (orderBy) => {
  test("no ticket is on two pages or on none, also where many are equal", async () => {
    const helperId = await newHelper(town);
    const memberIds = [await newPerson(town), await newPerson(town), await newPerson(town, { lastName: "Aerts" })];
    const made: string[] = [];
    for (let n = 0; n < ticketLimits.pageSize * 2 + 5; n++) {
      const state = ticketStates[n % ticketStates.length] ?? "open";
      const hasHelper = !["open", "looking"].includes(state);
      const times = n % 3 ? visit(n % 5) : {};
      made.push(
        await newTicket(town, {
          state,
          memberId: memberIds[n % 3],
          helperId: hasHelper ? helperId : null,
          stateAt: at(-(n % 4)),
          createdAt: at(-(n % 6)),
          ...times,
        }),
      );
    }
    const ids = await idsIn(orderBy);
    expect(ids.length).toBe(made.length);
    expect(new Set(ids)).toEqual(new Set(made));
  });

  test("a cursor of another order is refused", async () => {
    for (let n = 0; n < ticketLimits.pageSize + 1; n++) await newTicket(town);
    const { next } = await town.people.wout.care.listTickets({ query: { orderBy } });
    const other = orderBy === "member" ? "newest" : "member";
    const query = { orderBy: other, cursor: next ?? "" } as const;
    await expect(town.people.wout.care.listTickets({ query })).refuses("invalid_input", { cursor: "invalid" });
  });
});
