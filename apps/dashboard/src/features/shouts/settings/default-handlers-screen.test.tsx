// @vitest-environment jsdom
import { fakeServer, idOf } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { aMembership, aSession } from "../../../app/testing/people.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { DefaultHandlersScreen } from "./default-handlers-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const colleagues = [
  { id: idOf(1), name: "Els Peeters" },
  { id: idOf(2), name: "Mona Claes" },
];

async function choose(line: HTMLElement, label: string, option: string) {
  await userEvent.click(within(line).getByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

test("a colleague is chosen for a neighbourhood and a type; two lines for the same are not saved", async () => {
  const asked = fakeServer({
    shouts: {
      listDefaultHandlers: { items: [], colleagues },
      setDefaultHandlers: { items: [], colleagues },
    },
    neighbourhoods: {
      listNeighbourhoods: { items: [{ id: idOf(20), name: "Muide", code: "M", centre: [3.7, 51], surface: 1 }] },
    },
  });
  await showScreen(DefaultHandlersScreen, {
    path: "/settings/default-handlers",
    session: aSession(aMembership({ type: "owner" })),
  });
  expect(await screen.findByText(/^No one is chosen yet/)).toBeVisible();
  const save = screen.getByRole("button", { name: "Save changes" });
  expect(save).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Add a line" }));
  await userEvent.click(screen.getByRole("button", { name: "Add a line" }));
  expect(screen.getByText("Two lines are for the same neighbourhood and type.")).toBeVisible();
  expect(save).toBeDisabled();
  const second = screen.getByRole("group", { name: "Line 2" });
  await choose(second, "Neighbourhood", "Muide");
  await choose(second, "Type", "Problem");
  await choose(second, "Colleague", "Mona Claes");
  await userEvent.click(save);
  await expectToast("Changes saved.");
  expect(asked.find(({ route }) => route === "shouts.setDefaultHandlers")?.body).toEqual({
    items: [
      { neighbourhoodId: null, kind: null, accountId: idOf(1) },
      { neighbourhoodId: idOf(20), kind: "alert", accountId: idOf(2) },
    ],
  });
});
