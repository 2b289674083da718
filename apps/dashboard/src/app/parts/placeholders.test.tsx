// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { showScreen } from "../testing/show-screen.tsx";
import {
  CardsPlaceholder,
  CommentsPlaceholder,
  FactsPlaceholder,
  OpenRowPlaceholder,
  RowsPlaceholder,
  ScreenPlaceholder,
  SplitPlaceholder,
  shapeOf,
  TimelinePlaceholder,
} from "./placeholders.tsx";

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
  await showScreen(() => <ScreenPlaceholder path={path} />);
  expect(await screen.findByRole("status", { name: "Loading…" })).toHaveAttribute("data-waiting");
});

test.each([
  ["a timeline", TimelinePlaceholder],
  ["the facts of a drawer", FactsPlaceholder],
  ["cards", CardsPlaceholder],
  ["a list with its record", SplitPlaceholder],
  ["rows in a card", RowsPlaceholder],
  ["comments", CommentsPlaceholder],
  ["a list and what is open in it", OpenRowPlaceholder],
])("the placeholder of %s says that it is loading, and has more than one block", async (_, Waiting) => {
  await showScreen(() => <Waiting />);
  const waiting = await screen.findByRole("status", { name: "Loading…" });
  expect(waiting).toHaveAttribute("data-waiting");
  expect(waiting.querySelectorAll("[class*=Skeleton]").length).toBeGreaterThan(4);
});
