/** Scheduled things go live at their time. */
import type { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import { defineJob, defineRecurring } from "#kernel/jobs.ts";
import { isAboutToGoLive } from "./rules.ts";
import type { GoingLive } from "./scheduled.ts";
import type { ThingTable } from "./scheduled-kind.ts";
import { findMoments, listDue } from "./store/moments.ts";

interface Going<P> {
  table: ThingTable;
  /** The jobs are `<capability>.goLive` and `<capability>.sweepDue`. */
  capability: string;
  payload: z.ZodType<P>;
  idOf: (payload: P) => string;
  /** In one transaction, in this order. Turns it back into a draft if it may not go live; returns whether it did. */
  takeBack: (call: GoingLive, id: string) => Promise<boolean>;
  /** False if another call was first, or it is not due. */
  goLive: (call: GoingLive, id: string) => Promise<boolean>;
  record: (call: GoingLive, id: string) => Promise<void>;
}

/** The jobs fail, and are tried again, with an error if one is not there yet or could not go live; `publishDue` after all the others. */
export function goLiveJobs<P>({ table, capability, payload, idOf, ...steps }: Going<P>) {
  const goLiveSeparately = (call: JobCall, id: string): Promise<boolean> =>
    call.transact(async (inside) => {
      if (!inside.network) throw new Error(`a ${table} belongs to a network`);
      const going = { ...inside, network: inside.network };
      if (await steps.takeBack(going, id)) return true;
      if (!(await steps.goLive(going, id))) return false;
      await steps.record(going, id);
      return true;
    });

  async function publishDue(call: JobCall): Promise<void> {
    const failed: unknown[] = [];
    for (const { id } of await listDue(call.db, table, call.now, 200)) {
      // One that cannot go live must not hold up the others.
      await goLiveSeparately(call, id).catch((error) => failed.push(error));
    }
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${table} could not go live`);
  }

  /** Runs at the scheduled moment. One that was rescheduled, unscheduled or is already live is left alone. */
  const goLiveLater = defineJob({
    name: `${capability}.goLive`,
    payload,
    retries: 10,
    heartbeatSeconds: 10,
    async run(given, call) {
      const id = idOf(given);
      if (await goLiveSeparately(call, id)) return;
      const thing = await findMoments(call.db, table, id);
      // On a cluster a job may be seen a moment before its row.
      if (!thing) throw new Error(`the ${table} is not there yet`);
      if (!thing.deletedAt && isAboutToGoLive(thing, call.now)) throw new Error("the clock here is a little behind");
    },
  });

  /** Publishes what is overdue, in case a wake-up was lost: within 60 seconds. S1 §4, D §6 */
  const sweepDue = defineRecurring({
    name: `${capability}.sweepDue`,
    heartbeatSeconds: 20,
    every: { seconds: 30, for: "each_network" },
    run: publishDue,
  });

  return { goLiveLater, sweepDue, publishDue };
}
