/** Whether conditions, and texts that repeat answers, name what stands before them. */
import { type Condition, type Instrument, type Page, type Question, questionsOf, type Test } from "./instrument.ts";
import { domainOf } from "./kinds/index.ts";
import type { ConditionProblemCode } from "./problems.ts";
import { recalledIn } from "./texts.ts";

interface Found {
  path: string;
  code: ConditionProblemCode;
}

/** Where a condition or a text stands: it may name the questions before `before`. */
interface Site {
  path: string;
  before: number;
  /** The questions that depend on it. */
  questionIds: readonly string[];
}

/** Each with its place in the order of the questions. */
type Places = ReadonlyMap<string, { question: Question; place: number }>;

export function conditionProblems({ pages }: Instrument): Found[] {
  const places: Places = new Map(questionsOf({ pages }).map((question, place) => [question.id, { question, place }]));
  const dependence = dependents(pages);
  const found: Found[] = [];
  let before = 0;
  for (const [at, page] of pages.entries()) {
    const path = `pages.${at}`;
    const questionIds = page.questions.map(({ id }) => id);
    const judge = (condition: Condition | null, site: Site) =>
      found.push(...problemsOf(condition, site, { places, dependence }));
    judge(page.showIf, { path: `${path}.showIf`, before, questionIds });
    found.push(...recallProblems(page.title, { path: `${path}.title`, before, questionIds }, places));
    for (const [nth, question] of page.questions.entries()) {
      const site = { path: `${path}.questions.${nth}`, before, questionIds: [question.id] };
      judge(question.showIf, { ...site, path: `${site.path}.showIf` });
      found.push(...recallProblems(question.text, { ...site, path: `${site.path}.text` }, places));
      found.push(...recallProblems(question.description, { ...site, path: `${site.path}.description` }, places));
      before += 1;
    }
    judge(page.endIf, { path: `${path}.endIf`, before, questionIds: [] });
  }
  return found;
}

/** For each question those that its page's condition and its own name. */
function dependents(pages: readonly Page[]): ReadonlyMap<string, readonly string[]> {
  const namedIn = (condition: Condition | null) => condition?.tests.map(({ questionId }) => questionId) ?? [];
  return new Map(
    pages.flatMap(({ showIf, questions }) =>
      questions.map((question): [string, string[]] => [question.id, [...namedIn(showIf), ...namedIn(question.showIf)]]),
    ),
  );
}

interface Known {
  places: Places;
  dependence: ReadonlyMap<string, readonly string[]>;
}

function problemsOf(condition: Condition | null, site: Site, known: Known): Found[] {
  if (condition === null) return [];
  if (condition.tests.length === 0) return [{ path: site.path, code: "conditionEmpty" }];
  return condition.tests.flatMap((test, at) => {
    const code = testProblem(test, site, known);
    return code === null ? [] : [{ path: `${site.path}.tests.${at}`, code }];
  });
}

function testProblem(test: Test, { before, questionIds }: Site, known: Known): ConditionProblemCode | null {
  const named = known.places.get(test.questionId);
  if (!named) return "conditionUnknown";
  if (named.place >= before)
    return questionIds.some((id) => leadsTo(known, test.questionId, id)) ? "conditionLoop" : "conditionLater";
  const { question } = named;
  const { optionIds, range } = domainOf(question, test.rowId);
  const isRow =
    test.rowId === null || (question.kind === "matrix" && question.rows.some(({ id }) => id === test.rowId));
  if (!isRow) return "conditionUnknown";
  switch (test.is) {
    case "anyOf":
    case "noneOf":
      return test.optionIds.length > 0 && test.optionIds.every((id) => optionIds?.includes(id) === true)
        ? null
        : "conditionOption";
    case "atLeast":
    case "atMost":
      return range !== null && test.number !== null && Number.isFinite(test.number) ? null : "conditionNumber";
    default:
      return null;
  }
}

/** `from` depends on `to`, itself or by others. */
function leadsTo({ dependence }: Known, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(dependence.get(id) ?? []));
  }
  return false;
}

const recallProblems = (text: string, { path, before }: Site, places: Places): Found[] =>
  recalledIn(text).flatMap((id): Found[] => {
    const named = places.get(id);
    if (!named) return [{ path, code: "recallUnknown" }];
    return named.place < before ? [] : [{ path, code: "recallLater" }];
  });
