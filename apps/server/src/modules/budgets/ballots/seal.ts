/** The seals of ballots: the key of a round is in no back-up, and deleted with the count. D §11 */
import type { Db, Tx } from "#kernel/database.ts";
import type { SealedColumn } from "#kernel/keys/seal.ts";
import { sealsWith } from "./seals.ts";
import { findSealedKey, insertSealedKey } from "./store/ballots.ts";

export const sealedInKeys: SealedColumn = {
  what: "keys of votes on budgets",
  table: "ballot_key",
  column: "key",
  row: { round_id: "uuid" },
  ifLost: "row",
};

interface Voter {
  roundId: string;
  rightId: string;
}

export interface SealedBallot {
  roundId: string;
  seal: Buffer;
}

const seals = sealsWith({ column: sealedInKeys, find: findSealedKey, insert: insertSealedKey });

/** undefined: the round has no key, so nothing that was cast can be found. */
export async function findSeal(db: Db, { roundId, rightId }: Voter): Promise<SealedBallot | undefined> {
  const seal = await seals.find(db, roundId, rightId);
  return seal && { roundId, seal };
}

/** The same for many rights, in their order. Makes the key of the round if it has none. */
export const makeSeals = async (db: Tx, roundId: string, rightIds: readonly string[]): Promise<SealedBallot[]> =>
  (await seals.make(db, roundId, rightIds)).map((seal) => ({ roundId, seal }));

/** The same for one. @throws when the key cannot be unsealed */
export async function makeSeal(db: Tx, { roundId, rightId }: Voter): Promise<SealedBallot> {
  const [sealed] = await makeSeals(db, roundId, [rightId]);
  if (!sealed) throw new Error("one right has one seal");
  return sealed;
}
