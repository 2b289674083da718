import { dayAt, daySeconds, daysBefore, daysLater } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { listDeliveries } from "#modules/notifications/index.ts";
import { notifyConcierge } from "../notices/index.ts";
import { mails } from "./messages/mails.ts";
import { lockNearDeadlines, lockOverdueDeadlines, markDeadlinesReminded } from "./store/deadlines.ts";
import { lockQueuedMessages, updateDelivery } from "./store/deliveries.ts";
import { deleteTickets, lockDeletedTickets } from "./store/retention.ts";
import { announceTicket } from "./transitions.ts";

const batch = 500;

/** Copies the outcome of messages from the outbox, which deletes it after a month, into the thread. */
const updateDeliveries = defineRecurring({
  name: "care.noteDeliveries",
  heartbeatSeconds: 30,
  every: { seconds: 60, offsetSeconds: 20, for: "each_network" },
  async run({ network, transact, announce }) {
    if (!network) throw new Error("a ticket belongs to a network");
    await transact(async ({ db }) => {
      const waiting = await lockQueuedMessages(db, batch);
      if (waiting.length === 0) return;
      const found = await listDeliveries(
        db,
        Object.values(mails),
        waiting.map(({ id }) => id),
      );
      // A message no longer in the outbox was withdrawn.
      const known = waiting.map((row) => ({ ...row, delivery: found.get(row.id)?.outcome ?? ("failed" as const) }));
      const settled = known.filter(({ delivery }) => delivery !== "queued");
      for (const [delivery, same] of Map.groupBy(settled, (one) => one.delivery))
        await updateDelivery(
          db,
          same.map(({ id }) => id),
          delivery,
        );
      for (const organisationId of new Set(settled.map((one) => one.organisationId)))
        await announceTicket({ announce, network }, organisationId);
    });
  },
});

const daysKept = 30;
const atOnce = 100;

/** A deleted ticket stops counting at once; a month later only its hours are left. */
const deleteExpiredTickets = defineRecurring({
  name: "care.forgetTickets",
  heartbeatSeconds: 30,
  every: { seconds: daySeconds, offsetSeconds: 9_600, for: "each_network" },
  run: (call) =>
    inBatches(call, atOnce, () =>
      call.transact(async ({ db }) => {
        const ids = await lockDeletedTickets(db, daysBefore(call.now, daysKept), atOnce);
        await deleteTickets(db, ids);
        return ids.length;
      }),
    ),
});

/** Reminds the concierge of an internal deadline the day before, and once more when it has passed. S2 §3 */
const remindOfDeadlines = defineRecurring({
  name: "care.remindOfDeadlines",
  heartbeatSeconds: 30,
  every: { seconds: daySeconds, offsetSeconds: 16_800, for: "each_network" },
  async run({ network, now, transact }) {
    if (!network) throw new Error("a ticket belongs to a network");
    const today = dayAt(now, network.timeZone);
    await transact(async (scope) => {
      const near = await lockNearDeadlines(scope.db, daysLater(today, 1), batch);
      const over = await lockOverdueDeadlines(scope.db, today, network.timeZone, batch);
      for (const ticket of [...near, ...over]) {
        const kind = (ticket.deadlineOn ?? today) < today ? "overdue" : "deadline";
        await notifyConcierge({ ...scope, network }, ticket, { kind, eventId: newId() });
      }
      const ids = [...near, ...over].map(({ id }) => id);
      if (ids.length > 0) await markDeadlinesReminded(scope.db, ids, now);
    });
  },
});

export const jobs = [updateDeliveries, remindOfDeadlines, deleteExpiredTickets];
