/** Sends the due deliveries of one channel: reserves them in batches, begins them one by one, and records the outcomes. */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import { isUnavailable } from "#kernel/database.ts";
import { defineJob, type Job } from "#kernel/jobs.ts";
import type { DeliveryResult } from "#kernel/ports.ts";
import {
  batchSize,
  type Channel,
  downAfter,
  isTooLate,
  maxConcurrent,
  type SettledDelivery,
  settleOutcome,
} from "./rules.ts";
import {
  type ReservedDelivery,
  releaseReservations,
  reserveDue,
  settleDelivery,
  startSending,
} from "./store/deliveries.ts";

/** After this it continues in a fresh job, long before it would count as stuck. */
const longestRunMs = 5 * 60_000;

export interface ChannelSender {
  channel: Channel;
  /** The name of the channel's job. */
  name: string;
  /** Whether everything goes through one server: if it takes nothing several times in a row, the rest of the queue waits. */
  isOneServer: boolean;
  /** Renders the delivery; null if that is not possible. The function returned hands it over. */
  prepare(call: JobCall, delivery: ReservedDelivery): Promise<(() => Promise<DeliveryResult>) | null>;
}

/** The call, and a clock that runs on while deliveries go out. */
interface SendRun {
  way: ChannelSender;
  call: JobCall;
  moment: () => Date;
}

/**
 * Hands over everything that is due, from all networks. A run in another process at the same time takes what this one left; in one
 * process there is one run, so that `maxConcurrent` bounds what its end leaves unknown.
 */
export function senderJob(way: ChannelSender): Job<object> {
  const job: Job<object> = defineJob<object>({
    name: way.name,
    payload: z.object({}),
    retries: 5,
    heartbeatSeconds: 10,
    atOnce: 1,
    async run(_, call) {
      const started = performance.now();
      const passed = () => performance.now() - started;
      const moment = () => new Date(call.now.getTime() + passed());
      while (passed() < longestRunMs && !call.stopping.aborted) {
        const batch = await reserveDue(call.db, way.channel, moment(), batchSize[way.channel]);
        if (batch.length === 0) return;
        // Deliveries reserved but not begun become due again by themselves; the sweeper finds them.
        if (await sendBatch({ way, call, moment }, batch)) return;
      }
      await call.enqueue(job, {});
    },
  });
  return job;
}

/** Returns true if the server takes nothing at present. */
async function sendBatch(sending: SendRun, batch: ReservedDelivery[]): Promise<boolean> {
  const waiting = [...batch];
  const { way, call, moment } = sending;
  let delays = 0;
  const isDown = () => way.isOneServer && delays >= downAfter;
  const work = async () => {
    while (!isDown() && !call.stopping.aborted) {
      const one = waiting.shift();
      if (!one) return;
      delays = (await sendOne(sending, one)) === "queued" ? delays + 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent[way.channel] }, work));
  if (call.stopping.aborted) await releaseReservations(call.db, moment(), waiting);
  return isDown();
}

async function sendOne(
  { way, call, moment }: SendRun,
  delivery: ReservedDelivery,
): Promise<SettledDelivery["state"] | "lost"> {
  const { attempts, lane, queuedAt, template } = delivery;
  const outcome = call.provided.mails.get(template)?.outcome ?? { notShown: "" };
  const keepsWords = "shownBy" in outcome;
  const write = async (settled: SettledDelivery) => {
    await retryWhileUnavailable(() => settleDelivery(call.db, moment(), delivery, settled, keepsWords));
    return settled.state;
  };
  if (isTooLate(lane, moment().getTime() - queuedAt.getTime())) return write({ state: "failed", answer: "too late" });
  const handOver = await way.prepare(call, delivery);
  if (!handOver) return write({ state: "failed", answer: "cannot be written" });
  if (!(await startSending(call.db, moment(), delivery))) return "lost";
  return write(settleOutcome(await handOver(), { attempts: attempts + 1, lane, repeats: "repeats" in outcome }));
}

/** A short outage of the database must not lose what the server said. */
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
