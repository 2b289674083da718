import { useSignInStep } from "@stoep/client/second-step";
import type { SecondStep } from "@stoep/contract/accounts";
import { Button } from "@stoep/ui";
import { signIn } from "../../../app/index.ts";
import { Entrance } from "./entrance.tsx";
import { StepChoice } from "./second-step/step-choice.tsx";
import { useText } from "./words.ts";

type Props = {
  step: SecondStep;
  /** Back to the start, with the reason in words when it was not the person's own choice. */
  onBack: (why: string | null) => void;
};

/** After password, mailed link or sign-on: the second step. Ends with a session, or back at the start. */
export function SignInStep({ step, onBack }: Props) {
  const t = useText();
  const ways = useSignInStep(step, { signIn, onOver: onBack });
  return (
    <Entrance title={t("step.title")} lead={t("step.lead")}>
      <StepChoice ways={ways} />
      <Button variant="subtle" onClick={() => onBack(null)}>
        {t("step.back")}
      </Button>
    </Entrance>
  );
}
