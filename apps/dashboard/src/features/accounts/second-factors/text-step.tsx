import { type ProofWays, useSentCode } from "@stoep/client/second-step";
import { Button, Notice, Stack, Text } from "@stoep/ui";
import { useText } from "../parts/words.ts";
import { SixDigitsForm } from "./code-steps.tsx";

/** A code by text message: sent on request, and again if it does not arrive. */
export function TextStep({ ways }: { ways: ProofWays }) {
  const t = useText();
  const { sent, ask, isSending } = useSentCode(async () => (await ways.sendCode())?.phoneHint);
  const hint = sent?.hint ?? ways.phoneHint ?? "";
  if (!sent) {
    return (
      <Stack>
        <Text>{t("step.text", { hint })}</Text>
        {ways.problem && <Notice tone="danger">{ways.problem}</Notice>}
        <Button loading={isSending} onClick={ask} fullWidth>
          {t("step.send")}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack>
      <Text role="status" key={sent.times}>
        {t("step.sent", { hint })}
      </Text>
      <SixDigitsForm ways={ways} take={(code) => ways.take({ kind: "text", code })} />
      <Button variant="subtle" loading={isSending} onClick={ask}>
        {t("step.sendAgain")}
      </Button>
    </Stack>
  );
}
