/**
 * Counts a vote that is over, once. D §11
 *
 * Counting takes up to a minute of calculation, so it happens before the round is locked, on the ballots as they were read. Then, in one
 * transaction, the round is locked, and what was counted is compared with what is there: a ballot that was sent before midnight may
 * have waited for its turn, and an account may have been deleted. Where they differ nothing is written, and the next try counts
 * anew. Who waits for the lock meanwhile waits for the copying alone, and finds the vote counted.
 */
import { createHash, randomBytes } from "node:crypto";
import { dayAt, daysLater, startOfDay } from "@stoep/contract/kernel";
import { type Election, moneyPerUnit, type Outcome, type Rule } from "@stoep/tally";
import type { JobCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { deleteBallotsOf } from "../ballots/index.ts";
import { ruleOf, stateOfRound } from "../rules.ts";
import { findRound, lockRound, type StoredRound } from "../store/rounds.ts";
import { countInProgram } from "./count-process.ts";
import { type Progress, tellingProgress } from "./progress.ts";
import { digested, digestsOf, publishBallots, readBallots } from "./store/ballots.ts";
import { keepNumbers } from "./store/code-numbers.ts";
import { type DistrictCount, insertResults } from "./store/rounds.ts";
import { insertLastTurnout } from "./store/turnout.ts";
import { chooseWinners } from "./winners.ts";

interface Counted extends DistrictCount {
  digest: Buffer;
}

/** Does nothing where it was counted or given up. @throws when ballots changed meanwhile, or cannot be counted */
export async function countRound({ roundId }: { roundId: string }, call: JobCall): Promise<void> {
  const { db, network, now } = call;
  if (network === null) return;
  const today = dayAt(now, network.timeZone);
  const round = await findRound(db, roundId);
  if (!round || !isToBeCounted(round, today)) return;
  const counts = await tellingProgress({ ...call, network }, roundId, (progress) =>
    countDistricts(db, round, { turn: network.id, progress }),
  );
  await call.transact(async (trx) => {
    const held = await lockRound(trx.db, roundId);
    if (!held || !isToBeCounted(held, today)) return;
    await writeResult(trx.db, held, counts, { now: trx.now, timeZone: network.timeZone });
    await trx.enqueue(chooseWinners, { roundId });
    await trx.announce("budgets", { networkId: network.id });
  });
}

async function countDistricts(
  db: Db,
  round: StoredRound,
  { turn, progress }: { turn: string; progress: Progress },
): Promise<Counted[]> {
  const counts: Counted[] = [];
  for (const [place, { id }] of round.districts.entries()) {
    const onShare = (share: number) => progress((place + share) / round.districts.length);
    onShare(0);
    counts.push(
      await countDistrict(db, round, id, (election, rule) => countInProgram(election, rule, { turn, onShare })),
    );
  }
  return counts;
}

export const isToBeCounted = (round: StoredRound, today: string): boolean =>
  round.countedAt === null && stateOfRound(round, today) === "finished";

/** `counts`: counts an election here or elsewhere. */
export async function countDistrict(
  db: Db,
  round: StoredRound,
  districtId: string,
  counts: (election: Election, rule: Rule) => Outcome | Promise<Outcome>,
): Promise<Counted> {
  const places = new Map<number, number>();
  for (const [place, idea] of round.ideas.entries()) if (idea.districtId === districtId) places.set(place, places.size);
  const hash = createHash("sha256");
  const ballots: Election["ballots"][number][] = [];
  for await (const batch of readBallots(db, { roundId: round.id, districtId }))
    for (const ballot of batch) {
      hash.update(digested(ballot));
      // A place of another district is none of this one's list, and the count refuses it.
      ballots.push({ ideas: ballot.choices.map((place) => places.get(place) ?? -1) });
    }
  const election = { ...electionOf(round, districtId), ballots };
  const outcome = await counts(election, ruleOf(round));
  return { districtId, ballots: ballots.length, outcome, digest: hash.digest() };
}

/** What a district votes on, as it was locked. */
function electionOf({ districts, ideas }: Pick<StoredRound, "districts" | "ideas">, districtId: string) {
  const budget = districts.find(({ id }) => id === districtId)?.budget ?? 0;
  return {
    budget: budget * moneyPerUnit,
    ideas: ideas
      .filter((idea) => idea.districtId === districtId)
      .map(({ ideaId, lockedCost }) => ({ id: ideaId, cost: lockedCost ?? 0 })),
  };
}

const nothing = createHash("sha256").digest();

/** The round must be locked. @throws when ballots are not those that were counted */
export async function writeResult(
  db: Tx,
  { id, projectId, phaseId, roll, endsOn }: StoredRound,
  counts: readonly Counted[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  const digests = await digestsOf(db, id);
  if (!counts.every(({ districtId, digest }) => digest.equals(digests.get(districtId) ?? nothing)))
    throw new Error("ballots changed while they were counted");
  const results = counts.map(({ digest: _, ...count }) => count);
  await insertResults(db, id, results, now);
  await insertLastTurnout(db, id, results, startOfDay(daysLater(endsOn ?? "", 1), timeZone));
  if (roll === "codes") await keepNumbers(db, { id, projectId, phaseId });
  const chance = randomBytes(32);
  for (const { districtId, ballots } of results)
    await publishBallots(db, { roundId: id, districtId, ballots }, { chance });
  await deleteBallotsOf(db, id);
}
