/** The three channels to people: mail, push on their devices, text message. */
import type { JobCall } from "#kernel/call.ts";
import type { Mail } from "#kernel/ports.ts";
import { pushKeys } from "./devices.ts";
import { messageIdOf } from "./rules.ts";
import { senderOf, type Way } from "./sending.ts";
import type { Reserved } from "./store/deliveries.ts";
import { deleteDevices, findDevice, markReached } from "./store/devices.ts";
import { render, renderShort, templateOf } from "./templates.ts";

const mail: Way = {
  channel: "mail",
  name: "notifications.send",
  isOneServer: true,
  async prepare(call, delivery) {
    const mail = written(call, delivery, () => mailOf(call, delivery));
    return mail && (() => call.ports.mail.send(mail));
  },
};

const push: Way = {
  channel: "push",
  name: "notifications.push",
  isOneServer: false,
  async prepare(call, delivery) {
    const device = await findDevice(call.db, delivery.recipient);
    const payload = device && written(call, delivery, () => payloadOf(delivery));
    if (!payload) return null;
    const keys = await pushKeys(call);
    const topic = delivery.subjectId.replaceAll("-", "");
    return async () => {
      const result = await call.ports.push.send({ device, keys, payload, topic });
      if (result.outcome === "gone") await deleteDevices(call.db, [delivery.recipient]);
      if (result.outcome === "accepted") await markReached(call.db, delivery.recipient, call.now);
      return result;
    };
  },
};

const text: Way = {
  channel: "text",
  name: "notifications.text",
  isOneServer: true,
  async prepare(call, delivery) {
    const body = written(call, delivery, () => {
      const { title, link } = shortOf(delivery);
      return [title, link].filter(Boolean).join("\n");
    });
    return body === null ? null : () => call.ports.text.send({ to: delivery.recipient, body });
  },
};

export const senders = { mail: senderOf(mail), push: senderOf(push), text: senderOf(text) };

function written<T>({ log }: JobCall, { id }: Reserved, write: () => T): T | null {
  try {
    return write();
  } catch (error) {
    log.error({ err: error, delivery: id }, "a delivery cannot be written");
    return null;
  }
}

function mailOf({ config }: JobCall, { id, template, language, content, recipient }: Reserved): Mail {
  const { preferencesLink, oneClickLink } = content;
  const headers: Record<string, string> = {};
  if (preferencesLink) headers["List-Unsubscribe"] = `<${preferencesLink}>`;
  // RFC 8058: the mail program posts there, without opening a page.
  if (oneClickLink) {
    headers["List-Unsubscribe"] = `<${oneClickLink}>`;
    headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click";
  }
  return {
    ...render(templateOf(template), language, content),
    to: recipient,
    messageId: messageIdOf(id, config.publicUrl),
    headers,
  };
}

const shortOf = ({ template, language, content }: Reserved) => renderShort(templateOf(template), language, content);

/** What the service worker of the residents' app shows. The tag makes a repeated message show once. */
const payloadOf = (delivery: Reserved): string =>
  JSON.stringify({ ...shortOf(delivery), language: delivery.language, tag: delivery.subjectId });
