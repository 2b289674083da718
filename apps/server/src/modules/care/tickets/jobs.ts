import { defineRecurring } from "#kernel/jobs.ts";
import { listStates } from "#modules/notifications/index.ts";
import { announceTicket } from "./moving.ts";
import { deliveryOf } from "./rules.ts";
import { lockQueued, putDelivery } from "./store/outcomes.ts";

const batch = 500;

/** What became of messages: read from the outbox, which forgets it after a month, and kept in the thread. */
const noteDeliveries = defineRecurring({
  name: "care.noteDeliveries",
  heartbeatSeconds: 30,
  every: { seconds: 60, offsetSeconds: 20, for: "each_network" },
  async run({ network, transact, announce }) {
    if (!network) throw new Error("a ticket belongs to a network");
    await transact(async ({ db }) => {
      const waiting = await lockQueued(db, batch);
      if (waiting.length === 0) return;
      const states = await listStates(
        db,
        waiting.map(({ id }) => id),
      );
      const known = waiting.map((row) => ({ ...row, delivery: deliveryOf(states.get(row.id) ?? null) }));
      const settled = known.filter(({ delivery }) => delivery !== "queued");
      for (const [delivery, same] of Map.groupBy(settled, (one) => one.delivery))
        await putDelivery(
          db,
          same.map(({ id }) => id),
          delivery,
        );
      for (const organisationId of new Set(settled.map((one) => one.organisationId)))
        await announceTicket({ announce, network }, organisationId);
    });
  },
});

export const jobs = [noteDeliveries];
