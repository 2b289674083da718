/** What follows from what, for one delivery. Times in milliseconds. */
import type { DeliveryProgress } from "@stoep/contract/notifications";
import { peopleCount } from "@stoep/contract/people";
import type { DeliveryResult } from "#kernel/ports.ts";

type Lane = 0 | 1 | 2;
const minute = 60_000;
const hour = 60 * minute;

/** How long a process has a delivery to itself; one that needs longer counts as dead. */
export const leaseMs = 45_000;
/** Deliveries handed over at the same time by one process; also the most that a crash can leave in state `unknown`. */
export const maxConcurrent = 5;
export const batchSize = 20;
/** After this many deferrals in a row the mail server counts as down, and the rest of the queue waits. */
export const downAfter = 5;

/** Milliseconds to wait after this many attempts: half a minute, doubled each time, up to the maximum of the lane. */
export function pauseAfter(attempts: number, lane: number): number {
  const longest = [minute, 5 * minute, 15 * minute][lane] ?? 15 * minute;
  return Math.min(0.5 * minute * 2 ** (attempts - 1), longest);
}

/** Whether a mail is too old to be of use: sign-in links after one day, alerts after two, all others after three. */
export const isTooLate = (lane: number, ageMs: number): boolean => ageMs > ([24, 48, 72][lane as Lane] ?? 72) * hour;

export type Settled =
  | { state: "accepted" | "failed" | "unknown"; answer: string }
  | { state: "queued"; answer: string; pauseMs: number };

/** The lane of alerts, for which sending twice is better than never. */
export const alertLane: Lane = 1;
/** Attempts at an alert as long as the outcome of each is unknown. */
export const alertTries = 3;

/**
 * The next state of a delivery. An uncertain one becomes `unknown`, because sending it again could deliver it twice; an alert is
 * queued again.
 */
export function settle(result: DeliveryResult, attempts: number, lane: number): Settled {
  if (result.outcome === "accepted") return { state: "accepted", answer: result.reply };
  if (result.outcome === "rejected") return { state: "failed", answer: result.reason };
  if (result.outcome === "uncertain" && !(lane === alertLane && attempts < alertTries))
    return { state: "unknown", answer: result.reason };
  return { state: "queued", answer: result.reason, pauseMs: pauseAfter(attempts, lane) };
}

/** The same for every attempt, so that a mail server or reader that gets it twice can tell. */
export const messageIdOf = (deliveryId: string, publicUrl: string): string =>
  `<${deliveryId}@${new URL(publicUrl).hostname}>`;

/** Hides all figures of a mailing to fewer than ten people. D §9 */
export function disclosedProgress(progress: Record<keyof DeliveryProgress, number> | null): DeliveryProgress | null {
  if (!progress || peopleCount(progress.total) !== null) return progress;
  return { total: null, waiting: null, accepted: null, failed: null, uncertain: null };
}
