import type { Answer, Kind, QuestionOf } from "../instrument.ts";
import type { PaperShape } from "../paper.ts";
import type { AnswerProblem, QuestionProblem } from "../problems.ts";
import type { Count, Result, SumOf, SumsOfQuestion } from "./result.ts";

/** A text that a kind has besides those of all questions. */
export interface OwnText {
  /** "<id>" of an option, a row, a column or a part; "<id>.left" and the like of a field of the question. */
  key: string;
  text: string;
  most: number;
}

/** What a condition may ask of an answer. */
export interface Facts {
  isAnswered: boolean;
  /** null: the kind has no options. */
  optionIds: readonly string[] | null;
  /** null: the kind has no number, or none was given. */
  number: number | null;
}

/** What can be asked of answers to a question: numbers between these, or some of these options. */
export interface Domain {
  optionIds: readonly string[] | null;
  /** More than one of the options can be chosen. */
  isMany: boolean;
  range: { smallest: number; largest: number; isWhole: boolean } | null;
}

/** All that is particular to one kind of question. A new kind is a file with one of these, and a screen in each app. */
export interface KindDefinition<K extends Kind> {
  /** The fields of an answer that it uses; others are refused. */
  uses: readonly (keyof Answer)[];
  texts: (question: QuestionOf<K>) => OwnText[];
  withTexts: (question: QuestionOf<K>, textOf: (key: string, text: string) => string) => QuestionOf<K>;
  /** What it lacks before it can be published, by the path within the question. */
  problems: (question: QuestionOf<K>) => QuestionProblem[];
  isEmpty: (answer: Answer) => boolean;
  /** Of one that is not empty. */
  answerProblem: (question: QuestionOf<K>, answer: Answer) => AnswerProblem | null;
  domain: (question: QuestionOf<K>, rowId: string | null) => Domain;
  facts: (answer: Answer, rowId: string | null) => Omit<Facts, "isAnswered">;
  /** What its answers mean, but for options and all words: it stays as it is once there are answers. */
  meaning: (question: QuestionOf<K>) => unknown;
  /** The options, rows or columns that answers name, in lists of one meaning. */
  named: (question: QuestionOf<K>) => (readonly { id: string }[])[];
  /** Options may be added while there are answers: those who answered earlier chose among fewer. */
  mayGrow: boolean;
  /** Without what somebody said in their own words or sent along: what is kept of a question that is not private. */
  withoutPersonal: (answer: Answer) => Answer;
  /** In words, as earlier answers are repeated. */
  inWords: (question: QuestionOf<K>, answer: Answer) => string;
  /** To be answered on paper. */
  paper: (question: QuestionOf<K>) => PaperShape;
  /** What an answer that is not empty adds to the sums of its question. */
  counts: (question: QuestionOf<K>, answer: Answer) => Count[];
  /** What the sums of many answers say. */
  result: (question: QuestionOf<K>, sumOf: SumOf, all: SumsOfQuestion) => Result;
}
