/** How far a count is, for staff who look at it. D §11 */
import type { Network } from "#kernel/actor.ts";
import type { JobCall } from "#kernel/call.ts";
import { putCountPercent } from "./store/rounds.ts";

/** From 0 to 1. */
export type Progress = (share: number) => void;

/** Shown before the end: the last step of a count may be a long one, and then all is still to be written. */
const nearlyAll = 99;

/**
 * Stores each percent that `work` tells, and announces it to colleagues, one after the other and the latest first. What cannot be stored
 * is left out: it breaks no count off.
 */
export async function tellingProgress<T>(
  call: JobCall & { network: Network },
  roundId: string,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  let reached = 0;
  let told = -1;
  let telling: Promise<void> | null = null;
  const tellLatest = async () => {
    while (told < reached) {
      told = reached;
      await tellPercent(call, roundId, told);
    }
    telling = null;
  };
  try {
    return await work((share) => {
      reached = Math.max(reached, Math.min(nearlyAll, Math.floor(100 * share)));
      telling ??= tellLatest();
    });
  } finally {
    await telling;
  }
}

async function tellPercent(
  { db, network, announce, log }: JobCall & { network: Network },
  roundId: string,
  percent: number,
) {
  try {
    const organisationId = await putCountPercent(db, roundId, percent);
    if (organisationId !== null) await announce("budgets", { networkId: network.id, organisationId });
  } catch (error) {
    log.warn({ err: error, roundId }, "how far the count is could not be told");
  }
}
