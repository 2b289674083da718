/** Text messages without a provider: every message becomes a file that can be read at /dev/mailbox. */
import type { TextPort } from "#kernel/ports.ts";
import { openMailbox } from "./mailbox.ts";

export function mailboxText(folder: string): TextPort {
  const box = openMailbox(folder);
  return {
    async send({ to, body }) {
      await box.put({ kind: "text", to, text: body });
      return { outcome: "accepted", reply: "put into the local mailbox" };
    },
  };
}
