import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startArrivals } from "./arrival.ts";
import { aPost } from "./testing/samples.ts";
import { heading, showApp } from "./testing/show-app.tsx";

const posts = [aPost({ title: "Street works" }), aPost({ title: "Street party" })];
const replies = {
  feed: { getFeed: { items: posts.map((post) => ({ kind: "post" as const, post })), next: null } },
  publishing: { readPost: posts[1], markSeen: { done: true as const } },
};
const scrollTo = vi.fn();

beforeAll(() => {
  startArrivals();
  window.scrollTo = scrollTo;
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 5000 });
});
beforeEach(() => scrollTo.mockClear());

function scrolledTo(top: number): void {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  fireEvent.scroll(window);
}

const link = (name: string) => screen.findByRole("link", { name });

async function openAndGoBack(goBack: () => void): Promise<void> {
  scrollTo.mockClear();
  act(goBack);
  await heading("Muide");
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 600));
  expect(await link("Street party")).toHaveFocus();
}

test("back from a message the feed stands where it was left, with the focus on the message", async () => {
  const { user } = await showApp("/gent", replies);
  await link("Street party");
  scrolledTo(600);
  await user.click(await link("Street party"));
  expect(await screen.findByRole("heading", { level: 1, name: "Street party" })).toBeVisible();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrolledTo(0);
  await openAndGoBack(() => history.back());

  scrolledTo(600);
  await user.click(await link("Street party"));
  scrolledTo(0);
  const back = await link("← Back");
  await openAndGoBack(() => back.click());
});

test("who came to a message from elsewhere goes back to the feed", async () => {
  const { user } = await showApp(`/gent/m/${posts[1]?.id}`, replies);
  // As in a window of its own.
  history.replaceState({ entry: "alone", isInside: false }, "");
  await user.click(await link("← Back"));
  expect(await heading("Muide")).toBeVisible();
  expect(location.pathname).toBe("/gent");
});

test.each([
  ["takes the focus to its content", false],
  ["leaves it in a field that the reader has gone to already", true],
])("a new screen %s", async (_, isTyping) => {
  await showApp("/gent", replies);
  await heading("Muide");
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (work: FrameRequestCallback) => frames.push(work));
  act(() => history.pushState(null, "", "/gent/forgot-password"));
  const field = await screen.findByLabelText("E-mail address");
  if (isTyping) field.focus();
  act(() => frames.forEach((work) => void work(0)));
  vi.unstubAllGlobals();
  expect(isTyping ? field : screen.getByRole("main")).toHaveFocus();
});
