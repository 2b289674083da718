/** All options, the best first. */
import type { KindDefinition } from "./kind.ts";
import {
  allKept,
  choiceProblems,
  chosenProblem,
  noDomain,
  noFacts,
  optionBounds,
  textsOf,
  totalOf,
  withTexts,
  wordsOf,
} from "./parts.ts";

/** An option in one of the places, which are counted from 1. */
const placeItem = (optionId: string, place: number): string => `${optionId} ${place}`;

export const ranking: KindDefinition<"ranking"> = {
  uses: ["optionIds"],
  texts: ({ options }) => textsOf(options),
  withTexts: (question, textOf) => ({ ...question, options: withTexts(question.options, textOf) }),
  problems: ({ options }) => choiceProblems(options, optionBounds()),
  isEmpty: ({ optionIds = [] }) => optionIds.length === 0,
  answerProblem({ options }, answer) {
    const all = { atLeast: options.length, atMost: options.length };
    const problem = chosenProblem({ options, hasOther: false }, answer, all);
    return problem === "tooFewChoices" ? "rankAll" : problem;
  },
  // Every option is chosen: what may differ is their order, which no condition asks for.
  domain: () => noDomain,
  facts: () => noFacts,
  meaning: () => null,
  named: ({ options }) => [options],
  mayGrow: false,
  withoutPersonal: allKept,
  paper: ({ options }) => ({
    hint: { say: "rank", count: options.length },
    fields: [{ draw: "numbers", options: options.map(({ text }) => text), unit: "" }],
  }),
  inWords: ({ options }, answer) => wordsOf(options, answer),
  counts: (_question, { optionIds = [] }) => optionIds.map((id, at) => [placeItem(id, at + 1), 1]),
  result: ({ options }, sumOf) => ({
    shape: "ranks",
    options: options.map(({ id }) => {
      const places = options.map((_, at) => sumOf(placeItem(id, at + 1)));
      const number = totalOf(places);
      const mean = number === 0 ? null : totalOf(places.map((count, at) => count * (at + 1))) / number;
      return { id, places, mean, first: places[0] ?? 0 };
    }),
  }),
};
