/** The organisation's own surveys, by state, in pages. */

import { searchWords } from "@stoep/contract/search-words";
import type { SurveyFilter } from "@stoep/contract/surveys";
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { after, like } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Database } from "../../../schema/db.types.ts";
import { creatorName, neighbourhoodIdsOf, participantsOf, projectTitle } from "./surveys.ts";

export type ListFilter = Omit<SurveyFilter, "cursor">;
export type SurveyListRow = Awaited<ReturnType<typeof listSurveys>>[number];
type Surveys = ExpressionBuilder<Database, "survey">;

/** The time that each state is sorted by; scheduled surveys start with the earliest. */
const orders = {
  published: { moment: "survey.publishedAt", direction: "desc" },
  scheduled: { moment: "survey.publishAt", direction: "asc" },
  concept: { moment: "survey.savedAt", direction: "desc" },
} as const;

const titleOrder = sql<string>`lower(${sql.ref("survey.title")})`;
/** One without a last day comes after all others: at the last day that there can be. */
const endOrder = sql<string>`case when ${sql.ref("survey.hasNoEnd")} then date '2999-12-31'
  else coalesce(${sql.ref("survey.endsOn")}, date '2999-12-31') end`;
const orderOf = ({ sort, state }: Pick<ListFilter, "sort" | "state">) =>
  ({ moment: sql.ref<string>(orders[state].moment), title: titleOrder, end: endOrder })[sort];

interface ListReader {
  organisationId: string;
  today: string;
}

/** One more than `filter.limit`, if there is one. */
export function listSurveys(
  db: Db,
  { organisationId, today }: ListReader,
  filter: ListFilter,
  place: readonly (string | Date)[] | null,
) {
  const direction =
    filter.direction ??
    { moment: orders[filter.state].direction, title: "asc" as const, end: "asc" as const }[filter.sort];
  const order = orderOf(filter);
  return filterSurveys(selectListed(db), filter, today)
    .where("survey.organisationId", "=", organisationId)
    .where("survey.deletedAt", "is", null)
    .where((eb) => after(sql`(${order}, ${eb.ref("survey.id")})`, direction, place))
    .orderBy(order, direction)
    .orderBy("survey.id", direction)
    .limit(filter.limit + 1)
    .execute();
}

const selectListed = (db: Db) =>
  db
    .selectFrom("survey")
    .select(["survey.id", "survey.kind", "survey.title", "survey.language", "survey.questionCount", "survey.hasMap"])
    .select(["survey.publishAt", "survey.publishedAt", "survey.savedAt", "survey.isPublic", "survey.respondents"])
    .select(["survey.startsOn", "survey.endsOn", "survey.hasNoEnd", "survey.endedAt"])
    .select((eb) => [
      titleOrder.as("titleOrder"),
      sql<string>`(${endOrder})::text`.as("endOrder"),
      neighbourhoodIdsOf(db, eb.ref("survey.id")).as("neighbourhoodIds"),
      translatedTo(eb).as("translatedTo"),
      creatorName(eb).as("createdByName"),
      projectTitle(eb).as("projectTitle"),
      participantsOf(eb).as("participants"),
    ]);

export const translatedTo = (eb: Surveys) =>
  sql<Database["survey"]["language"][]>`array(${eb
    .selectFrom("surveyTranslation")
    .whereRef("surveyTranslation.surveyId", "=", "survey.id")
    .select("surveyTranslation.language")
    .orderBy("surveyTranslation.language")})`;

function filterSurveys<O>(query: SelectQueryBuilder<Database, "survey", O>, filter: ListFilter, today: string) {
  const { state, ids, search, kind, timing, projectId, neighbourhoodId, isPublic } = filter;
  return query
    .where("survey.publishedAt", state === "published" ? "is not" : "is", null)
    .$if(state !== "published", (q) => q.where("survey.publishAt", state === "scheduled" ? "is not" : "is", null))
    .$if(ids.length > 0, (q) => q.where("survey.id", "=", anyOf(ids)))
    .where((eb) => eb.and(searchWords(search ?? "").map((word) => eb("survey.words", "like", like.word(word)))))
    .$if(kind !== undefined, (q) => q.where("survey.kind", "=", kind ?? "survey"))
    .$if(timing !== undefined, (q) => q.where(sql<boolean>`${timingAt(today)} = ${timing}::text`))
    .$if(projectId !== undefined, (q) => q.where("survey.projectId", "=", projectId ?? ""))
    .$if(neighbourhoodId !== undefined, (q) =>
      q.where((eb) =>
        eb.or([
          eb("survey.neighbourhoodCount", "=", 0),
          eb.exists(
            eb
              .selectFrom("surveyNeighbourhood")
              .whereRef("surveyNeighbourhood.surveyId", "=", "survey.id")
              .where("surveyNeighbourhood.neighbourhoodId", "=", neighbourhoodId ?? "")
              .select("surveyNeighbourhood.surveyId"),
          ),
        ]),
      ),
    )
    .$if(isPublic !== undefined, (q) => q.where("survey.isPublic", "=", isPublic === "yes"));
}

/** As `standingOf` has it; null while a day is missing. */
const timingAt = (today: string) =>
  sql<string | null>`case when starts_on is null or (ends_on is null and not has_no_end) then null
    when ended_at is not null or (not has_no_end and ends_on < ${today}::date) then 'finished'
    when starts_on > ${today}::date then 'upcoming' else 'active' end`;

const published = sql<number>`count(*) filter (where published_at is not null)`;
const scheduled = sql<number>`count(*) filter (where published_at is null and publish_at is not null)`;
const concept = sql<number>`count(*) filter (where publish_at is null)`;

/** Selects one row: of every kind together. */
export const countByState = (db: Db, organisationId: string) =>
  db
    .selectFrom("survey")
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .select([published.as("published"), scheduled.as("scheduled"), concept.as("concept")]);

/** Published ones by kind; a kind without any is not there. */
export const countByKind = (db: Db, { organisationId, today }: ListReader) =>
  db
    .selectFrom("survey")
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .where("publishedAt", "is not", null)
    .groupBy("kind")
    .select(["kind", published.as("published")])
    .select(sql<number>`count(*) filter (where ${timingAt(today)} = 'active')`.as("active"))
    .execute();

/** `found` counts matches, and is null without filters. */
export function countSurveys(db: Db, { organisationId, today }: ListReader, filter: ListFilter) {
  const own = db.selectFrom("survey").where("organisationId", "=", organisationId).where("deletedAt", "is", null);
  const found = filterSurveys(own, filter, today).select(({ fn }) => fn.countAll<number>().as("total"));
  return own
    .select([published.as("published"), scheduled.as("scheduled"), concept.as("concept")])
    .select((isFiltered(filter) ? sql<number | null>`(${found})` : sql<number | null>`null`).as("found"))
    .executeTakeFirstOrThrow();
}

const isFiltered = ({ ids, search, kind, timing, projectId, neighbourhoodId, isPublic }: ListFilter): boolean =>
  ids.length > 0 || [search, kind, timing, projectId, neighbourhoodId, isPublic].some(Boolean);

/** The position of a row in its list. */
export function cursorOf(row: SurveyListRow, { sort, state }: Pick<ListFilter, "sort" | "state">) {
  const moments = { published: row.publishedAt, scheduled: row.publishAt, concept: row.savedAt };
  const order = { moment: moments[state] ?? row.savedAt, title: row.titleOrder, end: row.endOrder };
  return [order[sort], row.id] as const;
}
