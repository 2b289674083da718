import { useState } from "react";
import { languageNames, useFieldText } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import type { Desk } from "./desk.ts";
import type { Draft } from "./model.ts";
import { answeredProblems, type Problem, problemsOf, stillWrong, translationAt } from "./problems.ts";

export type Problems = {
  /** What is wrong with a field, as text. */
  errorOf(path: string): string | undefined;
  /** Every fault with where it is: for the summary. */
  all: Record<string, string>;
  named: Problem[];
  /** Grows with every report, so that the summary is focused. */
  attempt: number;
  /** Names what is wrong now, and what the server answered by field; true when something is. */
  report(answered?: Record<string, string>): boolean;
  /** Names only what the server answered, without calling anybody away from where they write. */
  note(answered: Record<string, string>): void;
};

/** Faults are named when somebody wants to go on, and disappear as they are put right. */
export function useProblems(desk: Desk, draft: Draft): Problems {
  const fieldText = useFieldText();
  const placeText = usePlaceText(draft);
  const [seen, setSeen] = useState<{ named: Problem[]; draft: Draft }>({ named: [], draft });
  const [attempt, setAttempt] = useState(0);
  if (seen.draft !== draft) setSeen({ named: stillWrong(seen.named, seen.draft, draft), draft });
  const report = (answered: Record<string, string> = {}) => {
    const now = desk.read().draft;
    const named = problemsOf(now, answered);
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
      setSeen({ named: answeredProblems(now, answered), draft: now });
    },
  };
}

/** "Picture 2: " before a fault of one among many. */
function usePlaceText(draft: Draft): (path: string) => string {
  const t = useText();
  return (path) => {
    const number = Number(path.split(".")[1]) + 1;
    const translation = draft.translations[translationAt(path) ?? -1];
    if (translation) return `${languageNames[translation.language]}: `;
    if (/^images\.\d/.test(path)) return `${t("compose.images.name", { number })}: `;
    if (/^options\.\d/.test(path)) return `${t("compose.poll.choice", { number })}: `;
    return "";
  };
}
