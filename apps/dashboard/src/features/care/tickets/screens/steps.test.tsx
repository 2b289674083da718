// @vitest-environment jsdom

import { fakeServer, type Replies, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import type { Ticket } from "../parts/words.ts";
import { aTicket } from "../testing/samples.ts";
import { TicketScreen } from "./ticket-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

async function open(ticket: Ticket, replies: Replies["care"] = {}) {
  const asked = fakeServer({ care: { getTicket: ticket, listCandidates: { items: [] }, ...replies } });
  await showScreen(TicketScreen, {
    path: "/care/tickets/$ticketId",
    at: `/care/tickets/${ticket.id}`,
    session: inCare(),
  });
  return (route: string) => asked.filter((one) => one.route === `care.${route}`);
}

const looking = { to: "looking" as const, verdict: true as const, tells: [] };
const free = aTicket({ state: "open", helper: null, steps: [looking] });

test("a ticket that nobody has is taken with one press, which begins the search", async () => {
  const of = await open(free, { lookForHelper: aTicket({ state: "looking", steps: [] }) });
  await userEvent.click(await screen.findByRole("button", { name: "I’ll take this" }));
  await expectToast("This ticket is yours. You can look for a helper.");
  expect(of("lookForHelper").map(({ body }) => body)).toEqual([{ from: "open", takes: true }]);
});

test("who was too late is told that a colleague has it", async () => {
  await open(free, { lookForHelper: () => Promise.reject(refusal("already_taken")) });
  await userEvent.click(await screen.findByRole("button", { name: "I’ll take this" }));
  await expectToast("A colleague was earlier and has this ticket now.");
});

test("the search for a colleague's ticket is not offered as taking it", async () => {
  await open({ ...free, assignee: { id: free.id, name: "Nadia Benali" } });
  expect(await screen.findByRole("button", { name: "Look for a helper" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "I’ll take this" })).toBeNull();
});

test("the appointment begins with day, start and end: the day has the focus, and its calendar is outside the dialog", async () => {
  await open(aTicket({ state: "waiting", steps: [{ to: "planned", verdict: true, tells: [] }] }));
  await userEvent.click(await screen.findByRole("button", { name: "Confirm the appointment" }));
  const dialog = await screen.findByRole("dialog", { name: "Confirm the appointment" });
  const fields = within(dialog)
    .getAllByRole("textbox")
    .map((field) => field.closest(".mantine-InputWrapper-root")?.querySelector("label")?.textContent);
  expect(fields).toEqual(["Day", "Start", "End", "Ends on another day (optional)"]);
  const day = within(dialog).getByRole("textbox", { name: "Day" });
  await waitFor(() => expect(day).toHaveFocus());
  const calendar = await screen.findByRole("button", { name: "Next month" });
  expect(dialog).not.toContainElement(calendar);
});
