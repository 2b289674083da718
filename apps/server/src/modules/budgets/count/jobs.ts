/** Scheduled work: how many have voted is counted each hour, votes that are over are counted, and ballots that nobody may read go. */
import { secrecy } from "@stoep/contract/budgets";
import { dayAt, daysLater, hourMs } from "@stoep/contract/kernel";
import { z } from "zod";
import { defineJob, defineRecurring, inBatches } from "#kernel/jobs.ts";
import { countRound as countBallots } from "./count-round.ts";
import { cutToTold } from "./disclosure.ts";
import { deleteUnpublished, takeUncounted } from "./store/rounds.ts";
import { countTurnout as countVoters } from "./store/turnout.ts";
import { chooseWinners } from "./winners.ts";

const batch = 20;

export const countRound = defineJob({
  name: "budgets.countRound",
  payload: z.object({ roundId: z.string() }),
  retries: 5,
  heartbeatSeconds: 30,
  // The program counts one district at a time; a second job of the same round waits here until the first has counted it.
  atOnce: 1,
  run: countBallots,
});

/** What failed for good, or was lost, is asked for again after a while. */
const findUncounted = defineRecurring({
  name: "budgets.findUncounted",
  heartbeatSeconds: 30,
  every: { seconds: 60, for: "each_network" },
  async run({ network, now, transact }) {
    if (network === null) return;
    const turn = { today: dayAt(now, network.timeZone), now };
    await transact(async ({ db, enqueue }) => {
      for (const roundId of await takeUncounted(db, turn)) await enqueue(countRound, { roundId });
    });
  },
});

const countTurnout = defineRecurring({
  name: "budgets.countTurnout",
  heartbeatSeconds: 30,
  every: { seconds: 3600, for: "each_network" },
  async run({ db, network, now }) {
    if (network === null) return;
    const asOf = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
    await countVoters(db, { today: dayAt(now, network.timeZone), asOf });
  },
});

/** Counted ballots of districts that do not publish them, and what is not told of their results, 30 days after the last day of their vote. */
const deleteBallots = defineRecurring({
  name: "budgets.deleteBallots",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 3360, for: "each_network" },
  async run(call) {
    const { network, now } = call;
    if (network === null) return;
    const endedBefore = daysLater(dayAt(now, network.timeZone), -secrecy.keptDays);
    const kept = { endedBefore, limit: batch };
    await inBatches(call, batch, () => call.transact(({ db }) => deleteUnpublished(db, kept, cutToTold)));
  },
});

export const countJobs = [countRound, chooseWinners, findUncounted, countTurnout, deleteBallots];
