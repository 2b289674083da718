import { instrument, page, shapes } from "@stoep/instrument/testing";
import { expect, test } from "vitest";
import { words } from "../testing/samples.ts";
import { fittingAnswers } from "./draft.ts";
import { problemsOf } from "./use-problems.ts";

const map = { ...words, kind: "map" as const, ...shapes.map };
const asked = instrument(page(1, [map]));
const part = { partId: shapes.map.parts[1]?.id ?? "", words: "", followUp: "" };

test("a route is drawn point by point: after the first it stays, and is told to be too short", () => {
  const answers = { [map.id]: { places: [{ ...part, points: [[3.7, 51] satisfies [number, number]] }] } };
  expect(fittingAnswers({ instrument: asked }, answers)).toEqual(answers);
  expect(problemsOf(asked, answers)).toEqual({ [map.id]: "routeTooShort" });
});

test("an answer to a question that is gone is not sent", () => {
  expect(fittingAnswers({ instrument: asked }, { [part.partId]: { text: "Gone" } })).toEqual({});
});
