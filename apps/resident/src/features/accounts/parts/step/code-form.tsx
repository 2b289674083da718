import type { Ways } from "@stoep/client/second-step";
import { type FormEvent, useEffect, useState } from "react";
import { Button, TextField, useFieldText } from "../../../../app/index.ts";
import { useText } from "../../words.ts";
import style from "../entrance.module.css";

const codeLength = 6;
const fieldId = "field-code";
const focus = () => document.getElementById(fieldId)?.focus();

interface Props {
  ways: Pick<Ways, "isBusy" | "problem">;
  take: (code: string) => Promise<unknown>;
  /** What the button says. */
  submitText?: string;
  /** Where something stands above it that has to be done first. */
  leavesFocus?: boolean;
}

/** Six digits, typed, pasted or filled in by the phone; goes off by itself with the sixth. S1 §5 */
export function CodeForm({ ways, take, submitText, leavesFocus = false }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const [code, setCode] = useState("");
  const [isShort, setShort] = useState(false);
  useEffect(() => {
    if (!leavesFocus) focus();
  }, [leavesFocus]);
  const send = async (whole: string) => {
    setShort(false);
    await take(whole);
    setCode("");
    focus();
  };
  const change = (text: string) => {
    const next = text.replace(/\D/g, "").slice(0, codeLength);
    setCode(next);
    if (next.length === codeLength && next !== code) void send(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === codeLength) return void send(code);
    setShort(true);
    focus();
  };
  const problem = isShort ? fieldText("codeFormat") : code === "" ? ways.problem : null;
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
      <Button type="submit" look="main" isBusy={ways.isBusy}>
        {submitText ?? t("step.submit")}
      </Button>
    </form>
  );
}
