/** The kinds of questions, each in its file. */
import type { Answer, Kind, QuestionOf } from "../instrument.ts";
import type { PaperShape } from "../paper.ts";
import type { AnswerProblem } from "../problems.ts";
import { budget } from "./budget.ts";
import { dropdown, multiple, single } from "./choice.ts";
import { files } from "./files.ts";
import { gallery } from "./gallery.ts";
import type { Domain, Facts, KindDefinition, OwnText } from "./kind.ts";
import { map } from "./map.ts";
import { matrix } from "./matrix.ts";
import { open } from "./open.ts";
import { ranking } from "./ranking.ts";
import type { Count, Result, SumOf, SumsOfQuestion } from "./result.ts";
import { score } from "./score.ts";

export type { Domain, Facts, OwnText } from "./kind.ts";
export type { Result } from "./result.ts";

const kinds: { [K in Kind]: KindDefinition<K> } = {
  open,
  score,
  single,
  multiple,
  ranking,
  matrix,
  dropdown,
  gallery,
  budget,
  files,
  map,
};

export const ownTexts = <K extends Kind>(question: QuestionOf<K>): OwnText[] => kinds[question.kind].texts(question);

export const withOwnTexts = <K extends Kind>(
  question: QuestionOf<K>,
  textOf: (key: string, text: string) => string,
): QuestionOf<K> => kinds[question.kind].withTexts(question, textOf);

export const ownProblems = <K extends Kind>(question: QuestionOf<K>) => kinds[question.kind].problems(question);

export const domainOf = <K extends Kind>(question: QuestionOf<K>, rowId: string | null): Domain =>
  kinds[question.kind].domain(question, rowId);

export const meaningOf = <K extends Kind>(question: QuestionOf<K>): unknown => kinds[question.kind].meaning(question);

/** The options, rows or columns that answers name, in lists of one meaning. */
export const namedOf = <K extends Kind>(question: QuestionOf<K>) => kinds[question.kind].named(question);

/** Options may be added while there are answers. */
export const mayGrow = ({ kind }: Pick<QuestionOf, "kind">): boolean => kinds[kind].mayGrow;

/** `answer` undefined: there is none. */
export function factsOf<K extends Kind>(
  question: QuestionOf<K>,
  answer: Answer | undefined,
  rowId: string | null,
): Facts {
  const { facts, isEmpty } = kinds[question.kind];
  if (answer === undefined || isEmpty(answer)) return { isAnswered: false, optionIds: null, number: null };
  const found = facts(answer, rowId);
  // Of a matrix: of the row.
  return { ...found, isAnswered: rowId === null || (found.optionIds ?? []).length > 0 };
}

/** What of an answer is kept when the time of personal ones is over; null: nothing, not even that there was one. */
export const withoutPersonalOf = <K extends Kind>(question: QuestionOf<K>, answer: Answer): Answer | null =>
  question.isPrivate ? null : kinds[question.kind].withoutPersonal(answer);

export function inWords<K extends Kind>(question: QuestionOf<K>, answer: Answer | undefined): string {
  const { inWords: say, isEmpty } = kinds[question.kind];
  return answer === undefined || isEmpty(answer) ? "" : say(question, answer);
}

export const paperOf = <K extends Kind>(question: QuestionOf<K>): PaperShape => kinds[question.kind].paper(question);

/** What an answer adds to the sums of its question. */
export const countedIn = <K extends Kind>(question: QuestionOf<K>, answer: Answer): Count[] =>
  kinds[question.kind].counts(question, answer);

export const resultFrom = <K extends Kind>(question: QuestionOf<K>, sumOf: SumOf, all: SumsOfQuestion): Result =>
  kinds[question.kind].result(question, sumOf, all);

/** `isWhole`: what is required has to be there. */
export function answerProblemOf<K extends Kind>(
  question: QuestionOf<K>,
  answer: Answer | undefined,
  isWhole: boolean,
): AnswerProblem | null {
  const kind: KindDefinition<K> = kinds[question.kind];
  const fields = Object.entries(answer ?? {}).filter(([, value]) => value !== undefined);
  if (!fields.every(([field]) => kind.uses.some((used) => used === field))) return "answerKind";
  if (answer === undefined || kind.isEmpty(answer)) return isWhole && question.isRequired ? "answerRequired" : null;
  return kind.answerProblem(question, answer);
}
