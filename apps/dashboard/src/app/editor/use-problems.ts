import { useState } from "react";
import { useFieldText } from "../text.ts";
import { answeredProblems, type Checks, type Problem, problemsOf, stillWrong } from "./problems.ts";

export type Problems = {
  /** What is wrong with a field, as text. */
  errorOf(path: string): string | undefined;
  /** Every fault with where it is: for the summary. */
  all: Record<string, string>;
  named: Problem[];
  /** Grows with every report, so that the summary is focused. */
  attempt: number;
  /** Names what is wrong now, and what the server returned by field; true when something is. Of a step, only `among` its fields. */
  report(returned?: Record<string, string>, among?: (path: string) => boolean): boolean;
  /** Names only what the server answered, without calling anybody away from where they write. */
  note(answered: Record<string, string>): void;
};

type Watched<Draft> = {
  /** The draft as it is at this moment, also between two renderings. */
  desk: { read(): { draft: Draft } };
  draft: Draft;
  checks: Checks<Draft>;
  /** "Picture 2: " before a fault of one among many. */
  placeText: (path: string) => string;
};

/** Faults are named when somebody wants to go on, and disappear as they are put right. */
export function useProblems<Draft>({ desk, draft, checks, placeText }: Watched<Draft>): Problems {
  const fieldText = useFieldText();
  const [seen, setSeen] = useState<{ named: Problem[]; draft: Draft }>({ named: [], draft });
  const [attempt, setAttempt] = useState(0);
  if (seen.draft !== draft) setSeen({ named: stillWrong(checks, seen.named, seen.draft, draft), draft });
  const report = (answered: Record<string, string> = {}, among: (path: string) => boolean = () => true) => {
    const now = desk.read().draft;
    const named = problemsOf(checks, now, answered).filter(({ path }) => among(path));
    setSeen({ named, draft: now });
    setAttempt((count) => count + 1);
    return named.length > 0;
  };
  return {
    errorOf: (path) => {
      const problem = seen.named.find((one) => one.path === path);
      return problem && fieldText(problem.code);
    },
    all: Object.fromEntries(seen.named.map(({ path, code }) => [path, placeText(path) + fieldText(code)])),
    named: seen.named,
    attempt,
    report,
    note: (answered) => {
      const now = desk.read().draft;
      setSeen({ named: answeredProblems(checks, now, answered), draft: now });
    },
  };
}
