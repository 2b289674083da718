/** Sends a message again that failed or may not have arrived: the same words and links, with the same Message-ID. */
import type { MailScope } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { senders } from "./channels.ts";
import { listDeliveries, requeueDelivery, type WhichDelivery } from "./store/outcomes.ts";

/**
 * Returns whether it was queued now: it may be on its way already, when somebody else pressed a moment before. Refuses one that was
 * delivered, or whose words are no longer kept.
 */
export async function sendAgain(caller: MailScope, which: WhichDelivery): Promise<boolean> {
  const { db, now, enqueue } = caller;
  const channel = await requeueDelivery(db, now, which);
  if (channel) {
    await enqueue(senders[channel], {});
    return true;
  }
  const found = (await listDeliveries(db, which.templates, [which.subjectId])).get(which.subjectId);
  if (found?.outcome === "queued") return false;
  return refuse(found?.outcome === "sent" ? "already_sent" : "words_not_kept");
}
