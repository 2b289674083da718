/** One or several of a list of options; also as a dropdown, one option per line. */
import { type Answer, instrumentLimits, type QuestionOf, type Shapes } from "../instrument.ts";
import { markHint, type PaperShape } from "../paper.ts";
import type { KindDefinition } from "./kind.ts";
import {
  choiceProblems,
  chosenCounts,
  chosenProblem,
  chosenResult,
  noDomain,
  optionBounds,
  optionIdsOf,
  severalProblems,
  textsOf,
  withoutOther,
  withTexts,
  wordsOf,
} from "./parts.ts";
import type { SumOf } from "./result.ts";

const isEmpty = ({ optionIds = [] }: Answer): boolean => optionIds.length === 0;
const facts = ({ optionIds = [] }: Answer) => ({ optionIds, number: null });
const one = { atLeast: 1, atMost: 1 };

const boxes = ({ options, hasOther }: Shapes["single"], isMany: boolean) => [
  { draw: "choices" as const, isMany, options: options.map(({ text }) => ({ text, imageId: null })), hasOther },
];

/** Of a question with one answer. */
const ofOne = <K extends "single" | "dropdown">(most: number) => ({
  uses: ["optionIds", "otherText"] as const,
  texts: ({ options }: QuestionOf<K>) => textsOf(options),
  problems: ({ options }: QuestionOf<K>) => choiceProblems(options, optionBounds(most)),
  isEmpty,
  answerProblem: (question: QuestionOf<K>, answer: Answer) => chosenProblem(question, answer, one),
  domain: (question: QuestionOf<K>) => ({ ...noDomain, optionIds: optionIdsOf(question) }),
  facts,
  meaning: ({ hasOther }: QuestionOf<K>) => ({ hasOther }),
  named: ({ options }: QuestionOf<K>) => [options],
  withoutPersonal: withoutOther,
  paper: (question: QuestionOf<K>): PaperShape => ({ hint: { say: "one" }, fields: boxes(question, false) }),
  inWords: ({ options }: QuestionOf<K>, answer: Answer) => wordsOf(options, answer),
  counts: (_question: QuestionOf<K>, answer: Answer) => chosenCounts(answer),
  result: (question: QuestionOf<K>, sumOf: SumOf) => chosenResult(optionIdsOf(question), false, sumOf),
});

export const single: KindDefinition<"single"> = {
  ...ofOne<"single">(instrumentLimits.options),
  mayGrow: true,
  withTexts: (question, textOf) => ({ ...question, options: withTexts(question.options, textOf) }),
};

export const dropdown: KindDefinition<"dropdown"> = {
  ...ofOne<"dropdown">(instrumentLimits.lines),
  mayGrow: false,
  withTexts: (question, textOf) => ({ ...question, options: withTexts(question.options, textOf) }),
};

export const multiple: KindDefinition<"multiple"> = {
  uses: ["optionIds", "otherText"],
  texts: ({ options }) => textsOf(options),
  withTexts: (question, textOf) => ({ ...question, options: withTexts(question.options, textOf) }),
  problems: (question) => [
    ...choiceProblems(question.options, optionBounds()),
    ...severalProblems(question, optionIdsOf(question).length),
  ],
  isEmpty,
  answerProblem: (question, answer) =>
    chosenProblem(question, answer, {
      atLeast: question.atLeast,
      atMost: question.atMost ?? optionIdsOf(question).length,
    }),
  domain: (question) => ({ ...noDomain, optionIds: optionIdsOf(question), isMany: true }),
  facts,
  meaning: ({ hasOther, atLeast, atMost }) => ({ hasOther, atLeast, atMost }),
  named: ({ options }) => [options],
  mayGrow: true,
  withoutPersonal: withoutOther,
  paper: (question) => ({
    hint: markHint(question, optionIdsOf(question).length),
    fields: boxes(question, question.atMost !== 1),
  }),
  inWords: ({ options }, answer) => wordsOf(options, answer),
  counts: (_question, answer) => chosenCounts(answer),
  result: (question, sumOf) => chosenResult(optionIdsOf(question), true, sumOf),
};
