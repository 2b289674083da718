/** Ballots until they are counted, each found by its seal alone, and the sealed keys of rounds. */
import { v4 as randomId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";

interface Sealed {
  roundId: string;
  seal: Buffer;
}

/** Places in the round's list of ideas, ascending; undefined: there is no such ballot. */
export async function findChoices(db: Db, { roundId, seal }: Sealed): Promise<number[] | undefined> {
  const found = await db
    .selectFrom("ballot")
    .select("choices")
    .where("roundId", "=", roundId)
    .where("seal", "=", seal)
    .executeTakeFirst();
  return found?.choices;
}

interface Cast extends Sealed {
  districtId: string;
  choices: number[];
}

export async function insertBallot(db: Tx, cast: Cast): Promise<void> {
  await db
    .insertInto("ballot")
    .values({ id: randomId(), ...cast })
    .execute();
}

/** The most in one statement. */
const batch = 1_000;

export async function insertBallots(db: Tx, cast: readonly Cast[]): Promise<void> {
  for (let from = 0; from < cast.length; from += batch) {
    const rows = cast.slice(from, from + batch).map((one) => ({ id: randomId(), ...one }));
    await db.insertInto("ballot").values(rows).execute();
  }
}

/** The right must be locked. */
export async function updateBallot(db: Tx, { roundId, seal, choices }: Omit<Cast, "districtId">): Promise<void> {
  await db.updateTable("ballot").set({ choices }).where("roundId", "=", roundId).where("seal", "=", seal).execute();
}

export async function deleteBallot(db: Tx, { roundId, seal }: Sealed): Promise<void> {
  await db.deleteFrom("ballot").where("roundId", "=", roundId).where("seal", "=", seal).execute();
}

/** All of a round, and its key: nothing ties a ballot to a right any more. The round must be locked wholly. */
export async function deleteBallotsOf(db: Tx, roundId: string): Promise<void> {
  await db.deleteFrom("ballot").where("roundId", "=", roundId).execute();
  await db.deleteFrom("ballotKey").where("roundId", "=", roundId).execute();
}

export async function findSealedKey(db: Db, roundId: string): Promise<string | undefined> {
  const found = await db.selectFrom("ballotKey").select("key").where("roundId", "=", roundId).executeTakeFirst();
  return found?.key;
}

/** Of two at once, the second waits for the first, whose key stays. */
export async function insertSealedKey(db: Tx, roundId: string, key: string): Promise<void> {
  await db
    .insertInto("ballotKey")
    .values({ roundId, key })
    .onConflict((conflict) => conflict.column("roundId").doNothing())
    .execute();
}
