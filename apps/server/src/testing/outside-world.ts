/** The outside world, in memory: keeps what was handed over, for tests to check. */

import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { DeliveryResult, Mail, Ports, Push, TextMessage } from "#kernel/ports.ts";
import { webPush } from "../adapters/push/push-web.ts";
import { oidcSignOn } from "../adapters/sign-on-oidc.ts";

export interface OutsideWorld extends Ports {
  mails: Mail[];
  texts: TextMessage[];
  pushes: Push[];
  stored: Map<string, Buffer>;
  /** Sets what the mail server replies from now on; by default it takes every mail. */
  answerMail(answer: (mail: Mail) => DeliveryResult): void;
  /** Sets what push services reply from now on. */
  answerPush(answer: (push: Push) => DeliveryResult): void;
  /** Forgets everything handed over, and restores the default replies and ports. */
  forget(): void;
}

const accept = (): DeliveryResult => ({ outcome: "accepted", reply: "250 ok" });
const acceptPush = (): DeliveryResult => ({ outcome: "accepted", reply: "201" });

export function outsideWorld(): OutsideWorld {
  const mails: Mail[] = [];
  const texts: TextMessage[] = [];
  const pushes: Push[] = [];
  const stored = new Map<string, Buffer>();
  let answer: (mail: Mail) => DeliveryResult = accept;
  let answerPush: (push: Push) => DeliveryResult = acceptPush;
  const { makeKeys, knows, accepts } = webPush({
    sender: "noreply@stoep.example",
    nearness: "outside",
    services: ["push.example"],
  });
  const world: OutsideWorld = {
    mails,
    texts,
    pushes,
    stored,
    forget() {
      for (const list of [mails, texts, pushes]) list.length = 0;
      stored.clear();
      answer = accept;
      answerPush = acceptPush;
      for (const [name, port] of Object.entries(untouched)) Object.assign(world[name as keyof typeof untouched], port);
    },
    answerMail: (other) => {
      answer = other;
    },
    answerPush: (other) => {
      answerPush = other;
    },
    push: {
      makeKeys,
      knows,
      accepts,
      async send(push) {
        const result = answerPush(push);
        if (result.outcome === "accepted") pushes.push(push);
        return result;
      },
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
    scanner: null,
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
  const untouched = {
    files: { ...world.files },
    mail: { ...world.mail },
    push: { ...world.push },
    text: { ...world.text },
  };
  return world;
}
