/** The three channels to people: mail, push on their devices, text message. */
import type { JobCall } from "#kernel/call.ts";
import type { Mail } from "#kernel/ports.ts";
import { deleteDevices, findDevice, markReached, pushKeys } from "../devices/index.ts";
import { renderMail, renderShort, renderText, templateOf } from "../mail/index.ts";
import { findOrInsertUnsubscribeKey, unsubscribeLinks } from "../unsubscribe-links/index.ts";
import { messageIdOf } from "./rules.ts";
import { type ChannelSender, senderJob } from "./send.ts";
import type { ReservedDelivery } from "./store/deliveries.ts";

const mailSender: ChannelSender = {
  channel: "mail",
  name: "notifications.send",
  isOneServer: true,
  async prepare(call, delivery) {
    const links = await linksToStop(call, delivery);
    const mail = writeOrNull(call, delivery, () =>
      renderDelivery(call, { ...delivery, content: { ...delivery.content, ...links } }),
    );
    return mail && (() => call.ports.mail.send(mail));
  },
};

const pushSender: ChannelSender = {
  channel: "push",
  name: "notifications.push",
  isOneServer: false,
  async prepare(call, delivery) {
    const device = await findDevice(call.db, delivery.recipient);
    const payload = device && writeOrNull(call, delivery, () => pushPayload(call, delivery));
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

const textSender: ChannelSender = {
  channel: "text",
  name: "notifications.text",
  isOneServer: true,
  async prepare(call, delivery) {
    const { template, language, content } = delivery;
    const body = writeOrNull(call, delivery, () => renderText(templateOf(call.provided, template), language, content));
    return body === null ? null : () => call.ports.text.send({ to: delivery.recipient, body });
  },
};

export const senders = { mail: senderJob(mailSender), push: senderJob(pushSender), text: senderJob(textSender) };

/** Of a mail to everybody whom a query selects: made for each when it leaves, because its values are the same for all. */
async function linksToStop(
  { config, db, now, provided }: JobCall,
  { template, accountId, networkId, content: { unsubscribePage } }: ReservedDelivery,
) {
  const what = provided.mails.get(template)?.stops;
  if (!what || !accountId || !networkId || !unsubscribePage) return {};
  const key = await findOrInsertUnsubscribeKey(db, now);
  return unsubscribeLinks(config, key, unsubscribePage, {
    networkId,
    readerId: accountId,
    accountId,
    reader: "residents",
    what,
  });
}

function writeOrNull<T>({ log }: JobCall, { id }: ReservedDelivery, write: () => T): T | null {
  try {
    return write();
  } catch (error) {
    log.error({ err: error, delivery: id }, "a delivery cannot be written");
    return null;
  }
}

function renderDelivery(
  { config, provided }: JobCall,
  { id, template, language, content, recipient }: ReservedDelivery,
): Mail {
  const { oneClickLink } = content;
  const headers: Record<string, string> = {};
  // RFC 8058: the mail program posts there, without opening a page; for people who open it, it leads to one.
  if (oneClickLink) {
    headers["List-Unsubscribe"] = `<${oneClickLink}>`;
    headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click";
  }
  return {
    ...renderMail(templateOf(provided, template), language, content),
    to: recipient,
    messageId: messageIdOf(id, config.publicUrl),
    headers,
  };
}

const renderShortDelivery = ({ provided }: JobCall, { template, language, content }: ReservedDelivery) =>
  renderShort(templateOf(provided, template), language, content);

/** What the service worker of the residents' app shows. The tag makes a repeated message show once. */
const pushPayload = (call: JobCall, delivery: ReservedDelivery): string =>
  JSON.stringify({ ...renderShortDelivery(call, delivery), language: delivery.language, tag: delivery.subjectId });
