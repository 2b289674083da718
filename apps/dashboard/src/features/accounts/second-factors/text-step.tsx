import type { ProofWays } from "@stoep/client/second-step";
import { useText } from "../parts/words.ts";
import { SentCodeStep } from "./sent-code-step.tsx";

export function TextStep({ ways }: { ways: ProofWays }) {
  const t = useText();
  return (
    <SentCodeStep
      ways={ways}
      lead={t("step.text", { hint: ways.phoneHint ?? "" })}
      send={async () => (await ways.sendCode())?.phoneHint}
      sentText={(hint) => t("step.sent", { hint })}
      take={(code) => ways.take({ kind: "text", code })}
    />
  );
}
