/** What a question depends on, in words: "Only if you chose “Yes” at question 3." Pure. */
import { type Language, listInWords, localeOf } from "@stoep/contract/kernel";
import { type Condition, other, type Question, type Test } from "@stoep/instrument";
import { say, words } from "./texts.ts";

/** Questions by their ids, with the numbers that they have on paper. */
export type Numbered = ReadonlyMap<string, { number: number; question: Question }>;

export const quoted = (text: string, language: Language): string =>
  language === "fr" ? `«\u202f${text}\u202f»` : `“${text}”`;

/** "you chose “Yes” at question 3 and your answer to question 4 is 7 or more" */
export function testsInWords({ match, tests }: Condition, numbered: Numbered, language: Language): string {
  const said = tests.flatMap((test) => testInWords(test, numbered, language) ?? []);
  return listInWords(language, said, match === "all" ? "conjunction" : "disjunction");
}

function testInWords(test: Test, numbered: Numbered, language: Language): string | null {
  const found = numbered.get(test.questionId);
  if (!found) return null;
  const { question } = found;
  const row = "rows" in question ? question.rows.find(({ id }) => id === test.rowId)?.text : undefined;
  const number = row
    ? say(language, "row", { number: found.number, row: quoted(row, language) })
    : String(found.number);
  const options = test.optionIds.map((id) => quoted(optionText(question, id, language), language));
  return say(language, `tests.${test.is}`, {
    number,
    options: listInWords(language, options, "disjunction"),
    value: new Intl.NumberFormat(localeOf(language)).format(test.number ?? 0),
  });
}

function optionText(question: Question, id: string, language: Language): string {
  if (id === other) return words.otherName[language];
  const options = "columns" in question ? question.columns : "options" in question ? question.options : [];
  return options.find((option) => option.id === id)?.text ?? "";
}
