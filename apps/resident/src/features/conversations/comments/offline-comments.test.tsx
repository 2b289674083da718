import { now, refusal } from "@stoep/client/testing";
import { hourMs } from "@stoep/contract/kernel";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, renderApp } from "../../../app/testing/render-app.tsx";
import { aComment, aPost, ownComment } from "../../../app/testing/samples.ts";

afterEach(() => localStorage.clear());

const post = aPost({ title: "Street works", commentCount: 1 });
const isDown = () => Promise.reject(refusal("unavailable"));

test("comments that were read are available without a connection, with the time they were loaded", async () => {
  const items = [aComment({ text: "How long does it take?" })];
  const first = await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    conversations: { listComments: { items, next: null, can: { comment: true } } },
  });
  await screen.findByText("How long does it take?");
  first.leave();
  await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: isDown, markSeen: { done: true } },
    conversations: { listComments: isDown },
  });
  const comment = await screen.findByRole("article", { name: /^Comment by/ }, { timeout: 8000 });
  expect(within(comment).getByText("How long does it take?")).toBeVisible();
  expect(screen.getAllByText(/You are offline\. This was loaded on/).length).toBeGreaterThan(0);
});

const image = {
  id: post.id,
  kind: "image" as const,
  name: "hole.png",
  bytes: 9,
  width: 4,
  height: 4,
  address: "/api/files/gent/k",
};
const open = (items: ReturnType<typeof aComment>[]) =>
  renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    files: { uploadImage: image },
    conversations: {
      listComments: { items, next: null, can: { comment: true } },
      createComment: ownComment({ text: "Look" }),
    },
  });
const addPhoto = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
  await user.upload(
    (await screen.findAllByLabelText("Add a photo", { selector: "input" }))[0] as HTMLElement,
    new File(["x"], "hole.png", { type: "image/png" }),
  );
  await screen.findByAltText("Your photo");
};

test("an unsent answer and an unsent change are open again after a closed phone, and do not take the focus", async () => {
  const items = [aComment(), ownComment({ text: "My own" })];
  const first = await open(items);
  await first.user.click((await screen.findAllByRole("button", { name: "Reply" }))[0] as HTMLElement);
  await first.user.type(screen.getByRole("textbox", { name: "Your reply to Fatma Y." }), "Like this");
  await first.user.click(screen.getByRole("button", { name: /^More .*Dirk V\.$/ }));
  await first.user.click(await button("Edit"));
  await first.user.type(screen.getByRole("textbox", { name: "Edit" }), " words");
  first.leave();
  const again = await open(items);
  expect(await screen.findByRole("textbox", { name: "Your reply to Fatma Y." })).toHaveValue("Like this");
  const change = screen.getByRole("textbox", { name: "Edit" });
  expect(change).toHaveValue("My own words");
  expect([...screen.getAllByRole("textbox")]).not.toContain(document.activeElement);
  await again.user.click(screen.getAllByRole("button", { name: "Cancel" })[0] as HTMLElement);
  again.leave();
  await open(items);
  await screen.findByRole("textbox", { name: "Edit" });
  expect(screen.queryByRole("textbox", { name: "Your reply to Fatma Y." })).not.toBeInTheDocument();
});

test("the photo of an unsent comment is stored with it, for as long as the server keeps it", async () => {
  const first = await open([]);
  await addPhoto(first.user);
  await first.user.type(screen.getByRole("textbox"), "Look");
  first.leave();
  const again = await open([]);
  expect(await screen.findByAltText("Your photo")).toBeVisible();
  expect(screen.getByRole("textbox")).toHaveValue("Look");
  again.leave();
  vi.setSystemTime(Date.parse(now) + 11 * hourMs);
  const later = await open([]);
  expect(await screen.findByText("Add the photo again: photos are kept for a few hours only.")).toBeVisible();
  await addPhoto(later.user);
  expect(screen.queryByText(/Add the photo again/)).not.toBeInTheDocument();
  await later.user.click(await button("Send"));
  // Once sent, it is cached for reading like the others.
  const unsent = () => Object.keys({ ...localStorage }).filter((key) => localStorage.getItem(key)?.includes("Look"));
  await waitFor(() => expect(unsent()).toEqual(["stoep.kept.comments"]));
});
