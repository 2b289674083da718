import { type FormEvent, useState } from "react";
import { useFieldText } from "../texts/index.ts";
import type { ProofWays } from "./proof.ts";

/** A field for one of the printed codes; each works once. */
export function useRecoveryCode(ways: Pick<ProofWays, "take" | "problem">) {
  const fieldText = useFieldText();
  const [code, setCode] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(code.trim() === "");
    if (code.trim() !== "") void ways.take({ kind: "recovery", code: code.trim() });
  };
  return { code, setCode, submit, problem: isEmpty ? fieldText("required") : ways.problem };
}
