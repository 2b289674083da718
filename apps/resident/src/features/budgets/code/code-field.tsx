import { type ChangeEvent, type Ref, useLayoutEffect, useRef, useState } from "react";
import { describedBy, FieldFrame, inputLook } from "../../../app/index.ts";
import style from "./code.module.css";
import { shownCaret, shownCode } from "./typed-code.ts";

interface Props {
  id: string;
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** For a code from a letter: it is shown in groups of four, however it is typed or pasted. Browsers neither keep nor propose it. */
export function CodeField({ id, label, hint, value, error, onValue, ref }: Props) {
  const caret = useCaret();
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    caret.keep(target, shownCaret(target.value, target.selectionStart ?? target.value.length));
    onValue(shownCode(target.value));
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        ref={ref}
        id={id}
        className={`${inputLook} ${style.code}`}
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy({ id, hint, error })}
        inputMode="text"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        data-1p-ignore
        data-lpignore="true"
        onChange={change}
      />
    </FieldFrame>
  );
}

/** Once the groups are drawn, the caret is put back to where it was among the letters and digits. */
function useCaret() {
  const wanted = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  // Drawn anew as well where the value has stayed the same: the browser has moved the caret.
  const [, draw] = useState(0);
  useLayoutEffect(() => {
    const { input, at } = wanted.current ?? {};
    wanted.current = null;
    if (input && at !== undefined) input.setSelectionRange(at, at);
  });
  return {
    keep: (input: HTMLInputElement, at: number) => {
      wanted.current = { input, at };
      draw((times) => times + 1);
    },
  };
}
