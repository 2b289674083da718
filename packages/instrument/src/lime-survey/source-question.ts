/** A question of the file while it is put into ours. */
import { type Choice, instrumentLimits, type Question, type QuestionOf } from "../instrument.ts";
import type { LossCode } from "./losses.ts";
import type { Named } from "./relevance.ts";
import { field, type Lime, type Row, type Words } from "./tables.ts";
import type { Writer } from "./writer.ts";

export interface SourceQuestion {
  lime: Lime;
  row: Row;
  /** How the file calls it. */
  code: string;
  writer: Writer;
  /** Read above it: its group's words, and texts that stood before it. */
  before: Words;
  /** By the file's names of languages. */
  ownWords: (name: OwnWord) => Words;
}

/** Answers that LimeSurvey has by itself; its files do not hold their words. */
export const ownWords = ["yes", "no", "uncertain", "female", "male", "increase", "same", "decrease"] as const;
export type OwnWord = (typeof ownWords)[number];

export interface Made {
  questions: Question[];
  /** What conditions may call them, by the code of the part; "" for the whole. */
  names: [string, Named][];
}

/** Or why it is left out. */
export type Make = (source: SourceQuestion) => Made | LossCode;

export type Parts = Pick<
  QuestionOf,
  "id" | "text" | "description" | "isRequired" | "showsHeader" | "imageId" | "isPrivate" | "showIf"
>;

/** What all questions have. `part`: the words of the row that became a question of its own. */
export function commonOf({ lime, row, code, writer, before }: SourceQuestion, part?: Words): Parts {
  const id = writer.newId();
  const text = together(lime.questionWords(row, "question"), part, ": ");
  const description = together(before, lime.questionWords(row, "help"), "<br><br>");
  return {
    id,
    text: writer.say(id, text, instrumentLimits.question, code),
    description: writer.say(`${id}.description`, description, instrumentLimits.description, code),
    isRequired: field(row, "mandatory") === "Y",
    showsHeader: true,
    imageId: null,
    isPrivate: false,
    showIf: null,
  };
}

export function together(one: Words, other: Words = {}, between: string): Words {
  const languages = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...languages].map((language) => [language, [one[language], other[language]].filter(Boolean).join(between)]),
  );
}

/** Options of which the file has the words, and their ids by code. */
export interface CodedChoices {
  choices: Choice[];
  idOf: Map<string, string>;
}

export function codedChoices(
  { writer, code }: SourceQuestion,
  rows: readonly { code: string; words: Words }[],
): CodedChoices {
  const choices = rows.map(({ words }) => writer.choice(words, code));
  return { choices, idOf: new Map(rows.map((row, at) => [row.code, choices[at]?.id ?? ""])) };
}

export const answersOf = (source: SourceQuestion, scale?: string) =>
  codedChoices(
    source,
    source.lime
      .answersOf(source.row, scale)
      .map((answer) => ({ code: field(answer, "code"), words: source.lime.answerWords(answer) })),
  );

/** Rows, or the options of several choices. */
export const partsOf = ({ lime, row }: SourceQuestion) =>
  lime.partsOf(row).map((part) => ({ code: field(part, "title"), words: lime.questionWords(part, "question") }));

export const attribute = ({ lime, row }: SourceQuestion, name: string): number | null => {
  const value = lime.attributeOf(row, name);
  return value !== "" && Number.isFinite(Number(value)) ? Number(value) : null;
};
