/** Sends the due deliveries of one channel: reserves a few at a time, begins them one by one, and records the outcomes. */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import { isUnavailable } from "#kernel/database.ts";
import { defineJob, type Job } from "#kernel/jobs.ts";
import type { DeliveryResult } from "#kernel/ports.ts";
import { fillPlaces, lookMs } from "./places.ts";
import {
  type Channel,
  downAfter,
  isTooLate,
  keptPlaces,
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
      if (await sendDue(way, call)) await call.enqueue(job, {});
    },
  });
  return job;
}

/** Returns true if it ended before everything was begun, and the server takes more. */
async function sendDue(way: ChannelSender, call: JobCall): Promise<boolean> {
  const started = performance.now();
  const passed = () => performance.now() - started;
  const sending = { way, call, moment: () => new Date(call.now.getTime() + passed()) };
  const places = maxConcurrent[way.channel] - keptPlaces;
  const [first, rest] = [
    reservations(sending, { upToLane: 0, most: keptPlaces }),
    reservations(sending, { most: places }),
  ];
  let delays = 0;
  const isDown = () => way.isOneServer && delays >= downAfter;
  const isCutShort = () => passed() >= longestRunMs || call.stopping.aborted;
  try {
    await fillPlaces({
      sources: [
        ...Array.from({ length: keptPlaces }, () => first.next),
        ...Array.from({ length: places }, () => rest.next),
      ],
      async work(one) {
        delays = (await sendOne(sending, one)) === "queued" ? delays + 1 : 0;
      },
      isOver: () => isDown() || isCutShort(),
    });
  } finally {
    // With a server that is down they wait; they become due again by themselves, and the sweeper finds them.
    if (!isDown()) await releaseReservations(call.db, sending.moment(), [...first.waiting, ...rest.waiting]);
  }
  return isCutShort() && !isDown();
}

/**
 * What is due, the most urgent first. No more is reserved at a time than can be begun at once, so that what is queued meanwhile comes
 * before the less urgent rest.
 */
function reservations({ way, call, moment }: SendRun, { upToLane, most }: { upToLane?: number; most: number }) {
  const waiting: ReservedDelivery[] = [];
  let looking: Promise<void> | null = null;
  let nothingAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    const found = await reserveDue(call.db, way.channel, moment(), { most, upToLane });
    waiting.push(...found);
    if (found.length === 0) nothingAt = performance.now();
  };
  const next = async () => {
    // One look serves all places.
    if (waiting.length === 0 && performance.now() - nothingAt >= lookMs) {
      looking ??= look().finally(() => {
        looking = null;
      });
      await looking;
    }
    return waiting.shift();
  };
  return { waiting, next };
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
