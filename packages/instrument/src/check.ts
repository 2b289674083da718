/** What a questionnaire needs before it can be published. The screen and the server say the same. */
import { conditionProblems } from "./condition-problems.ts";
import { type Instrument, instrumentLimits, type Page, type Question, questionsOf } from "./instrument.ts";
import { ownProblems } from "./kinds/index.ts";
import { isBlank } from "./kinds/parts.ts";
import type { InstrumentProblemCode } from "./problems.ts";
import { reachable } from "./reach.ts";

/** A code by the path of each field, such as `pages.0.questions.3.options.1`; empty when it can be published. */
export type InstrumentProblems = Record<string, InstrumentProblemCode>;

export function instrumentProblems(instrument: Instrument): InstrumentProblems {
  const problems: InstrumentProblems = {};
  const add = (path: string, code: InstrumentProblemCode) => {
    problems[path] ??= code;
  };
  const questions = questionsOf(instrument);
  if (isBlank(instrument.title)) add("title", "titleRequired");
  if (questions.length === 0) add("pages", "questionsRequired");
  if (questions.length > instrumentLimits.questions) add("pages", "tooManyQuestions");
  if (instrument.pages.length > instrumentLimits.pages) add("pages", "tooManyPages");
  for (const [at, page] of instrument.pages.entries())
    for (const [nth, question] of page.questions.entries())
      for (const { path, code } of problemsOf(question)) add(`pages.${at}.questions.${nth}.${path}`, code);
  const conditions = conditionProblems(instrument);
  for (const { path, code } of conditions) add(path, code);
  // What names a later question, or one that is gone, is not searched.
  if (conditions.length === 0) addUnreached(instrument, add);
  return problems;
}

const problemsOf = (question: Question) => [
  ...(isBlank(question.text) ? [{ path: "text", code: "textRequired" as const }] : []),
  ...ownProblems(question),
];

function addUnreached({ pages }: Instrument, add: (path: string, code: InstrumentProblemCode) => void): void {
  const found = reachable({ pages });
  const addPage = (page: Page, at: number) => {
    // Its questions are then never reached either: told once.
    if (found.pages[at] === false) return add(`pages.${at}.showIf`, "neverReached");
    for (const [nth, { id }] of page.questions.entries())
      if (found.questions.get(id) === false) add(`pages.${at}.questions.${nth}.showIf`, "neverReached");
  };
  for (const [at, page] of pages.entries()) addPage(page, at);
}
