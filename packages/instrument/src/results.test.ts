/** What many answers say together. */
import { expect, test } from "vitest";
import { type Answer, type Answers, other, type Question } from "./instrument.ts";
import { resultsOf, Sums } from "./results.ts";
import { all, choices, everyKind, idOf, instrument, page, single, so } from "./testing/samples.ts";

const questionOf = (kind: Question["kind"]): Question => {
  const found = everyKind.find((one) => one.kind === kind);
  if (!found) throw new Error(`no question of the kind ${kind}`);
  return found;
};

function resultOf(question: Question, answers: Answer[]) {
  const asked = instrument(page(1, [question]));
  const sums = new Sums();
  for (const answer of answers) sums.add(asked, { [question.id]: answer });
  const [found] = resultsOf(asked, sums);
  return found;
}

test("options are counted, with the other one last, and whoever left it out", () => {
  const answers = [
    { optionIds: [idOf(101)] },
    { optionIds: [idOf(101)] },
    { optionIds: [other], otherText: "Maybe" },
    {},
  ];
  expect(resultOf(questionOf("single"), answers)).toEqual({
    questionId: idOf(12),
    shown: 4,
    answered: 3,
    result: {
      shape: "options",
      isMany: false,
      options: [
        { id: idOf(100), count: 0 },
        { id: idOf(101), count: 2 },
        { id: other, count: 1 },
      ],
    },
  });
});

test("of several chosen options each counts", () => {
  const found = resultOf(questionOf("multiple"), [{ optionIds: [idOf(200), idOf(201)] }, { optionIds: [idOf(201)] }]);
  expect(found).toMatchObject({ answered: 2 });
  expect(found?.result).toEqual({
    shape: "options",
    isMany: true,
    options: [
      { id: idOf(200), count: 1 },
      { id: idOf(201), count: 2 },
      { id: idOf(202), count: 0 },
    ],
  });
});

test.each([
  { given: [0, 10, 10], mean: 20 / 3, median: 10 },
  { given: [2, 4], mean: 3, median: 3 },
  { given: [7], mean: 7, median: 7 },
  { given: [], mean: null, median: null },
])("mean and median of the scores $given", ({ given, mean, median }) => {
  const found = resultOf(
    questionOf("score"),
    given.map((number) => ({ number })),
  );
  expect(found?.result).toMatchObject({ shape: "numbers", mean, median });
});

test("numbers in one's own words are counted by value, the smallest first", () => {
  const question: Question = { ...open(), form: "number" };
  const found = resultOf(question, [{ number: 12.5 }, { number: -3 }, { number: 12.5 }]);
  expect(found?.result).toEqual({
    shape: "numbers",
    values: [
      { value: -3, count: 1 },
      { value: 12.5, count: 2 },
    ],
    mean: 22 / 3,
    median: 12.5,
  });
});

test("days are counted, the earliest first; words are not", () => {
  const days = resultOf({ ...open(), form: "date" }, [{ text: "2026-05-02" }, { text: "2026-05-01" }]);
  expect(days?.result).toEqual({
    shape: "days",
    days: [
      { day: "2026-05-01", count: 1 },
      { day: "2026-05-02", count: 1 },
    ],
  });
  expect(resultOf(open(), [{ text: "Trees" }])).toMatchObject({ answered: 1, result: { shape: "words" } });
});

test("private numbers and days are counted by no value", () => {
  const question: Question = { ...open(), form: "date", isPrivate: true };
  expect(resultOf(question, [{ text: "1974-05-01" }])).toMatchObject({ answered: 1, result: { shape: "words" } });
});

test("a ranking is told by places, their mean and first places", () => {
  const [trees, benches, water] = [idOf(300), idOf(301), idOf(302)];
  const found = resultOf(questionOf("ranking"), [
    { optionIds: [trees, benches, water] },
    { optionIds: [water, trees, benches] },
  ]);
  expect(found?.result).toEqual({
    shape: "ranks",
    options: [
      { id: trees, places: [1, 1, 0], mean: 1.5, first: 1 },
      { id: benches, places: [0, 1, 1], mean: 2.5, first: 0 },
      { id: water, places: [1, 0, 1], mean: 2, first: 1 },
    ],
  });
});

test("a matrix is counted by row, each by those who answered it", () => {
  const found = resultOf(questionOf("matrix"), [
    { columns: { [idOf(400)]: idOf(450), [idOf(401)]: idOf(451) } },
    { columns: { [idOf(400)]: idOf(451) } },
  ]);
  expect(found?.result).toEqual({
    shape: "rows",
    rows: [
      {
        id: idOf(400),
        answered: 2,
        columns: [
          { id: idOf(450), count: 1 },
          { id: idOf(451), count: 1 },
        ],
      },
      {
        id: idOf(401),
        answered: 1,
        columns: [
          { id: idOf(450), count: 0 },
          { id: idOf(451), count: 1 },
        ],
      },
    ],
  });
});

test("an amount is told by what each option was given, and the mean of those who answered", () => {
  const found = resultOf(questionOf("budget"), [
    { amounts: { [idOf(700)]: 100 } },
    { amounts: { [idOf(700)]: 40, [idOf(701)]: 60 } },
  ]);
  expect(found?.result).toEqual({
    shape: "amounts",
    options: [
      { id: idOf(700), sum: 140, mean: 70 },
      { id: idOf(701), sum: 60, mean: 30 },
    ],
  });
});

test("places are counted by what they are, those in words alone as well; files by their number", () => {
  const place = { partId: idOf(800), points: [], words: "At the bridge", followUp: "" };
  const found = resultOf(questionOf("map"), [{ places: [place, { ...place, points: [[3.7, 51]], words: "" }] }]);
  expect(found?.result).toEqual({
    shape: "places",
    parts: [
      { id: idOf(800), count: 2, inWords: 1 },
      { id: idOf(801), count: 0, inWords: 0 },
    ],
  });
  expect(resultOf(questionOf("files"), [{ fileIds: [idOf(1), idOf(2)] }])?.result).toEqual({
    shape: "files",
    count: 2,
  });
});

test("a question is shown to those whom earlier answers lead there", () => {
  const asked = instrument(
    page(1, [single(1, 2)]),
    page(2, [single(2, 2, { showIf: all(so(idOf(1), "anyOf", { optionIds: [idOf(100)] })) })]),
  );
  const sums = new Sums();
  sums.add(asked, { [idOf(1)]: { optionIds: [idOf(100)] }, [idOf(2)]: { optionIds: [idOf(200)] } });
  sums.add(asked, { [idOf(1)]: { optionIds: [idOf(101)] } });
  expect(resultsOf(asked, sums).map(({ shown, answered }) => [shown, answered])).toEqual([
    [2, 2],
    [1, 1],
  ]);
});

test("answers that are taken away leave nothing behind, of any kind of question", () => {
  const asked = instrument(page(1, everyKind));
  const given: Answers = {
    [idOf(10)]: { text: "Trees" },
    [idOf(11)]: { number: 7 },
    [idOf(12)]: { optionIds: [other], otherText: "Maybe" },
    [idOf(13)]: { optionIds: [idOf(200)] },
    [idOf(14)]: { optionIds: choices(300, "", "", "").map(({ id }) => id) },
    [idOf(15)]: { columns: { [idOf(400)]: idOf(450) } },
    [idOf(16)]: { optionIds: [idOf(500)] },
    [idOf(17)]: { optionIds: [idOf(600)] },
    [idOf(18)]: { amounts: { [idOf(700)]: 100 } },
    [idOf(19)]: { fileIds: [idOf(1)] },
    [idOf(20)]: { places: [{ partId: idOf(800), points: [[3.7, 51]], words: "", followUp: "" }] },
  };
  const sums = new Sums();
  sums.add(asked, given);
  expect(new Set([...sums.entries()].map(([questionId]) => questionId)).size).toBe(everyKind.length);
  expect(resultsOf(asked, sums).every(({ answered }) => answered === 1)).toBe(true);
  sums.add(asked, given, -1);
  expect([...sums.entries()]).toEqual([]);
  expect(sums.answers).toBe(0);
});

function open() {
  const question = questionOf("open");
  if (question.kind !== "open") throw new Error("not an open question");
  return question;
}
