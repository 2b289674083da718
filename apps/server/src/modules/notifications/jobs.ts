import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import { isUnavailable } from "#kernel/database.ts";
import { defineJob, defineRecurring, type Job } from "#kernel/jobs.ts";
import type { Mail } from "#kernel/ports.ts";
import { batchSize, downAfter, isTooLate, maxConcurrent, messageIdOf, type Settled, settle } from "./rules.ts";
import {
  deleteSettledBefore,
  expireLeases,
  hasDue,
  type Reserved,
  releaseReservations,
  reserveDue,
  settleDelivery,
  startSending,
} from "./store/deliveries.ts";
import { render, templateOf } from "./templates.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Then it maxConcurrent on to a fresh job, long before a job counts as stuck. */
const longestRunMs = 5 * 60_000;

/** The call, and a moment that moves on while mails go out. */
interface Sending {
  call: JobCall;
  moment: () => Date;
}

/** Hands over everything that is due, from all networks. A second one at the same time takes what the first left. */
export const sendMails: Job<object> = defineJob<object>({
  name: "notifications.send",
  payload: z.object({}),
  retries: 5,
  heartbeatSeconds: 10,
  async run(_, call) {
    const started = performance.now();
    const passed = () => performance.now() - started;
    const moment = () => new Date(call.now.getTime() + passed());
    while (passed() < longestRunMs && !call.stopping.aborted) {
      const batch = await reserveDue(call.db, moment(), batchSize);
      if (batch.length === 0) return;
      // What was reserved and not begun comes back by itself; the sweeper wakes for it.
      if (await sendBatch({ call, moment }, batch)) return;
    }
    await call.enqueue(sendMails, {});
  },
});

/** True: the mail server takes nothing just now. */
async function sendBatch(sending: Sending, batch: Reserved[]): Promise<boolean> {
  const waiting = [...batch];
  let delays = 0;
  const work = async () => {
    while (delays < downAfter && !sending.call.stopping.aborted) {
      const one = waiting.shift();
      if (!one) return;
      delays = (await sendOne(sending, one)) === "queued" ? delays + 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  if (sending.call.stopping.aborted) await releaseReservations(sending.call.db, sending.moment(), waiting);
  return delays >= downAfter;
}

async function sendOne({ call, moment }: Sending, delivery: Reserved): Promise<Settled["state"] | "lost"> {
  const write = async (settled: Settled) => {
    await retryWhileUnavailable(() => settleDelivery(call.db, moment(), delivery, settled));
    return settled.state;
  };
  const { attempts, lane, queuedAt } = delivery;
  if (isTooLate(lane, moment().getTime() - queuedAt.getTime())) return write({ state: "failed", answer: "too late" });
  const mail = mailOf(call, delivery);
  if (!mail) return write({ state: "failed", answer: "cannot be written" });
  if (!(await startSending(call.db, moment(), delivery))) return "lost";
  return write(settle(await call.ports.mail.send(mail), attempts + 1, lane));
}

function mailOf({ config, log }: JobCall, { id, template, language, content, recipient }: Reserved): Mail | null {
  try {
    const { preferencesLink } = content;
    const headers: Record<string, string> = preferencesLink ? { "List-Unsubscribe": `<${preferencesLink}>` } : {};
    return {
      ...render(templateOf(template), language, content),
      to: recipient,
      messageId: messageIdOf(id, config.publicUrl),
      headers,
    };
  } catch (error) {
    log.error({ err: error, delivery: id }, "a mail cannot be written");
    return null;
  }
}

/** What the mail server said must not be lost to a short outage of the database. */
async function retryWhileUnavailable(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error) || tries === 30) throw error;
      await sleep(1_000);
    }
  }
}

/** Finds what fell through: hand-overs whose process died, and mails whose next try has come. */
const sweepDeliveries = defineRecurring({
  name: "notifications.sweep",
  heartbeatSeconds: 10,
  every: { seconds: 30, for: "platform" },
  async run({ db, now, enqueue, log }) {
    const lost = await expireLeases(db, now);
    if (lost > 0) log.warn({ lost }, "mails whose hand-over was cut off; it is not known whether they went");
    if (await hasDue(db, now)) await enqueue(sendMails, {});
  },
});

const forgetDeliveries = defineRecurring({
  name: "notifications.forget",
  heartbeatSeconds: 30,
  every: { seconds: 86_400, offsetSeconds: 10_800, for: "platform" },
  run: ({ db, now }) => deleteSettledBefore(db, new Date(now.getTime() - 30 * dayMs)),
});

export const jobs = [sendMails, sweepDeliveries, forgetDeliveries];
