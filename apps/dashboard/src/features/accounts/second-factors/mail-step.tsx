import { type ProofWays, useSentCode } from "@stoep/client/second-step";
import { Button, Notice, Stack, Text } from "@stoep/ui";
import { useText } from "../parts/words.ts";
import { SixDigitsForm } from "./code-steps.tsx";

type Props = {
  ways: Pick<ProofWays, "isBusy" | "problem">;
  take: (code: string) => Promise<unknown>;
  /** Sends the mail and returns the address it was sent to, as far as that may be shown. */
  sendMail: () => Promise<string | undefined>;
};

/** A code by mail, for people with neither password nor second step: sent on request, and again if it does not arrive. */
export function MailStep({ ways, take, sendMail }: Props) {
  const t = useText();
  const { sent, ask, isSending } = useSentCode(sendMail);
  if (!sent) {
    return (
      <Stack>
        <Text>{t("confirm.mail")}</Text>
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
        {t("confirm.mailSent", { hint: sent.hint })}
      </Text>
      <SixDigitsForm ways={ways} take={take} />
      <Button variant="subtle" loading={isSending} onClick={ask}>
        {t("step.sendAgain")}
      </Button>
    </Stack>
  );
}
