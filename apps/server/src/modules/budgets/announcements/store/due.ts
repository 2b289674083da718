/** Votes of which people are to be told, each once. */
import { type ExpressionBuilder, sql } from "kysely";
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

/** Locked until the end of the transaction; those that another call has locked are left to it. */
const dueVotes = (db: Tx, limit: number) =>
  db
    .selectFrom("ballotRound")
    .select("ballotRound.id")
    .where(isOfLiveProject)
    .orderBy("ballotRound.id")
    .limit(limit)
    .forUpdate()
    .skipLocked();

type Due = ReturnType<typeof dueVotes>;
type Mark = { remindedAt: Date } | { toldAt: Date };

async function markAll(db: Tx, due: Due, mark: Mark): Promise<string[]> {
  const marked = await db.updateTable("ballotRound").set(mark).where("id", "in", due).returning("id").execute();
  return marked.map(({ id }) => id);
}

interface Days {
  now: Date;
  today: string;
  /** Votes that begin later are too young to be reminded of. */
  openedBefore: string;
  /** Those whose last day is not after this one. */
  endsBy: string;
}

/** Marks votes of residents whose end is near, and returns them to the one call that did. */
export function takeEnding(db: Tx, { now, today, openedBefore, endsBy }: Days, limit: number): Promise<string[]> {
  const due = dueVotes(db, limit)
    .where("ballotRound.remindedAt", "is", null)
    .where("ballotRound.openedAt", "is not", null)
    .where("ballotRound.replacedAt", "is", null)
    .where("ballotRound.countedAt", "is", null)
    .where("ballotRound.roll", "=", "residents")
    .where("ballotRound.opensOn", "<", openedBefore)
    .where("ballotRound.endsOn", ">=", today)
    .where("ballotRound.endsOn", "<=", endsBy);
  return markAll(db, due, { remindedAt: now });
}

/** Marks votes that are counted, and returns them to the one call that did. */
export function takeCounted(db: Tx, now: Date, limit: number): Promise<string[]> {
  const due = dueVotes(db, limit)
    .where("ballotRound.toldAt", "is", null)
    .where("ballotRound.countedAt", "is not", null);
  return markAll(db, due, { toldAt: now });
}

export type ToldVote = NonNullable<Awaited<ReturnType<typeof findToldVote>>>;

/** Undefined once it is gone with its project. */
export const findToldVote = (db: Db, roundId: string) =>
  db
    .selectFrom("ballotRound")
    .select(["ballotRound.id", "ballotRound.projectId", "ballotRound.phaseId", "ballotRound.endsOn"])
    .select(["ballotRound.countedAt", "ballotRound.replacedAt", "ballotRound.replacedBecause"])
    .select((eb) => [
      sql<boolean>`${isOfLiveProject(eb)}`.as("isOfLiveProject"),
      sql<string[]>`array(${eb
        .selectFrom("ballotIdea")
        .whereRef("ballotIdea.roundId", "=", "ballotRound.id")
        .select("ballotIdea.ideaId")})`.as("ideaIds"),
    ])
    .where("ballotRound.id", "=", roundId)
    .executeTakeFirst();
