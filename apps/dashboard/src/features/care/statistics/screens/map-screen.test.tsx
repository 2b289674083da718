// @vitest-environment jsdom
import { fakeServer, idOf } from "@stoep/client/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import { MapScreen } from "./map-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const map = {
  categories: [
    { id: idOf(1), name: "Transport" },
    { id: idOf(2), name: "Pets" },
  ],
  areas: [
    {
      neighbourhood: { id: idOf(20), name: "Muide" },
      members: 24,
      helpers: null,
      unsolved: 3,
      coverage: [
        { categoryId: idOf(1), helpers: 12 },
        { categoryId: idOf(2), helpers: null },
      ],
    },
  ],
};

test("the layer of the map and its category are chosen beside it and kept in the address", async () => {
  fakeServer({ care: { getCareMap: map } });
  await showScreen(MapScreen, { path: "/care/map", at: "/care/map?layer=unsolved", session: inCare() });
  expect(await screen.findByRole("button", { name: "Unsolved tickets" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.queryByRole("combobox", { name: "Category" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Coverage" }));
  expect(await screen.findByRole("combobox", { name: "Category" })).toHaveValue("Transport");
});
