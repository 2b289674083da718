/** What has a place: projects at the map of a phase, ideas at their pin. */
import type { Language } from "@stoep/contract/kernel";
import { type ExpressionBuilder, sql } from "kysely";
import type { Guest, Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { type Box, isInBox, isSaidOnMap } from "#kernel/sql/in-box.ts";
import type { Database } from "../../../schema/db.types.ts";
import { isFoundBy } from "../ideas/index.ts";
import { isReadBy } from "../readers.ts";

type Reader = Guest | Resident | Staff;
interface MapQuery {
  box: Box | null;
  search: string;
  language: Language;
  now: Date;
  today: string;
  limit: number;
}

/** Those that are not over, the latest first; at the map of the phase that runs today, else of the first that has one. */
export async function listProjects(db: Db, reader: Reader, { box, search, language, now, today, limit }: MapQuery) {
  const rows = await db
    .selectFrom("project")
    .innerJoin("public.organisation as sender", "sender.id", "project.organisationId")
    .innerJoinLateral(
      (eb) => placeOf(eb, today).as("map"),
      (join) => join.onTrue(),
    )
    .leftJoin("projectTranslation as said", (join) =>
      join.onRef("said.projectId", "=", "project.id").on("said.language", "=", language),
    )
    .select(["project.id", "sender.id as organisationId", "sender.name as organisation", "project.startsOn"])
    .select(({ fn, ref }) => [
      fn.coalesce("said.title", "project.title").as("title"),
      fn.coalesce("said.language", "project.language").as("language"),
      ref("map.longitude").$notNull().as("longitude"),
      ref("map.latitude").$notNull().as("latitude"),
      "project.endsOn as until",
    ])
    .where((eb) => isReadBy(db, eb, { actor: reader, now }))
    .where("project.endedAt", "is", null)
    .where("project.endsOn", ">=", today)
    .where(({ ref }) => isInBox(ref("map.longitude"), ref("map.latitude"), box))
    .where(({ fn, ref }) => isSaidOnMap(search, fn.coalesce("said.title", "project.title"), ref("sender.name")))
    .orderBy("project.publishedAt", "desc")
    .orderBy("project.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ startsOn, ...row }) => {
    const isUpcoming = startsOn !== null && startsOn > today;
    return { ...row, place: "", at: null, state: isUpcoming ? ("upcoming" as const) : ("active" as const) };
  });
}

const placeOf = (eb: ExpressionBuilder<Database, "project">, today: string) =>
  eb
    .selectFrom("projectPhase as phase")
    .select(["phase.longitude", "phase.latitude"])
    .whereRef("phase.projectId", "=", "project.id")
    .where("phase.longitude", "is not", null)
    .orderBy(sql`(phase.starts_on <= ${today}::date and phase.ends_on >= ${today}::date) is true`, "desc")
    .orderBy("phase.position")
    .limit(1);

/** Those that stand on their own, the latest first. */
export async function listIdeas(db: Db, reader: Reader, { box, search, now, limit }: MapQuery) {
  const rows = await db
    .selectFrom("idea")
    .where((eb) => isFoundBy(eb, reader))
    .where("idea.mergedInto", "is", null)
    .innerJoin("project", "project.id", "idea.projectId")
    .where((eb) => isReadBy(db, eb, { actor: reader, now }))
    .innerJoin("neighbourhood", "neighbourhood.id", "idea.neighbourhoodId")
    .select(["idea.id", "idea.title", "idea.language", "idea.organisationId", "idea.createdAt as at"])
    .select(({ ref }) => [
      ref("idea.longitude").$notNull().as("longitude"),
      ref("idea.latitude").$notNull().as("latitude"),
      "neighbourhood.name as place",
      "idea.type as state",
    ])
    .where(({ ref }) => isInBox(ref("idea.longitude"), ref("idea.latitude"), box))
    .where(({ ref }) => isSaidOnMap(search, ref("idea.title"), ref("neighbourhood.name")))
    .orderBy("idea.createdAt", "desc")
    .orderBy("idea.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, organisation: null, until: null }));
}
