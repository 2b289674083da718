// @vitest-environment jsdom
import { fakeServer, idOf, type Replies } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import { aMoment, aTicket } from "../testing/samples.ts";
import { TicketScreen } from "./ticket-screen.tsx";
import { TicketsScreen } from "./tickets-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const totals = { unsolved: 1, mine: 0, unassigned: 1, planned: 0, total: 4, solvedThisWeek: 0, overdue: 0, states: [] };
const appointment = { startsAt: "2026-05-13T07:00:00.000Z", endsAt: "2026-05-13T08:00:00.000Z" };
const ticket = aTicket({ state: "planned", appointment });

/** The queries of the list, in order. */
async function open(at: string, replies: Replies["care"] = {}) {
  const asked = fakeServer({
    care: {
      listTickets: { items: [ticket], next: null, found: 1 },
      getTicketSummary: totals,
      getTicket: ticket,
      listCandidates: { items: [] },
      listConcierges: { items: [] },
      listCategories: { items: [] },
      listTags: { items: [] },
      ...replies,
    },
    neighbourhoods: {},
  });
  await showScreen(TicketsScreen, { path: "/care/tickets", at, session: inCare() });
  return () => asked.filter(({ route }) => route === "care.listTickets").map(({ query }) => query);
}

/** A window of this width, for the queries of the kit. */
function widen(width: number) {
  vi.stubGlobal("matchMedia", (query: string) => {
    const [, side, pixels] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? [];
    const matches = side === "min" ? width >= Number(pixels) : side === "max" ? width <= Number(pixels) : false;
    const listen = () => {};
    return { matches, media: query, addEventListener: listen, removeEventListener: listen, addListener: listen };
  });
}

test("an order is chosen beside the filters, kept in the address, and is no filter", async () => {
  const queries = await open("/care/tickets");
  await userEvent.click(await screen.findByRole("combobox", { name: "Sort" }));
  await userEvent.click(await screen.findByRole("option", { name: "By visit date" }));
  await expect.poll(() => queries().map((query) => query.get("orderBy"))).toEqual([null, "visit"]);
  expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
  expect(screen.queryByText(/1 of 4/)).toBeNull();
  expect(await screen.findByText(/13 May 2026, 09:00/)).toBeVisible();
});

test("on a wide screen a ticket opens beside the list, which keeps its filters and order", async () => {
  widen(1280);
  const queries = await open("/care/tickets?assignee=nobody&sort=waiting");
  await userEvent.click(await screen.findByRole("link", { name: "#12 Groceries every week" }));
  const record = await screen.findByRole("article", { name: "Groceries every week" });
  const list = screen.getByRole("navigation", { name: "Tickets" });
  expect(within(list).getByRole("link", { name: /#12 Groceries every week/ })).toHaveAttribute("aria-current", "true");
  expect(within(list).getByText(/13 May 2026, 09:00 · Rosa Peeters/)).toBeVisible();
  expect(within(record).getByRole("link", { name: "Groceries every week" })).toHaveAttribute(
    "href",
    `/dashboard/care/tickets/${idOf(70)}`,
  );
  const last = queries().at(-1);
  expect([last?.get("assignee"), last?.get("orderBy")]).toEqual(["nobody", "waiting"]);
  await userEvent.click(screen.getByRole("link", { name: "Show as list" }));
  expect(await screen.findByRole("table", { name: "Tickets" })).toBeVisible();
});

test("the board has the filters of the list, and hands them on to all of a status", async () => {
  const queries = await open("/care/tickets?view=board&assignee=nobody", {
    listTickets: { items: [ticket], next: "more", found: 40 },
  });
  const [lane] = await screen.findAllByRole("link", { name: "See all" });
  expect(lane).toHaveAttribute("href", "/dashboard/care/tickets?assignee=nobody&tab=open");
  expect(queries().every((query) => query.get("assignee") === "nobody")).toBe(true);
  expect(queries().map((query) => query.get("states"))).toEqual(expect.arrayContaining(["open", "planned"]));
  await userEvent.type(screen.getByRole("searchbox", { name: "Words or ticket number" }), "lamp");
  await expect.poll(() => queries().at(-1)?.get("search")).toBe("lamp");
});

test("on a phone the person helped stands beside the title, in the list and above the ticket", async () => {
  widen(390);
  await open("/care/tickets");
  expect(await screen.findByRole("link", { name: "Rosa Peeters · #12 Groceries every week" })).toHaveAttribute(
    "href",
    `/dashboard/care/tickets/${idOf(70)}`,
  );
  document.body.replaceChildren();
  await showScreen(TicketScreen, {
    path: "/care/tickets/$ticketId",
    at: `/care/tickets/${idOf(70)}`,
    session: inCare(),
  });
  await screen.findByRole("heading", { name: "Groceries every week", level: 1 });
  const [first] = screen.getAllByRole("link", { name: "Rosa Peeters" });
  expect(first?.closest("details")).toBeNull();
});

test("what is written stands above what happened", async () => {
  const thread = [aMoment({ kind: "comment", text: "Belde terug" })];
  fakeServer({ care: { getTicket: aTicket({ thread }), listCandidates: { items: [] } } });
  await showScreen(TicketScreen, {
    path: "/care/tickets/$ticketId",
    at: `/care/tickets/${idOf(70)}`,
    session: inCare(),
  });
  const field = await screen.findByRole("textbox", { name: "Comment" });
  const said = screen.getByText("Belde terug");
  expect(field.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
