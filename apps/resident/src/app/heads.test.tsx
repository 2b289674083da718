import type { Replies } from "@stoep/client/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "./testing/render-app.tsx";
import { aPost, aShout, feedItem } from "./testing/samples.ts";

const title = "Street party";
const one = <T,>(item: T) => ({ items: [item], next: null });

/** Every screen whose list is of cards, whose code and words arrive after its head. */
const screens: { at: string; head: string | RegExp; replies: Replies }[] = [
  { at: "/gent", head: "Muide", replies: { feed: { getFeed: one(feedItem(aPost({ title }))) } } },
  {
    at: "/gent/neighbours",
    head: "From neighbours",
    replies: { shouts: { listNeighbourhoodShouts: one(aShout({ title })) } },
  },
  { at: "/gent/me/messages", head: "My messages", replies: { shouts: { listMyShouts: one(aShout({ title })) } } },
  { at: "/gent/public", head: /Gent/, replies: { publishing: { listPublicPosts: one(aPost({ title })) } } },
];

test.each(screens)(
  "the head of $at is there at once, and stays while the cards arrive",
  async ({ at, head, replies }) => {
    const hidden: string[] = [];
    const watcher = new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>("main h1");
      if (shown?.closest("[style*='display: none']")) hidden.push(shown.textContent);
    });
    watcher.observe(document.body, { attributes: true, childList: true, subtree: true });
    await renderApp(at, replies);
    expect(await screen.findByRole("heading", { level: 1, name: head })).toBeVisible();
    await screen.findByRole("heading", { name: title });
    watcher.disconnect();
    expect(hidden).toEqual([]);
  },
);
