import { useEffect, useMemo } from "react";
import { type Problems, useProblems, useStepWays } from "../../../app/editor/index.ts";
import { notify, useGo, useRefusalText, useSearch } from "../../../app/index.ts";
import type { Surroundings } from "../parts/surroundings.ts";
import { roundPath, useText } from "../parts/words.ts";
import type { Draft } from "./draft.ts";
import { roundChecks } from "./problems.ts";
import { roundSteps, type StepKey, stepKeys, stepOf } from "./steps.ts";
import type { RoundDesk, RoundState } from "./use-round-desk.ts";

/** What the vote lacks, with what the server refused. */
export function useRoundProblems(
  desk: RoundDesk,
  { draft, phase, refusal }: RoundState,
  around: Surroundings,
): Problems {
  const checks = useMemo(() => roundChecks(around.facts), [around.facts]);
  const problems = useProblems<Draft>({ desk, draft, checks, placeText: () => "" });
  const refused = phase === "failed" ? refusal : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal; `note` is new at every render
  useEffect(() => {
    if (refused && Object.keys(refused.fields).length > 0) problems.note(refused.fields);
  }, [refused]);
  return problems;
}

type Options = { desk: RoundDesk; state: RoundState; problems: Problems; around: Surroundings };

/** The steps of a vote, each at its own address. */
export function useRoundSteps({ desk, state, problems, around }: Options) {
  const go = useGo();
  const refusalText = useRefusalText();
  const t = useText();
  const given = useSearch(["step"]).step;
  const step: StepKey = stepKeys.find((one) => one === given) ?? "rules";
  const path = roundPath(around.project.id, state.stored?.id ?? "");
  const hrefOf = (next: StepKey): string => (next === "rules" ? path : `${path}?step=${next}`);
  const save = async () => {
    const saved = await desk.save();
    const { refusal, phase } = desk.read();
    if (saved || !refusal || phase === "conflict") return saved;
    notify(t("notSaved", { reason: refusalText(refusal.code) }), "danger");
    return null;
  };
  const ways = useStepWays({
    desk,
    isAuto: state.isAuto,
    problems,
    isUploading: false,
    isNew: false,
    step,
    order: roundSteps,
    stepOf,
    go: (next: StepKey) => go(hrefOf(next)),
    save,
  });
  return { ...ways, step, hrefOf, save };
}
