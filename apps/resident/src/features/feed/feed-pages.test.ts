import type { FeedPage } from "@stoep/contract/feed";
import { describe, expect, test } from "vitest";
import { aPost, feedItem } from "../../app/testing/samples.ts";
import { countNew, mergeFirstPage } from "./feed-pages.ts";

const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, "0")}:00:00.000Z`;
const [nine, ten, eleven, twelve] = [9, 10, 11, 12].map((hour) =>
  aPost({ publishedAt: at(hour), title: `At ${hour}` }),
);
type Post = ReturnType<typeof aPost>;
const page = (posts: (Post | undefined)[], next: string | null = null): FeedPage => ({
  items: posts.filter((post) => post !== undefined).map(feedItem),
  next,
});
const titles = (pages: FeedPage[]) =>
  pages.flatMap(({ items }) => items.map((item) => (item.kind === "post" ? item.post.title : "")));

test("a message is new if it came after the newest one shown", () => {
  expect(countNew([page([ten, nine])], page([twelve, eleven, ten]))).toBe(2);
  expect(countNew([page([ten, nine])], page([ten, nine]))).toBe(0);
  expect(countNew([page([])], page([ten]))).toBe(1);
});

describe("a fresh first page", () => {
  test("updates messages in place", () => {
    const changed = { ...(ten as Post), title: "At 10, edited" };
    expect(titles(mergeFirstPage([page([ten, nine])], page([changed, nine])))).toEqual(["At 10, edited", "At 9"]);
  });
  test("removes deleted messages", () => {
    expect(titles(mergeFirstPage([page([eleven, ten], "x"), page([nine])], page([eleven], "x")))).toEqual([
      "At 11",
      "At 10",
      "At 9",
    ]);
    expect(titles(mergeFirstPage([page([eleven, ten, nine])], page([eleven, nine], "x")))).toEqual(["At 11", "At 9"]);
  });
  test("adds no new messages", () => {
    expect(titles(mergeFirstPage([page([ten, nine])], page([twelve, ten, nine])))).toEqual(["At 10", "At 9"]);
  });
});
