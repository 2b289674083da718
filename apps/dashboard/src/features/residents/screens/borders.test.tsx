// @vitest-environment jsdom
import { fakeServer, idOf, now, type ReceivedRequest } from "@stoep/client/testing";
import type { BorderAddressChoice } from "@stoep/contract/residents";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { WaitingScreen } from "./waiting-screen.tsx";

afterEach(closeToasts);

const muide = { id: idOf(3), name: "Muide" };
const dampoort = { id: idOf(4), name: "Dampoort" };
const label = "Voorhavenlaan 8, 9000 Gent";
const address = (change: Partial<BorderAddressChoice> = {}): BorderAddressChoice => ({
  addressId: idOf(1),
  label,
  neighbourhood: muide,
  liesIn: muide,
  moved: null,
  choices: [muide, dampoort],
  ...change,
});
const moved = address({ neighbourhood: dampoort, moved: { at: now, by: "Ada Peeters" } });

async function open(found = address(), listed: BorderAddressChoice[] = []) {
  const asked: ReceivedRequest[] = fakeServer({
    residents: {
      listWaitingResidents: { items: [], next: null, waitingResidents: 0 },
      listMovedAddresses: { items: listed, next: null },
      getBorderAddress: found,
      moveAddress: moved,
    },
    neighbourhoods: { findAddresses: { items: [{ id: idOf(1), label, neighbourhood: muide }] } },
  });
  await showScreen(WaitingScreen, { path: "/residents/waiting", at: "/residents/waiting?tab=borders" });
  return () => asked.filter(({ route }) => route === "residents.moveAddress").map(({ body }) => body);
}

async function chooseAddress() {
  await userEvent.type(await screen.findByRole("combobox", { name: "Address" }), "Voorh");
  await userEvent.click(await screen.findByRole("option", { name: label }));
}

test("an address is moved to a neighbourhood nearby, and back with one click", async () => {
  const moves = await open();
  await chooseAddress();
  await userEvent.click(await screen.findByRole("combobox", { name: "Neighbourhood" }));
  expect(screen.queryByRole("option", { name: "Muide" })).toBeNull();
  await userEvent.click(await screen.findByRole("option", { name: "Dampoort" }));
  await userEvent.click(screen.getByRole("button", { name: "Move" }));
  expect(await screen.findByText(`${label} is now in Dampoort.`)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(moves()).toEqual([
      { neighbourhoodId: dampoort.id, from: muide.id },
      { neighbourhoodId: null, from: dampoort.id },
    ]),
  );
});

test("an address far from any other boundary is reported as such, and cannot be moved", async () => {
  await open(address({ choices: [muide] }));
  await chooseAddress();
  expect(await screen.findByText(/No other boundary is close to this address/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Move" })).toBeNull();
});

test("moved addresses are listed with the neighbourhood they are in, and can be moved back", async () => {
  const moves = await open(address(), [moved]);
  expect(await screen.findByText("lies in Muide")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: `Move back: ${label}` }));
  await waitFor(() => expect(moves()).toEqual([{ neighbourhoodId: null, from: dampoort.id }]));
});
