import { useLanguage } from "@stoep/client/texts";
import { useMemo, useState } from "react";
import { useFieldText } from "../text.ts";
import { answeredProblems, type Checks, type Problem, problemsOf, stillWrong } from "./problems.ts";

export type Problems = {
  /** The fault of a field, in words. */
  errorOf(path: string): string | undefined;
  /** All faults by path, for the summary. */
  all: Record<string, string>;
  named: Problem[];
  /** Incremented by every report, so that the summary gets the focus. */
  attempt: number;
  /** Shows current faults and those that the server returned by field, limited to fields that match `among`. Returns whether there are any. */
  report(returned?: Record<string, string>, among?: (path: string) => boolean): boolean;
  /** Shows only what the server returned, without moving the focus. */
  note(answered: Record<string, string>): void;
};

type ProblemSources<Draft> = {
  /** Reads the current draft, also between two renders. */
  desk: { read(): { draft: Draft } };
  draft: Draft;
  checks: Checks<Draft>;
  /** A prefix for the fault of one item of a list: "Picture 2: ". */
  placeText: (path: string) => string;
};

/** Faults appear when the author tries to continue, and disappear once corrected. */
export function useProblems<Draft>({ desk, draft, checks, placeText }: ProblemSources<Draft>): Problems {
  const fieldText = useFieldText();
  const [seen, setSeen] = useState<{ named: Problem[]; draft: Draft }>({ named: [], draft });
  const [attempt, setAttempt] = useState(0);
  const language = useLanguage();
  // Groups of fields render again only if this changes, and their errors must not stay in another language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language makes it another list
  const named = useMemo(() => [...seen.named], [seen.named, language]);
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
    named,
    attempt,
    report,
    note: (answered) => {
      const now = desk.read().draft;
      setSeen({ named: answeredProblems(checks, now, answered), draft: now });
    },
  };
}
