/** The survey itself. Every query for editors filters by organisation, so that other organisations' surveys are not found. */
import { type Expression, type ExpressionBuilder, type Insertable, sql, type Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type Db, json, type Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { fullName } from "#kernel/sql/full-name.ts";
import { fileSelection } from "#modules/files/index.ts";
import type { Database, SurveyTable } from "../../../schema/db.types.ts";

export type StoredSurvey = NonNullable<Awaited<ReturnType<typeof findSurvey>>>;

const selectOwn = (db: Db, organisationId: string, surveyId: string) =>
  db
    .selectFrom("survey")
    .where("survey.organisationId", "=", organisationId)
    .where("survey.id", "=", surveyId)
    .where("survey.deletedAt", "is", null);

/** The whole survey, in one statement. */
export const findSurvey = (db: Db, organisationId: string, surveyId: string) =>
  selectOwn(db, organisationId, surveyId)
    .selectAll("survey")
    .select((eb) => {
      const id = eb.ref("survey.id");
      return [
        neighbourhoodIdsOf(db, id).as("neighbourhoodIds"),
        translationsOf(db, id).as("translations"),
        imagesOf(db, id).as("images"),
        projectTitle(eb).as("projectTitle"),
        creatorName(eb).as("createdByName"),
        participantsOf(eb).as("participants"),
        hasAnswers(eb).as("hasAnswers"),
        sql<number>`(${eb
          .selectFrom("surveyAnswer")
          .whereRef("surveyAnswer.surveyId", "=", "survey.id")
          .where("surveyAnswer.channel", "=", "paper")
          .select(({ fn }) => fn.countAll<number>().as("total"))})`.as("paperAnswers"),
        sql<number>`(${eb
          .selectFrom("surveyCodeBatch")
          .whereRef("surveyCodeBatch.surveyId", "=", "survey.id")
          .where("surveyCodeBatch.state", "<>", "failed")
          .select(({ fn }) => fn.countAll<number>().as("total"))})`.as("codeBatches"),
        sql<number>`(${eb
          .selectFrom("surveyTestAnswer")
          .whereRef("surveyTestAnswer.surveyId", "=", "survey.id")
          .select(({ fn }) => fn.countAll<number>().as("total"))})`.as("testAnswers"),
      ];
    })
    .executeTakeFirst();

export const neighbourhoodIdsOf = (db: Db, surveyId: Expression<string>) =>
  sql<string[]>`array(${db
    .selectFrom("surveyNeighbourhood")
    .where("surveyNeighbourhood.surveyId", "=", surveyId)
    .select("surveyNeighbourhood.neighbourhoodId")
    .orderBy("surveyNeighbourhood.neighbourhoodId")})`;

/** JSON keys of one word need no renaming. */
const translationsOf = (db: Db, surveyId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("surveyTranslation")
      .where("surveyTranslation.surveyId", "=", surveyId)
      .select(["language", "introduction", "thanks", "texts"])
      .orderBy("surveyTranslation.language"),
  );

export const imagesOf = (db: Db, surveyId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("surveyImage")
      .innerJoin("file", "file.id", "surveyImage.fileId")
      .where("surveyImage.surveyId", "=", surveyId)
      .select(fileSelection)
      .orderBy("file.id"),
  );

type Surveys = ExpressionBuilder<Database, "survey">;

export const creatorName = (eb: Surveys) =>
  eb
    .selectFrom("public.account as creator")
    .whereRef("creator.id", "=", "survey.createdBy")
    .select(fullName("creator").as("name"));

export const projectTitle = (eb: Surveys) =>
  eb
    .selectFrom("project")
    .whereRef("project.id", "=", "survey.projectId")
    .where("project.deletedAt", "is", null)
    .select("project.title");

/** As of the full hour. Of a contribution form what came in by it, which stands in its project at once; also what was withdrawn since. */
export const participantsOf = (eb: Surveys) =>
  sql<number>`case when ${eb.ref("survey.kind")} = 'form' then (${eb
    .selectFrom("idea")
    .whereRef("idea.formId", "=", "survey.id")
    .select(({ fn }) => fn.countAll<number>().as("total"))}) else coalesce((${eb
    .selectFrom("surveyTurnout")
    .whereRef("surveyTurnout.surveyId", "=", "survey.id")
    .select("surveyTurnout.participants")}), 0) end`;

const hasAnswers = (eb: Surveys) =>
  sql<boolean>`${eb.or([
    eb.exists(
      eb.selectFrom("surveyAnswer").whereRef("surveyAnswer.surveyId", "=", "survey.id").select("surveyAnswer.id"),
    ),
    eb.exists(eb.selectFrom("idea").whereRef("idea.formId", "=", "survey.id").select("idea.id")),
  ])}`;

/**
 * Locks the survey until the end of the transaction, then reads it. Two statements: a single one that waited for the lock would see
 * the new row with the old lists and answers.
 */
export async function lockSurvey(db: Tx, organisationId: string, surveyId: string) {
  const held = await selectOwn(db, organisationId, surveyId).select("survey.id").forUpdate().executeTakeFirst();
  return held && findSurvey(db, organisationId, surveyId);
}

/** Refuses with `slug_taken`, also where another one takes the link at the same moment. */
export async function withFreeSlug<T>(save: Promise<T>): Promise<T> {
  return save.catch((error: { constraint?: string }) =>
    error.constraint === "survey_slug" ? refuse("slug_taken") : Promise.reject(error),
  );
}

type Content = Omit<Updateable<SurveyTable>, "instrument" | "introduction" | "form"> &
  Pick<Insertable<SurveyTable>, "instrument" | "introduction" | "form">;

const stored = ({ instrument, introduction, form }: Pick<Content, "instrument" | "introduction" | "form">) => ({
  instrument: json(instrument),
  introduction: introduction == null ? null : json(introduction),
  form: form == null ? null : json(form),
});

export async function insertSurvey(db: Db, row: Insertable<SurveyTable>): Promise<void> {
  await withFreeSlug(
    db
      .insertInto("survey")
      .values({ ...row, ...stored(row) })
      .execute(),
  );
}

/** Increments the version. The row must be locked. */
export async function updateContent(db: Db, surveyId: string, row: Content): Promise<void> {
  await withFreeSlug(
    db
      .updateTable("survey")
      .set((eb) => ({ ...row, ...stored(row), version: eb("version", "+", 1) }))
      .where("id", "=", surveyId)
      .execute(),
  );
}

/** What is decided about a live one. The row must be locked. */
export async function markSurvey(
  db: Db,
  surveyId: string,
  row: Pick<Updateable<SurveyTable>, "isPublic" | "endedAt">,
): Promise<void> {
  await db.updateTable("survey").set(row).where("id", "=", surveyId).execute();
}

interface MovedDays {
  startsOn?: string | null;
  endsOn: string | null;
  hasNoEnd: boolean;
  savedBy: string;
  savedAt: Date;
}

/** Moves the days of a live one, and increments the version. The row must be locked. */
export async function moveDays(db: Db, surveyId: string, days: MovedDays): Promise<void> {
  await db
    .updateTable("survey")
    .set((eb) => ({ ...days, editedAt: days.savedAt, version: eb("version", "+", 1) }))
    .where("id", "=", surveyId)
    .execute();
}

/** Counts the next version of the questionnaire, and keeps it as it is answered. The row of the survey must be locked. */
export async function addInstrument(db: Db, surveyId: string, madeAt: Date): Promise<void> {
  await db
    .updateTable("survey")
    .set((eb) => ({ instrumentVersion: eb("instrumentVersion", "+", 1) }))
    .where("id", "=", surveyId)
    .execute();
  await keepInstrument(db, surveyId, madeAt);
}

/** As it stands in the survey, under the version that stands there. */
export async function keepInstrument(db: Db, surveyId: string, madeAt: Date): Promise<void> {
  await db
    .insertInto("surveyInstrument")
    .columns(["surveyId", "version", "instrument", "madeAt"])
    .expression((eb) =>
      eb
        .selectFrom("survey")
        .where("survey.id", "=", surveyId)
        .select(["survey.id", "survey.instrumentVersion", "survey.instrument"])
        .select(sql<Date>`${madeAt}::timestamptz`.as("madeAt")),
    )
    .execute();
}
