/** What can never be reached, against trying every set of answers. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { answerProblems } from "./answers.ts";
import { flowOf, shownIn } from "./flow.ts";
import type { Answers, Condition, Instrument, Page, Question } from "./instrument.ts";
import { questionsOf } from "./instrument.ts";
import { reachable } from "./reach.ts";
import { all, idOf, instrument, page, single, so } from "./testing/samples.ts";

const optionIdsOf = (question: Question): string[] =>
  question.kind === "single" ? question.options.map(({ id }) => id) : [];

/** Conditions on the questions before `before`, of two options each. */
function conditions(before: number): fc.Arbitrary<Condition | null> {
  if (before === 0) return fc.constant(null);
  const tests = fc
    .record({
      on: fc.nat(before - 1),
      is: fc.constantFrom("answered" as const, "unanswered" as const, "anyOf" as const, "noneOf" as const),
      options: fc.uniqueArray(fc.nat(1), { minLength: 1 }),
    })
    .map(({ on, is, options }) => so(idOf(on), is, { optionIds: options.map((at) => idOf(on * 100 + at)) }));
  return fc.option(
    fc.record({
      match: fc.constantFrom("all" as const, "any" as const),
      tests: fc.array(tests, { minLength: 1, maxLength: 3 }),
    }),
  );
}

const pages = (at: number): fc.Arbitrary<Page> =>
  fc
    .record({ showIf: conditions(at), questionIf: conditions(at), endIf: conditions(at + 1), isRequired: fc.boolean() })
    .map(({ showIf, questionIf, endIf, isRequired }) =>
      page(at, [single(at, 2, { showIf: questionIf, isRequired })], { showIf, endIf }),
    );

const instruments: fc.Arbitrary<Instrument> = fc
  .tuple(pages(0), pages(1), pages(2), pages(3))
  .map((made) => instrument(...made));

function* everyAnswers(questions: readonly Question[]): Generator<Answers> {
  const [first, ...rest] = questions;
  if (!first) return yield {};
  for (const others of everyAnswers(rest)) {
    yield others;
    for (const id of optionIdsOf(first)) yield { ...others, [first.id]: { optionIds: [id] } };
  }
}

test("says of each question whether some set of answers leads to it", () => {
  fc.assert(
    fc.property(instruments, (made) => {
      const found = new Set<string>();
      for (const answers of everyAnswers(questionsOf(made)))
        if (Object.keys(answerProblems(made, answers, { isWhole: true })).length === 0)
          for (const id of shownIn(flowOf(made, answers))) found.add(id);
      const told = [...reachable(made).questions].filter(([, isReached]) => isReached).map(([id]) => id);
      expect(told).toEqual(questionsOf(made).flatMap(({ id }) => (found.has(id) ? [id] : [])));
    }),
    { numRuns: 1000 },
  );
});

test("numbers that exclude each other are found", () => {
  const asked: Question = { ...single(1, 2), kind: "score", left: "Never", right: "Always" } as Question;
  const between = (low: number, high: number) =>
    instrument(
      page(0, [asked]),
      page(1, [single(2, 2)], {
        showIf: all(so(idOf(1), "atLeast", { number: low }), so(idOf(1), "atMost", { number: high })),
      }),
    );
  expect(reachable(between(4, 4)).pages).toEqual([true, true]);
  expect(reachable(between(5, 4)).pages).toEqual([true, false]);
  expect(reachable(between(4.2, 4.8)).pages).toEqual([true, false]);
  expect(reachable(between(11, 12)).pages).toEqual([true, false]);
});

test("two hundred questions with a hundred conditions are judged, never wrongly refused", () => {
  const many = Array.from({ length: 200 }, (_, at) =>
    page(at, [
      single(at, 2, {
        isRequired: at % 3 === 0,
        showIf: at % 2 === 1 ? all(so(idOf(at - 1), "anyOf", { optionIds: [idOf((at - 1) * 100)] })) : null,
      }),
    ]),
  );
  expect([...reachable(instrument(...many)).questions.values()].every(Boolean)).toBe(true);
});
