/**
 * What goes out to people: a *template* with values and recipients comes in, *deliveries* go out, one row per recipient and channel
 * (mail, push on a device, text message), queued in the transaction that makes them necessary. Also the devices on which residents
 * want push, and the live stream that tells open screens what changed.
 *
 *   queued ──reserved, then begun──▶ sending ──250──▶ accepted
 *     ▲   └─▶ withdrawn: gone           │ └──5xx────▶ failed
 *     └──not taken: later, once────────┘ └──cut off after the last word, or its process died──▶ unknown
 *
 * What is unknown may or may not have arrived: neither SMTP nor a push service can tell. Each kind of mail says what follows
 * (`MailOutcome`): it is sent again by itself, three times at most; or shown to the people who sent it, who can send it again
 * (`sendAgain`); or no place says that it was sent. Each channel has senders of its own: one that is away holds up no other.
 * Its rooms, each using those before it: mail, devices, links to unsubscribe, deliveries, and notices, which are shown in the app:
 * each person chooses whether and when a mail or push follows.
 */
import { notifications } from "@stoep/contract/notifications";
import { defineCapability, implement } from "#kernel/module.ts";
import { deliveryHandlers } from "./deliveries/index.ts";
import { deviceHandlers } from "./devices/index.ts";
import { jobs } from "./jobs.ts";
import { liveStreamHandlers } from "./live-stream.ts";
import { mails } from "./mails.ts";
import { eraseNotices, noticeHandlers, preferenceHandlers, unsubscribeHandlers } from "./notices/index.ts";
import { ownData } from "./own-data.ts";
import { placesOfWords } from "./places-of-words.ts";
import { sealedKeys } from "./sealed.ts";

export {
  countDeliveries,
  disclosedProgress,
  eraseDeliveriesAbout,
  eraseDeliveriesTo,
  isTextedTooOften,
  listDeliveries,
  type QueuedMail,
  type QueuedTexts,
  queueMails,
  queuePushes,
  queueTexts,
  sendAgain,
  settledDelivery,
  withdrawQueued,
} from "./deliveries/index.ts";
export { deleteDevicesOf, selectDevicesOf } from "./devices/index.ts";
export { defineMails, gatherMails, inTheBell, mailKind, renderMessage, type Template } from "./mail/index.ts";
export {
  type AlertMails,
  defineNotices,
  deleteNoticesAbout,
  deleteNoticesOf,
  deleteNoticesOfEvents,
  type EventReaderQuery,
  eraseStaffNotices,
  gatherNotices,
  type NoticeForReaders,
  type Notices,
  noticeWithdrawals,
  notifyOfMany,
  notifyPeople,
  type ReaderQuery,
} from "./notices/index.ts";
export type { Recipient, RecipientQuery } from "./recipients.ts";
export { deleteMailPreference, findMailPreference, updateMailPreference } from "./store/mail-preference.ts";

export const capability = defineCapability({
  module: implement(notifications, {
    ...liveStreamHandlers,
    ...deviceHandlers,
    ...deliveryHandlers,
    ...noticeHandlers,
    ...preferenceHandlers,
    ...unsubscribeHandlers,
  }),
  jobs,
  mails,
  ownData,
  sealedColumns: sealedKeys,
  erasureSteps: [eraseNotices],
  placesOfWords,
});
