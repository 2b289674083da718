/** Parts of a shout's row, as sub-selects of one statement. */

import type { ShoutMoment } from "@stoep/contract/shouts";
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { fullName } from "#kernel/sql/full-name.ts";
import { fileSelection } from "#modules/files/index.ts";
import type { Database } from "../../../schema/db.types.ts";

type ShoutId = Expression<string>;

export const imagesOf = (db: Db, shoutId: ShoutId) =>
  jsonArrayFrom(
    db
      .selectFrom("shoutImage")
      .innerJoin("file", "file.id", "shoutImage.fileId")
      .where("shoutImage.shoutId", "=", shoutId)
      .select([...fileSelection, "shoutImage.altText as alt"])
      .orderBy("shoutImage.position"),
  );

/** The sum of reactions, comments and followers. */
export const livelinessOf = (db: Db, shoutId: ShoutId, followers: Expression<number>) => {
  const reactions = db.selectFrom("reactionTally").where("reactionTally.subjectId", "=", shoutId);
  const comments = db.selectFrom("commentTally").where("commentTally.subjectId", "=", shoutId);
  const total = sql<number>`coalesce(sum(total), 0)`.as("total");
  return sql<number>`(${reactions.select(total)} + ${comments.select(total)} + ${followers})::integer`;
};

export const reactionTotalOf = (db: Db, shoutId: ShoutId) =>
  sql<number>`(${db
    .selectFrom("reactionTally")
    .where("reactionTally.subjectId", "=", shoutId)
    .select(sql<number>`coalesce(sum(total), 0)::integer`.as("total"))})`;

export const commentTotalOf = (db: Db, shoutId: ShoutId) =>
  sql<number>`(${db
    .selectFrom("commentTally")
    .where("commentTally.subjectId", "=", shoutId)
    .select(sql<number>`coalesce(sum(total), 0)::integer`.as("total"))})`;

export interface MomentRow {
  id: string;
  kind: ShoutMoment["kind"];
  at: Date;
  byKind: "author" | "staff" | "reports";
  byAccount: string | null;
  byName: string | null;
  toName: string | null;
  text: string;
}

/** Oldest first. */
export function listMoments(db: Db, shoutId: string): Promise<MomentRow[]> {
  return db
    .selectFrom("shoutMoment as moment")
    .leftJoin("public.account as who", "who.id", "moment.byAccount")
    .leftJoin("public.account as receiver", "receiver.id", "moment.toAccount")
    .select(["moment.id", "moment.kind", "moment.at", "moment.byKind", "moment.byAccount", "moment.text"])
    .select([fullName("who").as("byName"), fullName("receiver").as("toName")])
    .where("moment.shoutId", "=", shoutId)
    .orderBy("moment.at")
    .orderBy("moment.id")
    .limit(500)
    .execute();
}

/**
 * Counted by index for each shout, because for `exists` the planner may read all open reports first. Reports of its comments do not
 * count.
 */
const isReported = (db: Db) =>
  sql<SqlBool>`(${db
    .selectFrom("contentReport")
    .where("contentReport.targetId", "=", sql.ref<string>("shout.id"))
    .where("contentReport.settledAt", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("total"))}) > 0`;

/** Shouts that residents find: those of their neighbourhood, unless hidden; and their own. */
export const isReadableByResident = (actor: Pick<Resident, "residentId" | "neighbourhoodId">): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref("shout.withdrawnAt")} is null and (${sql.ref("shout.authorId")} = ${actor.residentId}
    or (${sql.ref("shout.neighbourhoodId")} = ${actor.neighbourhoodId} and ${sql.ref("shout.hiddenAt")} is null))`;

/** Shouts that staff can open: shared with their organisation, or reported to it. D §7 */
export const isOpenToStaff = (db: Db, actor: Staff): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref("shout.withdrawnAt")} is null and ${sql.ref("shout.organisationId")} = ${actor.organisation.id}
    and ${isReadableByStaff(db)}`;

/** Shared, or waiting for a decision by staff. */
export const isReadableByStaff = (db: Db): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.ref("shout.sharing")} = 'municipality' or ${sql.ref("shout.hiddenAt")} is not null or ${isReported(db)})`;

/** What was shared with an organisation and not withdrawn, for the table or for a selection of its rows under the same alias. */
export const sharedWith = <O>(
  query: SelectQueryBuilder<Database, "shout", O>,
  organisationId: string | Expression<string>,
) =>
  query
    .where("shout.organisationId", "=", organisationId)
    .where("shout.arrivedAt", "is not", null)
    .where("shout.withdrawnAt", "is", null);
