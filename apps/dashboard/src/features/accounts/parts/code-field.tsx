import { TextField } from "@stoep/ui";
import type { Ref } from "react";
import style from "./code-field.module.css";

export const codeLength = 6;

type Props = {
  label: string;
  value: string;
  onValue: (code: string) => void;
  /** Called with the sixth digit. */
  onWhole: (code: string) => void;
  error?: string | null;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Six digits, typed, pasted ("123 456" too) or filled in by the device. One field: it reads well and can be corrected. S1 §5 */
export function CodeField({ label, value, onValue, onWhole, error, disabled = false, ref }: Props) {
  const change = (text: string) => {
    const code = text.replace(/\D/g, "").slice(0, codeLength);
    onValue(code);
    if (code.length === codeLength && code !== value) onWhole(code);
  };
  return (
    <TextField
      ref={ref}
      label={label}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      error={error}
      readOnly={disabled}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      autoFocus
      classNames={{ input: style.digits ?? "" }}
    />
  );
}
