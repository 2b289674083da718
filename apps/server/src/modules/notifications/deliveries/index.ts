/** Mails, pushes and text messages on their way: queued in the caller's transaction, sent by channel, settled or tried again. */
export { sendAgain } from "./again.ts";
export { senders } from "./channels.ts";
export { deliveryHandlers } from "./handlers.ts";
export { type QueuedMail, type QueuedTexts, queueMails, queuePushes, queueTexts } from "./queue.ts";
export { daysToSendAgain, disclosedProgress } from "./rules.ts";
export { deleteSettledBefore, deleteWordsBefore, expireLeases, hasDue, withdrawQueued } from "./store/deliveries.ts";
export { emptyDeliveriesToClosed, eraseDeliveriesAbout, eraseDeliveriesTo } from "./store/erasure.ts";
export { isTextedTooOften, newIdAt } from "./store/new-deliveries.ts";
export { listDeliveries, settledDelivery } from "./store/outcomes.ts";
export { countDeliveries } from "./store/progress.ts";
