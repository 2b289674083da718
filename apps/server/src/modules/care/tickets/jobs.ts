import { daysLater, wallAt } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import { defineRecurring } from "#kernel/jobs.ts";
import { listStates } from "#modules/notifications/index.ts";
import { tellConcierge } from "../notices/index.ts";
import { announceTicket } from "./moving.ts";
import { deliveryOf } from "./rules.ts";
import { lockNear, lockOverdue, putReminded } from "./store/deadlines.ts";
import { lockDeleted, removeTickets } from "./store/keeping.ts";
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

const daysKept = 30;
const dayMs = 24 * 60 * 60 * 1000;
const atOnce = 100;

/** A deleted ticket counts nowhere at once; a month later nothing of it is left but the hours. */
const forgetTickets = defineRecurring({
  name: "care.forgetTickets",
  heartbeatSeconds: 30,
  every: { seconds: 86_400, offsetSeconds: 9_600, for: "each_network" },
  async run({ now, stopping, transact }) {
    const before = new Date(now.getTime() - daysKept * dayMs);
    const forgetSome = () =>
      transact(async ({ db }) => {
        const ids = await lockDeleted(db, before, atOnce);
        await removeTickets(db, ids);
        return ids.length;
      });
    while ((await forgetSome()) === atOnce && !stopping.aborted);
  },
});

/** Its concierge hears of an internal deadline the day before, and once more when it has passed. S2 §3 */
const remindOfDeadlines = defineRecurring({
  name: "care.remindOfDeadlines",
  heartbeatSeconds: 30,
  every: { seconds: 86_400, offsetSeconds: 16_800, for: "each_network" },
  async run({ network, now, transact }) {
    if (!network) throw new Error("a ticket belongs to a network");
    const today = wallAt(now, network.timeZone).day;
    await transact(async (scope) => {
      const near = await lockNear(scope.db, daysLater(today, 1), batch);
      const over = await lockOverdue(scope.db, today, network.timeZone, batch);
      for (const ticket of [...near, ...over]) {
        const kind = (ticket.deadlineOn ?? today) < today ? "overdue" : "deadline";
        await tellConcierge({ ...scope, network }, ticket, { kind, eventId: newId() });
      }
      const ids = [...near, ...over].map(({ id }) => id);
      if (ids.length > 0) await putReminded(scope.db, ids, now);
    });
  },
});

export const jobs = [noteDeliveries, remindOfDeadlines, forgetTickets];
