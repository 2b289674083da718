/** Which pages and questions a respondent sees, and which of their answers are kept. */
import { holds } from "./conditions.ts";
import { type Answer, type Answers, type Condition, type Instrument, questionsOf } from "./instrument.ts";
import { factsOf } from "./kinds/index.ts";

export interface Flow {
  /** Shown ones in order; a page of which no question is shown is left out. */
  pages: { id: string; questionIds: string[] }[];
  /** The questionnaire ends early, after the last of these pages. */
  endsEarly: boolean;
}

/** An answer to a question that is hidden counts as none, also for what depends on it. */
export function flowOf(instrument: Pick<Instrument, "pages">, answers: Answers): Flow {
  const questions = new Map(questionsOf(instrument).map((question) => [question.id, question]));
  const shown: Record<string, Answer> = {};
  const isSo = (condition: Condition | null) => holds(condition, questions, shown);
  const pages: Flow["pages"] = [];
  for (const page of instrument.pages) {
    if (!isSo(page.showIf)) continue;
    const questionIds: string[] = [];
    for (const { id, showIf } of page.questions) {
      if (!isSo(showIf)) continue;
      questionIds.push(id);
      Object.assign(shown, answerOf(answers, id));
    }
    if (questionIds.length > 0) pages.push({ id: page.id, questionIds });
    if (page.endIf !== null && isSo(page.endIf)) return { pages, endsEarly: true };
  }
  return { pages, endsEarly: false };
}

const answerOf = (answers: Answers, id: string): Answers => (answers[id] === undefined ? {} : { [id]: answers[id] });

export const shownIn = ({ pages }: Flow): Set<string> => new Set(pages.flatMap(({ questionIds }) => questionIds));

/** Without the answers to questions that are hidden, to questions that are not there, and without empty ones. */
export function keptAnswers(instrument: Pick<Instrument, "pages">, answers: Answers): Answers {
  const shown = shownIn(flowOf(instrument, answers));
  const isKept = (question: ReturnType<typeof questionsOf>[number]) =>
    shown.has(question.id) && factsOf(question, answers[question.id], null).isAnswered;
  return Object.fromEntries(
    questionsOf(instrument)
      .filter(isKept)
      .map(({ id }) => [id, answers[id] ?? {}]),
  );
}

/** Questions whose answers would go with the change from one set of answers to the other: to be told before. */
export function lostAnswers(instrument: Pick<Instrument, "pages">, before: Answers, after: Answers): string[] {
  const kept = keptAnswers(instrument, after);
  return Object.keys(keptAnswers(instrument, before)).filter((id) => kept[id] === undefined && after[id] !== undefined);
}
