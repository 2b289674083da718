/** The lists of a survey, replaced whole: as many statements for one entry as for a thousand. */
import type { FieldCode } from "@stoep/contract/kernel";
import type { SurveyContent } from "@stoep/contract/surveys";
import { sql } from "kysely";
import { type Db, json } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";

interface SaveContext {
  surveyId: string;
  /** Set while the survey is live: the time from which it is live in added neighbourhoods. */
  liveAt: Date | null;
}

/** Returns a field code where a neighbourhood does not exist. */
export async function replaceNeighbourhoods(
  db: Db,
  { surveyId, liveAt }: SaveContext,
  { neighbourhoodIds }: SurveyContent,
): Promise<Record<string, FieldCode>> {
  await db
    .deleteFrom("surveyNeighbourhood")
    .where("surveyId", "=", surveyId)
    .where("neighbourhoodId", "<>", sql<string>`all(${idList(neighbourhoodIds)})`)
    .execute();
  if (neighbourhoodIds.length === 0) return {};
  const there = await db
    .insertInto("surveyNeighbourhood")
    .columns(["surveyId", "neighbourhoodId", "liveAt"])
    .expression((eb) =>
      eb
        .selectFrom("neighbourhood")
        .where("neighbourhood.id", "=", anyOf(neighbourhoodIds))
        .select([
          sql<string>`${surveyId}::uuid`.as("surveyId"),
          "neighbourhood.id",
          sql<Date | null>`${liveAt}::timestamptz`.as("liveAt"),
        ]),
    )
    // Those that stay are live since they were.
    .onConflict((conflict) =>
      conflict
        .columns(["surveyId", "neighbourhoodId"])
        .doUpdateSet((eb) => ({ liveAt: eb.ref("surveyNeighbourhood.liveAt") })),
    )
    .returning("neighbourhoodId")
    .execute();
  return there.length === neighbourhoodIds.length ? {} : { neighbourhoodIds: "neighbourhoodUnknown" };
}

export async function replaceTranslations(db: Db, surveyId: string, { translations }: SurveyContent): Promise<void> {
  await db.deleteFrom("surveyTranslation").where("surveyId", "=", surveyId).execute();
  if (translations.length === 0) return;
  const rows = translations.map(({ introduction, texts, ...one }) => ({
    ...one,
    surveyId,
    introduction: json(introduction),
    texts: json(texts),
  }));
  await db.insertInto("surveyTranslation").values(rows).execute();
}

export async function replaceImages(db: Db, surveyId: string, fileIds: readonly string[]): Promise<void> {
  await db.deleteFrom("surveyImage").where("surveyId", "=", surveyId).execute();
  if (fileIds.length === 0) return;
  await db
    .insertInto("surveyImage")
    .values(fileIds.map((fileId) => ({ surveyId, fileId })))
    .execute();
}
