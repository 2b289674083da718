/** The world outside, in memory: what was handed over lies there to be looked at. */

import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { DeliveryResult, Mail, Ports, TextMessage } from "#kernel/ports.ts";
import { oidcSignOn } from "../adapters/sign-on-oidc.ts";

export interface Outside extends Ports {
  mails: Mail[];
  texts: TextMessage[];
  stored: Map<string, Buffer>;
  /** What the mail server answers from now on; it takes every mail unless told. */
  answerMail(answer: (mail: Mail) => DeliveryResult): void;
}

export function outside(): Outside {
  const mails: Mail[] = [];
  const texts: TextMessage[] = [];
  const stored = new Map<string, Buffer>();
  let answer: (mail: Mail) => DeliveryResult = () => ({ outcome: "accepted", reply: "250 ok" });
  return {
    mails,
    texts,
    stored,
    answerMail: (other) => {
      answer = other;
    },
    mail: {
      async send(mail) {
        const handover = answer(mail);
        if (handover.outcome === "accepted") mails.push(mail);
        return handover;
      },
      close: async () => {},
    },
    text: {
      async send(message) {
        texts.push(message);
        return { outcome: "accepted", reply: "ok" };
      },
    },
    // Providers are real in tests: see sign-on-provider.ts.
    signOn: oidcSignOn({ nearness: "home" }),
    files: {
      async put(key, content) {
        stored.set(key, content instanceof Readable ? await buffer(content) : Buffer.from(content));
      },
      async get(key) {
        const bytes = stored.get(key);
        return bytes ? { stream: Readable.from([bytes]), size: bytes.length } : null;
      },
      async remove(key) {
        stored.delete(key);
      },
      list: (folder = "") => Readable.from([...stored.keys()].filter((key) => key.startsWith(folder))),
      removeHalf: async () => {},
    },
  };
}
