import { type ProofWays, useSentCode } from "@stoep/client/second-step";
import { Button, DialogActions, Notice, Stack, Text } from "@stoep/ui";
import { useText } from "../parts/words.ts";
import { SixDigitsForm } from "./code-steps.tsx";

type Props = {
  ways: Pick<ProofWays, "isBusy" | "problem">;
  lead: string;
  /** Returns a hint of where it was sent, if that may be revealed. */
  send: () => Promise<string | undefined>;
  sentText: (hint: string) => string;
  take: (code: string) => Promise<unknown>;
};

/** A code by text message or mail, sent on request and again if it does not arrive. */
export function SentCodeStep({ ways, lead, send, sentText, take }: Props) {
  const t = useText();
  const { sent, ask, isSending } = useSentCode(send);
  if (!sent) {
    return (
      <Stack>
        <Text>{lead}</Text>
        {ways.problem && <Notice tone="danger">{ways.problem}</Notice>}
        <DialogActions>
          <Button loading={isSending} onClick={ask} fullWidth>
            {t("step.send")}
          </Button>
        </DialogActions>
      </Stack>
    );
  }
  return (
    <Stack>
      <Text role="status" key={sent.times}>
        {sentText(sent.hint)}
      </Text>
      <SixDigitsForm ways={ways} take={take} />
      <Button variant="subtle" loading={isSending} onClick={ask}>
        {t("step.sendAgain")}
      </Button>
    </Stack>
  );
}
