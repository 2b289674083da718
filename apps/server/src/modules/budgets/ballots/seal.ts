/**
 * What finds a ballot again for its voter: HMAC-SHA-256 of the id of the right with the key of the round. The key is random, sealed with
 * the installation's key, which is outside the database, in no back-up, and deleted with the count. D §11
 */
import { createHmac, randomBytes } from "node:crypto";
import type { Db, Tx } from "#kernel/database.ts";
import { placeIn, type SealedColumn, seal, unseal } from "#kernel/keys/seal.ts";
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

const keyBytes = 32;
/** Of a seal. */
export const sealBytes = 32;

const sealWith = (key: Buffer, { roundId, rightId }: Voter): SealedBallot => ({
  roundId,
  seal: createHmac("sha256", key).update(rightId).digest(),
});

async function findKey(db: Db, roundId: string): Promise<Buffer | undefined> {
  const sealed = await findSealedKey(db, roundId);
  if (sealed === undefined) return undefined;
  return Buffer.from(await unseal(db, placeIn(sealedInKeys, roundId), sealed), "base64url");
}

/** undefined: the round has no key, so nothing that was cast can be found. */
export async function findSeal(db: Db, voter: Voter): Promise<SealedBallot | undefined> {
  const key = await findKey(db, voter.roundId);
  return key && sealWith(key, voter);
}

/** Makes the key of the round if it has none. */
async function makeKey(db: Tx, roundId: string): Promise<Buffer> {
  const key = await findKey(db, roundId);
  if (key) return key;
  const made = randomBytes(keyBytes).toString("base64url");
  await insertSealedKey(db, roundId, await seal(db, placeIn(sealedInKeys, roundId), made));
  const kept = await findKey(db, roundId);
  if (!kept) throw new Error("the key of a round went while it was held");
  return kept;
}

/** Makes the key of the round if it has none. */
export const makeSeal = async (db: Tx, voter: Voter): Promise<SealedBallot> =>
  sealWith(await makeKey(db, voter.roundId), voter);

/** The same for many rights, in their order. */
export async function makeSeals(db: Tx, roundId: string, rightIds: readonly string[]): Promise<SealedBallot[]> {
  const key = await makeKey(db, roundId);
  return rightIds.map((rightId) => sealWith(key, { roundId, rightId }));
}
