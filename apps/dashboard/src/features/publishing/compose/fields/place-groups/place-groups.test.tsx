// @vitest-environment jsdom
import { refusal } from "@stoep/client/testing";
import type { PlaceGroup } from "@stoep/contract/publishing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atStep, openEditor } from "../../testing/open-editor.tsx";
import { aPost, idOf } from "../../testing/samples.ts";

// jsdom has no graphics: the map says so and draws nothing; the list beside it is what is tested.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const ring = [3.7, 51, 3.8, 51, 3.8, 51.1, 3.7, 51];
const readAreas = {
  type: "FeatureCollection",
  features: ["Centrum", "Muide", "Haven"].map((name, place) => ({
    type: "Feature",
    properties: { id: idOf(20 + place), name },
    geometry: { type: "Polygon", coordinates: [[0, 2, 4, 6].map((at) => ring.slice(at, at + 2))] },
  })),
};
const dok = { id: idOf(30), name: "Dok", postcode: "9000", neighbourhoodIds: [idOf(21)] };
const group = (number: number, name: string, change: Partial<PlaceGroup> = {}): PlaceGroup => ({
  id: idOf(number),
  name,
  neighbourhoodIds: [idOf(20), idOf(22)],
  streets: [],
  lost: 0,
  ...change,
});

type Replies = NonNullable<Parameters<typeof openEditor>[0]>["replies"];

async function openAudience(items: PlaceGroup[], change: Parameters<typeof aPost>[0] = {}, replies: Replies = {}) {
  const post = aPost({ neighbourhoodIds: [idOf(21)], ...change });
  const neighbourhoods = { readAreas, listStreets: { items: [dok] } };
  const all = { listPlaceGroups: () => ({ items }), ...replies };
  const editor = await openEditor({ post, at: atStep("audience"), replies: all, neighbourhoods });
  await screen.findByRole("checkbox", { name: /^Muide/ });
  return editor;
}
const box = (name: RegExp) => screen.getByRole("checkbox", { name });

test("one press chooses a saved group and the running total follows; a second takes it away again", async () => {
  const { of } = await openAudience([group(40, "Centrum + haven", { lost: 2 })]);
  const chosen = await screen.findByRole("checkbox", { name: /^Centrum\s\+ haven/ });
  expect(chosen).toHaveAccessibleName(/2\sneighbourhoods · 2\splaces no longer exist and are left out$/);
  await userEvent.click(chosen);
  await waitFor(() => expect(box(/^Centrum\s\+ haven/)).toBeChecked());
  for (const name of [/^Centrum(?!\s\+)/, /^Muide/, /^Haven/]) expect(box(name)).toBeChecked();
  await waitFor(() => expect(String(of("countReach").at(-1)?.query)).toContain(idOf(22)));
  await userEvent.click(box(/^Centrum\s\+ haven/));
  await waitFor(() => expect(box(/^Haven/)).not.toBeChecked());
  expect(box(/^Muide/)).toBeChecked();
});

test("a group of which nothing is left cannot be chosen, only deleted", async () => {
  const deletePlaceGroup = vi.fn(() => ({ done: true as const }));
  await openAudience([group(40, "Oude haven", { neighbourhoodIds: [], lost: 3 })], {}, { deletePlaceGroup });
  expect(await screen.findByRole("checkbox", { name: /^Oude haven/ })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: /Oude haven/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete group" }));
  const question = await screen.findByRole("dialog", { name: "Delete “Oude haven”?" });
  await userEvent.click(within(question).getByRole("button", { name: "Delete group" }));
  expect(await screen.findByText("Group deleted.")).toBeVisible();
  expect(deletePlaceGroup).toHaveBeenCalledOnce();
});

test("the present choice is saved under a name; one that a colleague took meanwhile is said at the field", async () => {
  let isTaken = true;
  const createPlaceGroup: NonNullable<Replies>["createPlaceGroup"] = () => {
    if (isTaken) throw refusal("invalid_input", { name: "nameTaken" });
    return group(41, "Dok", { neighbourhoodIds: [idOf(21)], streets: [dok] });
  };
  const streets = [{ id: dok.id, name: dok.name, postcode: dok.postcode }];
  const { of } = await openAudience([], { streets, streetIds: [dok.id] }, { createPlaceGroup });
  await userEvent.click(screen.getByRole("button", { name: "Save as a group" }));
  const dialog = await screen.findByRole("dialog", { name: "Save as a group" });
  const submit = () => userEvent.click(within(dialog).getByRole("button", { name: "Save group" }));
  await submit();
  expect(await within(dialog).findByText("Enter a name.")).toBeVisible();
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Name" }), "Dok");
  await submit();
  expect(await within(dialog).findByText("This name is already in use.")).toBeVisible();
  isTaken = false;
  await submit();
  expect(await screen.findByText("Group saved.")).toBeVisible();
  expect(of("createPlaceGroup").at(-1)?.body).toEqual({
    name: "Dok",
    neighbourhoodIds: [idOf(21)],
    streetIds: [dok.id],
  });
});

test("a group gets another name", async () => {
  const renamePlaceGroup = vi.fn(() => group(40, "Kern"));
  const { of } = await openAudience([group(40, "Centrum + haven")], {}, { renamePlaceGroup });
  await userEvent.click(await screen.findByRole("button", { name: /Centrum \+ haven/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Rename" }));
  const dialog = await screen.findByRole("dialog", { name: "Rename the group" });
  const field = within(dialog).getByRole("textbox", { name: "Name" });
  expect(field).toHaveValue("Centrum + haven");
  await userEvent.clear(field);
  await userEvent.type(field, "Kern{Enter}");
  expect(await screen.findByText("Name saved.")).toBeVisible();
  expect(of("renamePlaceGroup").at(-1)?.body).toEqual({ name: "Kern" });
});

test("without groups, and without a choice to save, the list says nothing of them", async () => {
  await openAudience([], { neighbourhoodIds: [] });
  expect(screen.queryByText("Saved groups")).toBeNull();
});

test("unticking the last street of a neighbourhood does not widen it to all, also after a reload", async () => {
  const streets = [{ id: dok.id, name: dok.name, postcode: dok.postcode }];
  await openAudience([], { streets, streetIds: [dok.id] });
  await waitFor(() => expect(box(/^Muide/)).toHaveAccessibleName(/only/i));
  await userEvent.click(box(/^Dok/));
  await waitFor(() => expect(box(/^Muide/)).not.toBeChecked());
});
