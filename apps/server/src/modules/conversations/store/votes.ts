/** One vote per resident and subject, and the tallies. */
import type { Vote } from "@stoep/contract/conversations";
import type { Resident } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { voteChoiceOf } from "../rules.ts";
import { countChoice } from "./choice-tally.ts";
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
  await countChoice(db, "votes", subjectId, { from: before, to: voteChoiceOf(vote) });
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

export function findVotes(db: Db, subjectId: string, residentId: string) {
  return db
    .selectNoFrom(({ val }) => [
      voteTalliesOf(db, val(subjectId)).as("tallies"),
      myVoteOn(db, val(subjectId), residentId).as("myVote"),
    ])
    .executeTakeFirstOrThrow();
}
