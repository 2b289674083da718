/** The rules for one delivery. Times in milliseconds. */
import type { Channel, DeliveryProgress } from "@stoep/contract/notifications";
import { peopleCount } from "@stoep/contract/people-count";
import type { DeliveryResult } from "#kernel/ports.ts";

export type { Channel } from "@stoep/contract/notifications";

type Lane = 0 | 1 | 2;
const minute = 60_000;
const hour = 60 * minute;

/** How long a process has a delivery to itself; one that needs longer counts as dead. */
export const leaseMs = 45_000;
/** Deliveries handed over at the same time by one process; also the most that a crash can leave in state `unknown`. */
export const maxConcurrent: Record<Channel, number> = { mail: 5, push: 20, text: 5 };
/** How many of them are kept for what somebody waits for (lane 0), however slow the server is to take the rest. */
export const keptPlaces = 1;
/** Text messages to one number: enough for a busy day of somebody's, too few to be a nuisance that an organisation pays for. */
export const textsPerNumber = { max: 5, ms: 5 * minute };
/** After this many deferrals in a row the mail server counts as down, and the rest of the queue waits. */
export const downAfter = 5;

/** Milliseconds to wait after this many attempts: half a minute, doubled each time, up to the maximum of the lane. */
export function retryPauseMs(attempts: number, lane: number): number {
  const longest = [minute, 5 * minute, 15 * minute][lane] ?? 15 * minute;
  return Math.min(0.5 * minute * 2 ** (attempts - 1), longest);
}

/** Whether a mail is too old to be of use: sign-in links after one day, alerts after two, all others after three. */
export const isTooLate = (lane: number, ageMs: number): boolean => ageMs > ([24, 48, 72][lane as Lane] ?? 72) * hour;

export type SettledDelivery =
  | { state: "accepted" | "failed" | "unknown"; answer: string }
  | { state: "queued"; answer: string; pauseMs: number; isRepeated?: true };

/** Attempts at a mail that is repeated by itself, as long as the outcome of each is unknown. */
export const repeatedTries = 3;

/**
 * The next state of a delivery. An uncertain one becomes `unknown`, because sending it again could deliver it twice; one of a kind
 * that repeats is queued again.
 */
export function settleOutcome(
  result: DeliveryResult,
  { attempts, lane, repeats }: { attempts: number; lane: number; repeats: boolean },
): SettledDelivery {
  if (result.outcome === "accepted") return { state: "accepted", answer: result.reply };
  const { outcome, reason: answer } = result;
  if (outcome === "rejected" || outcome === "gone") return { state: "failed", answer };
  const pauseMs = retryPauseMs(attempts, lane);
  if (outcome === "uncertain") {
    const isTriedAgain = repeats && attempts < repeatedTries;
    return isTriedAgain ? { state: "queued", answer, pauseMs, isRepeated: true } : { state: "unknown", answer };
  }
  return { state: "queued", answer, pauseMs: Math.max(pauseMs, result.waitMs ?? 0) };
}

/** How long the words of a delivery that failed or may not have arrived are kept, so that it can be sent again; its links last no longer. */
export const daysToSendAgain = 7;

/** The id is the same for every attempt, so that a mail server or reader that gets it twice can tell. */
export const messageIdOf = (deliveryId: string, publicUrl: string): string =>
  `<${deliveryId}@${new URL(publicUrl).hostname}>`;

/** Hides all figures of a mailing to fewer than ten people. D §9 */
export function disclosedProgress(progress: Record<keyof DeliveryProgress, number> | null): DeliveryProgress | null {
  if (!progress || peopleCount(progress.total) !== null) return progress;
  return { total: null, waiting: null, accepted: null, failed: null, uncertain: null, repeated: null };
}
