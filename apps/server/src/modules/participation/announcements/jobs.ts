/** Tells the audience of an idea, in batches. */
import { Id } from "@stoep/contract/kernel";
import { z } from "zod";
import type { Network } from "#kernel/actor.ts";
import type { JobCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { defineJob, type Job } from "#kernel/jobs.ts";
import { notifyPeople } from "#modules/notifications/index.ts";
import { noticeOf } from "./rules.ts";
import { nextInAudience, selectThese } from "./store/audience.ts";
import { findToldMoment } from "./store/moment.ts";

const batch = 2_000;

/** Enqueued by the act. The notice knows its moment, so that nobody is told twice when it runs again. */
export const tellLater: Job<{ momentId: string; after: string | null }> = defineJob({
  name: "participation.tellOfIdea",
  payload: z.object({ momentId: Id, after: Id.nullable() }),
  retries: 10,
  heartbeatSeconds: 20,
  async run({ momentId, after }, call) {
    let last = after;
    do {
      if (call.stopping.aborted) return void (await call.enqueue(tellLater, { momentId, after: last }));
      const from = last;
      last = await call.transact((inside) => tellNext(inside, momentId, from));
    } while (last !== null);
  },
});

/** Returns the last one told; null when that was all. */
async function tellNext(call: JobCall<Tx>, momentId: string, after: string | null): Promise<string | null> {
  const { db, network } = call;
  if (!network) throw new Error("an idea belongs to a network");
  const moment = await findToldMoment(db, momentId);
  const kind = moment && noticeOf(moment);
  if (!moment || !kind) return null;
  const people = await nextInAudience(
    db,
    { ideaIds: [moment.ideaId], projectId: moment.projectId },
    { after, limit: batch },
  );
  if (people.length > 0)
    await notifyPeople(scopeOf(call, network), {
      kind,
      eventId: momentId,
      object: { kind: "idea", id: moment.ideaId },
      actor: { accountId: moment.byAccount, name: moment.organisation },
      details: {
        title: moment.title,
        organisation: moment.organisation,
        words: moment.text,
        percent: `${moment.worksPercent ?? 0}`,
      },
      readers: selectThese(db, people),
    });
  return people.length === batch ? (people.at(-1) ?? null) : null;
}

const scopeOf = (call: JobCall<Tx>, network: Network) => ({ ...call, network });

export const jobs = [tellLater];
