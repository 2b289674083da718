/** What is wrong with the answers to a questionnaire: the screen, the server and the entry from paper ask the same. */
import { flowOf, shownIn } from "./flow.ts";
import { type Answers, type Instrument, questionsOf } from "./instrument.ts";
import { answerProblemOf } from "./kinds/index.ts";
import type { AnswerProblem } from "./problems.ts";

/** Without asking for answers to these questions: on paper nobody could be told that they were left out. */
export const withLeftBlank = (
  { pages }: Pick<Instrument, "pages">,
  ids: readonly string[],
): Pick<Instrument, "pages"> => ({
  pages: pages.map((page) => ({
    ...page,
    questions: page.questions.map((question) =>
      ids.includes(question.id) ? { ...question, isRequired: false } : question,
    ),
  })),
});

/**
 * By question; empty: they can be sent. Answers to questions that are hidden are not judged, since they are not kept; those to questions
 * that are not there are refused.
 *
 * @param isWhole what is required has to be there: on sending, not on the way
 */
export function answerProblems(
  instrument: Pick<Instrument, "pages">,
  answers: Answers,
  { isWhole }: { isWhole: boolean },
): Record<string, AnswerProblem> {
  const questions = questionsOf(instrument);
  const shown = shownIn(flowOf(instrument, answers));
  const known = new Set(questions.map(({ id }) => id));
  const problems: Record<string, AnswerProblem> = {};
  for (const id of Object.keys(answers)) if (!known.has(id)) problems[id] = "answerKind";
  for (const question of questions) {
    if (!shown.has(question.id)) continue;
    const problem = answerProblemOf(question, answers[question.id], isWhole);
    if (problem !== null) problems[question.id] = problem;
  }
  return problems;
}
