/** Surveys of the public participation pages. */
import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { isLive } from "./read-surveys.ts";

interface Reader {
  language: Language;
  /** The day by the network's clock. */
  today: string;
  /** Undefined: of the whole network. */
  organisationId: string | undefined;
  /** Undefined: of all projects, and of none. */
  projectId: string | undefined;
}

/** As many as stand on a page. */
const most = 20;

export type PublicSurveyRow = Awaited<ReturnType<typeof listPublicSurveys>>[number];

/** Those that run before those to come; of each the one that ends soonest first. */
export const listPublicSurveys = (db: Db, { language, today, organisationId, projectId }: Reader) =>
  db
    .selectFrom("survey")
    .innerJoin("public.organisation as sender", "sender.id", "survey.organisationId")
    .leftJoin("surveyTranslation as own", (join) =>
      join.onRef("own.surveyId", "=", "survey.id").on("own.language", "=", language),
    )
    .select(["survey.id", "survey.kind", "survey.startsOn", "survey.endsOn", "survey.hasNoEnd", "survey.endedAt"])
    .select(["survey.respondents", "survey.slug", "survey.publishedAt"])
    .select(["sender.id as organisationId", "sender.name as organisationName"])
    .select((eb) => [
      sql<string>`coalesce(${eb.ref("own.texts")} ->> 'title', ${eb.ref("survey.title")})`.as("title"),
      eb.fn.coalesce("own.language", "survey.language").as("language"),
    ])
    .where("survey.isPublic", "=", true)
    .where(isLive)
    .where("survey.endedAt", "is", null)
    .where((eb) => eb.or([eb("survey.hasNoEnd", "=", true), eb("survey.endsOn", ">=", today)]))
    .$if(organisationId !== undefined, (query) => query.where("survey.organisationId", "=", organisationId ?? ""))
    .$if(projectId !== undefined, (query) => query.where("survey.projectId", "=", projectId ?? null))
    .orderBy(sql`survey.starts_on > ${today}::date`)
    .orderBy(sql`case when survey.has_no_end then null else survey.ends_on end`, (by) => by.asc().nullsLast())
    .orderBy("survey.id")
    .limit(most)
    .execute();
