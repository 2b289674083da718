import { useState } from "react";

/** A code that is sent on request, and again if it does not arrive. `send` returns a hint at where it was sent. */
export function useSentCode(send: () => Promise<string | undefined>) {
  const [sent, setSent] = useState<{ hint: string; times: number } | null>(null);
  const [isSending, setSending] = useState(false);
  const ask = async () => {
    setSending(true);
    const hint = await send();
    setSending(false);
    if (hint !== undefined) setSent((before) => ({ hint, times: (before?.times ?? 0) + 1 }));
  };
  return { sent, ask, isSending };
}
