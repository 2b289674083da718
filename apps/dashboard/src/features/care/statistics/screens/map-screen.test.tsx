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

const tags = [{ id: idOf(40), name: "Wheelchair", description: "", colour: "blue" as const, people: 4 }];
const serve = () =>
  fakeServer({
    care: { getCareMap: map, listTags: { items: tags } },
    // jsdom cannot draw maps.
    neighbourhoods: { readAreas: () => new Promise(() => {}), readStreetNames: new Blob(["[]"]) },
  });

test("the map of those with a tag is asked for, and the tag stays in the address", async () => {
  const asked = serve();
  await showScreen(MapScreen, { path: "/care/map", session: inCare() });
  await userEvent.click(await screen.findByRole("combobox", { name: "Tag" }));
  await userEvent.click(await screen.findByRole("option", { name: "Wheelchair" }));
  const sent = () => asked.filter(({ route }) => route === "care.getCareMap").map(({ query }) => query.get("tagId"));
  await expect.poll(sent).toEqual([null, idOf(40)]);
});

test("the layer of the map and its category are chosen beside it and kept in the address", async () => {
  serve();
  await showScreen(MapScreen, { path: "/care/map", at: "/care/map?layer=unsolved", session: inCare() });
  expect(await screen.findByRole("button", { name: "Unsolved tickets" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.queryByRole("combobox", { name: "Category" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Coverage" }));
  expect(await screen.findByRole("combobox", { name: "Category" })).toHaveValue("Transport");
});
