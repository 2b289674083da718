/** Publishing and scheduling. Each is one conditional statement, so that of many concurrent calls one wins. */
import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { schedule } from "#modules/publishing/index.ts";
import type { SurveyTable } from "../../../schema/db.types.ts";
import { keepInstrument, neighbourhoodIdsOf } from "./surveys.ts";

export interface LiveSurvey extends Pick<Selectable<SurveyTable>, "id" | "organisationId"> {
  neighbourhoodIds: string[];
}

/** The version of its questionnaire that is answered first. */
const firstVersion = 1;

const notLive = (db: Db, surveyId: string, now: Date) =>
  db
    .updateTable("survey")
    .set({ publishedAt: now, instrumentVersion: firstVersion })
    .where("id", "=", surveyId)
    .where("publishedAt", "is", null)
    .where("deletedAt", "is", null);

/** Makes it live, adds it to its neighbourhoods, keeps the questionnaire as it is answered, and wipes test answers. */
async function publish(db: Tx, update: ReturnType<typeof notLive>, now: Date): Promise<LiveSurvey | undefined> {
  const live = await update.returning(["id", "organisationId"]).executeTakeFirst();
  if (!live) return undefined;
  const { id: surveyId, organisationId } = live;
  const placed = await db
    .updateTable("surveyNeighbourhood")
    .set({ liveAt: now })
    .where("surveyId", "=", surveyId)
    .returning("neighbourhoodId")
    .execute();
  await keepInstrument(db, surveyId, now);
  await db.deleteFrom("surveyTestAnswer").where("surveyId", "=", surveyId).execute();
  return { id: surveyId, organisationId, neighbourhoodIds: placed.map(({ neighbourhoodId }) => neighbourhoodId) };
}

/** Publishes a scheduled survey that is due. Returns it only to the one call that did it, so that the job may run twice. */
export const putLive = (db: Tx, surveyId: string, now: Date) =>
  publish(db, notLive(db, surveyId, now).where("publishAt", "<=", now), now);

type ReadVersion = Pick<Selectable<SurveyTable>, "id" | "version" | "publishAt">;

/** undefined when another call changed, scheduled, published or deleted the survey since it was read. */
export const putLiveNow = (db: Tx, { id, version, publishAt }: ReadVersion, plannedBy: string, now: Date) =>
  publish(
    db,
    notLive(db, id, now)
      .where("version", "=", version)
      .where("previewedVersion", "=", version)
      .where("publishAt", "is not distinct from", sql<Date | null>`${publishAt}::timestamptz`)
      .set({ publishAt: now, plannedBy }),
    now,
  );

/** Locks a scheduled survey that is due, then reads it. undefined if it is not due, or no longer scheduled. */
export async function lockDue(db: Tx, surveyId: string, now: Date) {
  const held = await schedule.lockDue(db, "survey", surveyId, now);
  return held && selectDue(db, surveyId).executeTakeFirst();
}

const selectDue = (db: Db, surveyId: string) =>
  db
    .selectFrom("survey")
    .select(["id", "organisationId", "title", "kind", "hasMap", "publishAt", "plannedBy", "createdBy"])
    .select((eb) => neighbourhoodIdsOf(db, eb.ref("survey.id")).as("neighbourhoodIds"))
    .where("id", "=", surveyId);
