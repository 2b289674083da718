/** What follows from what, for one delivery. Times in milliseconds. */
import type { DeliveryProgress } from "@stoep/contract/notifications";
import { peopleCount } from "@stoep/contract/people";
import type { DeliveryResult } from "#kernel/ports.ts";

type Lane = 0 | 1 | 2;
const minute = 60_000;
const hour = 60 * minute;

/** How long somebody who starts on a delivery has it to himself; whoever needs longer is taken for dead. */
export const leaseMs = 45_000;
/** At the same time in one process: also the most that its end can leave unknown. */
export const hands = 5;
export const batchSize = 20;
/** After so many delays in a row the mail server counts as down, and the rest waits untouched. */
export const downAfter = 5;

/** The pause after so many tries: half a minute, doubled each time, up to what the lane bears. */
export function pauseAfter(attempts: number, lane: number): number {
  const longest = [minute, 5 * minute, 15 * minute][lane] ?? 15 * minute;
  return Math.min(0.5 * minute * 2 ** (attempts - 1), longest);
}

/** A link to sign in is of no use a day later, an alert not after two. */
export const isTooLate = (lane: number, ageMs: number): boolean => ageMs > ([24, 48, 72][lane as Lane] ?? 72) * hour;

export type Settled =
  | { state: "accepted" | "failed" | "unknown"; answer: string }
  | { state: "queued"; answer: string; pauseMs: number };

/** The lane of alerts: twice is better than never. */
export const alertLane: Lane = 1;
/** Hand-overs of an alert at most, while none of them got an answer. */
export const alertTries = 3;

/**
 * What becomes of a delivery. One that is uncertain stays so, as sending it again could deliver it twice, unless it is an
 * alert.
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

/** Nothing of mails to fewer than ten people. D §9 */
export function toldProgress(progress: Record<keyof DeliveryProgress, number> | null): DeliveryProgress | null {
  if (!progress || peopleCount(progress.total) !== null) return progress;
  return { total: null, waiting: null, accepted: null, failed: null, uncertain: null };
}
