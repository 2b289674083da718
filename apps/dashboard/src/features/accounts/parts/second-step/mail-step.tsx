import type { MailedCode } from "@stoep/contract/accounts";
import { Button, Notice, Stack, Text } from "@stoep/ui";
import { useState } from "react";
import type { z } from "zod";
import { useText } from "../words.ts";
import { SixDigitsForm } from "./code-steps.tsx";
import type { Ways } from "./ways.ts";

type Props = {
  ways: Pick<Ways, "isBusy" | "problem">;
  take: (code: string) => Promise<unknown>;
  sendMail: () => Promise<z.infer<typeof MailedCode> | undefined>;
};

/** A code by mail, for who has neither password nor second step: sent when asked for, and again when it does not come. */
export function MailStep({ ways, take, sendMail }: Props) {
  const t = useText();
  const [sent, setSent] = useState<{ hint: string; times: number } | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const answer = await sendMail();
    setSending(false);
    if (answer) setSent((before) => ({ hint: answer.mailHint, times: (before?.times ?? 0) + 1 }));
  };
  if (!sent) {
    return (
      <Stack>
        <Text>{t("confirm.mail")}</Text>
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
        {t("confirm.mailSent", { hint: sent.hint })}
      </Text>
      <SixDigitsForm ways={ways} take={take} />
      <Button variant="subtle" loading={isSending} onClick={send}>
        {t("step.sendAgain")}
      </Button>
    </Stack>
  );
}
