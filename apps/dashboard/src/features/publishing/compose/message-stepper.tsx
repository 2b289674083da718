import { Stepper } from "@stoep/ui";
import { isChecked } from "../../../app/editor/index.ts";
import { type Post, useKindText, useText } from "../parts/words.ts";
import type { Draft } from "./draft.ts";
import { type StepKey, stepStates } from "./steps.ts";
import type { useMessageSteps } from "./use-message-steps.ts";

type Props = {
  draft: Draft;
  stored: Post | null;
  isDirty: boolean;
  steps: Pick<ReturnType<typeof useMessageSteps>, "step" | "furthest" | "hrefOf" | "open" | "checked">;
};

/** The message's steps, each with its address and state. */
export function MessageStepper({ draft, stored, isDirty, steps }: Props) {
  const t = useText();
  const words = useKindText(draft.kind);
  const { step, furthest, hrefOf, open } = steps;
  const furthestNow = stored?.state === "published" ? "check" : furthest;
  const states = stepStates(draft, furthestNow, isChecked(stored, isDirty, steps));
  return (
    <Stepper
      label={words("steps")}
      current={step}
      onGo={(key) => void open(key as StepKey)}
      steps={states.map(({ key, state, note, missing }) => ({
        key,
        state,
        href: hrefOf(key),
        label: t(`compose.steps.${key}`),
        note:
          note === "missing" ? t("compose.sections.missing", { count: missing }) : t(`compose.sections.state.${note}`),
      }))}
    />
  );
}
