import { useSignInStep } from "@stoep/client/second-step";
import type { SecondStep } from "@stoep/contract/accounts";
import { Button } from "@stoep/ui";
import { signIn } from "../../../app/index.ts";
import { StepChoice } from "../second-factors/step-choice.tsx";
import { Entrance } from "./entrance.tsx";
import { useText } from "./words.ts";

type Props = {
  step: SecondStep;
  /** Returns to the start. `why`: the code of the reason; null if the user chose to go back. */
  onBack: (why: string | null) => void;
};

/** The second step after password, mailed link or single sign-on. Ends with a session, or back at the start. */
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
