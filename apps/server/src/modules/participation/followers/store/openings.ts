/** Phases that have begun and of which nobody was told yet. */
import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db, Tx } from "#kernel/database.ts";

export interface OpenedPhase {
  projectId: string;
  phaseId: string;
}

interface OpenDays {
  now: Date;
  today: string;
  /** Phases whose first day is not after this one. */
  begun: string;
}

/**
 * Marks them as told, and returns them to the one call that did: of a project that is live, under way and in phases. What opened while
 * the project was deleted or had been ended is told once it is back, if the phase still runs.
 */
export const takeOpenings = (db: Tx, { now, today, begun }: OpenDays, limit: number): Promise<OpenedPhase[]> =>
  db
    .insertInto("projectPhaseOpening")
    .columns(["projectId", "phaseId", "toldAt"])
    .expression((eb) =>
      eb
        .selectFrom("projectPhase as phase")
        .innerJoin("project", "project.id", "phase.projectId")
        .leftJoin("projectPhaseOpening as told", (join) =>
          join.onRef("told.projectId", "=", "phase.projectId").onRef("told.phaseId", "=", "phase.id"),
        )
        .where("told.phaseId", "is", null)
        .where("phase.startsOn", "<=", begun)
        .where("phase.endsOn", ">=", today)
        .where("project.isPhased", "=", true)
        .where("project.publishedAt", "is not", null)
        .where("project.deletedAt", "is", null)
        .where("project.endedAt", "is", null)
        .where("project.startsOn", "<=", begun)
        .where("project.endsOn", ">=", today)
        .select(["phase.projectId", "phase.id as phaseId", sql<Date>`${now}::timestamptz`.as("toldAt")])
        .orderBy("phase.projectId")
        .orderBy("phase.position")
        .limit(limit),
    )
    .onConflict((conflict) => conflict.columns(["projectId", "phaseId"]).doNothing())
    .returning(["projectId", "phaseId"])
    .execute();

export interface OpeningWords {
  title: string;
  phase: string;
}

/** The words of an opening, in the languages of the project. */
export async function findOpeningWords(db: Db, { projectId, phaseId }: OpenedPhase) {
  const row = await db
    .selectFrom("projectPhase as phase")
    .innerJoin("project", "project.id", "phase.projectId")
    .innerJoin("public.organisation as sender", "sender.id", "project.organisationId")
    .select(["project.title", "phase.title as phase", "sender.name as organisation"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("projectTranslation")
          .whereRef("projectTranslation.projectId", "=", "project.id")
          .select(["language", "title", "phases"])
          .orderBy("projectTranslation.language"),
      ).as("translations"),
    )
    .where("phase.projectId", "=", projectId)
    .where("phase.id", "=", phaseId)
    .executeTakeFirstOrThrow();
  const { organisation, title, phase } = row;
  const translations = row.translations.map((one): { language: Language; words: OpeningWords } => ({
    language: one.language,
    words: { title: one.title, phase: one.phases[phaseId]?.title || phase },
  }));
  return { organisation, original: { title, phase }, translations };
}
