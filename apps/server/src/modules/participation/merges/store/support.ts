/** Support of proven residents: of ideas merged into one, each person once. Rows stay with the idea that was supported. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { networkTable } from "#kernel/sql/network-table.ts";
import { holdProjectsOfLeaver, type LeaverScope, shareProjects } from "./locks.ts";

/** The idea that support of this one goes to: itself, or the one that it was merged into. Locked until the end of the transaction. */
export async function lockRoot(db: Tx, ideaId: string): Promise<string | undefined> {
  await shareProjects(db, sql<string>`(${ideaId}::uuid)`);
  const root = await db
    .selectFrom("idea")
    .select((eb) => eb.fn.coalesce("mergedInto", "id").as("id"))
    .where("id", "=", ideaId)
    .executeTakeFirst();
  if (root) await db.selectFrom("idea").select("id").where("id", "=", root.id).forUpdate().execute();
  return root?.id;
}

/**
 * Counts anew. A statement of its own after the rows were locked, since one that waited for a lock would count as of before.
 * Support of an idea whose author withdrew it after it was merged counts on. An unchanged count is not written.
 */
export async function countSupport(db: Db, ideaIds: readonly string[]): Promise<void> {
  await sql`
    update ${networkTable(db, "ideaTally")} as one set supporters = counted.total
    from (
      select root.id, (
        select count(distinct given.resident_id) from ${networkTable(db, "ideaSupport")} as given
          join ${networkTable(db, "resident")} as person on person.id = given.resident_id and person.proven_at is not null
        where given.idea_id in (select part.id from ${networkTable(db, "idea")} as part where part.id = root.id or part.merged_into = root.id)
      )::integer as total
      from ${networkTable(db, "idea")} as root where root.id = ${anyOf(ideaIds)}
    ) as counted
    where one.idea_id = counted.id and one.supporters <> counted.total`.execute(db);
}

/** After a resident was proven, lost the proof or left: the ideas that they support, locked in the order of their ids. */
export async function countSupportOf(db: Tx, residentId: string, scope: LeaverScope): Promise<void> {
  await holdProjectsOfLeaver(db, residentId, scope);
  await shareProjects(
    db,
    db.selectFrom("ideaSupport").select("ideaSupport.ideaId as id").where("residentId", "=", residentId).$asScalar(),
  );
  const roots = await db
    .selectFrom("idea")
    .select("idea.id")
    .where("idea.id", "in", (eb) =>
      eb
        .selectFrom("ideaSupport")
        .innerJoin("idea as given", "given.id", "ideaSupport.ideaId")
        .where("ideaSupport.residentId", "=", residentId)
        .select(sql<string>`coalesce(given.merged_into, given.id)`.as("id")),
    )
    .orderBy("idea.id")
    .forUpdate()
    .execute();
  await countSupport(
    db,
    roots.map(({ id }) => id),
  );
}
