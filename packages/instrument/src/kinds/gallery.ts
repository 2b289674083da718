/** One or several of a row of pictures, each with its words. */
import { markHint } from "../paper.ts";
import type { QuestionProblem } from "../problems.ts";
import type { KindDefinition } from "./kind.ts";
import {
  allKept,
  choiceProblems,
  chosenCounts,
  chosenProblem,
  chosenResult,
  noDomain,
  optionBounds,
  severalProblems,
  textsOf,
  withTexts,
  wordsOf,
} from "./parts.ts";

export const gallery: KindDefinition<"gallery"> = {
  uses: ["optionIds"],
  texts: ({ options }) => textsOf(options),
  withTexts: (question, textOf) => ({ ...question, options: withTexts(question.options, textOf) }),
  problems: (question) => [
    ...choiceProblems(question.options, optionBounds()),
    ...question.options.flatMap(({ imageId }, at): QuestionProblem[] =>
      imageId === null ? [{ path: `options.${at}.imageId`, code: "imageRequired" }] : [],
    ),
    ...severalProblems(question, question.options.length),
  ],
  isEmpty: ({ optionIds = [] }) => optionIds.length === 0,
  answerProblem: ({ options, atLeast, atMost }, answer) =>
    chosenProblem({ options, hasOther: false }, answer, { atLeast, atMost: atMost ?? options.length }),
  domain: ({ options, atMost }) => ({ ...noDomain, optionIds: options.map(({ id }) => id), isMany: atMost !== 1 }),
  facts: ({ optionIds = [] }) => ({ optionIds, number: null }),
  meaning: ({ atLeast, atMost }) => ({ atLeast, atMost }),
  named: ({ options }) => [options],
  mayGrow: true,
  withoutPersonal: allKept,
  paper: ({ options, ...several }) => ({
    hint: markHint(several, options.length),
    fields: [
      {
        draw: "choices",
        isMany: several.atMost !== 1,
        options: options.map(({ text, imageId }) => ({ text, imageId })),
        hasOther: false,
      },
    ],
  }),
  inWords: ({ options }, answer) => wordsOf(options, answer),
  counts: (_question, answer) => chosenCounts(answer),
  result: ({ options, atMost }, sumOf) =>
    chosenResult(
      options.map(({ id }) => id),
      atMost !== 1,
      sumOf,
    ),
};
