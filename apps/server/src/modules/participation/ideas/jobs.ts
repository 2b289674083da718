/** Scheduled work: editors are reminded of ideas that wait to be read, and those of deleted projects are emptied. */
import { ideaLimits } from "@stoep/contract/participation";
import type { JobCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { workingDaysBefore } from "#kernel/working-days.ts";
import { restorableSince } from "#modules/publishing/index.ts";
import { holdProject } from "../merges/index.ts";
import { notifyWaiting } from "./notify.ts";
import { lockIdeasOf } from "./store/ideas.ts";
import { findDeletedWithIdeas } from "./store/projects.ts";
import { takeWaiting } from "./store/reminder.ts";
import { withdrawIdeas } from "./withdraw.ts";

const batch = 100;

/** Once of each that has waited three working days. */
const remindOfIdeas = defineRecurring({
  name: "participation.remindOfIdeas",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1200, for: "each_network" },
  run: (call) => inBatches(call, batch, () => call.transact(remind)),
});

async function remind(call: JobCall<Tx>): Promise<number> {
  const { db, network, now } = call;
  if (!network) return 0;
  const since = workingDaysBefore(now, network.timeZone, ideaLimits.readWithinWorkingDays);
  const waiting = await takeWaiting(db, since, now, batch);
  for (const idea of waiting) await notifyWaiting({ ...call, network }, idea);
  return waiting.length;
}

/** Ideas of projects deleted 30 days ago: nobody could read them since, and nobody can restore their project. */
const emptyIdeasOfDeleted = defineRecurring({
  name: "participation.emptyIdeasOfDeleted",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 3000, for: "each_network" },
  run: (call) => inBatches(call, 1, () => call.transact(emptySome)),
});

/** Of one project at a time, which is held. */
async function emptySome({ db, now }: JobCall<Tx>): Promise<number> {
  const projectId = await findDeletedWithIdeas(db, restorableSince(now));
  if (projectId === undefined) return 0;
  await holdProject(db, projectId);
  const rows = await lockIdeasOf(db, projectId, batch);
  await withdrawIdeas({ db, now }, rows);
  return rows.length;
}

export const jobs = [remindOfIdeas, emptyIdeasOfDeleted];
