/** Conditions as LimeSurvey writes them: comparisons of earlier answers, joined by "and" or by "or". Others are not understood. */
import type { Condition, Test } from "../instrument.ts";

/** What a name in a condition stands for. */
export interface Named {
  questionId: string;
  rowId: string | null;
  /** Options by their codes; null: the answer is a number or words. */
  options: ReadonlyMap<string, string> | null;
  /** The answer is a number. */
  isNumber: boolean;
}

/** By code, code of part, and the number of survey, group and question. */
export type Names = ReadonlyMap<string, Named>;

/** Twenty comparisons, which is all that a condition takes, need less. */
const longest = 4000;

/** `undefined`: not understood; null: everybody. */
export function conditionOf(relevance: string, names: Names): Condition | null | undefined {
  if (relevance.length > longest) return undefined;
  const text = unwrapped(relevance.trim());
  if (text === "" || text === "1") return null;
  const either = split(text, "or");
  const both = split(text, "and");
  if (either.length > 1 && both.length > 1) return undefined;
  const match = either.length > 1 ? "any" : "all";
  const tests = (either.length > 1 ? either : both).map((one) => testsOf(unwrapped(one), names, match));
  return tests.includes(undefined) ? undefined : { match, tests: tests.flatMap((some) => some ?? []) };
}

const tokens = /"[^"]*"|'[^']*'|\band\b|\bor\b|&&|\|\||[\s\S]/gi;
type Joint = "and" | "or";
const joints: Readonly<Record<string, Joint>> = { and: "and", "&&": "and", or: "or", "||": "or" };

/** The parts between the words "and", or "or", that stand outside of brackets and quotes. */
function split(text: string, joint: Joint): string[] {
  let depth = 0;
  const parts = [""];
  for (const [token] of text.matchAll(tokens)) {
    depth += Number(token === "(") - Number(token === ")");
    if (depth === 0 && joints[token.toLowerCase()] === joint) parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}

/** Without brackets around the whole. */
function unwrapped(text: string): string {
  if (!text.startsWith("(") || !text.endsWith(")")) return text;
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign === "(") depth++;
    else if (sign === ")") depth--;
    if (depth === 0 && at < text.length - 1) return text;
  }
  return unwrapped(text.slice(1, -1).trim());
}

const empty = /^(!?)\s*is_empty\(\s*([\w.]+)\s*\)$/i;
const comparison =
  /^([A-Za-z0-9_]+)(?:\.\w+)?\s*(==|!=|>=|<=|\beq\b|\bne\b|\bge\b|\ble\b)\s*(?:"([^"]*)"|'([^']*)'|(-?[\d.]+))$/i;

/** `undefined`: not understood. A number that is named makes two tests, which stand only where all have to hold. */
function testsOf(text: string, names: Names, match: Condition["match"]): Test[] | undefined {
  const [, not = "", asked = ""] = text.match(empty) ?? [];
  if (asked) {
    const named = names.get(asked.replace(/\.\w+$/, ""));
    return named && [{ ...bare(named), is: not ? "answered" : "unanswered" }];
  }
  const [, name = "", sign = "", ...values] = text.match(comparison) ?? [];
  const named = names.get(name);
  const value = values.find((one) => one !== undefined) ?? "";
  if (!named) return undefined;
  const is = meanings[sign.toLowerCase()];
  if (value === "") return emptied(named, is);
  return named.options ? ofOption(named, is, named.options.get(value)) : ofNumber(named, is, value, match);
}

const meanings: Readonly<Record<string, "is" | "isNot" | "atLeast" | "atMost">> = {
  "==": "is",
  eq: "is",
  "!=": "isNot",
  ne: "isNot",
  ">=": "atLeast",
  ge: "atLeast",
  "<=": "atMost",
  le: "atMost",
};
type Meaning = (typeof meanings)[string] | undefined;

const bare = ({ questionId, rowId }: Named) => ({ questionId, rowId, optionIds: [], number: null });

/** Compared with nothing. */
function emptied(named: Named, is: Meaning): Test[] | undefined {
  if (is === "is") return [{ ...bare(named), is: "unanswered" }];
  return is === "isNot" ? [{ ...bare(named), is: "answered" }] : undefined;
}

function ofOption(named: Named, is: Meaning, optionId: string | undefined): Test[] | undefined {
  if (optionId === undefined || (is !== "is" && is !== "isNot")) return undefined;
  return [{ ...bare(named), is: is === "is" ? "anyOf" : "noneOf", optionIds: [optionId] }];
}

function ofNumber(named: Named, is: Meaning, value: string, match: Condition["match"]): Test[] | undefined {
  const number = Number(value);
  if (!named.isNumber || !Number.isFinite(number)) return undefined;
  const test = (one: "atLeast" | "atMost"): Test => ({ ...bare(named), is: one, number });
  if (is === "atLeast" || is === "atMost") return [test(is)];
  return is === "is" && match === "all" ? [test("atLeast"), test("atMost")] : undefined;
}
