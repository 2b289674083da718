/** Ballots of a vote that is over: read to be counted, and moved to where everybody may read them. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";

export interface CastBallot {
  id: string;
  /** The places of the chosen ideas in the round's list, ascending. */
  choices: number[];
}

interface District {
  roundId: string;
  districtId: string;
}

const batch = 5_000;

/** In the order of their ids. */
export async function* readBallots(db: Db, { roundId, districtId }: District): AsyncGenerator<CastBallot[]> {
  let last: CastBallot | undefined;
  do {
    const after = last?.id ?? "00000000-0000-0000-0000-000000000000";
    const rows = await db
      .selectFrom("ballot")
      .select(["id", "choices"])
      .where("roundId", "=", roundId)
      .where("districtId", "=", districtId)
      .where("id", ">", after)
      .orderBy("id")
      .limit(batch)
      .execute();
    last = rows.at(-1);
    yield rows;
  } while (last);
}

/** What a digest of ballots is made of, in the order of their ids. As `digestsOf` writes it. */
export const digested = ({ id, choices }: CastBallot): string => `${id}{${choices.join(",")}}`;

/** SHA-256 of the ballots of each district that has any. */
export async function digestsOf(db: Tx, roundId: string): Promise<Map<string, Buffer>> {
  const rows = await db
    .selectFrom("ballot")
    .where("roundId", "=", roundId)
    .groupBy("districtId")
    .select([
      "districtId",
      sql<Buffer>`sha256(string_agg(id::text || choices::text, '' order by id)::bytea)`.as("digest"),
    ])
    .execute();
  return new Map(rows.map(({ districtId, digest }) => [districtId, digest]));
}

/**
 * Copies the ballots of a round without their seals, numbered in each district in the order of their hashes with `chance`, which is
 * random and kept nowhere. The round must be locked.
 */
export async function publishBallots(db: Tx, roundId: string, chance: Buffer): Promise<void> {
  const order = sql`sha256(${chance}::bytea || id::text::bytea)`;
  await db
    .insertInto("countedBallot")
    .columns(["roundId", "districtId", "number", "choices"])
    .expression((eb) =>
      eb
        .selectFrom("ballot")
        .where("roundId", "=", roundId)
        .select([
          "roundId",
          "districtId",
          sql<number>`row_number() over (partition by district_id order by ${order})`.as("number"),
          "choices",
        ]),
    )
    .execute();
}
