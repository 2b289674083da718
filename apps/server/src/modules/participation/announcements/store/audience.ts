/** Authors and supporters of an idea and of those merged into it, and followers of its project. Each person once. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { followersOf } from "../../followers/index.ts";
import { isReadByResident } from "../../readers.ts";

/** The idea with those merged into it; `id` may itself have been merged since. */
const family = (db: Db, ideaId: string) =>
  db
    .selectFrom("idea as part")
    .where((eb) =>
      eb.or([eb("part.id", "=", ideaId), eb("part.mergedInto", "=", ideaId), eb("part.mergedUnder", "=", ideaId)]),
    );

const authorsOf = (db: Db, ideaId: string) =>
  family(db, ideaId)
    .where("part.authorId", "is not", null)
    .where("part.deletedAt", "is", null)
    .select(sql<string>`part.author_id`.as("residentId"));

const supportersOf = (db: Db, ideaId: string) =>
  db
    .selectFrom("ideaSupport as given")
    .where("given.ideaId", "in", family(db, ideaId).select("part.id"))
    .select("given.residentId");

interface ToldIdea {
  id: string;
  projectId: string;
}

/** Authors always are told; others while they can read the project: a resident who moved away is told no more. */
const selectAudience = (db: Db, { id, projectId }: ToldIdea) =>
  db
    .selectFrom("resident")
    .innerJoin("project", (join) => join.on("project.id", "=", projectId))
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .where("resident.leftAt", "is", null)
    .where("person.disabledAt", "is", null)
    .where(
      "resident.id",
      "in",
      authorsOf(db, id)
        .union(supportersOf(db, id))
        .union(followersOf(db, projectId).clearSelect().select("follow.residentId")),
    )
    .where((eb) => eb.or([eb("resident.id", "in", authorsOf(db, id)), isReadByResident(eb)]));

export async function countAudience(db: Db, idea: ToldIdea): Promise<number> {
  const { people } = await selectAudience(db, idea)
    .select(sql<number>`count(*)::integer`.as("people"))
    .executeTakeFirstOrThrow();
  return people;
}

/** The next ones, in the order of their ids. */
export async function nextInAudience(db: Db, idea: ToldIdea, after: string | null, limit: number): Promise<string[]> {
  const rows = await selectAudience(db, idea)
    .$if(after !== null, (query) => query.where("resident.id", ">", after ?? ""))
    .select("resident.id")
    .orderBy("resident.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export const selectThese = (db: Db, residentIds: readonly string[]) =>
  db
    .selectFrom("resident")
    .where("resident.id", "=", anyOf(residentIds))
    .where("resident.leftAt", "is", null)
    .select(["resident.id as readerId", "resident.accountId"]);

/** Who wrote these ideas, each once. */
export const selectAuthors = (db: Db, ideaIds: readonly string[]) =>
  db
    .selectFrom("resident")
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .where("person.disabledAt", "is", null)
    .where("resident.leftAt", "is", null)
    .where("resident.id", "in", (eb) =>
      eb
        .selectFrom("idea")
        .where("idea.id", "=", anyOf(ideaIds))
        .where("idea.deletedAt", "is", null)
        .where("idea.authorId", "is not", null)
        .select(sql<string>`idea.author_id`.as("id")),
    )
    .select(["resident.id as readerId", "resident.accountId"]);
