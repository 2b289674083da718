// @vitest-environment jsdom

import { fakeServer, fill, idOf, type Replies, refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import type { Ticket } from "../parts/words.ts";
import { aTicket } from "../testing/samples.ts";
import { EditTicketScreen } from "./edit-ticket-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const planned = (change: Partial<Ticket> = {}) =>
  aTicket({
    state: "planned",
    appointment: { startsAt: "2026-06-01T07:00:00.000Z", endsAt: "2026-06-01T08:30:00.000Z" },
    hourlyRateCents: 1250,
    ...change,
  });

async function open(ticket: Ticket, replies: Replies["care"] = {}) {
  const asked = fakeServer({
    care: {
      getTicket: ticket,
      listConcierges: {
        items: [{ id: idOf(80), name: "Wout Claes", isCommunityWorker: false, functionId: null, unsolved: 2 }],
      },
      listCategories: { items: [] },
      editTicket: { done: true },
      ...replies,
    },
  });
  await showScreen(EditTicketScreen, {
    path: "/care/tickets/$ticketId/edit",
    at: `/care/tickets/${ticket.id}/edit`,
    session: inCare(),
  });
  await screen.findByRole("heading", { name: "Edit ticket" });
  return () => asked.filter(({ route }) => route === "care.editTicket").map(({ body }) => body);
}
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const field = (name: string) => screen.getByRole("textbox", { name });

test("the form is filled in, and an unchanged concierge or appointment is not sent", async () => {
  const bodies = await open(planned());
  expect(field("Hourly rate")).toHaveValue("12.5");
  await userEvent.type(field("What needs doing"), "Fetch bread");
  await save();
  await expectToast("Ticket saved.");
  expect(bodies()).toEqual([expect.objectContaining({ work: "Fetch bread", hourlyRateCents: 1250, version: 1 })]);
  expect(bodies()[0]).not.toHaveProperty("appointment");
  expect(bodies()[0]).not.toHaveProperty("assigneeId");
});

test("without a helper the form has no day, and says why", async () => {
  await open(aTicket({ state: "open", helper: null, can: { ...aTicket().can, appoint: "step_not_possible" } }));
  expect(screen.getByText(/No helper yet/)).toBeVisible();
  expect(screen.queryByText("Ends on another day (optional)")).toBeNull();
});

test("moving an appointment shows whom that notifies, and each can be left out", async () => {
  const reach = [
    { to: "member" as const, name: "Rosa Peeters", mail: true as const, text: "no_contact" as const },
    { to: "helper" as const, name: "Jef Maes", mail: true as const, text: true as const },
  ];
  const bodies = await open(planned({ reach }));
  expect(screen.queryByRole("checkbox")).toBeNull();
  const start = field("Start");
  await userEvent.clear(start);
  await userEvent.type(start, "09:30");
  await userEvent.click(await screen.findByRole("checkbox", { name: /Rosa Peeters/ }));
  await save();
  await expectToast("Ticket saved.");
  expect(bodies()[0]).toMatchObject({ appointment: { startsAt: "09:30", tell: ["helper"] } });
});

test("a day in a year that is over is asked about, and may be meant", async () => {
  const bodies = await open(planned());
  const day = field("Day");
  await userEvent.clear(day);
  await fill(day, "06/01/2024");
  await userEvent.tab();
  await save();
  const question = await screen.findByRole("dialog", { name: "This was in 2024. Is that right?" });
  await userEvent.click(within(question).getByRole("button", { name: "Choose another day" }));
  expect(bodies()).toEqual([]);
  await save();
  await userEvent.click(await screen.findByRole("button", { name: "Yes, in 2024" }));
  await expectToast("Ticket saved.");
  expect(bodies()[0]).toMatchObject({ appointment: { startsOn: "2024-06-01" } });
});

test("members who may not make a ticket confidential see the switch disabled", async () => {
  await open(planned({ can: { ...aTicket().can, hide: "not_allowed" } }));
  expect(screen.getByRole("switch", { name: /Confidential/ })).toBeDisabled();
});

test("after a colleague saved first both versions are shown, and the choice is saved on top of theirs", async () => {
  let stored = planned();
  const bodies = await open(stored, {
    getTicket: () => stored,
    editTicket: ({ body }) => {
      if (body.version !== stored.version) throw refusal("changed_meanwhile");
      return { done: true as const };
    },
  });
  await userEvent.type(field("Description"), "On foot");
  stored = planned({ version: 2, title: "Groceries and bread" });
  await save();
  const dialog = await screen.findByRole("dialog", { name: "Someone else changed this ticket" });
  expect(await within(dialog).findByText("Groceries and bread")).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: /Save/ }));
  await expectToast("Ticket saved.");
  expect(bodies()[1]).toMatchObject({ title: "Groceries and bread", description: "On foot", version: 2 });
});
