/** Mail without a mail server: every message becomes a file that can be read at /dev/mailbox. */

import type { MailPort } from "#kernel/ports.ts";
import { openMailbox } from "./mailbox.ts";

export function mailboxMail(folder: string, from: string): MailPort {
  const box = openMailbox(folder);
  return {
    async send({ to, subject, html, text, messageId, headers = {} }) {
      await box.put({ kind: "mail", from, to, subject, html, text, messageId, headers });
      return { outcome: "accepted", reply: "put into the local mailbox" };
    },
    close: async () => {},
  };
}
