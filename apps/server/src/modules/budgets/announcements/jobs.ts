/** Tells people of a vote, in batches. */
import { dayAt, daysLater, hourMs, Id } from "@stoep/contract/kernel";
import { latestMailDay } from "@stoep/contract/notifications";
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { defineJob, defineRecurring, inBatches, type Job } from "#kernel/jobs.ts";
import { deleteNoticesOfEvents } from "#modules/notifications/index.ts";
import {
  forgetLostBallots,
  nextConcerned,
  nextWithLostBallot,
  nextWithoutBallot,
  type PageOfPeople,
} from "./store/audiences.ts";
import { findToldVote, type ToldVote, takeCounted, takeEnding } from "./store/due.ts";
import { noticesOf, notifyOfVote, type VoteEvent, voteEvents } from "./vote-notices.ts";

const batch = 2_000;

interface Told {
  roundId: string;
  what: VoteEvent;
  /** The last one told. */
  after: string | null;
}

/** Enqueued by what is told. */
export const tellOfVote: Job<Told> = defineJob({
  name: "budgets.tellOfVote",
  payload: z.object({ roundId: Id, what: z.enum(voteEvents), after: Id.nullable() }),
  retries: 10,
  heartbeatSeconds: 20,
  async run({ after, ...told }, call) {
    let last = after;
    do {
      if (call.stopping.aborted) return void (await call.enqueue(tellOfVote, { ...told, after: last }));
      const from = last;
      last = await call.transact((inside) => tellNext(inside, { ...told, after: from }));
    } while (last !== null);
  },
});

const nextOf: Record<VoteEvent, (db: Db, vote: ToldVote, page: PageOfPeople) => Promise<string[]>> = {
  ends: nextWithoutBallot,
  counted: nextConcerned,
  givenUp: nextWithLostBallot,
};

/** Returns the last one told; null when that was all, or nobody can be told now. */
async function tellNext(call: JobCall<Tx>, told: Told): Promise<string | null> {
  const { db, network, now } = call;
  const { roundId, what, after } = told;
  if (!network) throw new Error("a vote belongs to a network");
  const vote = await findToldVote(db, roundId);
  if (!vote) return null;
  if (!vote.isOfLiveProject) {
    // A deleted project may be put back; if it is not, the vote goes with it.
    await call.enqueue(tellOfVote, told, { at: new Date(now.getTime() + hourMs) });
    return null;
  }
  const people = isTrue(what, vote) ? await nextOf[what](db, vote, { after, limit: batch }) : [];
  if (people.length > 0) await notifyOfVote({ ...call, network }, what, vote, people);
  if (people.length === batch) return people.at(-1) ?? null;
  if (what !== "givenUp") return null;
  await forgetLostBallots(db, roundId);
  await deleteNoticesOfEvents(db, [noticesOf("ends", roundId)], [vote.projectId]);
  return null;
}

/** Nobody is reminded of what is over, or was given up in the meantime. */
const isTrue = (what: VoteEvent, { countedAt, replacedAt }: ToldVote): boolean =>
  what !== "ends" || (countedAt === null && replacedAt === null);

const someRounds = 50;
const daysBeforeLast = 3;

/** Three days before the last one. Not of a vote that opened the same day. */
const remindVoters = defineRecurring({
  name: "budgets.remindVoters",
  heartbeatSeconds: 30,
  every: { seconds: 900, offsetSeconds: 120, for: "each_network" },
  run: (call) => inBatches(call, someRounds, () => call.transact(remind)),
});

async function remind(call: JobCall<Tx>): Promise<number> {
  const { db, network, now } = call;
  if (!network) return 0;
  const day = latestMailDay(now, network.timeZone);
  const days = {
    now,
    today: dayAt(now, network.timeZone),
    openedBefore: day,
    endsBy: daysLater(day, daysBeforeLast),
  };
  return tellAll(call, "ends", await takeEnding(db, days, someRounds));
}

const tellOfCounts = defineRecurring({
  name: "budgets.tellOfCounts",
  heartbeatSeconds: 30,
  every: { seconds: 300, offsetSeconds: 150, for: "each_network" },
  run: (call) =>
    inBatches(call, someRounds, () =>
      call.transact(async (inside) => tellAll(inside, "counted", await takeCounted(inside.db, inside.now, someRounds))),
    ),
});

async function tellAll({ enqueue }: JobCall<Tx>, what: VoteEvent, roundIds: readonly string[]): Promise<number> {
  for (const roundId of roundIds) await enqueue(tellOfVote, { roundId, what, after: null });
  return roundIds.length;
}

export const announcementJobs = [tellOfVote, remindVoters, tellOfCounts];
