// @vitest-environment jsdom
import { fakeServer, idOf, type Replies, refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import { aTicket } from "../../tickets/testing/samples.ts";
import { AgendaStart } from "../parts/start-card.tsx";
import type { Agenda } from "../parts/words.ts";
import { AgendaScreen } from "./agenda-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const none = { items: [], found: 0 };
const idle: Agenda = {
  today: "2026-05-12",
  tomorrow: "2026-05-13",
  visits: { today: none, tomorrow: none, passed: none },
  answers: none,
};
const appointment = { startsAt: "2026-05-12T07:00:00.000Z", endsAt: "2026-05-12T08:30:00.000Z" };
const contact = {
  address: "Kaai 4, 9000 Gent",
  memberPhone: "+32470000001",
  memberPhoneText: "0470 00 00 01",
  helperPhone: "+32470000002",
  helperPhoneText: "0470 00 00 02",
};
const busy: Agenda = {
  ...idle,
  visits: {
    today: { items: [{ ...aTicket({ state: "planned", appointment }), contact }], found: 1 },
    tomorrow: {
      items: [
        { ...aTicket({ id: idOf(73), number: 13, state: "looking", helper: null, appointment }), contact },
        { ...aTicket({ id: idOf(72), number: 11, state: "planned", appointment }), contact },
      ],
      found: 2,
    },
    passed: {
      items: [{ ...aTicket({ id: idOf(74), number: 14, state: "executed", appointment }), contact: null }],
      found: 43,
    },
  },
  answers: {
    items: [
      {
        ...aTicket({ id: idOf(75), number: 15, state: "waiting" }),
        from: "member",
        since: appointment.startsAt,
        asked: 0,
      },
      {
        ...aTicket({ id: idOf(76), number: 16, state: "looking" }),
        from: "helper",
        since: appointment.startsAt,
        asked: 2,
      },
    ],
    found: 2,
  },
};
const totals = {
  unsolved: 9,
  mine: 3,
  unassigned: 2,
  planned: 1,
  total: 20,
  solvedThisWeek: 1,
  overdue: 4,
  states: [],
};

/** Whether the agenda was asked for with contact details, each time. */
async function open(replies: Replies["care"], level: "viewer" | "editor" = "editor") {
  const asked = fakeServer({ care: { getTicketSummary: totals, ...replies } });
  await showScreen(AgendaScreen, { path: "/care/agenda", session: inCare(level) });
  return () => asked.filter(({ route }) => route === "care.getCareAgenda").map(({ query }) => query.get("contact"));
}
const card = (name: string) => screen.findByRole("region", { name });

test("each visit says when, who is helped and where, who helps and how to reach them, and leads to its next step", async () => {
  const contacts = await open({ getCareAgenda: busy });
  const today = await card("Visits today");
  expect(today).toHaveTextContent(/09:00 – 10:30/);
  for (const text of ["#12 Groceries every week", "Rosa Peeters · Kaai 4, 9000 Gent", "Helper: Jef Maes", "Scheduled"])
    expect(today).toHaveTextContent(text);
  expect(within(today).getByRole("link", { name: contact.memberPhoneText })).toHaveAttribute(
    "href",
    "tel:+32470000001",
  );
  expect(within(today).getByRole("link", { name: "Mark as carried out · #12" })).toHaveAttribute(
    "href",
    `/dashboard/care/tickets/${idOf(70)}`,
  );
  const tomorrow = await card("Visits tomorrow");
  expect(tomorrow).toHaveTextContent("No helper yet");
  expect(within(tomorrow).getByRole("link", { name: "Choose a helper · #13" })).toBeVisible();
  // It has not begun: nobody carried it out.
  expect(within(tomorrow).queryByRole("link", { name: /^Mark as carried out/ })).toBeNull();
  expect(contacts()).toEqual(["yes"]);
});

test("passed visits are counted, with their day, and all of them are a press away; answers say of whom and since when", async () => {
  await open({ getCareAgenda: busy });
  const passed = await card("Past and not closed");
  expect(passed).toHaveTextContent(/12 May 2026, 09:00 – 10:30/);
  expect(within(passed).getByRole("link", { name: "See all 43" })).toHaveAttribute(
    "href",
    "/dashboard/care/tickets?visit=passed&sort=visit",
  );
  const answers = await card("Waiting for an answer");
  expect(answers).toHaveTextContent("Rosa Peeters has not confirmed the visit of Jef Maes yet");
  expect(answers).toHaveTextContent("2 helpers have been asked for Rosa Peeters");
  expect(answers).toHaveTextContent(/Since 12 May 2026 \(/);
  expect(screen.getByRole("link", { name: "Deadline passed" })).toHaveAttribute(
    "href",
    "/dashboard/care/tickets?deadline=over",
  );
});

test("a desk on which nothing waits says so in each part", async () => {
  const contacts = await open({ getCareAgenda: idle }, "viewer");
  for (const text of ["No more visits today.", "No visits tomorrow.", "Every past visit is closed."])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText("You are not waiting for an answer.")).toBeVisible();
  // Viewers may not see how to reach anybody.
  expect(contacts()).toEqual(["no"]);
});

test("who has read as many people as one may keeps the agenda, without contact details", async () => {
  await open({
    getCareAgenda: ({ query }) => {
      if (query.get("contact") === "yes") throw refusal("read_too_much");
      return busy;
    },
  });
  expect(await screen.findByText(/Addresses and phone numbers are left out here/)).toBeVisible();
  expect(await card("Visits today")).toHaveTextContent("#12 Groceries every week");
});

test("the start page has the next visits and the four numbers, each with the way to its tickets, and the way to the agenda", async () => {
  fakeServer({ care: { getCareAgenda: busy } });
  await showScreen(() => <AgendaStart />, { path: "/", at: "/", session: inCare() });
  expect(await screen.findByText("43")).toBeVisible();
  expect(screen.getByRole("link", { name: "#12 Groceries every week" }).closest("li")).toHaveTextContent(
    "09:00 · Rosa Peeters · Helper: Jef Maes",
  );
  expect(screen.getByRole("link", { name: "See today in care" })).toHaveAttribute("href", "/dashboard/care/agenda");
  expect(screen.getByRole("link", { name: "Waiting for an answer" })).toHaveAttribute(
    "href",
    "/dashboard/care/tickets?answer=awaited&sort=waiting",
  );
});
