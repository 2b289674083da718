/**
 * What many answers say together. An answer is told as counts, amounts by item of its question, which add up: those of all answers are the
 * sum of those of each, so that they can be kept, added to and taken from. What a screen, a file or a letter shows is made of the sums.
 */
import { flowOf, keptAnswers, shownIn } from "./flow.ts";
import { type Answers, type Instrument, type QuestionOf, questionsOf } from "./instrument.ts";
import { countedIn, resultFrom } from "./kinds/index.ts";
import type { Result } from "./kinds/result.ts";

/** Amounts by item; those of items that are missing are 0. */
export type Counts = ReadonlyMap<string, number>;

/** Items of every question: whom it was shown, and who answered it. All others belong to the kinds. */
export const shownItem = "shown";
export const answeredItem = "answered";

export interface QuestionResult {
  questionId: string;
  /** Respondents who saw the question; those who are sent elsewhere by an earlier answer did not. */
  shown: number;
  answered: number;
  result: Result;
}

/** What one set of answers adds to the counts, by question. */
export function countsOf(instrument: Pick<Instrument, "pages">, answers: Answers): Map<string, Map<string, number>> {
  const shown = shownIn(flowOf(instrument, answers));
  const kept = keptAnswers(instrument, answers);
  const counts = new Map<string, Map<string, number>>();
  for (const question of questionsOf(instrument)) {
    if (!shown.has(question.id)) continue;
    const own = new Map([[shownItem, 1]]);
    const answer = kept[question.id];
    if (answer !== undefined) {
      own.set(answeredItem, 1);
      for (const [item, amount] of countedIn(question, answer)) own.set(item, (own.get(item) ?? 0) + amount);
    }
    counts.set(question.id, own);
  }
  return counts;
}

/** Sums of counts, to which answers are added and from which they are taken. */
export class Sums {
  readonly #byQuestion = new Map<string, Map<string, number>>();
  #answers = 0;

  /** How many answers they are of. */
  get answers(): number {
    return this.#answers;
  }

  /** @param times 1 to add them, -1 to take them away */
  add(instrument: Pick<Instrument, "pages">, answers: Answers, times: 1 | -1 = 1): void {
    this.#answers += times;
    this.#addAmounts(countsOf(instrument, answers), times);
  }

  /** What one set of answers counts. */
  addCounts(counts: ReadonlyMap<string, Counts>): void {
    this.#answers++;
    this.#addAmounts(counts, 1);
  }

  #addAmounts(counted: ReadonlyMap<string, Counts>, times: number): void {
    for (const [questionId, counts] of counted)
      for (const [item, amount] of counts) this.addAmount(questionId, item, times * amount);
  }

  /** Sums of so many answers, as `record` wrote them. */
  addRecord(answers: number, record: Record<string, Record<string, number>>): void {
    this.#answers += answers;
    for (const [questionId, counts] of Object.entries(record))
      for (const [item, amount] of Object.entries(counts)) this.addAmount(questionId, item, amount);
  }

  addAmount(questionId: string, item: string, amount: number): void {
    const own = this.#byQuestion.get(questionId) ?? new Map<string, number>();
    own.set(item, (own.get(item) ?? 0) + amount);
    this.#byQuestion.set(questionId, own);
  }

  of(questionId: string): Counts {
    return this.#byQuestion.get(questionId) ?? new Map();
  }

  /** By question and item; those that are 0 are left out. */
  record(): Record<string, Record<string, number>> {
    const counted = [...this.#byQuestion].map(([questionId, counts]): [string, Record<string, number>] => [
      questionId,
      Object.fromEntries([...counts].filter(([, amount]) => amount !== 0)),
    ]);
    return Object.fromEntries(counted.filter(([, counts]) => Object.keys(counts).length > 0));
  }

  /** Each amount that is not 0. */
  *entries(): Generator<[questionId: string, item: string, amount: number]> {
    for (const [questionId, counts] of this.#byQuestion)
      for (const [item, amount] of counts) if (amount !== 0) yield [questionId, item, amount];
  }
}

export function questionResult(question: QuestionOf, counts: Counts): QuestionResult {
  const answered = counts.get(answeredItem) ?? 0;
  return {
    questionId: question.id,
    shown: counts.get(shownItem) ?? 0,
    answered,
    result: resultFrom(question, (item) => counts.get(item) ?? 0, { counts, answered }),
  };
}

/** Of all questions, in their order. */
export const resultsOf = (instrument: Pick<Instrument, "pages">, sums: Sums): QuestionResult[] =>
  questionsOf(instrument).map((question) => questionResult(question, sums.of(question.id)));
