/** Votes of which people are to be told, each once. */
import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { Database } from "../../../../schema/db.types.ts";

/** While its project is deleted nobody is told; it is once that is back. */
const isOfLiveProject = ({ exists, selectFrom }: ExpressionBuilder<Database, "ballotRound">) =>
  exists(
    selectFrom("project")
      .whereRef("project.id", "=", "ballotRound.projectId")
      .where("project.publishedAt", "is not", null)
      .where("project.deletedAt", "is", null)
      .select("project.id"),
  );

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

interface Days {
  now: Date;
  today: string;
  /** Votes that begin later are too young to be reminded of. */
  openedBefore: string;
  /** Those whose last day is not after this one. */
  endsBy: string;
}

/** Marks votes of residents whose end is near, and returns them to the one call that did. */
export async function takeEnding(db: Tx, { now, today, openedBefore, endsBy }: Days, limit: number): Promise<string[]> {
  const due = db
    .selectFrom("ballotRound")
    .select("ballotRound.id")
    .where("ballotRound.remindedAt", "is", null)
    .where("ballotRound.openedAt", "is not", null)
    .where("ballotRound.replacedAt", "is", null)
    .where("ballotRound.countedAt", "is", null)
    .where("ballotRound.roll", "=", "residents")
    .where("ballotRound.opensOn", "<", openedBefore)
    .where("ballotRound.endsOn", ">=", today)
    .where("ballotRound.endsOn", "<=", endsBy)
    .where(isOfLiveProject)
    .orderBy("ballotRound.id")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const taken = await db
    .updateTable("ballotRound")
    .set({ remindedAt: now })
    .where("id", "in", due)
    .returning("id")
    .execute();
  return idsOf(taken);
}

/** Marks votes that are counted, and returns them to the one call that did. */
export async function takeCounted(db: Tx, now: Date, limit: number): Promise<string[]> {
  const due = db
    .selectFrom("ballotRound")
    .select("ballotRound.id")
    .where("ballotRound.toldAt", "is", null)
    .where("ballotRound.countedAt", "is not", null)
    .where(isOfLiveProject)
    .orderBy("ballotRound.id")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const taken = await db
    .updateTable("ballotRound")
    .set({ toldAt: now })
    .where("id", "in", due)
    .returning("id")
    .execute();
  return idsOf(taken);
}

export type ToldVote = NonNullable<Awaited<ReturnType<typeof findToldVote>>>;

/** Undefined once its project is gone. */
export const findToldVote = (db: Db, roundId: string) =>
  db
    .selectFrom("ballotRound")
    .select(["ballotRound.id", "ballotRound.projectId", "ballotRound.phaseId", "ballotRound.endsOn"])
    .select(["ballotRound.countedAt", "ballotRound.replacedAt", "ballotRound.replacedBecause"])
    .select((eb) =>
      sql<string[]>`array(${eb
        .selectFrom("ballotIdea")
        .whereRef("ballotIdea.roundId", "=", "ballotRound.id")
        .select("ballotIdea.ideaId")})`.as("ideaIds"),
    )
    .where("ballotRound.id", "=", roundId)
    .where((eb) => sql<SqlBool>`${isOfLiveProject(eb)}`)
    .executeTakeFirst();
