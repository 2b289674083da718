/** One vote per resident and subject, and the tallies. */
import type { Vote } from "@stoep/contract/conversations";
import type { Resident } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { voteChoiceOf } from "../rules.ts";
import { myVoteOn, voteTalliesOf } from "./selections.ts";
import { countAct } from "./talk-counter.ts";

/** Gives or changes a vote; giving the same again changes nothing. */
export async function changeVote(
  db: Tx,
  subjectId: string,
  { accountId, residentId, neighbourhoodId }: Pick<Resident, "accountId" | "residentId" | "neighbourhoodId">,
  vote: Vote,
  now: Date,
): Promise<void> {
  const row = {
    kind: vote.kind,
    score: vote.kind === "perception" ? vote.score : null,
    optionId: vote.kind === "option" ? vote.optionId : null,
    votedAt: now,
  };
  const before = await lockVote(db, subjectId, residentId);
  if (before === voteChoiceOf(vote)) return;
  if (before === null) {
    const inserted = await db
      .insertInto("vote")
      .values({ subjectId, residentId, neighbourhoodId, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .returning("kind")
      .executeTakeFirst();
    // Another request of the same resident was first: retried with the row as it is now.
    if (!inserted) return changeVote(db, subjectId, { accountId, residentId, neighbourhoodId }, vote, now);
  } else {
    await db
      .updateTable("vote")
      .set(row)
      .where("subjectId", "=", subjectId)
      .where("residentId", "=", residentId)
      .execute();
  }
  await countVote(db, subjectId, before, voteChoiceOf(vote));
  if (before === null) await countAct(db, { subjectId, accountId, neighbourhoodId, what: "votes" });
}

async function lockVote(db: Tx, subjectId: string, residentId: string): Promise<string | null> {
  const row = await db
    .selectFrom("vote")
    .select(["kind", "score", "optionId"])
    .where("subjectId", "=", subjectId)
    .where("residentId", "=", residentId)
    .forUpdate()
    .executeTakeFirst();
  return row ? voteChoiceOf(row as Vote) : null;
}

/** Always in the same order, so that two changes in opposite directions cannot deadlock. */
async function countVote(db: Db, subjectId: string, less: string | null, more: string) {
  for (const choice of [less, more].filter((one) => one !== null).sort()) {
    if (choice === less) {
      await db
        .updateTable("voteTally")
        .set((eb) => ({ total: eb("total", "-", 1) }))
        .where("subjectId", "=", subjectId)
        .where("choice", "=", choice)
        .execute();
    } else {
      await db
        .insertInto("voteTally")
        .values({ subjectId, choice, total: 1 })
        .onConflict((conflict) =>
          conflict.columns(["subjectId", "choice"]).doUpdateSet((eb) => ({ total: eb("voteTally.total", "+", 1) })),
        )
        .execute();
    }
  }
}

export function findVotes(db: Db, subjectId: string, residentId: string) {
  return db
    .selectNoFrom(({ val }) => [
      voteTalliesOf(db, val(subjectId)).as("tallies"),
      myVoteOn(db, val(subjectId), residentId).as("myVote"),
    ])
    .executeTakeFirstOrThrow();
}
