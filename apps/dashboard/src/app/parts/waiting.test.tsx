// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { showScreen } from "../testing/show-screen.tsx";
import {
  CardsWaiting,
  CommentsWaiting,
  FactsWaiting,
  OpenRowWaiting,
  RowsWaiting,
  ScreenWaiting,
  SplitWaiting,
  shapeOf,
  TimelineWaiting,
} from "./waiting.tsx";

test.each([
  ["/", "overview"],
  ["/inbox/statistics", "overview"],
  ["/inbox", "list"],
  ["/residents/waiting", "list"],
  ["/platform/organisations/$organisationId", "cards"],
  ["/platform/networks/$networkId/imports", "cards"],
  ["/messages/$postId", "record"],
  ["/messages/$postId/edit", "form"],
  ["/vacancies/new", "form"],
  ["/settings/bottom-up", "form"],
  ["/account", "form"],
])("while the code of %s is loading, its placeholder has the shape of its template: %s", async (path, shape) => {
  expect(shapeOf(path)).toBe(shape);
  await showScreen(() => <ScreenWaiting path={path} />);
  expect(await screen.findByRole("status", { name: "Loading…" })).toHaveAttribute("data-waiting");
});

test.each([
  ["a timeline", TimelineWaiting],
  ["the facts of a drawer", FactsWaiting],
  ["cards", CardsWaiting],
  ["a list with its record", SplitWaiting],
  ["rows in a card", RowsWaiting],
  ["comments", CommentsWaiting],
  ["a list and what is open in it", OpenRowWaiting],
])("the placeholder of %s says that it is loading, and has more than one block", async (_, Waiting) => {
  await showScreen(() => <Waiting />);
  const waiting = await screen.findByRole("status", { name: "Loading…" });
  expect(waiting).toHaveAttribute("data-waiting");
  expect(waiting.querySelectorAll("[class*=Skeleton]").length).toBeGreaterThan(4);
});
