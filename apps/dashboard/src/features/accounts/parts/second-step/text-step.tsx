import { Button, Notice, Stack, Text } from "@stoep/ui";
import { useState } from "react";
import { useText } from "../words.ts";
import { SixDigitsForm } from "./code-steps.tsx";
import type { Ways } from "./ways.ts";

/** A code by text message: sent when asked for, and again when it does not come. */
export function TextStep({ ways }: { ways: Ways }) {
  const t = useText();
  const [sent, setSent] = useState<{ hint: string; times: number } | null>(null);
  const [isSending, setSending] = useState(false);
  const hint = sent?.hint ?? ways.phoneHint ?? "";
  const send = async () => {
    setSending(true);
    const answer = await ways.sendCode();
    setSending(false);
    if (answer) setSent((before) => ({ hint: answer.phoneHint, times: (before?.times ?? 0) + 1 }));
  };
  if (!sent) {
    return (
      <Stack>
        <Text>{t("step.text", { hint })}</Text>
        {ways.problem && <Notice tone="danger">{ways.problem}</Notice>}
        <Button loading={isSending} onClick={send} fullWidth>
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
      <Button variant="subtle" loading={isSending} onClick={send}>
        {t("step.sendAgain")}
      </Button>
    </Stack>
  );
}
