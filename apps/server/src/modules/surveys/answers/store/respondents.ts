/** A survey as its respondents meet it: what is judged when they answer. */
import { sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { mayReadProject } from "#modules/participation/index.ts";
import { goesTo, goesWithProject, isLive, mayRead } from "../../store/read-surveys.ts";

export type AnsweredSurvey = NonNullable<Awaited<ReturnType<typeof findByLink>>>;

/** What is judged when somebody answers. */
export const judged = [
  "survey.id",
  "survey.startsOn",
  "survey.endsOn",
  "survey.hasNoEnd",
  "survey.endedAt",
  "survey.asksProof",
  "survey.canChange",
  "survey.instrument",
  "survey.instrumentVersion",
] as const;

/** One that residents answer and this one may read, with the right that they used. */
export const findForResident = (db: Db, surveyId: string, actor: Resident) =>
  db
    .selectFrom("survey")
    .leftJoin("surveyRight", (join) =>
      join.onRef("surveyRight.surveyId", "=", "survey.id").on("surveyRight.residentId", "=", actor.residentId),
    )
    .select(judged)
    .select("surveyRight.id as rightId")
    .where("survey.id", "=", surveyId)
    .where("survey.respondents", "=", "residents")
    .where("survey.kind", "<>", "form")
    .where((eb) => mayRead(eb, actor))
    .executeTakeFirst();

/** A survey that everybody with the link answers, or holders of a code. */
export const findByLink = (db: Db, slug: string, respondents: "open" | "codes") =>
  db
    .selectFrom("survey")
    .select(judged)
    .where("survey.slug", "=", slug)
    .where("survey.respondents", "=", respondents)
    .where(isLive)
    .executeTakeFirst();

/** The days of a live one that is answered by code. */
export const findTerm = (db: Db, surveyId: string) =>
  db
    .selectFrom("survey")
    .select(["startsOn", "endsOn", "hasNoEnd", "endedAt"])
    .where("id", "=", surveyId)
    .where("respondents", "=", "codes")
    .where(isLive)
    .executeTakeFirst();

export async function isIn(db: Db, surveyId: string, neighbourhoodId: string): Promise<boolean> {
  const found = await db
    .selectFrom("survey")
    .innerJoin("neighbourhood", (join) => join.on("neighbourhood.id", "=", neighbourhoodId))
    .select("survey.id")
    .where("survey.id", "=", surveyId)
    .where((eb) => goesTo(eb, sql`${neighbourhoodId}::uuid`))
    .executeTakeFirst();
  return found !== undefined;
}

/** Respondents share it; who saves, ends or deletes it waits for them. */
export async function shareSurvey(db: Tx, surveyId: string): Promise<void> {
  await db.selectFrom("survey").select("id").where("id", "=", surveyId).forShare().execute();
}

export async function findInstrument(db: Db, surveyId: string, version: number) {
  const found = await db
    .selectFrom("surveyInstrument")
    .select("instrument")
    .where("surveyId", "=", surveyId)
    .where("version", "=", version)
    .executeTakeFirst();
  return found?.instrument;
}

interface Listed {
  today: string;
  /** Undefined: of all projects, and of none. */
  projectId: string | undefined;
  limit: number;
}

/**
 * Live ones that run today, for a resident of their neighbourhoods; the one that ends soonest first. A contribution form goes with its
 * project.
 */
export const listRunning = (db: Db, actor: Resident, { today, limit, projectId }: Listed) =>
  db
    .selectFrom("survey")
    .leftJoin("surveyRight", (join) =>
      join.onRef("surveyRight.surveyId", "=", "survey.id").on("surveyRight.residentId", "=", actor.residentId),
    )
    .leftJoin("surveyTranslation as own", (join) =>
      join.onRef("own.surveyId", "=", "survey.id").on("own.language", "=", actor.language),
    )
    .select(["survey.id", "survey.kind", "survey.endsOn", "survey.hasNoEnd", "survey.respondents", "survey.slug"])
    .select(["survey.canChange", "survey.asksProof", "surveyRight.id as rightId"])
    .select((eb) => [
      sql<string>`coalesce(${eb.ref("own.texts")} ->> 'title', ${eb.ref("survey.title")})`.as("title"),
      eb.fn.coalesce("own.language", "survey.language").as("language"),
    ])
    .where((eb) => mayRead(eb, actor))
    .where("survey.respondents", "<>", "codes")
    .$if(projectId !== undefined, (query) => query.where("survey.projectId", "=", projectId ?? null))
    .where((eb) => goesWithProject(eb, (project) => mayReadProject(project, actor)))
    .where("survey.endedAt", "is", null)
    .where("survey.startsOn", "<=", today)
    .where((eb) => eb.or([eb("survey.hasNoEnd", "=", true), eb("survey.endsOn", ">=", today)]))
    .orderBy(sql`case when survey.has_no_end then null else survey.ends_on end`, (by) => by.asc().nullsLast())
    .orderBy("survey.id")
    .limit(limit)
    .execute();
