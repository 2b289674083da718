/** Mails, pushes and text messages on their way: queued in the caller's transaction, sent by channel, settled or tried again. */
export { senders } from "./channels.ts";
export { deliveryHandlers } from "./handlers.ts";
export { type QueuedMail, queueMails, queuePushes, queueTexts } from "./queue.ts";
export { disclosedProgress } from "./rules.ts";
export { deleteSettledBefore, expireLeases, hasDue, newIdAt, withdrawQueued } from "./store/deliveries.ts";
export { listDeliveryStates } from "./store/delivery-states.ts";
export { countDeliveries } from "./store/progress.ts";
