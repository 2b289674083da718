/** An answer in one's own words, or as a number, a day or an e-mail address. */
import { type Answer, instrumentLimits, type QuestionOf } from "../instrument.ts";
import type { PaperHint } from "../paper.ts";
import type { AnswerProblem } from "../problems.ts";
import type { KindDefinition } from "./kind.ts";
import { isBlank, noDomain, numbersResult } from "./parts.ts";

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const emailLongest = 254;

/** "2026-11-30", a day that the calendar has. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function numberProblem({ smallest, largest }: QuestionOf<"open">, number: number): AnswerProblem | null {
  if (!Number.isFinite(number) || Math.abs(number) > instrumentLimits.amount) return "answerNumber";
  return number < (smallest ?? number) || number > (largest ?? number) ? "answerRange" : null;
}

function textProblem(form: "short" | "long" | "date" | "email", text: string): AnswerProblem | null {
  switch (form) {
    case "date":
      return isDay(text) ? null : "answerDate";
    case "email":
      return text.length <= emailLongest && email.test(text) ? null : "answerEmail";
    case "short":
      return text.length > instrumentLimits.shortText ? "answerTooLong" : null;
    case "long":
      return text.length > instrumentLimits.longText ? "answerTooLong" : null;
  }
}

function numberHint({ smallest, largest }: QuestionOf<"open">): PaperHint | null {
  if (smallest !== null && largest !== null) return { say: "numberBetween", smallest, largest };
  if (smallest !== null) return { say: "numberFrom", number: smallest };
  return largest === null ? null : { say: "numberTo", number: largest };
}

const valuePrefix = "= ";
/** A number or a day that was given. */
const valueItem = (value: string | number | undefined): string => `${valuePrefix}${value}`;
const valueIn = (item: string): string | null => (item.startsWith(valuePrefix) ? item.slice(valuePrefix.length) : null);

export const open: KindDefinition<"open"> = {
  uses: ["text", "number"],
  texts: () => [],
  withTexts: (question) => question,
  problems: ({ form, smallest, largest }) =>
    form === "number" && smallest !== null && largest !== null && smallest > largest
      ? [{ path: "largest", code: "rangeOrder" }]
      : [],
  isEmpty: ({ text = "", number }) => isBlank(text) && number === undefined,
  answerProblem(question, { text, number }) {
    if (question.form === "number")
      return number === undefined || text !== undefined ? "answerNumber" : numberProblem(question, number);
    return text === undefined || number !== undefined ? "answerKind" : textProblem(question.form, text);
  },
  domain: ({ form, smallest, largest }) =>
    form === "number"
      ? {
          ...noDomain,
          range: {
            smallest: smallest ?? -instrumentLimits.amount,
            largest: largest ?? instrumentLimits.amount,
            isWhole: false,
          },
        }
      : noDomain,
  facts: ({ number = null }) => ({ optionIds: null, number }),
  meaning: ({ form, smallest, largest }) => (form === "number" ? { form, smallest, largest } : { form }),
  named: () => [],
  mayGrow: false,
  withoutPersonal: ({ text: _, ...kept }) => kept,
  paper: (question) => ({
    hint: question.form === "date" ? { say: "day" } : question.form === "number" ? numberHint(question) : null,
    fields: [{ draw: "lines", label: "", count: question.form === "long" ? 7 : 1 }],
  }),
  inWords: (_question, { text, number }: Answer) => text ?? `${number ?? ""}`,
  // What one gives in confidence is counted by no value, which might be somebody's day of birth.
  counts({ form, isPrivate }, { text = "", number }) {
    if (isPrivate) return [];
    if (form === "number") return [[valueItem(number), 1]];
    return form === "date" ? [[valueItem(text), 1]] : [];
  },
  result({ form, isPrivate }, _sumOf, { counts }) {
    if (isPrivate) return { shape: "words" };
    const given = [...counts].flatMap(([item, count]) => {
      const value = valueIn(item);
      return value === null || count <= 0 ? [] : [{ value, count }];
    });
    if (form === "number") return numbersResult(given.map(({ value, count }) => ({ value: Number(value), count })));
    if (form !== "date") return { shape: "words" };
    const days = given.map(({ value, count }) => ({ day: value, count }));
    return { shape: "days", days: days.toSorted((one, next) => (one.day < next.day ? -1 : 1)) };
  },
};
