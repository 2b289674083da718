/** The project itself. Every query for editors filters by organisation, so that other organisations' projects are not found. */
import { type Expression, type ExpressionBuilder, type Insertable, sql, type Updateable } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Db, Tx } from "#kernel/database.ts";
import { fullName } from "#kernel/sql/full-name.ts";
import { preparedQuery } from "#kernel/sql/prepared-query.ts";
import { fileSelection } from "#modules/files/index.ts";
import { sharedShout } from "#modules/shouts/index.ts";
import type { Database, ProjectTable } from "../../../../schema/db.types.ts";

export type StoredProject = NonNullable<Awaited<ReturnType<typeof findProject>>>;

/** The whole project, in one statement. */
export async function findProject(db: Db, organisationId: string, projectId: string) {
  const [found] = await findStored(db, organisationId, projectId);
  return found;
}
const findStored = preparedQuery((db, organisationId: string, projectId: string) =>
  selectOwn(db, organisationId, projectId)
    .selectAll("project")
    .select((eb) => {
      const id = eb.ref("project.id");
      return [
        neighbourhoodIdsOf(db, id).as("neighbourhoodIds"),
        phasesOf(db, id).as("phases"),
        translationsOf(db, id).as("translations"),
        imageOf(db, eb.ref("project.imageId")).as("imageFile"),
        jsonObjectFrom(sharedShout(db, eb.ref("project.shoutId"), eb.ref("project.organisationId"))).as("shout"),
        creatorName(eb).as("createdByName"),
      ];
    }),
);

const selectOwn = (db: Db, organisationId: string, projectId: string) =>
  db
    .selectFrom("project")
    .where("project.organisationId", "=", organisationId)
    .where("project.id", "=", projectId)
    .where("project.deletedAt", "is", null);

export const neighbourhoodIdsOf = (db: Db, projectId: Expression<string>) =>
  sql<string[]>`array(${db
    .selectFrom("projectNeighbourhood")
    .where("projectNeighbourhood.projectId", "=", projectId)
    .select("projectNeighbourhood.neighbourhoodId")
    .orderBy("projectNeighbourhood.neighbourhoodId")})`;

const phaseColumns = ["type", "title", "text", "startsOn", "endsOn", "videoUrl", "videoId", "budget"] as const;

export const phasesOf = (db: Db, projectId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("projectPhase")
      .where("projectPhase.projectId", "=", projectId)
      .select(["projectPhase.id", ...phaseColumns, "isBottomUpEnabled", "ideaTypes", "longitude", "latitude", "zoom"])
      .orderBy("projectPhase.position"),
  );

/** What a list shows of them. */
export const phaseDaysOf = (db: Db, projectId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("projectPhase")
      .where("projectPhase.projectId", "=", projectId)
      .select(["projectPhase.id", "title", "startsOn", "endsOn", "isBottomUpEnabled"])
      .orderBy("projectPhase.position"),
  );

const translationsOf = (db: Db, projectId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("projectTranslation")
      .where("projectTranslation.projectId", "=", projectId)
      .select(["language", "title", "introduction", "textHtml", "altText", "phases"])
      .orderBy("projectTranslation.language"),
  );

export const imageOf = (db: Db, imageId: Expression<string | null>) =>
  jsonObjectFrom(db.selectFrom("file").where("file.id", "=", imageId).select(fileSelection));

export const creatorName = (eb: ExpressionBuilder<Database, "project">) =>
  eb
    .selectFrom("public.account as creator")
    .whereRef("creator.id", "=", "project.createdBy")
    .select(fullName("creator").as("name"));

/**
 * Locks the project until the end of the transaction, then reads it. Two statements: a single one that waited for the lock would see
 * the new row with the old lists.
 */
export async function lockProject(db: Tx, organisationId: string, projectId: string) {
  const held = await selectOwn(db, organisationId, projectId).select("project.id").forUpdate().executeTakeFirst();
  return held && findProject(db, organisationId, projectId);
}

export async function insertProject(db: Db, row: Insertable<ProjectTable>): Promise<void> {
  await db.insertInto("project").values(row).execute();
}

/** Increments the version. The row must be locked. */
export async function updateProject(db: Db, projectId: string, row: Updateable<ProjectTable>): Promise<void> {
  await db
    .updateTable("project")
    .set((eb) => ({ ...row, version: eb("version", "+", 1) }))
    .where("id", "=", projectId)
    .execute();
}

/** What an admin decides about it, which is none of its content. The row must be locked. */
export async function markProject(
  db: Db,
  projectId: string,
  row: Pick<Updateable<ProjectTable>, "isPublic" | "endedAt">,
): Promise<void> {
  await db.updateTable("project").set(row).where("id", "=", projectId).execute();
}
