import { type ProofWays, useSixDigits } from "@stoep/client/second-step";
import { useEffect } from "react";
import { Button, DialogActions, TextField } from "../../../../app/index.ts";
import style from "../../entrance.module.css";
import { useText } from "../../words.ts";

const fieldId = "field-code";
const focus = () => document.getElementById(fieldId)?.focus();

interface Props {
  ways: Pick<ProofWays, "isBusy" | "problem">;
  take: (code: string) => Promise<unknown>;
  /** The button's text. */
  submitText?: string;
  /** Set when something above it must be done first. */
  leavesFocus?: boolean;
}

/** Six digits; submitted when the sixth is entered. S1 §5 */
export function CodeForm({ ways, take, submitText, leavesFocus = false }: Props) {
  const t = useText();
  const { code, change, submit, problem } = useSixDigits({ ways, take, focus });
  useEffect(() => {
    if (!leavesFocus) focus();
  }, [leavesFocus]);
  return (
    <form className={style.stack} onSubmit={submit} noValidate>
      <TextField
        id={fieldId}
        label={t("step.code")}
        value={code}
        onValue={change}
        error={problem ?? undefined}
        readOnly={ways.isBusy}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <DialogActions isWide>
        <Button type="submit" look="main" isBusy={ways.isBusy}>
          {submitText ?? t("step.submit")}
        </Button>
      </DialogActions>
    </form>
  );
}
