import { instrument, page, shapes } from "@stoep/instrument/testing";
import { expect, test } from "vitest";
import { words } from "../testing/samples.ts";
import { fittingAnswers } from "./draft.ts";
import { openingOf } from "./map-view.ts";
import { problemsOf } from "./use-problems.ts";

const map = { ...words, kind: "map" as const, ...shapes.map };
const asked = instrument(page(1, [map]));
const part = { partId: shapes.map.parts[1]?.id ?? "", words: "", followUp: "" };

test("a route is drawn point by point: after the first it stays, and is told to be too short", () => {
  const answers = { [map.id]: { places: [{ ...part, points: [[3.7, 51] satisfies [number, number]] }] } };
  expect(fittingAnswers({ instrument: asked }, answers)).toEqual(answers);
  expect(problemsOf(asked, answers)).toEqual({ [map.id]: "routeTooShort" });
});

test("part of a unit cannot be spent, and is told so", () => {
  const budget = { ...words, kind: "budget" as const, ...shapes.budget };
  const [{ id = "" } = {}] = budget.options;
  const answers = { [budget.id]: { amounts: { [id]: 30.5 } } };
  expect(problemsOf(instrument(page(1, [budget])), answers)).toEqual({ [budget.id]: "amountsWhole" });
});

test("an answer to a question that is gone is not sent", () => {
  expect(fittingAnswers({ instrument: asked }, { [part.partId]: { text: "Gone" } })).toEqual({});
});

test("a map that no editor moved opens on all neighbourhoods, and around a route that was begun", () => {
  const unmoved = { longitude: 0, latitude: 0, zoom: 0 };
  expect(openingOf(unmoved, null)).toBeUndefined();
  const [west = 0, , east = 0] = openingOf(unmoved, { longitude: 3.7, latitude: 51 }) ?? [];
  expect(east - west).toBeLessThan(0.1);
  expect((west + east) / 2).toBeCloseTo(3.7);
});

test("a map that an editor moved opens there", () => {
  const [west = 0, , east = 0] = openingOf({ longitude: 4, latitude: 51, zoom: 12 }, null) ?? [];
  expect((west + east) / 2).toBeCloseTo(4);
});
