import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startScrollRestoration } from "./scroll-restoration.ts";
import { heading, renderApp } from "./testing/render-app.tsx";
import { aPost, feedItem } from "./testing/samples.ts";

const posts = [aPost({ title: "Street works" }), aPost({ title: "Street party" })];
const replies = {
  feed: { getFeed: { items: posts.map(feedItem), next: null } },
  publishing: { readPost: posts[1], markSeen: { done: true as const } },
};
const scrollTo = vi.fn();

beforeAll(() => {
  startScrollRestoration();
  window.scrollTo = scrollTo;
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 5000 });
});
beforeEach(() => scrollTo.mockClear());

function scrolledTo(top: number): void {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  fireEvent.scroll(window);
}

/** Places every link this many pixels below the top of the page. */
function linksAt(top: number): void {
  const area = () => ({ top: top - window.scrollY }) as DOMRect;
  vi.spyOn(HTMLAnchorElement.prototype, "getBoundingClientRect").mockImplementation(area);
}

const link = (name: string) => screen.findByRole("link", { name });

/** The new screen has its own entry in the history. */
const hasArrived = () => waitFor(() => expect(history.state).toMatchObject({ isInside: true }));

async function openAndGoBack(goBack: () => void, top: number): Promise<void> {
  scrollTo.mockClear();
  act(goBack);
  await heading("Muide");
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, top));
  expect(await link("Street party")).toHaveFocus();
}

test("a filter on the first screen keeps focus and scroll position, though its address gains a slash", async () => {
  const { user } = await renderApp("/gent", replies);
  const filter = await screen.findByRole("button", { name: "Activities" });
  scrollTo.mockClear();
  await user.click(filter);
  await waitFor(() => expect(location.search).toBe("?kind=activity"));
  await new Promise((done) => requestAnimationFrame(done));
  expect(filter).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test("back from a message the feed is where it was left, with the focus on that message", async () => {
  const { user } = await renderApp("/gent", replies);
  await link("Street party");
  // Another filter on the same screen removes the mark from its history entry.
  act(() => history.replaceState(null, "", "/gent?kind=activity"));
  await waitFor(() => expect(history.state).toHaveProperty("entry"));
  linksAt(700);
  scrolledTo(600);
  await user.click(await link("Street party"));
  expect(await screen.findByRole("heading", { level: 1, name: "Street party" })).toBeVisible();
  await hasArrived();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrolledTo(0);
  await openAndGoBack(() => history.back(), 600);

  scrolledTo(600);
  await user.click(await link("Street party"));
  expect(await screen.findByRole("heading", { level: 1, name: "Street party" })).toBeVisible();
  await hasArrived();
  scrolledTo(0);
  const back = await link("← Back");
  // The content above the message has become shorter.
  linksAt(660);
  await openAndGoBack(() => back.click(), 560);
  vi.restoreAllMocks();
});

test("a reader who came to a message from elsewhere goes back to the feed", async () => {
  const { user } = await renderApp(`/gent/m/${posts[1]?.id}`, replies);
  // As in a new window.
  history.replaceState({ entry: "alone", isInside: false }, "");
  await user.click(await link("← Back"));
  expect(await heading("Muide")).toBeVisible();
  expect(location.pathname).toBe("/gent");
});

test.each([
  ["takes the focus to its content", false],
  ["leaves it in a field that the reader has gone to already", true],
])("a new screen %s", async (_, isTyping) => {
  await renderApp("/gent", replies);
  await heading("Muide");
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (work: FrameRequestCallback) => frames.push(work));
  act(() => history.pushState(null, "", "/gent/forgot-password"));
  const field = await screen.findByLabelText("Email address");
  if (isTyping) field.focus();
  act(() => frames.forEach((work) => void work(0)));
  vi.unstubAllGlobals();
  expect(isTyping ? field : screen.getByRole("main")).toHaveFocus();
});
