// @vitest-environment jsdom
import { fakeServer, fill, idOf, now, type ReceivedRequest } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { WaitingScreen } from "./waiting-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const jo = {
  residentId: idOf(1),
  name: "Jo Vermeersch",
  neighbourhood: "Muide",
  street: "Voorhavenlaan",
  since: now,
  isDenied: false,
};

async function open(at = "/residents/waiting") {
  const asked: ReceivedRequest[] = fakeServer({
    residents: {
      listWaitingResidents: { items: [jo], next: null, waitingResidents: 1 },
      listDecidedResidents: {
        items: [{ ...jo, decision: { kind: "declined", reason: "No such house", at: now, by: "Ada Peeters" } }],
        next: null,
      },
      proveResident: { residentId: jo.residentId },
      declineResident: { residentId: jo.residentId },
      undoResidenceDecision: { residentId: jo.residentId },
    },
  });
  await showScreen(WaitingScreen, { path: "/residents/waiting", at });
  await screen.findByRole("heading", { level: 1, name: "Addresses to confirm" });
  return (route: string) => asked.filter((one) => one.route === `residents.${route}`);
}

test("confirming asks with name and place, reports who was confirmed, and can be undone", async () => {
  const of = await open();
  await userEvent.click(await screen.findByRole("button", { name: "Jo Vermeersch lives here" }));
  const dialog = await screen.findByRole("dialog", { name: "Does Jo Vermeersch live in Voorhavenlaan, Muide?" });
  expect(of("proveResident")).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole("button", { name: "Lives here" }));
  expect(await screen.findByText("Address of Jo Vermeersch confirmed.")).toBeVisible();
  expect(of("proveResident")[0]?.body).toEqual({ since: now });
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(of("undoResidenceDecision")).toHaveLength(1));
  expect(await screen.findByText("Jo Vermeersch is waiting again.")).toBeVisible();
});

test("the buttons of a row are not cut off at the end of their column", async () => {
  await open();
  const confirm = await screen.findByRole("button", { name: "Jo Vermeersch lives here" });
  expect(confirm.closest("td > span")).toBeNull();
  expect([...document.querySelectorAll("col")].at(-1)).toHaveStyle({ minInlineSize: "260px" });
});

test("declining asks for a reason, which the resident sees, and can be undone", async () => {
  const of = await open();
  await userEvent.click(await screen.findByRole("button", { name: "Decline the address of Jo Vermeersch" }));
  const dialog = await screen.findByRole("dialog", {
    name: "Decline the address of Jo Vermeersch in Voorhavenlaan, Muide?",
  });
  await userEvent.click(within(dialog).getByRole("button", { name: "Decline" }));
  expect(within(dialog).getByText("Say why you decline the address.")).toBeVisible();
  await fill(within(dialog).getByRole("textbox", { name: "Why?" }), "No such house");
  await userEvent.click(within(dialog).getByRole("button", { name: "Decline" }));
  await waitFor(() => expect(of("declineResident")[0]?.body).toEqual({ since: now, reason: "No such house" }));
  expect(await screen.findByText("Address of Jo Vermeersch declined.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(of("undoResidenceDecision")).toHaveLength(1));
});

test("a household member's denial is shown at the person's name", async () => {
  fakeServer({
    residents: {
      listWaitingResidents: { items: [{ ...jo, isDenied: true }], next: null, waitingResidents: 1 },
    },
  });
  await showScreen(WaitingScreen, { path: "/residents/waiting", at: "/residents/waiting" });
  const row = await screen.findByRole("row", { name: /Jo Vermeersch/ });
  expect(row).toHaveTextContent("A household member says this person does not live here");
});

test("after a decision the focus is on the next person's button, so that the user can go on by keyboard", async () => {
  const mo = { ...jo, residentId: idOf(2), name: "Mo Peeters" };
  const left = [jo, mo];
  fakeServer({
    residents: {
      listWaitingResidents: () => ({ items: [...left], next: null, waitingResidents: left.length }),
      declineResident: () => {
        left.shift();
        return { residentId: jo.residentId };
      },
    },
  });
  await showScreen(WaitingScreen, { path: "/residents/waiting", at: "/residents/waiting" });
  await userEvent.click(await screen.findByRole("button", { name: "Decline the address of Jo Vermeersch" }));
  const dialog = await screen.findByRole("dialog");
  await fill(within(dialog).getByRole("textbox", { name: "Why?" }), "No such house");
  await userEvent.click(within(dialog).getByRole("button", { name: "Decline" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Decline the address of Mo Peeters" })).toHaveFocus());
});

test("decisions are listed with their reason and who took them, and can be undone there", async () => {
  const of = await open("/residents/waiting?tab=decided");
  expect(await screen.findByText("No such house")).toBeVisible();
  expect(screen.getByText("Ada Peeters")).toBeVisible();
  expect(screen.getByText(/^21 Nov/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Undo: Jo Vermeersch" }));
  await waitFor(() => expect(of("undoResidenceDecision")).toHaveLength(1));
});
