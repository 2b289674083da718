/** Of every kind of question: what goes of its answers when the time of personal ones is over, and what stays. */
import { expect, test } from "vitest";
import { type Answer, type Answers, type Kind, other, type Question } from "./instrument.ts";
import { answerProblemOf } from "./kinds/index.ts";
import { withoutPersonal } from "./personal.ts";
import { everyKind, idOf, page } from "./testing/samples.ts";

const own = "In my own words";
const pin: [number, number][] = [[3.7, 51]];

/** Of each kind an answer in which all that somebody can say or send themselves is there, and what is kept of it. */
const answered: { [K in Kind]: { answer: Answer; kept: Answer } } = {
  open: { answer: { text: own, number: 41 }, kept: { number: 41 } },
  score: { answer: { number: 7 }, kept: { number: 7 } },
  single: { answer: { optionIds: [other], otherText: own }, kept: { optionIds: [other] } },
  multiple: { answer: { optionIds: [idOf(200), other], otherText: own }, kept: { optionIds: [idOf(200), other] } },
  ranking: { answer: { optionIds: [idOf(301), idOf(300)] }, kept: { optionIds: [idOf(301), idOf(300)] } },
  matrix: { answer: { columns: { [idOf(400)]: idOf(451) } }, kept: { columns: { [idOf(400)]: idOf(451) } } },
  dropdown: { answer: { optionIds: [other], otherText: own }, kept: { optionIds: [other] } },
  gallery: { answer: { optionIds: [idOf(600)] }, kept: { optionIds: [idOf(600)] } },
  budget: { answer: { amounts: { [idOf(700)]: 100 } }, kept: { amounts: { [idOf(700)]: 100 } } },
  files: { answer: { fileIds: [idOf(1)] }, kept: {} },
  map: {
    answer: {
      places: [
        { partId: idOf(800), points: pin, words: "", followUp: own },
        { partId: idOf(800), points: [], words: own, followUp: "" },
      ],
    },
    kept: {
      places: [
        { partId: idOf(800), points: pin, words: "", followUp: "" },
        { partId: idOf(800), points: [], words: "", followUp: "" },
      ],
    },
  },
};

const of = (question: Question, answers: Answers) =>
  withoutPersonal({ pages: [page(1, [question])] }, answers)[question.id];

test.each(everyKind)("of an answer to $kind words and files go, and counts stay", (question) => {
  const { answer, kept } = answered[question.kind];
  const left = of(question, { [question.id]: answer });
  expect(left).toEqual(kept);
  expect(JSON.stringify(left)).not.toContain(own);
  expect(of(question, { [question.id]: kept })).toEqual(kept);
});

const everyField: Required<Answer> = {
  text: own,
  number: 1,
  optionIds: [other],
  otherText: own,
  columns: {},
  amounts: {},
  fileIds: [idOf(1)],
  places: [],
};

test.each(everyKind)("the sample of $kind has every field that its answers may have", (question) => {
  const taken = Object.entries(everyField).filter(
    ([field, value]) => answerProblemOf(question, { [field]: value }, true) !== "answerKind",
  );
  expect(Object.keys(answered[question.kind].answer)).toEqual(expect.arrayContaining(taken.map(([field]) => field)));
});

test.each(everyKind)("a private answer to $kind goes, and that there was one", (question) => {
  const { answer, kept } = answered[question.kind];
  expect(of({ ...question, isPrivate: true }, { [question.id]: answer })).toBeUndefined();
  expect(of({ ...question, isPrivate: true }, { [question.id]: kept })).toBeUndefined();
});

test.each(everyKind)("what $kind was not asked stays without an answer", (question) => {
  expect(of(question, {})).toBeUndefined();
});

test("days and e-mail addresses are in somebody's own words", () => {
  const [open] = everyKind.filter(({ kind }) => kind === "open");
  if (open?.kind !== "open") throw new Error("no open question");
  for (const [form, text] of [
    ["date", "1961-04-12"],
    ["email", "dirk@example.org"],
  ] as const)
    expect(of({ ...open, form }, { [open.id]: { text } })).toEqual({});
});

test("an answer to a question that is not in the questionnaire goes", () => {
  expect(withoutPersonal({ pages: [] }, { [idOf(999)]: { number: 3 } })).toEqual({});
});
