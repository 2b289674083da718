/**
 * Sub-selects for another capability's statements: reactions, comments, votes and reports on a subject. `subject` is a column of
 * that statement with the subject's id: `reactionsOf(db, eb.ref("post.id")).as("reactions")`.
 */
import type { ReactionKind, Reactions, Vote } from "@stoep/contract/conversations";
import { type AliasableExpression, type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { sharedThread } from "../rules.ts";

/** The count of each kind; unused kinds are left out. */
export function reactionsOf(db: Db, subject: Expression<string>) {
  return db
    .selectFrom("reactionTally")
    .where("reactionTally.subjectId", "=", subject)
    .where("reactionTally.total", ">", 0)
    .select(({ ref }) =>
      sql<Reactions>`coalesce(jsonb_object_agg(${ref("reactionTally.kind")}, ${ref("reactionTally.total")}), '{}')`.as(
        "reactions",
      ),
    )
    .$asScalar();
}

/** This person's reaction; null without one, and for a guest. */
export function myReactionTo(
  db: Db,
  subject: Expression<string>,
  accountId: string | null,
): AliasableExpression<ReactionKind | null> {
  if (accountId === null) return sql<ReactionKind | null>`null::text`;
  return db
    .selectFrom("reaction")
    .where("reaction.subjectId", "=", subject)
    .where("reaction.accountId", "=", accountId)
    .select("reaction.kind")
    .$castTo<{ kind: ReactionKind | null }>()
    .$asScalar();
}

/** Visible comments and answers that a reader of this neighbourhood sees (null: all). `isCombined`: one thread for all. D §6 */
export function commentCountOf(
  db: Db,
  subject: Expression<string>,
  isCombined: Expression<SqlBool>,
  neighbourhoodId: string | null,
) {
  return db
    .selectFrom("commentTally")
    .where("commentTally.subjectId", "=", subject)
    .$if(neighbourhoodId !== null, (query) =>
      query.where((eb) =>
        eb.or([isCombined, eb("commentTally.threadId", "in", [sharedThread, neighbourhoodId ?? ""])]),
      ),
    )
    .select(({ ref }) => sql<number>`coalesce(sum(${ref("commentTally.total")}), 0)::integer`.as("total"))
    .$asScalar();
}

/** Votes by choice, for `viewPoll`. */
export function voteTalliesOf(db: Db, subject: Expression<string>) {
  return db
    .selectFrom("voteTally")
    .where("voteTally.subjectId", "=", subject)
    .select(({ ref }) =>
      sql<
        Record<string, number>
      >`coalesce(jsonb_object_agg(${ref("voteTally.choice")}, ${ref("voteTally.total")}), '{}')`.as("votes"),
    )
    .$asScalar();
}

/** This resident's vote, for `viewPoll`; null without one, and for anyone who is not a resident. */
export function myVoteOn(
  db: Db,
  subject: Expression<string>,
  residentId: string | null,
): AliasableExpression<Vote | null> {
  if (residentId === null) return sql<Vote | null>`null::jsonb`;
  return db
    .selectFrom("vote")
    .where("vote.subjectId", "=", subject)
    .where("vote.residentId", "=", residentId)
    .select(({ ref }) =>
      sql<Vote | null>`jsonb_strip_nulls(jsonb_build_object(
        'kind', ${ref("vote.kind")}, 'score', ${ref("vote.score")}, 'optionId', ${ref("vote.optionId")}))`.as("myVote"),
    )
    .$asScalar();
}

/** Open content reports about the subject or its comments. */
export function openReportsOn(db: Db, subject: Expression<string>) {
  return db
    .selectFrom("contentReport")
    .where("contentReport.subjectId", "=", subject)
    .where("contentReport.settledAt", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .$asScalar();
}

/** Exact counts, updated with every action: reactions, visible comments, votes. Always one row. */
export function talkCountsOn(db: Db, subject: Expression<string>) {
  const reactions = db.selectFrom("reactionTally").where("reactionTally.subjectId", "=", subject);
  const comments = db.selectFrom("commentTally").where("commentTally.subjectId", "=", subject);
  const votes = db.selectFrom("voteTally").where("voteTally.subjectId", "=", subject);
  const total = sql<number>`coalesce(sum(total), 0)::integer`.as("total");
  return db.selectNoFrom([
    reactions.select(total).$asScalar().$notNull().as("reactions"),
    comments.select(total).$asScalar().$notNull().as("comments"),
    votes.select(total).$asScalar().$notNull().as("votes"),
  ]);
}
