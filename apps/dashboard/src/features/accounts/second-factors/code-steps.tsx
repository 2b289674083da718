import { type ProofWays, useRecoveryCode, useSixDigits } from "@stoep/client/second-step";
import { Button, DialogActions, Stack, Text, TextField } from "@stoep/ui";
import { useRef } from "react";
import { useText } from "../parts/words.ts";
import style from "./code-steps.module.css";

/** Asks for the code that the authenticator app shows now. */
export function AppStep({ ways }: { ways: ProofWays }) {
  const t = useText();
  return (
    <Stack>
      <Text>{t("step.app")}</Text>
      <SixDigitsForm ways={ways} take={(code) => ways.take({ kind: "app", code })} />
    </Stack>
  );
}

type SixDigitsProps = {
  ways: Pick<ProofWays, "isBusy" | "problem">;
  take: (code: string) => Promise<unknown>;
  submitText?: string;
};

/** Submits at the sixth digit; a wrong code is cleared for the next attempt. */
export function SixDigitsForm({ ways, take, submitText }: SixDigitsProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const { code, change, submit, problem } = useSixDigits({ ways, take, focus: () => field.current?.focus() });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField
          ref={field}
          label={t("step.code")}
          value={code}
          onChange={(event) => change(event.currentTarget.value)}
          error={problem}
          readOnly={ways.isBusy}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus
          classNames={{ input: style.digits ?? "" }}
        />
        <DialogActions>
          <Button type="submit" loading={ways.isBusy} fullWidth>
            {submitText ?? t("step.submit")}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

/** Asks for one of the recovery codes; each works once. */
export function RecoveryStep({ ways }: { ways: ProofWays }) {
  const t = useText();
  const { code, setCode, submit, problem } = useRecoveryCode(ways);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{t("step.recovery")}</Text>
        <TextField
          label={t("step.recoveryCode")}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
        <DialogActions>
          <Button type="submit" loading={ways.isBusy} fullWidth>
            {t("step.submit")}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
