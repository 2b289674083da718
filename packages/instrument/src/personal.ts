/** What is kept of answers when the time of personal ones is over. Which of them are personal each kind of question says itself. */
import { type Answer, type Answers, type Instrument, questionsOf } from "./instrument.ts";
import { withoutPersonalOf } from "./kinds/index.ts";

/**
 * Without answers to private questions, and without what the respondent said in their own words or sent along; of such an answer an empty
 * one stays, which says that the question was answered. The same for what it returns. `instrument`: in the version that was answered;
 * answers to questions that are not in it go.
 */
export function withoutPersonal(instrument: Pick<Instrument, "pages">, answers: Answers): Record<string, Answer> {
  const kept: Record<string, Answer> = {};
  for (const question of questionsOf(instrument)) {
    const answer = answers[question.id];
    const left = answer === undefined ? null : withoutPersonalOf(question, answer);
    if (left !== null) kept[question.id] = left;
  }
  return kept;
}
