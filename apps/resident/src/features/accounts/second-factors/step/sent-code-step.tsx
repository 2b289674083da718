import { type ProofWays, useSentCode } from "@stoep/client/second-step";
import { Button, DialogActions, Notice } from "../../../../app/index.ts";
import style from "../../entrance.module.css";
import { useText } from "../../words.ts";
import { CodeForm } from "./code-form.tsx";

interface Props {
  ways: Pick<ProofWays, "isBusy" | "problem">;
  lead: string;
  /** Returns a hint of where it was sent, if that may be revealed. */
  send: () => Promise<string | undefined>;
  sentText: (hint: string) => string;
  take: (code: string) => Promise<unknown>;
  autoFocus?: boolean;
}

/** A code by text message or email, sent on request and again if it does not arrive. */
export function SentCodeStep({ ways, lead, send, sentText, take, autoFocus }: Props) {
  const t = useText();
  const { sent, ask, isSending } = useSentCode(send);
  if (!sent) {
    return (
      <div className={style.stack}>
        <p>{lead}</p>
        {ways.problem && (
          <Notice tone="danger" isLive>
            {ways.problem}
          </Notice>
        )}
        <DialogActions isWide>
          <Button autoFocus={autoFocus} look="main" isBusy={isSending} onClick={() => void ask()}>
            {t("step.send")}
          </Button>
        </DialogActions>
      </div>
    );
  }
  return (
    <>
      <p role="status" key={sent.times}>
        {sentText(sent.hint)}
      </p>
      <CodeForm ways={ways} take={take} />
      <Button look="quiet" isBusy={isSending} onClick={() => void ask()}>
        {t("step.sendAgain")}
      </Button>
    </>
  );
}
