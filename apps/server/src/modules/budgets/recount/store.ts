import type { Db, Tx } from "#kernel/database.ts";
import { fullNameOrNone } from "#kernel/sql/full-name.ts";

interface District {
  roundId: string;
  districtId: string;
}

/** Until the end of the transaction nobody names anybody, and its ballots stay. */
export const holdResult = (db: Tx, district: District) => ofDistrict(db, district).forUpdate().execute();

/** Until the end of the transaction its ballots stay. */
export const shareResult = (db: Tx, district: District) => ofDistrict(db, district).forShare().execute();

const ofDistrict = (db: Tx, { roundId, districtId }: District) =>
  db.selectFrom("ballotResult").select("roundId").where("roundId", "=", roundId).where("districtId", "=", districtId);

/** Until the end of the transaction the person has not taken the file, or has. */
export const holdRecounter = (db: Tx, { roundId, districtId }: District, accountId: string) =>
  db
    .selectFrom("ballotRecounter")
    .select("accountId")
    .where("roundId", "=", roundId)
    .where("districtId", "=", districtId)
    .where("accountId", "=", accountId)
    .forUpdate()
    .execute();

/** What its count says of the ballots of a district; without a count `ballots` is null. */
export const findDistrict = (db: Db, { roundId, districtId }: District) =>
  db
    .selectFrom("ballotDistrict")
    .innerJoin("ballotRound", "ballotRound.id", "ballotDistrict.roundId")
    .leftJoin("ballotResult", (join) =>
      join
        .onRef("ballotResult.roundId", "=", "ballotDistrict.roundId")
        .onRef("ballotResult.districtId", "=", "ballotDistrict.id"),
    )
    .where("ballotDistrict.roundId", "=", roundId)
    .where("ballotDistrict.id", "=", districtId)
    .select(["ballotDistrict.name", "ballotRound.endsOn", "ballotResult.ballots", "ballotResult.isToBeCut"])
    .executeTakeFirst();

export type RecounterRow = Awaited<ReturnType<typeof listRecounters>>[number];

/** By name. */
export const listRecounters = (db: Db, { roundId, districtId }: District) =>
  db
    .selectFrom("ballotRecounter as one")
    .innerJoin("public.account as person", "person.id", "one.accountId")
    .where("one.roundId", "=", roundId)
    .where("one.districtId", "=", districtId)
    .select(["person.id", fullNameOrNone("person").as("name"), "one.takenAt"])
    .orderBy("name")
    .orderBy("person.id")
    .execute();

/** The result must be held. */
export async function insertRecounters(
  db: Tx,
  district: District,
  accountIds: readonly string[],
  namedAt: Date,
): Promise<void> {
  await db
    .insertInto("ballotRecounter")
    .values(accountIds.map((accountId) => ({ ...district, accountId, namedAt })))
    .execute();
}

/** The row must be held. */
export async function markTaken(db: Tx, { roundId, districtId }: District, accountId: string, at: Date): Promise<void> {
  await db
    .updateTable("ballotRecounter")
    .set({ takenAt: at })
    .where("roundId", "=", roundId)
    .where("districtId", "=", districtId)
    .where("accountId", "=", accountId)
    .execute();
}
