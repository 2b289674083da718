import { inOrder, type ProofWays, useRecoveryCode } from "@stoep/client/second-step";
import type { StepKind } from "@stoep/contract/accounts";
import { useState } from "react";
import { Button, DialogActions, Notice, TextField } from "../../../../app/index.ts";
import style from "../../entrance.module.css";
import { useText } from "../../words.ts";
import { CodeForm } from "./code-form.tsx";
import { PasskeyStep } from "./passkey-step.tsx";
import { SentCodeStep } from "./sent-code-step.tsx";

const steps = { app: AppStep, passkey: PasskeyStep, text: TextStep, recovery: RecoveryStep };

/** One way to take the step, with links to the others. The first field or button of each way takes the focus. */
export function StepChoice({ ways }: { ways: ProofWays }) {
  const t = useText();
  const kinds = inOrder(ways.kinds);
  const [chosen, choose] = useState<StepKind | undefined>(kinds[0]);
  if (!chosen) return <Notice tone="warning">{t("step.none")}</Notice>;
  const Step = steps[chosen];
  const others = kinds.filter((kind) => kind !== chosen);
  return (
    <>
      <div className={style.stack}>
        <Step key={chosen} ways={ways} />
      </div>
      {others.length > 0 && (
        <div className={style.stack}>
          <p>{t("step.others")}</p>
          {others.map((kind) => (
            <Button key={kind} onClick={() => choose(kind)}>
              {t(`step.ways.${kind}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function AppStep({ ways }: { ways: ProofWays }) {
  const t = useText();
  return (
    <>
      <p>{t("step.app")}</p>
      <CodeForm ways={ways} take={(code) => ways.take({ kind: "app", code })} />
    </>
  );
}

function TextStep({ ways }: { ways: ProofWays }) {
  const t = useText();
  return (
    <SentCodeStep
      autoFocus
      ways={ways}
      lead={t("step.text", { hint: ways.phoneHint ?? "" })}
      send={async () => (await ways.sendCode())?.phoneHint}
      sentText={(hint) => t("step.sent", { hint })}
      take={(code) => ways.take({ kind: "text", code })}
    />
  );
}

/** One of the printed codes; each works once. */
function RecoveryStep({ ways }: { ways: ProofWays }) {
  const t = useText();
  const { code, setCode, submit, problem } = useRecoveryCode(ways);
  return (
    <form className={style.stack} onSubmit={submit} noValidate>
      <p>{t("step.recovery")}</p>
      <TextField
        id="field-recovery"
        autoFocus
        label={t("step.recoveryCode")}
        value={code}
        onValue={setCode}
        error={problem ?? undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <DialogActions isWide>
        <Button type="submit" look="main" isBusy={ways.isBusy}>
          {t("step.submit")}
        </Button>
      </DialogActions>
    </form>
  );
}
