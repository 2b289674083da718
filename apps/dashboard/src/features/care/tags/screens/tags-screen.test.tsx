// @vitest-environment jsdom

import { fakeServer, idOf, type Replies, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import type { Tag } from "../parts/words.ts";
import { TagsScreen } from "./tags-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const aTag = (change: Partial<Tag> = {}): Tag => ({
  id: idOf(60),
  name: "Informal carer",
  description: "Looks after someone at home",
  colour: "teal",
  people: 12,
  ...change,
});

async function open(tags: Tag[], level: "viewer" | "editor" | "admin" = "editor", replies: Replies["care"] = {}) {
  const asked = fakeServer({ care: { listTags: { items: tags }, ...replies } });
  await showScreen(TagsScreen, { path: "/care/tags", session: inCare(level) });
  return (route: string) => asked.filter((one) => one.route === `care.${route}`);
}

test("each tag shows its purpose and its number of people, below a line that says why to use tags", async () => {
  await open([aTag()]);
  const row = (await screen.findByText("Informal carer")).closest("tr") as HTMLElement;
  expect(row).toHaveTextContent("Looks after someone at home");
  expect(row).toHaveTextContent("12");
  expect(screen.getByText(/^Tags say what your colleagues should know/)).toBeVisible();
});

test("an empty list says what a tag is for, and has a button to create one", async () => {
  const of = await open([], "editor", { saveTag: () => aTag() });
  expect(await screen.findByText("No tags yet")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Create tag" }));
  const drawer = await screen.findByRole("dialog", { name: "Create tag" });
  await userEvent.type(within(drawer).getByRole("textbox", { name: "Name" }), "Wheelchair");
  await userEvent.type(within(drawer).getByRole("textbox", { name: "What it is for" }), "Needs a lift");
  await userEvent.click(within(drawer).getByRole("radio", { name: "Purple" }));
  await userEvent.click(within(drawer).getByRole("button", { name: "Save tag" }));
  await expectToast("Tag saved.");
  expect(of("saveTag")[0]?.body).toEqual({ name: "Wheelchair", description: "Needs a lift", colour: "purple" });
});

test("a name that another tag has is refused at its field", async () => {
  const of = await open([aTag()], "editor", {
    saveTag: () => {
      throw refusal("invalid_input", { name: "nameTaken" });
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Edit the tag Informal carer" }));
  const drawer = await screen.findByRole("dialog", { name: "Edit tag" });
  await userEvent.click(within(drawer).getByRole("button", { name: "Save tag" }));
  await waitFor(() => expect(within(drawer).getByRole("textbox", { name: "Name" })).toBeInvalid());
  expect(of("saveTag")[0]?.body).toMatchObject({ id: idOf(60) });
});

test("deleting asks for confirmation, and says how many people will lose the tag", async () => {
  const of = await open([aTag()], "admin", { deleteTag: { done: true } });
  await userEvent.click(await screen.findByRole("button", { name: /Informal carer/, expanded: false }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete tag" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete the tag “Informal carer”?" });
  expect(dialog).toHaveTextContent("12 people have this tag and will lose it.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete tag" }));
  await expectToast("Tag deleted.");
  expect(of("deleteTag")[0]?.params).toEqual({ tagId: idOf(60) });
});

test("editors cannot delete a tag", async () => {
  await open([aTag()]);
  await userEvent.click(await screen.findByRole("button", { name: /Informal carer/, expanded: false }));
  expect(await screen.findByRole("menuitem", { name: "Edit" })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "Delete tag" })).toBeNull();
});

test("viewers only read the list", async () => {
  await open([aTag()], "viewer");
  expect(await screen.findByText("Informal carer")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Informal carer|Create tag/ })).toBeNull();
});
