/**
 * Counts of what residents do in a subject's conversation, by where they live: updated in the transaction of each act, read without
 * counting. S1 §9
 */

import { type Expression, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { addExcluded } from "#kernel/sql/counters.ts";
import { idList } from "#kernel/sql/id-list.ts";

export const talkKinds = ["reactions", "comments", "votes"] as const;
export type TalkKind = (typeof talkKinds)[number];

/** A resident's reaction, visible comment or vote. */
export interface TalkAct {
  subjectId: string;
  accountId: string | null;
  /** null for staff, whose acts count for no neighbourhood. */
  neighbourhoodId: string | null;
  what: TalkKind;
}

/**
 * Counts an act, and its person once however many acts there are. Call it after the other tallies of the same act, so that all take
 * their rows in one order: participant, then neighbourhood.
 */
export async function countAct(db: Tx, { subjectId, accountId, neighbourhoodId, what }: TalkAct): Promise<void> {
  if (accountId === null || neighbourhoodId === null) return;
  await db
    .with("person", (cte) =>
      cte
        .insertInto("participant")
        .values({ subjectId, accountId, neighbourhoodId, acts: 1 })
        .onConflict((conflict) =>
          conflict.columns(["subjectId", "accountId"]).doUpdateSet((eb) => ({
            acts: eb("participant.acts", "+", 1),
            neighbourhoodId: eb
              .case()
              .when("participant.acts", "=", 0)
              .then(eb.ref("excluded.neighbourhoodId"))
              .else(eb.ref("participant.neighbourhoodId"))
              .end(),
          })),
        )
        .returning("acts"),
    )
    .insertInto("talkTally")
    .columns(["subjectId", "neighbourhoodId", "people", ...talkKinds])
    .expression((eb) =>
      eb
        .selectFrom("person")
        .select(({ val, ref }) => [
          sql<string>`${val(subjectId)}::uuid`.as("subjectId"),
          sql<string>`${val(neighbourhoodId)}::uuid`.as("neighbourhoodId"),
          sql<number>`(${ref("acts")} = 1)::integer`.as("people"),
        ])
        .select(talkKinds.map((kind) => sql.lit(kind === what ? 1 : 0).as(kind))),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["subjectId", "neighbourhoodId"])
        .doUpdateSet(addExcluded("talkTally", ["people", ...talkKinds])),
    )
    .execute();
}

/** Undoes `countAct`. The person may be counted in another neighbourhood than the act, having moved in between. */
export async function uncountAct(db: Tx, { subjectId, accountId, neighbourhoodId, what }: TalkAct): Promise<void> {
  if (accountId === null || neighbourhoodId === null) return;
  const person = await db
    .updateTable("participant")
    .set((eb) => ({ acts: eb("acts", "-", 1) }))
    .where("subjectId", "=", subjectId)
    .where("accountId", "=", accountId)
    .returning(["acts", "neighbourhoodId"])
    .executeTakeFirstOrThrow();
  const less: [neighbourhoodId: string, column: TalkKind | "people"][] = [[neighbourhoodId, what]];
  if (person.acts === 0) less.push([person.neighbourhoodId, "people"]);
  // Always in the same order, so that two people who moved in opposite directions cannot deadlock.
  for (const [place, column] of less.sort(([one], [other]) => (one < other ? -1 : 1)))
    await db
      .updateTable("talkTally")
      .set((eb) => ({ [column]: eb(column, "-", 1) }))
      .where("subjectId", "=", subjectId)
      .where("neighbourhoodId", "=", place)
      .execute();
}

/** `uncountAct` for many visible comments of one resident at once. */
export async function uncountComments(
  db: Tx,
  accountId: string,
  comments: readonly { subjectId: string; neighbourhoodId: string | null }[],
): Promise<void> {
  const placed = comments.filter(({ neighbourhoodId }) => neighbourhoodId !== null);
  const subjects = placed.map(({ subjectId }) => subjectId);
  const places = placed.map(({ neighbourhoodId }) => neighbourhoodId);
  const gone = sql<{ subject: string; place: string; less: number }>`(select subject, place, count(*)::integer as less
    from unnest(${idList(subjects)}, ${idList(places)}) as one (subject, place) group by subject, place)`;
  const people = await db
    .updateTable("participant")
    .from(
      sql<{ subject: string; less: number }>`(select subject, count(*)::integer as less
        from unnest(${idList(subjects)}) as one (subject) group by subject)`.as("gone"),
    )
    .set((eb) => ({ acts: eb("participant.acts", "-", eb.ref("gone.less")) }))
    .whereRef("participant.subjectId", "=", "gone.subject")
    .where("participant.accountId", "=", accountId)
    .returning(["participant.subjectId", "participant.neighbourhoodId", "participant.acts"])
    .execute();
  await db
    .updateTable("talkTally")
    .from(gone.as("gone"))
    .set((eb) => ({ comments: eb("talkTally.comments", "-", eb.ref("gone.less")) }))
    .whereRef("talkTally.subjectId", "=", "gone.subject")
    .whereRef("talkTally.neighbourhoodId", "=", "gone.place")
    .execute();
  const silent = people.filter(({ acts }) => acts === 0);
  await db
    .updateTable("talkTally")
    .from(
      sql<{ subject: string; place: string }>`unnest(${idList(silent.map(({ subjectId }) => subjectId))},
        ${idList(silent.map(({ neighbourhoodId }) => neighbourhoodId))})`.as<"gone">(sql`gone (subject, place)`),
    )
    .set((eb) => ({ people: eb("talkTally.people", "-", eb.lit(1)) }))
    .whereRef("talkTally.subjectId", "=", "gone.subject")
    .whereRef("talkTally.neighbourhoodId", "=", "gone.place")
    .execute();
}

/** Rows of (subject, neighbourhood) with these counts, for another capability's statement. */
export const talkByPlace = (db: Db, subjects: Expression<string>) =>
  db.selectFrom("talkTally").where("talkTally.subjectId", "=", subjects);

/** Residents who reacted, voted or have a visible comment, each once. */
export async function countPeopleOn(db: Db, subjectId: string): Promise<number> {
  const { total } = await talkByPlace(db, sql.val(subjectId))
    .select(({ fn }) => fn.coalesce(fn.sum<number>("people"), sql.lit(0)).as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
