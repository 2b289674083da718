import { useKnownTexts } from "@stoep/client/texts";
import {
  type AnswerProblem,
  type Answers,
  answerProblems,
  type Instrument,
  questionsOf,
  withAnswers,
} from "@stoep/instrument";
import { useState } from "react";
import { useFieldText } from "../../../app/index.ts";
import { useText } from "../words.ts";

type Problem = AnswerProblem | "amountsWhole" | "routeTooShort";

/** Why the answers cannot be sent, by question. */
export function problemsOf(instrument: Instrument, answers: Answers): Record<string, Problem> {
  const problems: Record<string, Problem> = answerProblems(instrument, answers, { isWhole: true });
  for (const { id, kind } of questionsOf(instrument)) {
    // On a map, only a route of a single point has the wrong form.
    if (kind === "map" && problems[id] === "answerKind") problems[id] = "routeTooShort";
    if (kind === "budget" && problems[id] === "answerNumber") problems[id] = "amountsWhole";
  }
  return problems;
}

/** What is wrong with an answer, in words, by its code. */
export function useProblemText(): (code: string) => string {
  const own = useKnownTexts("surveys");
  const words = useFieldText();
  return (code) => own(`problems.${code}`) ?? words(code);
}

export interface OwnProblems {
  /** In words, by question. */
  errors: Record<string, string>;
  /** Counts refused attempts. */
  attempt: number;
  /** By code. */
  set: (problems: Record<string, string>) => void;
  drop: (questionId: string) => void;
}

/** What is wrong on the screen, until it is put right. */
export function useProblems(): OwnProblems {
  const words = useProblemText();
  const [{ problems, attempt }, setState] = useState<{ problems: Record<string, string>; attempt: number }>({
    problems: {},
    attempt: 0,
  });
  return {
    errors: Object.fromEntries(Object.entries(problems).map(([id, code]) => [id, words(code)])),
    attempt,
    set: (next) => setState({ problems: next, attempt: Object.keys(next).length > 0 ? attempt + 1 : attempt }),
    drop: (questionId) =>
      setState((before) => {
        const { [questionId]: _, ...others } = before.problems;
        return { ...before, problems: others };
      }),
  };
}

/** For the summary above the questions: each with the question it is about. */
export function useNamedProblems({ errors, attempt }: OwnProblems, instrument: Instrument, answers: Answers) {
  const t = useText();
  const name = (id: string, problem: string) => {
    const question = questionsOf(instrument).find((one) => one.id === id);
    return question
      ? t("page.problem", { question: withAnswers(question.text, instrument, answers), problem })
      : problem;
  };
  return {
    attempt,
    errors: Object.fromEntries(Object.entries(errors).map(([id, problem]) => [id, name(id, problem)])),
  };
}
