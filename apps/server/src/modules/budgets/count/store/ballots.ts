/** Ballots of a vote that is over: read to be counted, and moved to where everybody may read them. */
import { type SqlBool, sql } from "kysely";
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

interface CountedDistrict extends District {
  /** How many there are. */
  ballots: number;
}

interface Copying {
  /** Random, and kept nowhere. */
  chance: Buffer;
  /** About how many one statement copies: it may take as long as any other. At least a 256th of all. */
  atOnce?: number;
}

/**
 * Copies the ballots of a district without their seals, numbered in the order of their hashes with `chance`. The round must be locked.
 */
export async function publishBallots(db: Tx, district: CountedDistrict, { chance, atOnce = 50_000 }: Copying) {
  const { roundId, districtId, ballots } = district;
  const hash = sql<Buffer>`sha256(${chance}::bytea || id::text::bytea)`;
  const parts = Math.max(1, Math.ceil(ballots / atOnce));
  let before = 0;
  for (let part = 0; part < parts; part++) {
    // By the first byte, so that the parts follow each other in the order of the hashes.
    const isInPart = sql<SqlBool>`get_byte(${hash}, 0) * ${parts}::integer / 256 = ${part}::integer`;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("countedBallot")
      .columns(["roundId", "districtId", "number", "choices"])
      .expression((eb) =>
        eb
          .selectFrom("ballot")
          .where("roundId", "=", roundId)
          .where("districtId", "=", districtId)
          .where(isInPart)
          .select([
            "roundId",
            "districtId",
            sql<number>`${before}::integer + row_number() over (order by ${hash})`.as("number"),
            "choices",
          ]),
      )
      .executeTakeFirstOrThrow();
    before += Number(numInsertedOrUpdatedRows);
  }
}
