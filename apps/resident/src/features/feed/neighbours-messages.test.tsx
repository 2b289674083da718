import { refusal } from "@stoep/client/testing";
import type { FeedItem } from "@stoep/contract/feed";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { announceChanges } from "../../app/live.ts";
import { button, heading, renderApp } from "../../app/testing/render-app.tsx";
import { aPost, aShout, feedItem, shoutItem } from "../../app/testing/samples.ts";

const page = (items: FeedItem[], next: string | null = null) => ({ items, next });
const titles = () => screen.getAllByRole("article").map((one) => within(one).getByRole("heading").textContent);
const post = (title: string) => feedItem(aPost({ title }));
const shout = (title: string) => shoutItem(aShout({ title }));

test("neighbours' messages are listed among the others, and lead to their own pages", async () => {
  await renderApp("/gent", { feed: { getFeed: page([shout("A bench by the water"), post("Street party")]) } });
  await heading("A bench by the water");
  expect(titles()).toEqual(["A bench by the water", "Street party"]);
  const [card] = screen.getAllByRole("article") as [HTMLElement];
  expect(within(card).getByText("Fatma Y.")).toBeVisible();
  expect(within(card).getByRole("link", { name: "A bench by the water" }).getAttribute("href")).toMatch(
    /^\/gent\/neighbours\//,
  );
});

test("a neighbour's new message waits above the feed until the reader asks for it", async () => {
  const old = post("Old");
  let now: FeedItem[] = [old];
  const { user } = await renderApp("/gent", { feed: { getFeed: () => page(now) } });
  await heading("Old");
  now = [shout("From next door"), old];
  act(() => announceChanges("shouts"));
  const show = await button("1\u00a0new message");
  expect(titles()).toEqual(["Old"]);
  await user.click(show);
  await heading("From next door");
  expect(titles()).toEqual(["From next door", "Old"]);
});

test("a reaction to a neighbour's message in the feed is counted immediately", async () => {
  const { user, last } = await renderApp("/gent", {
    feed: { getFeed: page([shout("A bench by the water")]) },
    conversations: { react: { reactions: { thanks: 1 }, myReaction: "thanks" } },
  });
  await user.click(await button("React"));
  await user.click(await button("Thanks"));
  await waitFor(() => expect(screen.getByRole("list", { name: "Reactions" })).toHaveTextContent("Thanks: 1"));
  expect(last("conversations.react")?.params).toMatchObject({ subjectKind: "shout" });
});

test("the filter From neighbours asks only for their messages", async () => {
  const { user, last } = await renderApp("/gent", {
    feed: {
      getFeed: ({ query }) => page(query.get("kind") ? [shout("A bench")] : [shout("A bench"), post("Street party")]),
    },
  });
  await heading("Street party");
  await user.click(await button("From neighbours"));
  await waitFor(() => expect(titles()).toEqual(["A bench"]));
  expect(last("feed.getFeed")?.query.get("kind")).toBe("shout");
  expect(location.search).toBe("?kind=shout");
});

test("offline the last loaded neighbours' messages are there too, and the filters apply to them", async () => {
  const first = await renderApp("/gent", { feed: { getFeed: page([shout("A bench"), post("Street party")]) } });
  await heading("A bench");
  first.leave();
  const isDown = { feed: { getFeed: () => Promise.reject(refusal("unavailable")) } };
  const second = await renderApp("/gent", isDown);
  await screen.findByText(/You are offline\. This was loaded on/, {}, { timeout: 8000 });
  await heading("A bench");
  expect(titles()).toEqual(["A bench", "Street party"]);
  second.leave();
  await renderApp("/gent?kind=shout", isDown);
  await screen.findByText(/You are offline\. This was loaded on/, {}, { timeout: 8000 });
  expect(titles()).toEqual(["A bench"]);
});

test("a page that comes back empty is the end of the feed", async () => {
  const { user } = await renderApp("/gent", {
    feed: { getFeed: ({ query }) => (query.get("cursor") ? page([]) : page([post("First")], "next-page")) },
  });
  await user.click(await button("Show older messages"));
  expect(await screen.findByText("You have reached the end.")).toBeVisible();
  expect(titles()).toEqual(["First"]);
});
