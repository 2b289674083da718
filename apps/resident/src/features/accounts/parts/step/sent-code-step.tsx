import { useState } from "react";
import { Button, Notice } from "../../../../app/index.ts";
import { useText } from "../../words.ts";
import style from "../entrance.module.css";
import { CodeForm } from "./code-form.tsx";
import type { Ways } from "./ways.ts";

interface Props {
  ways: Pick<Ways, "isBusy" | "problem">;
  lead: string;
  /** Answers where it went, as far as that may be told. */
  send: () => Promise<string | undefined>;
  sentText: (hint: string) => string;
  take: (code: string) => Promise<unknown>;
}

/** A code by text message or mail: sent when asked for, and again when it does not come. */
export function SentCodeStep({ ways, lead, send, sentText, take }: Props) {
  const t = useText();
  const [sent, setSent] = useState<{ hint: string; times: number } | null>(null);
  const [isSending, setSending] = useState(false);
  const ask = async () => {
    setSending(true);
    const hint = await send();
    setSending(false);
    if (hint !== undefined) setSent((before) => ({ hint, times: (before?.times ?? 0) + 1 }));
  };
  if (!sent) {
    return (
      <div className={style.stack}>
        <p>{lead}</p>
        {ways.problem && (
          <Notice tone="danger" isLive>
            {ways.problem}
          </Notice>
        )}
        <Button look="main" isBusy={isSending} onClick={() => void ask()}>
          {t("step.send")}
        </Button>
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
