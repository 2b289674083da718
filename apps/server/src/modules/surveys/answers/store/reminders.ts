/** Surveys whose end is near, and who is told of it. */
import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { followersOf } from "#modules/participation/index.ts";
import { goesTo } from "../../store/read-surveys.ts";

interface Days {
  now: Date;
  today: string;
  /** Those that begin later are too young to be reminded of. */
  openedBefore: string;
  /** Those whose last day is not after this one. */
  endsBy: string;
}

/** Marks surveys of residents that belong to a project and whose end is near; for the one call that does. */
export async function takeEnding(
  db: Tx,
  { now, today, openedBefore, endsBy }: Days,
  limit: number,
): Promise<{ id: string }[]> {
  const due = db
    .selectFrom("survey")
    .select("survey.id")
    .where("survey.remindedAt", "is", null)
    .where("survey.publishedAt", "is not", null)
    .where("survey.deletedAt", "is", null)
    .where("survey.endedAt", "is", null)
    .where("survey.respondents", "=", "residents")
    .where("survey.projectId", "is not", null)
    .where("survey.hasNoEnd", "=", false)
    .where("survey.startsOn", "<", openedBefore)
    .where("survey.endsOn", ">=", today)
    .where("survey.endsOn", "<=", endsBy)
    .orderBy("survey.id")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db.updateTable("survey").set({ remindedAt: now }).where("id", "in", due).returning("id").execute();
}

export type EndingSurvey = Awaited<ReturnType<typeof findEnding>>;

/** Its title in each language that it has. */
export const findEnding = (db: Db, surveyId: string) =>
  db
    .selectFrom("survey")
    .innerJoin("public.organisation as sender", "sender.id", "survey.organisationId")
    .select(["survey.id", "survey.title", "survey.endsOn", "survey.projectId", "sender.name as organisation"])
    .select((eb) =>
      sql<Partial<Record<Language, string>>>`coalesce((${eb
        .selectFrom("surveyTranslation as own")
        .whereRef("own.surveyId", "=", "survey.id")
        .select(sql<unknown>`jsonb_object_agg(own.language, own.texts ->> 'title')`.as("titles"))}), '{}')`.as(
        "titles",
      ),
    )
    .where("survey.id", "=", surveyId)
    .executeTakeFirstOrThrow();

/** Followers of its project who may answer it and have not, as `readers` of a notice. */
export const selectReminded = (db: Db, surveyId: string, projectId: string) =>
  followersOf(db, projectId)
    .innerJoin("survey", (join) => join.on("survey.id", "=", surveyId))
    .where((eb) => goesTo(eb, sql.ref("resident.neighbourhoodId")))
    .where((eb) => eb.or([eb("survey.asksProof", "=", false), eb("resident.provenAt", "is not", null)]))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("surveyRight")
            .whereRef("surveyRight.residentId", "=", "resident.id")
            .where("surveyRight.surveyId", "=", surveyId)
            .select("surveyRight.id"),
        ),
      ),
    );
