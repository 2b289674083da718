/** Who reads a live project. S1 §6; what every room that shows or counts one asks. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { type Guest, guest, type Resident, type Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { isModuleReadable } from "#modules/licences/index.ts";
import type { Database } from "../../schema/db.types.ts";

type Projects = ExpressionBuilder<Database, "project">;

/**
 * Live, and visible to this actor: to residents of its neighbourhoods, to those who follow one, and to its own organisation; on the
 * public pages to everybody.
 */
export function mayRead(eb: Projects, actor: Guest | Resident | Staff): Expression<SqlBool> {
  const isPublic = eb("project.isPublic", "=", true);
  if (actor.kind === "staff")
    return eb.and([isLive, eb.or([isPublic, eb("project.organisationId", "=", actor.organisation.id)])]);
  return eb.and([isLive, actor.kind === "resident" ? eb.or([isPublic, isForResident(eb, actor)]) : isPublic]);
}

/** Guests read what an organisation shows while its licence runs, and for 30 days after it; residents read on. D §4 */
const hasPublicPage = (db: Db, eb: Projects, now: Date) =>
  isModuleReadable(db, eb.ref("project.organisationId"), "participation", now);

/** What everybody reads on the public pages. */
export const isOnPublicPages = (db: Db, eb: Projects, now: Date): Expression<SqlBool> =>
  eb.and([mayRead(eb, guest), hasPublicPage(db, eb, now)]);

/** What this actor reads now. */
export const isReadBy = (
  db: Db,
  eb: Projects,
  { actor, now }: { actor: Guest | Resident | Staff; now: Date },
): Expression<SqlBool> => (actor.kind === "guest" ? isOnPublicPages(db, eb, now) : mayRead(eb, actor));

const isLive = sql<SqlBool>`(${sql.ref("project.publishedAt")} is not null and ${sql.ref("project.deletedAt")} is null)`;

const isForResident = (eb: Projects, { neighbourhoodId, followedIds }: Resident) =>
  eb.exists(
    eb
      .selectFrom("projectNeighbourhood as place")
      .whereRef("place.projectId", "=", "project.id")
      .where("place.liveAt", "is not", null)
      .where("place.neighbourhoodId", "=", anyOf([neighbourhoodId, ...followedIds]))
      .select(sql<number>`1`.as("one")),
  );

/** The same for a resident of the statement: the project is `project`, the resident `resident`. */
export const isReadByResident = (eb: ExpressionBuilder<Database, "project" | "resident">): Expression<SqlBool> =>
  eb.and([
    isLive,
    eb.or([
      eb("project.isPublic", "=", true),
      eb.exists(
        eb
          .selectFrom("projectNeighbourhood as place")
          .whereRef("place.projectId", "=", "project.id")
          .where("place.liveAt", "is not", null)
          .where(
            sql<SqlBool>`(${sql.ref("place.neighbourhoodId")} = ${sql.ref("resident.neighbourhoodId")}
              or ${sql.ref("place.neighbourhoodId")} = any(${sql.ref("resident.followedIds")}))`,
          )
          .select(sql<number>`1`.as("one")),
      ),
    ]),
  ]);
