import { Stepper } from "@stoep/ui";
import { useDeferredValue, useMemo } from "react";
import { isChecked } from "../../../app/editor/index.ts";
import { useText } from "../parts/words.ts";
import { type StepKey, stepStates } from "./steps.ts";
import type { SurveyDeskState } from "./use-desk.ts";
import type { useSurveySteps } from "./use-survey-steps.ts";

type Props = { state: SurveyDeskState; steps: ReturnType<typeof useSurveySteps> };

/** The survey's steps, each with its address and state. Typing goes before judging the whole questionnaire. */
export function SurveyStepper({ state: { draft, stored, isDirty }, steps }: Props) {
  const t = useText();
  const judged = useDeferredValue(draft);
  const furthest = stored?.state === "published" ? "check" : steps.furthest;
  const isDone = isChecked(stored, isDirty, steps);
  const states = useMemo(() => stepStates(judged, furthest, isDone), [judged, furthest, isDone]);
  return (
    <Stepper
      label={t("editor.steps")}
      current={steps.step}
      onGo={(key) => void steps.open(key as StepKey)}
      steps={states.map(({ key, state, note, missing }) => ({
        key,
        state,
        href: steps.hrefOf(key),
        label: t(`steps.${key}`),
        note: note === "missing" ? t("notes.missing", { count: missing }) : t(`notes.${note}`),
      }))}
    />
  );
}
