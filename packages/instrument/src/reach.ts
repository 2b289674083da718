/**
 * Whether some set of answers leads to a page or a question. The search assumes what has to be so and looks for a contradiction, branch by
 * branch; after many steps it gives up and calls it reachable, so that nothing is refused wrongly.
 */
import type { Condition, Instrument, Question, Test } from "./instrument.ts";
import { type Domain, domainOf } from "./kinds/index.ts";

/** Of all branches together. */
const stepsMost = 20_000;

type Formula = { all: Formula[] } | { any: Formula[] } | { test: Test; isTrue: boolean };

const always: Formula = { all: [] };

const formulaOf = (condition: Condition | null, isTrue: boolean): Formula => {
  if (condition === null) return isTrue ? always : { any: [] };
  const tests = condition.tests.map((test) => ({ test, isTrue }));
  return (condition.match === "all") === isTrue ? { all: tests } : { any: tests };
};

interface Place {
  question: Question;
  page: number;
}

type Pages = Instrument["pages"];

/** It is come to: no page before it has ended the questionnaire. */
const isComeTo = (pages: Pages, page: number): Formula => ({
  all: pages
    .slice(0, page)
    .filter(({ endIf }) => endIf !== null)
    .map(({ endIf, showIf }) => ({ any: [formulaOf(showIf, false), formulaOf(endIf, false)] })),
});

const isNotComeTo = (pages: Pages, page: number): Formula => ({
  any: pages
    .slice(0, page)
    .filter(({ endIf }) => endIf !== null)
    .map(({ endIf, showIf }) => ({ all: [formulaOf(showIf, true), formulaOf(endIf, true)] })),
});

/** What is assumed of one question, or of one row. */
interface Assumed {
  isAnswered: boolean | null;
  oneOf: (readonly string[])[];
  noneOf: readonly string[];
  low: { at: number; isOpen: boolean };
  high: { at: number; isOpen: boolean };
}

const nothing: Assumed = {
  isAnswered: null,
  oneOf: [],
  noneOf: [],
  low: { at: -Infinity, isOpen: false },
  high: { at: Infinity, isOpen: false },
};

type Store = ReadonlyMap<string, Assumed>;

export interface Reached {
  pages: boolean[];
  questions: ReadonlyMap<string, boolean>;
}

/** Conditions must name earlier questions that are there. */
export function reachable({ pages }: Pick<Instrument, "pages">): Reached {
  const places = new Map<string, Place>();
  for (const [page, { questions }] of pages.entries())
    for (const question of questions) places.set(question.id, { question, page });
  const canBe = (goal: Formula) => search({ pages, places, steps: 0 }, [goal], new Map());
  const pageGoal = (page: number): Formula => ({
    all: [isComeTo(pages, page), formulaOf(pages[page]?.showIf ?? null, true)],
  });
  return {
    pages: pages.map((_, page) => canBe(pageGoal(page))),
    questions: new Map(
      [...places].map(([id, { question, page }]) => [
        id,
        canBe({ all: [pageGoal(page), formulaOf(question.showIf, true)] }),
      ]),
    ),
  };
}

interface Search {
  pages: Pages;
  places: ReadonlyMap<string, Place>;
  steps: number;
}

/** All of the formulas can hold at once, with what is assumed. */
function search(state: Search, open: readonly Formula[], store: Store): boolean {
  state.steps += 1;
  if (state.steps > stepsMost) return true;
  const [first, ...rest] = open;
  if (first === undefined) return true;
  if ("all" in first) return search(state, [...first.all, ...rest], store);
  if ("any" in first) return first.any.some((one) => search(state, [one, ...rest], store));
  return literals(state, first).some(({ assume, needs }) => {
    const key = `${first.test.questionId} ${first.test.rowId ?? ""}`;
    const before = store.get(key) ?? nothing;
    const assumed = assume(before);
    if (!isPossible(state, first.test, assumed)) return false;
    // What follows from an answer, or from none, has been taken up once.
    const isNew = before.isAnswered === null;
    return search(state, isNew ? [...needs, ...rest] : rest, new Map([...store, [key, assumed]]));
  });
}

interface Branch {
  assume: (assumed: Assumed) => Assumed;
  /** What has to hold besides. */
  needs: Formula[];
}

/** What a test says, or says when it fails: `below` and `above` also of who did not answer. */
type Claim = Test["is"] | "below" | "above";

const opposite: Record<Test["is"], Claim> = {
  answered: "unanswered",
  unanswered: "answered",
  anyOf: "noneOf",
  noneOf: "anyOf",
  atLeast: "below",
  atMost: "above",
};

/** The ways in which a test can be true, or false. */
function literals({ places, pages }: Search, { test, isTrue }: { test: Test; isTrue: boolean }): Branch[] {
  const place = places.get(test.questionId);
  if (!place) return [];
  const { question, page } = place;
  const showing = [pages[page]?.showIf ?? null, question.showIf];
  const shown: Formula = { all: [isComeTo(pages, page), ...showing.map((one) => formulaOf(one, true))] };
  const hidden: Formula = { any: [isNotComeTo(pages, page), ...showing.map((one) => formulaOf(one, false))] };
  const answered = (change: (assumed: Assumed) => Partial<Assumed>): Branch => ({
    assume: (assumed) => withAnswer(assumed, true, change(assumed)),
    needs: [shown],
  });
  const unanswered: Branch = {
    assume: (assumed) => withAnswer(assumed, false, {}),
    // What is required is answered wherever it is shown.
    needs: question.isRequired ? [hidden] : [],
  };
  const { optionIds, number } = test;
  const from = (isOpen: boolean) => answered(({ low }) => ({ low: higher(low, { at: number ?? 0, isOpen }) }));
  const upTo = (isOpen: boolean) => answered(({ high }) => ({ high: lower(high, { at: number ?? 0, isOpen }) }));
  const branches: Record<Claim, Branch[]> = {
    answered: [answered(() => ({}))],
    unanswered: [unanswered],
    anyOf: [answered(({ oneOf }) => ({ oneOf: [...oneOf, optionIds] }))],
    noneOf: [unanswered, answered(({ noneOf }) => ({ noneOf: [...noneOf, ...optionIds] }))],
    atLeast: [from(false)],
    atMost: [upTo(false)],
    below: [unanswered, upTo(true)],
    above: [unanswered, from(true)],
  };
  return branches[isTrue ? test.is : opposite[test.is]];
}

/** Without what contradicts it: `isAnswered` null then says that it cannot be. */
const withAnswer = (assumed: Assumed, isAnswered: boolean, change: Partial<Assumed>): Assumed => ({
  ...assumed,
  ...change,
  isAnswered: assumed.isAnswered === null || assumed.isAnswered === isAnswered ? isAnswered : null,
});

type End = Assumed["low"];
/** Of two ends at the same number the one that leaves it out. */
const strict = (one: End, two: End): End => ({ ...one, isOpen: one.isOpen || two.isOpen });
const higher = (one: End, two: End): End => (one.at === two.at ? strict(one, two) : one.at > two.at ? one : two);
const lower = (one: End, two: End): End => (one.at === two.at ? strict(one, two) : one.at < two.at ? one : two);

function isPossible({ places }: Search, { questionId, rowId }: Test, assumed: Assumed): boolean {
  if (assumed.isAnswered === null) return false;
  const question = places.get(questionId)?.question;
  if (!assumed.isAnswered || !question) return true;
  const { optionIds, isMany, range } = domainOf(question, rowId);
  if (range !== null && !isBetween(range, assumed)) return false;
  return optionIds === null || isChosen(optionIds, isMany, assumed);
}

/** A number of the range is left. */
function isBetween({ smallest, largest, isWhole }: NonNullable<Domain["range"]>, assumed: Assumed): boolean {
  const low = higher(assumed.low, { at: smallest, isOpen: false });
  const high = lower(assumed.high, { at: largest, isOpen: false });
  if (!isWhole) return low.at < high.at || (low.at === high.at && !low.isOpen && !high.isOpen);
  const first = low.isOpen ? Math.floor(low.at) + 1 : Math.ceil(low.at);
  const last = high.isOpen ? Math.ceil(high.at) - 1 : Math.floor(high.at);
  return first <= last;
}

/** Options are left that make all of it true. */
function isChosen(optionIds: readonly string[], isMany: boolean, { oneOf, noneOf }: Assumed): boolean {
  const free = optionIds.filter((id) => !noneOf.includes(id));
  if (isMany) return free.length > 0 && oneOf.every((wanted) => free.some((id) => wanted.includes(id)));
  return free.some((id) => oneOf.every((wanted) => wanted.includes(id)));
}
