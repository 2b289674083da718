/** A number from 0 to 10, with words at both ends. */
import { instrumentLimits } from "../instrument.ts";
import type { KindDefinition } from "./kind.ts";
import { allKept, isBlank, noDomain, numbersResult } from "./parts.ts";

const highest = 10;

export const score: KindDefinition<"score"> = {
  uses: ["number"],
  texts: ({ id, left, right }) => [
    { key: `${id}.left`, text: left, most: instrumentLimits.option },
    { key: `${id}.right`, text: right, most: instrumentLimits.option },
  ],
  withTexts: (question, textOf) => ({
    ...question,
    left: textOf(`${question.id}.left`, question.left),
    right: textOf(`${question.id}.right`, question.right),
  }),
  problems: ({ left, right }) =>
    [
      { path: "left", text: left },
      { path: "right", text: right },
    ].flatMap(({ path, text }) => (isBlank(text) ? [{ path, code: "labelsRequired" as const }] : [])),
  isEmpty: ({ number }) => number === undefined,
  answerProblem: (_question, { number = -1 }) =>
    Number.isInteger(number) && number >= 0 && number <= highest ? null : "answerRange",
  domain: () => ({ ...noDomain, range: { smallest: 0, largest: highest, isWhole: true } }),
  facts: ({ number = null }) => ({ optionIds: null, number }),
  meaning: () => null,
  named: () => [],
  mayGrow: false,
  withoutPersonal: allKept,
  paper: ({ left, right }) => ({
    hint: { say: "one" },
    fields: [{ draw: "scale", smallest: 0, largest: highest, left, right }],
  }),
  inWords: (_question, { number }) => `${number ?? ""}`,
  counts: (_question, { number }) => [[`${number}`, 1]],
  result: (_question, sumOf) =>
    numbersResult(Array.from({ length: highest + 1 }, (_, value) => ({ value, count: sumOf(`${value}`) }))),
};
