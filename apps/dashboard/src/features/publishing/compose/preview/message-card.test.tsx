// @vitest-environment jsdom
import { aReadPost, fakeServer, now } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { MessageCard } from "./message-card.tsx";
import type { PreviewPost } from "./preview-post.ts";

afterEach(() => vi.unstubAllGlobals());

const startsAt = "2040-06-12T18:00:00.000Z";
const activity = {
  address: "Plein 1",
  repeat: "never" as const,
  hasRegistration: true,
  capacity: null,
  dates: [{ startsAt, endsAt: "2040-06-12T20:00:00.000Z", isOpenEnded: false, place: null, cancelled: null }],
};
const options = [
  { id: "1", text: "Bench" },
  { id: "2", text: "Tree" },
];
const poll = (kind: "up-down" | "perception" | "option") => ({ kind, closesAt: null, options });
const button = { type: "link" as const, text: "Read on", link: "", description: "" };

/** What a card can hold, and the residents' controls in it. */
const cards: [string, Partial<PreviewPost>, string[]][] = [
  ["a message with a button that leads nowhere yet", { cta: button }, ["Read on", "React"]],
  ["a poll for or against", { poll: poll("up-down") }, ["Vote", "React"]],
  ["a poll with a scale", { poll: poll("perception") }, ["Vote", "React"]],
  ["a poll with options", { poll: poll("option") }, ["Vote", "React"]],
  ["an activity", { kind: "activity", activity }, ["I’m coming", "React"]],
];

test.each(cards)("in the preview of %s nothing looks like a button that would do nothing", async (_, change, names) => {
  fakeServer({});
  const post = { ...aReadPost({ language: "en", publishedAt: now }), ...change } as PreviewPost;
  await showScreen(() => <MessageCard post={post} />);
  const card = within(await screen.findByRole("article"));
  expect(card.queryAllByRole("button")).toEqual([]);
  for (const link of card.queryAllByRole("link")) expect(link).toHaveAttribute("href", expect.stringMatching(/./));
  const idle = card.getAllByTitle("Residents use this in their app. Here it does nothing.");
  expect(idle.map(({ textContent }) => textContent)).toEqual(names);
});
