import type { TicketSide } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { notifyConcierge } from "../../notices/index.ts";
import { findPersonOnSide } from "../messages/channels.ts";
import { notifyOfStep } from "../messages/notify.ts";
import type { LockedTicket } from "../store/tickets.ts";
import { announceTicket, type TicketCall } from "../transitions.ts";
import { createNextOccurrence, lastDueDay } from "./create.ts";
import { listDueSeries, lockUntoldVisits, markVisitsTold } from "./store.ts";

const batch = 200;

/** Creates the tickets of series for the next two weeks, each in its own transaction. */
const createDueOccurrences = defineRecurring({
  name: "care.repeatHelp",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 300, for: "each_network" },
  async run({ network, now, db, stopping, transact }) {
    if (!network) throw new Error("a series belongs to a network");
    for (let due: string[] = []; !stopping.aborted; ) {
      due = await listDueSeries(db, lastDueDay(now, network.timeZone), batch);
      for (const seriesId of due)
        if (!stopping.aborted)
          await transact((scope) =>
            createNextOccurrence({ ...scope, network, accountId: null, personId: null }, seriesId),
          );
      if (due.length === 0) return;
    }
  },
});

const toldAtOnce = 50;

/** Tells member and helper of each visit a few days before it, with its calendar file behind the link. */
const tellOfVisits = defineRecurring({
  name: "care.tellOfVisits",
  heartbeatSeconds: 30,
  every: { seconds: 900, offsetSeconds: 420, for: "each_network" },
  run: (call) =>
    inBatches(call, toldAtOnce, () =>
      call.transact(async (scope) => {
        const { network, now } = call;
        if (!network) throw new Error("a visit belongs to a network");
        const due = await lockUntoldVisits(scope.db, now, toldAtOnce);
        const mover = { ...scope, network, accountId: null, personId: null };
        for (const visit of due) await tellOfVisit(mover, visit);
        const ids = due.map(({ id }) => id);
        if (ids.length > 0) await markVisitsTold(scope.db, ids);
        for (const organisationId of new Set(due.map((one) => one.organisationId)))
          await announceTicket(mover, organisationId);
        return due.length;
      }),
    ),
});

/**
 * Suspended people are not told. Without a helper, the member hears that we are still looking for one. The concierge calls those whom no
 * message reaches.
 */
async function tellOfVisit(call: TicketCall, visit: LockedTicket): Promise<void> {
  if (visit.startsAt === null || visit.startsAt <= call.now) return;
  const tell: TicketSide[] = [];
  for (const side of ["helper", "member"] as const) {
    const person = await findPersonOnSide(call.db, visit, side);
    if (person && person.suspendedAt === null) tell.push(side);
  }
  const messages =
    visit.state === "planned" ? (["helper-planned", "member-planned"] as const) : (["member-unsure"] as const);
  const told = await notifyOfStep(call, messages, { before: visit, after: visit }, tell);
  if (told.length < tell.length) await notifyConcierge(call, visit, { kind: "untold", eventId: newId() });
}

export const seriesJobs = [createDueOccurrences, tellOfVisits];
