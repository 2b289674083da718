import { useKnownTexts } from "@stoep/client/texts";
import { useState } from "react";
import { useFieldText } from "../../../app/index.ts";

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
