import { type FormEvent, useState } from "react";
import { useFieldText } from "../texts/index.ts";
import type { ProofWays } from "./proof.ts";

const codeLength = 6;

interface SixDigitsOptions {
  ways: Pick<ProofWays, "problem">;
  take: (code: string) => Promise<unknown>;
  /** Puts the cursor into the field after a short or wrong code. */
  focus: () => void;
}

/**
 * A field for six digits, typed, pasted ("123 456" too) or filled in by the device. It submits with the sixth, and is cleared once
 * the code was accepted or refused. S1 §5
 */
export function useSixDigits({ ways, take, focus }: SixDigitsOptions) {
  const fieldText = useFieldText();
  const [code, setCode] = useState("");
  const [isShort, setShort] = useState(false);
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
  return { code, change, submit, problem: isShort ? fieldText("codeFormat") : code === "" ? ways.problem : null };
}
