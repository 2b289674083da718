/** What a vote that is given up leaves of its ballots: nothing. D §11 */
import type { Tx } from "#kernel/database.ts";
import { deleteBallotsOf } from "./store/ballots.ts";
import { reopenRights } from "./store/rights.ts";

/** Deletes the ballots uncounted, with the key, and opens the rights again. The round must be locked. */
export async function discardBallots(db: Tx, round: { id: string; projectId: string; phaseId: string }): Promise<void> {
  await deleteBallotsOf(db, round.id);
  await reopenRights(db, round);
}
