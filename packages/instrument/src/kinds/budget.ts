/** An amount that is spread over options, in whole units. */
import { instrumentLimits } from "../instrument.ts";
import type { KindDefinition } from "./kind.ts";
import { allKept, choiceProblems, noDomain, noFacts, optionBounds, textsOf, withTexts } from "./parts.ts";

export const budget: KindDefinition<"budget"> = {
  uses: ["amounts"],
  texts: ({ id, options, unit }) => [
    ...textsOf(options),
    { key: `${id}.unit`, text: unit, most: instrumentLimits.option },
  ],
  withTexts: (question, textOf) => ({
    ...question,
    options: withTexts(question.options, textOf),
    unit: textOf(`${question.id}.unit`, question.unit),
  }),
  problems: ({ options, amount }) => [
    ...choiceProblems(options, optionBounds()),
    ...(Number.isInteger(amount) && amount >= 1 && amount <= instrumentLimits.amount
      ? []
      : [{ path: "amount", code: "amountNumber" as const }]),
  ],
  isEmpty: ({ amounts = {} }) => Object.values(amounts).every((amount) => amount === 0),
  answerProblem({ options, amount, isSpentWhole }, { amounts = {} }) {
    if (!Object.keys(amounts).every((id) => options.some((option) => option.id === id))) return "answerOption";
    const spent = Object.values(amounts);
    if (!spent.every((one) => Number.isSafeInteger(one) && one >= 0)) return "answerNumber";
    const left = spent.reduce((rest, one) => rest - one, amount);
    if (left < 0) return "amountsOver";
    return isSpentWhole && left > 0 ? "amountsLeft" : null;
  },
  domain: () => noDomain,
  facts: () => noFacts,
  meaning: ({ amount, isSpentWhole }) => ({ amount, isSpentWhole }),
  named: ({ options }) => [options],
  mayGrow: false,
  withoutPersonal: allKept,
  paper: ({ options, amount, unit, isSpentWhole }) => ({
    hint: { say: isSpentWhole ? "spreadAll" : "spread", amount, unit },
    fields: [{ draw: "numbers", options: options.map(({ text }) => text), unit }],
  }),
  inWords: ({ options, unit }, { amounts = {} }) =>
    options.flatMap(({ id, text }) => (amounts[id] ? [`${text}: ${amounts[id]} ${unit}`.trim()] : [])).join("; "),
  counts: (_question, { amounts = {} }) => Object.entries(amounts),
  result: ({ options }, sumOf, { answered }) => ({
    shape: "amounts",
    options: options.map(({ id }) => ({ id, sum: sumOf(id), mean: answered === 0 ? null : sumOf(id) / answered })),
  }),
};
