// @vitest-environment jsdom
import { fakeServer, idOf, now, type ReceivedRequest, refusal } from "@stoep/client/testing";
import type { LetterBatch } from "@stoep/contract/residents";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { WaitingScreen } from "./waiting-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const batch = (change: Partial<LetterBatch> = {}): LetterBatch => ({
  id: idOf(1),
  neighbourhood: "Muide",
  street: "Voorhavenlaan",
  isReprint: false,
  state: "done",
  households: null,
  parts: 1,
  by: "Ada Peeters",
  createdAt: now,
  downloadableUntil: now,
  ...change,
});

async function open(items: LetterBatch[], answers: object = {}) {
  const asked: ReceivedRequest[] = fakeServer({
    residents: {
      listWaitingResidents: { items: [], next: null, waitingResidents: 0 },
      listLetters: { items, next: null },
      printLetters: batch({ state: "queued", downloadableUntil: null }),
      readLetters: new Blob(["%PDF-"]),
      ...answers,
    },
    neighbourhoods: {
      listNeighbourhoods: { items: [{ id: idOf(3), code: "1", name: "Muide", centre: [3, 51], surface: 1 }] },
      listStreets: { items: [{ id: idOf(4), name: "Voorhavenlaan", postcode: "9000", neighbourhoodIds: [] }] },
    },
  });
  await showScreen(WaitingScreen, { path: "/residents/waiting", at: "/residents/waiting?tab=letters" });
  await screen.findByRole("heading", { level: 2, name: "New letters" });
  return (route: string) => asked.filter((one) => one.route === `residents.${route}`);
}

async function choose(field: string, option: string) {
  await userEvent.click(screen.getByRole("combobox", { name: field }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

test("letters are created for a neighbourhood or one of its streets", async () => {
  const of = await open([]);
  expect(await screen.findByText("No letters yet")).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Street" })).toBeDisabled();
  await choose("Neighbourhood", "Muide");
  await choose("Street", "Voorhavenlaan (9000)");
  await userEvent.click(screen.getByRole("checkbox", { name: "Also where a valid code was already sent" }));
  await userEvent.click(screen.getByRole("button", { name: "Create letters" }));
  expect(await screen.findByText("The letters are being created. They appear in the list below.")).toBeVisible();
  expect(of("printLetters")[0]?.body).toEqual({ neighbourhoodId: idOf(3), streetId: idOf(4), isReprint: true });
});

test("where no household is waiting for a letter, the screen says so", async () => {
  await open([], { printLetters: () => Promise.reject(refusal("no_letters")) });
  await choose("Neighbourhood", "Muide");
  await userEvent.click(screen.getByRole("button", { name: "Create letters" }));
  expect(
    await screen.findByText("No household in that area is waiting for a letter. Choose another area."),
  ).toBeVisible();
});

test("each file is downloaded by its own button, and fewer than ten households are not shown as a number", async () => {
  const save = vi.fn(() => "blob:letters");
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => {} }));
  const of = await open([batch({ parts: 2, households: 1200 }), batch({ id: idOf(2), downloadableUntil: null })]);
  await userEvent.click(await screen.findByRole("button", { name: "Download Letters Voorhavenlaan 2" }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(of("readLetters")[0]?.params).toMatchObject({ batchId: idOf(1) });
  expect(screen.getByText("Available for one day, only for the person who created them.")).toBeVisible();
  expect(screen.getByText("1,200")).toBeVisible();
  expect(screen.getByText(/^fewer than 10$/i)).toBeVisible();
});

test("letters that failed are listed with what still works", async () => {
  await open([batch({ state: "failed", parts: 0, downloadableUntil: null })]);
  expect(await screen.findByText(/^Nothing was printed, and earlier codes still work/)).toBeVisible();
});
