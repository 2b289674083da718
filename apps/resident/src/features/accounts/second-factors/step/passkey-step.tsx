import { type ProofWays, usePasskeyStep } from "@stoep/client/second-step";
import { Button, DialogActions, Notice } from "../../../../app/index.ts";
import style from "../../entrance.module.css";
import { useText } from "../../words.ts";

/** The device asks for finger, face or PIN. */
export function PasskeyStep({ ways }: { ways: ProofWays }) {
  const t = useText();
  const { ask, isAsking, isFailed } = usePasskeyStep(ways);
  const problem = isFailed ? t("step.passkeyFailed") : ways.problem;
  return (
    <div className={style.stack}>
      <p>{t("step.passkey")}</p>
      {problem && (
        <Notice tone="danger" isLive>
          {problem}
        </Notice>
      )}
      <DialogActions isWide>
        <Button autoFocus look="main" isBusy={isAsking || ways.isBusy} onClick={() => void ask()}>
          {t("step.usePasskey")}
        </Button>
      </DialogActions>
    </div>
  );
}
