/** Who sees what, and which answers are kept. */
import { expect, test } from "vitest";
import { answerProblems } from "./answers.ts";
import { flowOf, keptAnswers, lostAnswers } from "./flow.ts";
import { all, any, everyKind, idOf, instrument, page, single, so } from "./testing/samples.ts";

const [first, second, third] = [idOf(1), idOf(2), idOf(3)];
const option = (number: number, at = 0) => ({ optionIds: [idOf(number * 100 + at)] });

/** The second depends on the first, the third on the second. */
const chain = instrument(
  page(1, [single(1, 2)]),
  page(2, [single(2, 2, { showIf: all(so(first, "anyOf", option(1))) })]),
  page(3, [single(3, 2, { showIf: all(so(second, "answered")) })]),
);
const shown = (made: typeof chain, answers: Parameters<typeof flowOf>[1]) =>
  flowOf(made, answers).pages.flatMap(({ questionIds }) => questionIds);

test("a question is shown when the answers before it are so", () => {
  expect(shown(chain, {})).toEqual([first]);
  expect(shown(chain, { [first]: option(1) })).toEqual([first, second]);
  expect(shown(chain, { [first]: option(1), [second]: option(2) })).toEqual([first, second, third]);
});

test("an answer to a hidden question counts as none, also for what depends on it", () => {
  expect(shown(chain, { [first]: option(1, 1), [second]: option(2), [third]: option(3) })).toEqual([first]);
});

test("a page of which nothing is shown is left out", () => {
  expect(flowOf(chain, {}).pages.map(({ id }) => id)).toEqual([idOf(9001)]);
});

test("all tests hold, or any of them", () => {
  const tests = [so(first, "anyOf", option(1)), so(second, "anyOf", option(2))];
  const made = (showIf: ReturnType<typeof all>) =>
    instrument(page(1, [single(1, 2), single(2, 2)]), page(2, [single(3, 2)], { showIf }));
  expect(shown(made(any(...tests)), { [first]: option(1) })).toEqual([first, second, third]);
  expect(shown(made(all(...tests)), { [first]: option(1) })).toEqual([first, second]);
});

test("the questionnaire ends after the page where its end holds", () => {
  const made = instrument(
    page(1, [single(1, 2)], { endIf: all(so(first, "noneOf", option(1))) }),
    page(2, [single(2, 2)]),
  );
  expect(flowOf(made, { [first]: option(1) })).toMatchObject({ endsEarly: false });
  const ended = flowOf(made, { [first]: option(1, 1), [second]: option(2) });
  expect(ended).toEqual({ pages: [{ id: idOf(9001), questionIds: [first] }], endsEarly: true });
});

test("a row of a matrix, a number and a missing answer can be asked for", () => {
  const made = (test_: ReturnType<typeof so>) =>
    instrument(page(1, everyKind), page(2, [single(1, 2)], { showIf: all(test_) }));
  const reaches = (test_: ReturnType<typeof so>, answers: Parameters<typeof flowOf>[1]) =>
    flowOf(made(test_), answers).pages.length === 2;
  const parksAreGood = so(idOf(15), "anyOf", { rowId: idOf(401), optionIds: [idOf(451)] });
  expect(reaches(parksAreGood, { [idOf(15)]: { columns: { [idOf(401)]: idOf(451) } } })).toBe(true);
  expect(reaches(parksAreGood, { [idOf(15)]: { columns: { [idOf(400)]: idOf(451) } } })).toBe(false);
  const often = so(idOf(11), "atLeast", { number: 7 });
  expect(reaches(often, { [idOf(11)]: { number: 7 } })).toBe(true);
  expect(reaches(often, { [idOf(11)]: { number: 6 } })).toBe(false);
  expect(reaches(often, {})).toBe(false);
  expect(reaches(so(idOf(11), "atMost", { number: 0 }), { [idOf(11)]: { number: 0 } })).toBe(true);
  expect(reaches(so(idOf(11), "unanswered"), {})).toBe(true);
  expect(reaches(so(idOf(10), "unanswered"), { [idOf(10)]: { text: " " } })).toBe(true);
});

test("answers to hidden questions are not kept, nor are empty ones", () => {
  const answers = { [first]: option(1, 1), [second]: option(2), [idOf(77)]: { text: "stray" } };
  expect(keptAnswers(chain, answers)).toEqual({ [first]: option(1, 1) });
  expect(keptAnswers(chain, { [first]: { optionIds: [] } })).toEqual({});
});

test("what would go with a change is told before", () => {
  const before = { [first]: option(1), [second]: option(2), [third]: option(3) };
  expect(lostAnswers(chain, before, { ...before, [first]: option(1, 1) })).toEqual([second, third]);
  expect(lostAnswers(chain, before, { ...before, [third]: option(3, 1) })).toEqual([]);
});

test("what is required of a hidden question is not asked for, and a stray answer is refused", () => {
  const made = instrument(
    page(1, [single(1, 2)]),
    page(2, [single(2, 2, { isRequired: true, showIf: all(so(first, "answered")) })]),
  );
  expect(answerProblems(made, {}, { isWhole: true })).toEqual({});
  expect(answerProblems(made, { [first]: option(1) }, { isWhole: true })).toEqual({ [second]: "answerRequired" });
  expect(answerProblems(made, { [first]: option(1) }, { isWhole: false })).toEqual({});
  expect(answerProblems(made, { [idOf(77)]: { text: "x" } }, { isWhole: true })).toEqual({ [idOf(77)]: "answerKind" });
});
