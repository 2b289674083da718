/** What is refused before a questionnaire is published. */
import { describe, expect, test } from "vitest";
import { instrumentProblems } from "./check.ts";
import type { Condition, Instrument, Question } from "./instrument.ts";
import { all, choices, everyKind, idOf, instrument, page, single, so } from "./testing/samples.ts";
import { recallOf } from "./texts.ts";

const complete = instrument(page(1, everyKind));
const [first, second, third] = [idOf(1), idOf(2), idOf(3)];

/** With one question of a kind changed. */
function changed(kind: Question["kind"], change: object): Instrument {
  const questions = everyKind.map((one) => (one.kind === kind ? ({ ...one, ...change } as Question) : one));
  return instrument(page(1, questions));
}
const codesOf = (made: Instrument) => Object.values(instrumentProblems(made));

test("a complete questionnaire with every kind of question can be published", () => {
  expect(instrumentProblems(complete)).toEqual({});
});

test("it has a title and at least one question", () => {
  expect(instrumentProblems({ ...complete, title: " " })).toEqual({ title: "titleRequired" });
  expect(instrumentProblems(instrument(page(1, [])))).toEqual({ pages: "questionsRequired" });
});

test("it has at most 200 questions on 100 pages", () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => single(at + 1, 2));
  expect(codesOf(instrument(page(1, many(200))))).toEqual([]);
  expect(codesOf(instrument(page(1, many(201))))).toEqual(["tooManyQuestions"]);
  expect(codesOf(instrument(...many(101).map((one, at) => page(at, [one]))))).toEqual(["tooManyPages"]);
});

test.each<[string, Question["kind"], object, string]>([
  ["every question has its words", "open", { text: " " }, "textRequired"],
  ["the smallest number is not above the largest", "open", { form: "number", smallest: 2, largest: 1 }, "rangeOrder"],
  ["a score has words at both ends", "score", { right: "" }, "labelsRequired"],
  ["a choice has two options", "single", { options: choices(1, "Yes") }, "optionsRequired"],
  ["no option is empty", "single", { options: choices(1, "Yes", " ") }, "optionTextRequired"],
  ["no two options say the same", "single", { options: choices(1, "Yes", "yes ") }, "optionTwice"],
  ["as many may be chosen as there are", "multiple", { atMost: 4 }, "choicesNumber"],
  ["at least is not above at most", "multiple", { atLeast: 3, atMost: 2 }, "choicesNumber"],
  ["a ranking has two options", "ranking", { options: [] }, "optionsRequired"],
  ["a matrix has rows", "matrix", { rows: [] }, "rowsRequired"],
  ["a matrix has two columns", "matrix", { columns: choices(1, "Bad") }, "columnsRequired"],
  ["a matrix has at most 6 columns", "matrix", { columns: choices(1, ..."abcdefg") }, "tooManyColumns"],
  ["a dropdown has two lines", "dropdown", { options: choices(1, "Muide") }, "optionsRequired"],
  [
    "each option of a gallery has its picture",
    "gallery",
    { options: choices(1, "A", "B").map((one) => ({ ...one, imageId: null })) },
    "imageRequired",
  ],
  ["an amount to be spread is whole and above 0", "budget", { amount: 0 }, "amountNumber"],
  ["a question for files takes some", "files", { atMost: 0 }, "filesNumber"],
  ["a map has a pin or a line to be put on it", "map", { parts: [] }, "mapPartsRequired"],
])("%s", (_, kind, change, code) => {
  expect(codesOf(changed(kind, change))).toContain(code);
});

describe("conditions", () => {
  const made = (showIf: Condition, endIf: Condition | null = null) =>
    instrument(
      page(1, [single(1, 2)]),
      page(2, [single(2, 2, { showIf }), single(3, 2)], { endIf }),
      page(3, [single(4, 2)]),
    );
  const codeOf = (showIf: Condition) => instrumentProblems(made(showIf));

  test("name an earlier question and its options", () => {
    expect(codeOf(all(so(first, "anyOf", { optionIds: [idOf(100)] })))).toEqual({});
    const path = "pages.1.questions.0.showIf.tests.0";
    expect(codeOf(all(so(idOf(77), "answered")))).toEqual({ [path]: "conditionUnknown" });
    expect(codeOf(all(so(third, "answered")))).toEqual({ [path]: "conditionLater" });
    expect(codeOf(all(so(second, "answered")))).toEqual({ [path]: "conditionLoop" });
    expect(codeOf(all(so(first, "anyOf", { optionIds: [idOf(999)] })))).toEqual({ [path]: "conditionOption" });
    expect(codeOf(all(so(first, "anyOf")))).toEqual({ [path]: "conditionOption" });
    expect(codeOf(all(so(first, "atLeast", { number: 3 })))).toEqual({ [path]: "conditionNumber" });
    expect(codeOf(all(so(first, "answered", { rowId: idOf(400) })))).toEqual({ [path]: "conditionUnknown" });
    expect(codeOf(all())).toEqual({ "pages.1.questions.0.showIf": "conditionEmpty" });
  });

  test("do not go round in a circle", () => {
    const round = instrument(
      page(1, [
        single(1, 2, { showIf: all(so(second, "answered")) }),
        single(2, 2, { showIf: all(so(first, "answered")) }),
      ]),
    );
    expect(instrumentProblems(round)).toEqual({ "pages.0.questions.0.showIf.tests.0": "conditionLoop" });
  });

  test("let everything be reached", () => {
    const both = all(so(first, "anyOf", { optionIds: [idOf(100)] }), so(first, "anyOf", { optionIds: [idOf(101)] }));
    expect(codeOf(both)).toEqual({ "pages.1.questions.0.showIf": "neverReached" });
    const ended = made(all(so(first, "answered")), all(so(first, "noneOf", { optionIds: [idOf(100)] })));
    expect(instrumentProblems(ended)).toEqual({});
  });

  test("do not end the questionnaire for everybody before its last page", () => {
    const asked = instrument(
      page(1, [single(1, 2, { isRequired: true })], { endIf: all(so(first, "answered")) }),
      page(2, [single(2, 2)]),
    );
    expect(instrumentProblems(asked)).toEqual({ "pages.1.showIf": "neverReached" });
  });
});

test("texts repeat answers of earlier questions alone", () => {
  const made = (text: string) => instrument(page(1, [single(1, 2), single(2, 2, { text }), single(3, 2)]));
  expect(instrumentProblems(made(`Why ${recallOf(first, "so")}?`))).toEqual({});
  expect(codesOf(made(`Why ${recallOf(third, "so")}?`))).toEqual(["recallLater"]);
  expect(codesOf(made(`Why ${recallOf(second, "so")}?`))).toEqual(["recallLater"]);
  expect(codesOf(made(`Why ${recallOf(idOf(77), "so")}?`))).toEqual(["recallUnknown"]);
});
