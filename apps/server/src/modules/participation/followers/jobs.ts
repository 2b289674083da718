/** Followers are told, once, when a phase of a project opens. */
import { dayAt } from "@stoep/contract/kernel";
import { latestMailDay } from "@stoep/contract/notifications";
import { v5 as idFrom } from "uuid";
import type { JobCall, NoticeScope } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { tellInLanguages } from "../tell-in-languages.ts";
import { followersOf } from "./store/followers.ts";
import { findOpeningWords, type OpenedPhase, takeOpenings } from "./store/openings.ts";

const batch = 100;

const tellOfOpenings = defineRecurring({
  name: "participation.tellOfPhases",
  heartbeatSeconds: 30,
  every: { seconds: 900, offsetSeconds: 60, for: "each_network" },
  run: (call) => inBatches(call, batch, () => call.transact(tellOfBatch)),
});

async function tellOfBatch(call: JobCall<Tx>): Promise<number> {
  const { db, network, now } = call;
  if (!network) return 0;
  const { timeZone } = network;
  const openings = await takeOpenings(
    db,
    { now, today: dayAt(now, timeZone), begun: latestMailDay(now, timeZone) },
    batch,
  );
  for (const opening of openings) await tellOfOpening({ ...call, network }, opening);
  return openings.length;
}

async function tellOfOpening(call: NoticeScope, opening: OpenedPhase): Promise<void> {
  const { projectId, phaseId } = opening;
  const { organisation, original, translations } = await findOpeningWords(call.db, opening);
  const followers = followersOf(call.db, projectId);
  await tellInLanguages(call, {
    kind: "participation.phaseOpened",
    // The ids of phases are unique in their project only.
    eventId: idFrom(phaseId, projectId),
    object: { kind: "project", id: projectId },
    actor: { accountId: null, name: organisation },
    original,
    translations,
    details: (words) => ({ ...words, organisation }),
    readers: (readIt) => followers.where(readIt),
  });
}

export const jobs = [tellOfOpenings];
