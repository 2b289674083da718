import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openEditor } from "./testing/open-editor.tsx";
import { aPost, idOf } from "./testing/samples.ts";

test("a colleague who has the same message open is named", async () => {
  const others = [{ name: "Ada De Vos", since: "2026-11-21T10:30:00.000Z" }];
  await openEditor({ post: aPost(), replies: { keepPresent: { others } } });
  expect(await screen.findByText("Ada De Vos has this open too")).toBeVisible();
  expect(screen.getByText(/^Since 11:30/)).toBeVisible();
});

test("colleagues are notified when someone leaves the message", async () => {
  const { of } = await openEditor({ post: aPost() });
  await waitFor(() => expect(of("keepPresent")).toHaveLength(1));
  expect(of("leavePost")).toEqual([]);
  await userEvent.click(screen.getByRole("link", { name: "Messages" }));
  await screen.findByText("elsewhere");
  await waitFor(() => expect(of("leavePost").map(({ params }) => params)).toEqual([{ postId: idOf(1) }]));
  expect(of("keepPresent")).toHaveLength(1);
});

test("leaving is reported after a presence report that is still under way, which would undo it", async () => {
  let arrive = () => {};
  const keepPresent = () =>
    new Promise<{ others: [] }>((resolve) => {
      arrive = () => resolve({ others: [] });
    });
  const { of } = await openEditor({ post: aPost(), replies: { keepPresent } });
  await waitFor(() => expect(of("keepPresent")).toHaveLength(1));
  await userEvent.click(screen.getByRole("link", { name: "Messages" }));
  await screen.findByText("elsewhere");
  expect(of("leavePost")).toEqual([]);
  arrive();
  await waitFor(() => expect(of("leavePost")).toHaveLength(1));
});

test("the overview shows the state of each section, and links to it", async () => {
  await openEditor({ post: aPost({ theme: "nature" }) });
  await userEvent.click(screen.getByText("Overview"));
  expect(screen.getByText("Nothing is missing")).toBeVisible();
  const steps = screen.getByRole("navigation", { name: "Steps of the message" });
  expect(
    within(steps)
      .getAllByRole("link")
      .map((one) => one.textContent),
  ).toEqual(["1ContentComplete", "AudienceComplete", "3ExtrasOptional", "4ReviewNot checked yet"]);
  expect(screen.getByRole("button", { name: "Theme Complete" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Video Optional" }));
  expect(await screen.findByRole("heading", { name: "What do you want to add?" })).toBeVisible();
});

test.each([
  ["Straat dicht", "Straat dicht"],
  [" ", "Draft without title"],
])("a draft with the title “%s” has the heading “%s”, and shows its kind", async (title, heading) => {
  await openEditor({ post: aPost({ title }) });
  expect(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText("Message", { selector: "span" })).toBeVisible();
});

test("a copy is a separate draft, and opens", async () => {
  const copyPost = () => aPost({ title: "Straat dicht", version: 1 });
  const { of } = await openEditor({ post: aPost(), replies: { copyPost } });
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Duplicate" }));
  await screen.findByText(/^This is a copy/);
  expect(of("copyPost")).toHaveLength(1);
});
