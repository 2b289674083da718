/** Questionnaires as they are sent are those that are judged. */
import type * as judged from "@stoep/instrument";
import { expect, expectTypeOf, test } from "vitest";
import { AnswersDraft, Instrument } from "./questions.ts";

test("the shapes are the same in both places", () => {
  expectTypeOf<Instrument>().toExtend<judged.Instrument>();
  expectTypeOf<judged.Instrument>().toExtend<Instrument>();
});

test("each part has an id of its own", () => {
  const id = "00000000-0000-4000-8000-000000000001";
  const page = { id, title: "", showIf: null, endIf: null, questions: [] };
  const made = { showsHeader: true, title: "Our square", description: "" };
  expect(Instrument.safeParse({ ...made, pages: [page] }).success).toBe(true);
  expect(Instrument.safeParse({ ...made, pages: [page, page] }).success).toBe(false);
});

test("an answer has no other fields than answers have", () => {
  const id = "00000000-0000-4000-8000-000000000001";
  expect(AnswersDraft.safeParse({ [id]: { text: "More trees" } }).success).toBe(true);
  expect(AnswersDraft.safeParse({ [id]: { name: "Dirk" } }).success).toBe(false);
});
