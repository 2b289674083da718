/** Counts an imported vote that was over before. */
import { dayAt } from "@stoep/contract/kernel";
import { count, type Outcome } from "@stoep/tally";
import type { Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { lockRound } from "../store/rounds.ts";
import { countDistrict, isToBeCounted, writeResult } from "./count-round.ts";
import { markTold } from "./store/rounds.ts";
import { goOn } from "./winners.ts";

interface Counting {
  /** When it was counted. */
  countedAt: Date;
  /** The network's. */
  timeZone: string;
  /** What the count of its one district came to, where it was counted elsewhere already. */
  outcome?: Outcome;
}

/**
 * In this process, as countRound counts elsewhere, unless it was counted; nobody is told. The project must be shared or held. Refuses with
 * `not_found`, and with `round_not_open` one that was not
 * over by then, or was counted.
 */
export async function importCount(db: Tx, roundId: string, { countedAt, timeZone, outcome }: Counting): Promise<void> {
  const round = (await lockRound(db, roundId)) ?? refuse("not_found");
  if (!isToBeCounted(round, dayAt(countedAt, timeZone))) refuse("round_not_open");
  const counts = [];
  for (const { id } of round.districts)
    counts.push(await countDistrict(db, round, id, outcome ? () => outcome : count));
  await writeResult(db, round, counts, { now: countedAt, timeZone });
  await markTold(db, roundId, countedAt);
  await goOn(db, round, countedAt);
}
