/** One reaction per person and subject, and the tallies. */
import type { ReactionKind } from "@stoep/contract/conversations";
import type { Db, Tx } from "#kernel/database.ts";
import { countChoice } from "./choice-tally.ts";
import { myReactionTo, reactionsOf } from "./selections.ts";
import { countAct, uncountAct } from "./talk-counter.ts";

interface ReactingPerson {
  accountId: string;
  neighbourhoodId: string | null;
}

interface ReactionTarget {
  /** The subject, or a comment. */
  id: string;
  isComment: boolean;
}

/** Sets, changes or, with null, withdraws; repeating it changes nothing. Returns whether there was none before. */
export async function changeReaction(
  db: Tx,
  target: ReactionTarget,
  person: ReactingPerson,
  kind: ReactionKind | null,
  now: Date,
): Promise<boolean> {
  const subjectId = target.id;
  const { accountId, neighbourhoodId } = person;
  const before = await db
    .selectFrom("reaction")
    .select(["kind", "neighbourhoodId"])
    .where("subjectId", "=", subjectId)
    .where("accountId", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  if ((before?.kind ?? null) === kind) return false;
  if (kind === null) {
    await db.deleteFrom("reaction").where("subjectId", "=", subjectId).where("accountId", "=", accountId).execute();
  } else if (before) {
    await db
      .updateTable("reaction")
      .set({ kind, createdAt: now })
      .where("subjectId", "=", subjectId)
      .where("accountId", "=", accountId)
      .execute();
  } else {
    const inserted = await db
      .insertInto("reaction")
      .values({ subjectId, accountId, neighbourhoodId, kind, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("kind")
      .executeTakeFirst();
    // Another request of the same person was first: retried with the row as it is now.
    if (!inserted) return changeReaction(db, target, person, kind, now);
  }
  await countChoice(db, "reactions", subjectId, { from: before?.kind ?? null, to: kind });
  if (target.isComment) return !before;
  const act = { subjectId, accountId, what: "reactions" } as const;
  if (!before) await countAct(db, { ...act, neighbourhoodId });
  else if (kind === null) await uncountAct(db, { ...act, neighbourhoodId: before.neighbourhoodId });
  return !before;
}

export function findReactions(db: Db, subjectId: string, accountId: string) {
  return db
    .selectNoFrom(({ val }) => [
      reactionsOf(db, val(subjectId)).as("reactions"),
      myReactionTo(db, val(subjectId), accountId).as("myReaction"),
    ])
    .executeTakeFirstOrThrow();
}
