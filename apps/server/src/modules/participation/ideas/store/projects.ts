/** The projects that ideas belong to: who may read one, and what it allows. */
import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { neighbourhoodIdsOf, phasesOf } from "../../projects/index.ts";
import { isReadBy } from "../../readers.ts";
import type { Reader } from "./selections.ts";

export type IdeaProject = NonNullable<Awaited<ReturnType<typeof findReadable>>>;

/** With its title in this language, if it has one. */
const selectProjects = (db: Db, language: Language) =>
  db
    .selectFrom("project")
    .innerJoin("public.organisation as sender", "sender.id", "project.organisationId")
    .leftJoin("projectTranslation as translated", (join) =>
      join.onRef("translated.projectId", "=", "project.id").on("translated.language", "=", language),
    )
    .select(["project.id", "project.kind", "project.organisationId", "project.isPublic", "project.isPhased"])
    .select(["project.isBottomUpEnabled", "project.isReadFirst", "project.startsOn", "project.endsOn"])
    .select(["project.endedAt", "project.currency", "project.publishAt", "project.publishedAt", "project.createdBy"])
    .select(["project.title as originalTitle", "sender.name as organisation"])
    .select((eb) => [
      eb.fn.coalesce("translated.title", "project.title").as("title"),
      phasesOf(db, eb.ref("project.id")).as("phases"),
      neighbourhoodIdsOf(db, eb.ref("project.id")).as("neighbourhoodIds"),
    ])
    .where("project.deletedAt", "is", null);

interface ProjectReader {
  actor: Reader;
  language: Language;
  now: Date;
}

/** A live one that this reader may read. */
export const findReadable = (db: Db, { actor, language, now }: ProjectReader, projectId: string) =>
  selectProjects(db, language)
    .where("project.id", "=", projectId)
    .where((eb) => isReadBy(db, eb, { actor, now }))
    .executeTakeFirst();

/** For somebody who wrote in it, wherever they live by now. */
export const findLive = (db: Db, language: Language, projectId: string) =>
  selectProjects(db, language)
    .where("project.id", "=", projectId)
    .where("project.publishedAt", "is not", null)
    .executeTakeFirst();

/** One of the organisation's own, in any state. */
export const findOwn = (db: Db, organisationId: string, language: Language, projectId: string) =>
  selectProjects(db, language)
    .where("project.id", "=", projectId)
    .where("project.organisationId", "=", organisationId)
    .executeTakeFirst();

/** Until the end of the transaction it is not ended, deleted or saved; others write in it meanwhile. Read it afterwards. */
export async function shareProject(db: Tx, projectId: string): Promise<void> {
  await db.selectFrom("project").select("id").where("id", "=", projectId).forKeyShare().execute();
}

/** A project that was deleted before that time and has words of residents still. */
export async function findDeletedWithIdeas(db: Db, before: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom("project")
    .select("project.id")
    .where("project.deletedAt", "<", before)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("idea")
          .select("idea.id")
          .whereRef("idea.projectId", "=", "project.id")
          .where("idea.deletedAt", "is", null),
      ),
    )
    .orderBy("project.id")
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** The project of one of the organisation's ideas. */
export async function findProjectOf(db: Db, organisationId: string, ideaId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom("idea")
    .select("projectId")
    .where("id", "=", ideaId)
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return found?.projectId;
}

/** Whether the point of a resident's home is known, and where it is. */
export const findHome = (db: Db, householdId: string) =>
  db.selectFrom("household").select(["longitude", "latitude"]).where("id", "=", householdId).executeTakeFirst();

export const findHomeOf = (db: Db, residentId: string) =>
  db
    .selectFrom("household")
    .innerJoin("resident", "resident.householdId", "household.id")
    .select(["household.longitude", "household.latitude"])
    .where("resident.id", "=", residentId)
    .executeTakeFirst();

export async function isNeighbourhood(db: Db, neighbourhoodId: string): Promise<boolean> {
  const found = await db.selectFrom("neighbourhood").select("id").where("id", "=", neighbourhoodId).executeTakeFirst();
  return found !== undefined;
}

/** So that two windows cannot both write the last idea that the day's limit allows, and nobody is proven meanwhile. */
export async function holdAuthor(db: Tx, residentId: string): Promise<void> {
  await db.selectFrom("resident").select("id").where("id", "=", residentId).forNoKeyUpdate().execute();
}

/** Until the end of the transaction the resident is not proven and does not move. */
export async function shareResident(db: Tx, residentId: string): Promise<void> {
  await db.selectFrom("resident").select("id").where("id", "=", residentId).forShare().execute();
}

/** Including those withdrawn since. */
export async function countWritten(db: Db, residentId: string, since: Date): Promise<number> {
  const { total } = await db
    .selectFrom("idea")
    .where("authorId", "=", residentId)
    .where("shoutId", "is", null)
    .where("createdAt", ">", since)
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
