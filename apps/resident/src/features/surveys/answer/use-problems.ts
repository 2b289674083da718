import { useKnownTexts } from "@stoep/client/texts";
import { type AnswerProblem, type Answers, answerProblems, type Instrument, questionsOf } from "@stoep/instrument";
import { useState } from "react";
import { useFieldText } from "../../../app/index.ts";

type Problem = AnswerProblem | "routeTooShort";

/** Why the answers cannot be sent, by question. */
export function problemsOf(instrument: Instrument, answers: Answers): Record<string, Problem> {
  const problems: Record<string, Problem> = answerProblems(instrument, answers, { isWhole: true });
  // On a map, only a route of a single point has the wrong form.
  for (const { id, kind } of questionsOf(instrument))
    if (kind === "map" && problems[id] === "answerKind") problems[id] = "routeTooShort";
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
