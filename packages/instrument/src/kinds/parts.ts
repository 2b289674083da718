/** What several kinds of questions have in common. */
import { type Answer, type Choice, instrumentLimits, other } from "../instrument.ts";
import type { AnswerProblem, QuestionProblem, QuestionProblemCode } from "../problems.ts";
import type { Domain, OwnText } from "./kind.ts";
import type { Count, Result, SumOf } from "./result.ts";

export const isBlank = (text: string): boolean => text.trim() === "";

export const textsOf = (choices: readonly Choice[]): OwnText[] =>
  choices.map(({ id, text }) => ({ key: id, text, most: instrumentLimits.option }));

export const withTexts = <C extends Choice>(
  choices: readonly C[],
  textOf: (key: string, text: string) => string,
): C[] => choices.map((choice) => ({ ...choice, text: textOf(choice.id, choice.text) }));

interface Bounds {
  path: "options" | "rows" | "columns";
  least: number;
  most: number;
  few: QuestionProblemCode;
  many: QuestionProblemCode;
}

/** None is empty, and no two say the same: nobody could tell them apart. */
export function choiceProblems(
  choices: readonly Choice[],
  { path, least, most, few, many }: Bounds,
): QuestionProblem[] {
  const found: QuestionProblem[] = [];
  if (choices.length < least) found.push({ path, code: few });
  if (choices.length > most) found.push({ path, code: many });
  const seen = new Set<string>();
  for (const [at, { text }] of choices.entries()) {
    const same = text.trim().toLowerCase();
    if (same === "") found.push({ path: `${path}.${at}`, code: "optionTextRequired" });
    else if (seen.has(same)) found.push({ path: `${path}.${at}`, code: "optionTwice" });
    if (text.length > instrumentLimits.option) found.push({ path: `${path}.${at}`, code: "tooLong" });
    seen.add(same);
  }
  return found;
}

export const optionBounds = (most: number = instrumentLimits.options): Bounds => ({
  path: "options",
  least: 2,
  most,
  few: "optionsRequired",
  many: "tooManyOptions",
});

/** At least and at most so many of `options`. */
export function severalProblems(
  { atLeast, atMost }: { atLeast: number; atMost: number | null },
  options: number,
): QuestionProblem[] {
  const most = atMost ?? options;
  const isPossible = atLeast >= 0 && atLeast <= most && most >= 1 && most <= options;
  return isPossible ? [] : [{ path: "atMost", code: "choicesNumber" }];
}

interface Offer {
  options: readonly Choice[];
  hasOther: boolean;
}

const areOffered = ({ options, hasOther }: Offer, chosen: readonly string[]): boolean =>
  new Set(chosen).size === chosen.length &&
  chosen.every((id) => (id === other ? hasOther : options.some((option) => option.id === id)));

/** Of chosen options, with the words of the other one. */
export function chosenProblem(
  offer: Offer,
  { optionIds = [], otherText = "" }: Answer,
  { atLeast, atMost }: { atLeast: number; atMost: number },
): AnswerProblem | null {
  if (!areOffered(offer, optionIds)) return "answerOption";
  if (optionIds.length < atLeast) return "tooFewChoices";
  if (optionIds.length > atMost) return "tooManyChoices";
  if (!optionIds.includes(other)) return otherText === "" ? null : "answerOption";
  if (isBlank(otherText)) return "otherRequired";
  return otherText.length > instrumentLimits.shortText ? "answerTooLong" : null;
}

export const optionIdsOf = ({ options, hasOther }: Offer): string[] => [
  ...options.map(({ id }) => id),
  ...(hasOther ? [other] : []),
];

export const noDomain: Domain = { optionIds: null, isMany: false, range: null };
export const noFacts = { optionIds: null, number: null };

/** Of a kind whose answers are chosen among what the questionnaire offers. */
export const allKept = (answer: Answer): Answer => answer;

export const withoutOther = ({ otherText: _, ...kept }: Answer): Answer => kept;

export const wordsOf = (options: readonly Choice[], { optionIds = [], otherText = "" }: Answer): string =>
  optionIds.map((id) => (id === other ? otherText : (options.find((one) => one.id === id)?.text ?? ""))).join(", ");

export const chosenCounts = ({ optionIds = [] }: Answer): Count[] => optionIds.map((id) => [id, 1]);

export const chosenResult = (optionIds: readonly string[], isMany: boolean, sumOf: SumOf): Result => ({
  shape: "options",
  isMany,
  options: optionIds.map((id) => ({ id, count: sumOf(id) })),
});

/** The number in a place, which are counted from 1, the smallest first. */
function valueAt(values: readonly { value: number; count: number }[], place: number): number {
  let before = 0;
  for (const { value, count } of values) {
    before += count;
    if (before >= place) return value;
  }
  return 0;
}

export const totalOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Of numbers with how often each was given; the smallest first. */
export function numbersResult(counted: readonly { value: number; count: number }[]): Result {
  const values = counted.filter(({ count }) => count > 0).toSorted((one, next) => one.value - next.value);
  const number = totalOf(values.map(({ count }) => count));
  if (number === 0) return { shape: "numbers", values: [], mean: null, median: null };
  const mean = totalOf(values.map(({ value, count }) => value * count)) / number;
  // The number in the middle, or halfway between the two that are.
  const median = (valueAt(values, Math.floor((number + 1) / 2)) + valueAt(values, Math.floor(number / 2) + 1)) / 2;
  return { shape: "numbers", values, mean, median };
}
