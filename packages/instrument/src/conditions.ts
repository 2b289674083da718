/** Whether a condition holds of the answers that stand before it. */
import type { Answers, Condition, Question, Test } from "./instrument.ts";
import { type Facts, factsOf } from "./kinds/index.ts";

/** `answers`: those of questions that were shown. null: it holds for everybody. */
export function holds(
  condition: Condition | null,
  questions: ReadonlyMap<string, Question>,
  answers: Answers,
): boolean {
  if (condition === null) return true;
  const isTrue = (test: Test) => {
    const question = questions.get(test.questionId);
    return question !== undefined && testHolds(test, factsOf(question, answers[question.id], test.rowId));
  };
  return condition.match === "all" ? condition.tests.every(isTrue) : condition.tests.some(isTrue);
}

function testHolds({ is, optionIds, number }: Test, facts: Facts): boolean {
  const isChosen = optionIds.some((id) => facts.optionIds?.includes(id) === true);
  switch (is) {
    case "answered":
      return facts.isAnswered;
    case "unanswered":
      return !facts.isAnswered;
    case "anyOf":
      return isChosen;
    case "noneOf":
      return !isChosen;
    case "atLeast":
      return facts.number !== null && number !== null && facts.number >= number;
    case "atMost":
      return facts.number !== null && number !== null && facts.number <= number;
  }
}
