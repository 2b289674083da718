/** When a message was seen and opened, and how many people did something with it. S1 §9 */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

export interface Views {
  at: Date;
  seen: number;
  opened: number;
}

/** Counted per step from its publication on; steps in which nothing happened are left out. */
export async function listViews(db: Db, postId: string, from: Date, stepSeconds: number): Promise<Views[]> {
  const [seen, opened] = await Promise.all([
    countBySteps(db, postId, "seenAt", from, stepSeconds),
    countBySteps(db, postId, "openedAt", from, stepSeconds),
  ]);
  const steps = new Map<number, Views>();
  const of = (at: Date) => {
    const step = steps.get(at.getTime()) ?? { at, seen: 0, opened: 0 };
    steps.set(at.getTime(), step);
    return step;
  };
  for (const { at, total } of seen) of(at).seen = total;
  for (const { at, total } of opened) of(at).opened = total;
  return [...steps.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
}

function countBySteps(db: Db, postId: string, column: "seenAt" | "openedAt", from: Date, stepSeconds: number) {
  return db
    .selectFrom("postView")
    .where("postId", "=", postId)
    .where(column, "is not", null)
    .select(({ ref }) =>
      sql<Date>`date_bin(make_interval(secs => ${stepSeconds}), ${ref(column)}, ${from}::timestamptz)`.as("at"),
    )
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .groupBy("at")
    .execute();
}

/** Residents who reacted, whose comment stands, or who voted: each once. */
export async function countTakingPart(db: Db, postId: string): Promise<number> {
  const reacted = db
    .selectFrom("reaction")
    .where("subjectId", "=", postId)
    .where("neighbourhoodId", "is not", null)
    .select("accountId");
  const commented = db
    .selectFrom("comment")
    .innerJoin("resident", "resident.id", "comment.authorResidentId")
    .where("comment.subjectId", "=", postId)
    .where("comment.deletedAt", "is", null)
    .where("comment.hiddenAt", "is", null)
    .select("resident.accountId");
  const voted = db
    .selectFrom("vote")
    .innerJoin("resident", "resident.id", "vote.residentId")
    .where("vote.subjectId", "=", postId)
    .select("resident.accountId");
  const { total } = await db
    .selectFrom(reacted.union(commented).union(voted).as("person"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
