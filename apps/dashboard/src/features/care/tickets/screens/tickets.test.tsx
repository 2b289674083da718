// @vitest-environment jsdom

import { fakeServer, idOf, type Replies } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import type { Ticket } from "../parts/words.ts";
import { aMoment, aTicket } from "../testing/samples.ts";
import { TicketScreen } from "./ticket-screen.tsx";
import { TicketsScreen } from "./tickets-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

async function open(ticket: Ticket, replies: Replies["care"] = {}, level: "viewer" | "editor" = "editor") {
  const asked = fakeServer({ care: { getTicket: ticket, listCandidates: { items: [] }, ...replies } });
  await showScreen(TicketScreen, {
    path: "/care/tickets/$ticketId",
    at: `/care/tickets/${ticket.id}`,
    session: inCare(level),
  });
  return (route: string) => asked.filter((one) => one.route === `care.${route}`);
}

test("a ticket sent with the form is marked as such for people who may read the answers", async () => {
  await open(aTicket({ source: "webform" }));
  expect(await screen.findByRole("heading", { name: "Sent through the form" })).toBeVisible();
});

test("the next step is a button; solving says that it is final, and sends the status that the ticket had", async () => {
  const of = await open(aTicket(), { solveTicket: aTicket({ state: "solved", steps: [] }) });
  await userEvent.click(await screen.findByRole("button", { name: "Mark as solved" }));
  const dialog = await screen.findByRole("dialog", { name: "Mark as solved" });
  expect(dialog).toHaveTextContent("A solved ticket for Rosa Peeters can no longer be changed.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Mark as solved" }));
  await expectToast("Changes saved.");
  expect(of("solveTicket")[0]?.body).toMatchObject({ from: "executed" });
});

test("solving while the helper is expected asks whether they did it, and says what each answer means for them", async () => {
  const of = await open(aTicket({ state: "planned" }), { solveTicket: aTicket({ state: "solved", steps: [] }) });
  await userEvent.click(await screen.findByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Mark as solved" }));
  const dialog = await screen.findByRole("dialog", { name: "Mark as solved" });
  const send = () => userEvent.click(within(dialog).getByRole("button", { name: "Mark as solved" }));
  await send();
  expect(of("solveTicket")).toEqual([]);
  const choice = within(dialog).getByRole("radiogroup", { name: "Did Jef Maes do it?" });
  expect(dialog).toHaveTextContent("Choose one.");
  await waitFor(() => expect(within(choice).getByRole("radio", { name: "Yes" })).toHaveFocus());
  expect(within(dialog).queryByText("Enter the outcome.")).toBeNull();
  expect(choice).toHaveTextContent("told that the visit does not take place");
  await userEvent.click(within(choice).getByRole("radio", { name: "No" }));
  await send();
  expect(within(dialog).getByText("Enter the outcome.")).toBeVisible();
  expect(of("solveTicket")).toEqual([]);
  await userEvent.click(within(choice).getByRole("radio", { name: "Yes" }));
  await send();
  await expectToast("Changes saved.");
  expect(of("solveTicket")[0]?.body).toMatchObject({ from: "planned", hasHelped: true });
});

test("without a step that the user may take there is no button", async () => {
  await open(aTicket({ steps: [{ to: "solved", verdict: "level_too_low", tells: [] }] }), {}, "viewer");
  await screen.findByRole("heading", { name: "Groceries every week" });
  expect(screen.queryByRole("button", { name: "Mark as solved" })).toBeNull();
});

test("the list shows the member, status and age in hours of each ticket, and how many were solved this week", async () => {
  const states = [{ state: "open" as const, tickets: 1 }];
  fakeServer({
    care: {
      listTickets: { items: [aTicket({ state: "open" })], next: null, found: 1 },
      getTicketSummary: {
        unsolved: 1,
        mine: 0,
        unassigned: 1,
        planned: 0,
        total: 4,
        solvedThisWeek: 3,
        overdue: 0,
        states,
      },
      listConcierges: { items: [] },
      listCategories: { items: [] },
    },
    neighbourhoods: {},
  });
  await showScreen(TicketsScreen, { path: "/care/tickets", session: inCare() });
  const row = (await screen.findByText("#12 Groceries every week")).closest("tr") as HTMLElement;
  for (const text of ["Rosa Peeters", "Open", "Unassigned", "5 hours"]) expect(row).toHaveTextContent(text);
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  expect(await screen.findByRole("menuitem", { name: "With appointment times (Excel)" })).toBeVisible();
});

test("a message is sent to the chosen side and by the chosen way, and a way that does not reach them says why", async () => {
  const reach = [
    { to: "member" as const, name: "Rosa Peeters", mail: true as const, text: "no_contact" as const },
    { to: "helper" as const, name: "Jef Maes", mail: "no_contact" as const, text: true as const },
  ];
  const sent = { id: idOf(80), kind: "message" as const, at: "2026-05-12T09:00:00.000Z", by: "Wout", isMine: true };
  const moment = {
    ...sent,
    to: "Jef Maes",
    fromState: null,
    toState: null,
    channel: "text" as const,
    answer: null,
    mentions: [],
  };
  const onItsWay = { outcome: "queued" as const, can: { sendAgain: "already_sent" as const } };
  const failed = { outcome: "failed" as const, can: { sendAgain: true as const } };
  const thread = [{ ...moment, delivery: failed, text: "Tot morgen" }];
  const of = await open(aTicket({ reach, thread }), {
    messageTicket: { ...moment, delivery: onItsWay, text: "Dag" },
    sendMessageAgain: { ...moment, delivery: onItsWay, text: "Tot morgen" },
  });
  const line = (await screen.findByText("Text message to Jef Maes")).closest("li") as HTMLElement;
  expect(line).toHaveTextContent("Not delivered");
  await userEvent.click(within(line).getByRole("button", { name: "Send again to Jef Maes" }));
  await expectToast("On its way again.");
  expect(of("sendMessageAgain")[0]?.params).toMatchObject({ momentId: moment.id });
  await userEvent.click(screen.getByRole("radio", { name: "Message" }));
  expect(screen.getByRole("button", { name: "Send as text message" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("combobox", { name: "To" }));
  await userEvent.click(await screen.findByRole("option", { name: "Jef Maes (helper)" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Message" }), "Dag");
  await userEvent.click(screen.getByRole("button", { name: "Send as text message" }));
  await expectToast("Message on its way.");
  expect(of("messageTicket")[0]?.body).toEqual({ to: "helper", channel: "text", text: "Dag" });
});

test("repeating help shows its tickets and coming days, and a day can be skipped", async () => {
  const series = {
    id: idOf(90),
    every: "weekly" as const,
    state: "running" as const,
    startsAt: "09:00",
    endsAt: "10:30",
    untilOn: null,
    next: [{ on: "2026-06-04", isSkipped: false }],
    tickets: [
      { id: idOf(91), number: 13, state: "planned" as const, on: "2026-05-28" },
      { id: idOf(70), number: 12, state: "executed" as const, on: "2026-05-21" },
    ],
    can: { edit: true as const },
  };
  const of = await open(aTicket({ seriesId: idOf(90) }), { getSeries: series, skipOccurrence: series });
  expect(await screen.findByText("Every week, 09:00–10:30")).toBeVisible();
  expect(screen.getByRole("link", { name: /#13/ })).toHaveAttribute("href", expect.stringContaining(idOf(91)));
  await userEvent.click(screen.getByRole("button", { name: /^Skip: / }));
  await expectToast("The visit on 4 Jun 2026 is skipped.");
  expect(of("skipOccurrence")[0]?.body).toEqual({ on: "2026-06-04", isSkipped: true });
});

test("pictures are enlarged, documents are downloaded, and added files are uploaded as their kind", async () => {
  const file = { bytes: 2048, width: null, height: null, address: "/api/files/gent/abc", altText: "" };
  const letter = { ...file, id: idOf(92), kind: "attachment" as const, name: "letter.pdf" };
  const links = [{ id: idOf(93), number: 14, title: "Bread", state: "open" as const }];
  const of = await open(aTicket({ files: [letter], links }), {
    addTicketPicture: letter,
    addTicketAttachment: letter,
    unlinkTicket: { done: true },
  });
  expect(await screen.findByRole("link", { name: "letter.pdf" })).toHaveAttribute(
    "href",
    "/api/files/gent/abc/original",
  );
  const chosen = [new File(["x"], "door.PNG"), new File(["x"], "note.txt")];
  await userEvent.upload(screen.getByLabelText(/Add photos or documents/), chosen);
  await expectToast("note.txt added.");
  expect([of("addTicketPicture").length, of("addTicketAttachment").length]).toEqual([1, 1]);
  await userEvent.click(screen.getByRole("button", { name: "Remove the link to #14" }));
  await expectToast("Link removed.");
  expect(of("unlinkTicket")[0]?.body).toEqual({ otherId: idOf(93) });
});

test("a picture is described for people who cannot see it", async () => {
  const file = { bytes: 2048, width: 800, height: 600, address: "/api/files/gent/abc", altText: "" };
  const files = [{ ...file, id: idOf(94), kind: "image" as const, name: "IMG_1.jpg" }];
  const of = await open(aTicket({ files }), { describeTicketPicture: { done: true } });
  await userEvent.click(await screen.findByRole("button", { name: "Describe IMG_1.jpg" }));
  const dialog = await screen.findByRole("dialog", { name: "Describe IMG_1.jpg" });
  await userEvent.type(within(dialog).getByLabelText(/What the photo shows/), "A broken lock{Enter}");
  await expectToast("Changes saved.");
  expect(of("describeTicketPicture")[0]?.body).toEqual({ altText: "A broken lock" });
});

test("the form for hours starts with the day and the length of the appointment", async () => {
  const appointment = { startsAt: "2026-06-01T07:00:00.000Z", endsAt: "2026-06-01T08:30:00.000Z" };
  const of = await open(aTicket({ appointment }), { enterHours: aMoment({ kind: "entry" }) });
  await userEvent.click(await screen.findByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Enter hours" }));
  const dialog = await screen.findByRole("dialog", { name: "Enter hours" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  await expectToast("Hours entered.");
  expect(of("enterHours")[0]?.body).toEqual({ onDay: "2026-06-01", minutes: 90, text: "" });
});
