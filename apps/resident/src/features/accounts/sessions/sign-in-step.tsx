import { useSignInStep } from "@stoep/client/second-step";
import type { SecondStep } from "@stoep/contract/accounts";
import { Button, signIn } from "../../../app/index.ts";
import { StepChoice } from "../second-factors/step/step-choice.tsx";
import { useText } from "../words.ts";

interface Props {
  step: SecondStep;
  /** Returns to the start, with the code of the reason unless the person chose to. */
  onBack: (why: string | null) => void;
}

/** The second step, after the password or the mailed link. Ends with a session, or back at the start. */
export function SignInStep({ step, onBack }: Props) {
  const t = useText();
  const ways = useSignInStep(step, { signIn, onOver: onBack });
  return (
    <>
      <h1>{t("step.title")}</h1>
      <p>{t("step.lead")}</p>
      <StepChoice ways={ways} />
      <Button look="quiet" onClick={() => onBack(null)}>
        {t("step.back")}
      </Button>
    </>
  );
}
