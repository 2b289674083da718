import { sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { mayRead } from "../readers.ts";

/** The first time counts. False, and nothing is counted: the resident may not read the project. */
export async function countOpening(db: Tx, actor: Resident, projectId: string, now: Date): Promise<boolean> {
  const project = await db
    .selectFrom("project")
    .where("project.id", "=", projectId)
    .where((eb) => mayRead(eb, actor))
    .select("project.id")
    .executeTakeFirst();
  if (!project) return false;
  const { residentId, neighbourhoodId } = actor;
  await db
    .insertInto("projectView")
    .values({ projectId, residentId, neighbourhoodId, openedAt: now })
    .onConflict((conflict) => conflict.columns(["projectId", "residentId"]).doNothing())
    .execute();
  return true;
}

export const listPlaces = (db: Db, projectId: string) =>
  db
    .selectFrom("projectNeighbourhood as place")
    .innerJoin("neighbourhood", "neighbourhood.id", "place.neighbourhoodId")
    .where("place.projectId", "=", projectId)
    .select(["neighbourhood.id", "neighbourhood.name"])
    .orderBy("neighbourhood.name")
    .orderBy("neighbourhood.id")
    .execute();

export const listViewsByPlace = (db: Db, projectId: string) =>
  db
    .selectFrom("projectView")
    .where("projectId", "=", projectId)
    .groupBy("neighbourhoodId")
    .select(["neighbourhoodId", sql<number>`count(*)::integer`.as("people")])
    .execute();

/** How many opened it, and began to follow it, in each step since it went live. Steps without anybody are left out. */
export function listSteps(
  db: Db,
  projectId: string,
  { publishedAt, stepSeconds }: { publishedAt: Date; stepSeconds: number },
) {
  const stepOf = (column: "openedAt" | "followedAt") =>
    sql<number>`greatest(0, floor(extract(epoch from ${sql.ref(column)} - ${publishedAt}::timestamptz) / ${stepSeconds}::integer))::integer`;
  const views = db
    .selectFrom("projectView")
    .where("projectId", "=", projectId)
    .select([stepOf("openedAt").as("step"), sql.lit(1).as("opened"), sql.lit(0).as("followers")]);
  const follows = db
    .selectFrom("projectFollower")
    .where("projectId", "=", projectId)
    .select([stepOf("followedAt").as("step"), sql.lit(0).as("opened"), sql.lit(1).as("followers")]);
  return db
    .selectFrom(views.unionAll(follows).as("one"))
    .groupBy("one.step")
    .orderBy("one.step")
    .select([
      "one.step",
      sql<number>`sum(one.opened)::integer`.as("opened"),
      sql<number>`sum(one.followers)::integer`.as("followers"),
    ])
    .execute();
}

export type OwnView = Awaited<ReturnType<typeof listOwnViews>>[number];

/** Latest first. */
export const listOwnViews = (db: Db, residentId: string, place: PageCursor | null, limit: number) =>
  db
    .selectFrom("projectView as view")
    .innerJoin("project", "project.id", "view.projectId")
    .select(["project.id", "project.title", "view.openedAt as at"])
    .where("view.residentId", "=", residentId)
    .$call((query) => inPages(query, ["view.openedAt", "view.projectId"], "desc", { place, limit }))
    .execute();
