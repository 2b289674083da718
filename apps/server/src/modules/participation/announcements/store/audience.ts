/** Authors and supporters of an idea and of those merged into it, and followers of its project. Each person once. */
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { followersOf } from "../../followers/index.ts";
import { isReadByResident } from "../../readers.ts";

/** The ideas with those merged into them; each may itself have been merged since. */
function family(db: Db, ideaIds: readonly string[]) {
  const these = anyOf(ideaIds);
  return db
    .selectFrom("idea as part")
    .where((eb) =>
      eb.or([eb("part.id", "=", these), eb("part.mergedInto", "=", these), eb("part.mergedUnder", "=", these)]),
    );
}

const authorsOf = (db: Db, ideaIds: readonly string[]) =>
  family(db, ideaIds)
    .where("part.authorId", "is not", null)
    .where("part.deletedAt", "is", null)
    .select(sql<string>`part.author_id`.as("residentId"));

const supportersOf = (db: Db, ideaIds: readonly string[]) =>
  db
    .selectFrom("ideaSupport as given")
    .where("given.ideaId", "in", family(db, ideaIds).select("part.id"))
    .select("given.residentId");

interface ToldIdeas {
  ideaIds: readonly string[];
  projectId: string;
}

/** A query that selects ids of residents. */
type Residents = Expression<{ residentId: string }>;

/** Authors always are told; others while they can read the project: a resident who moved away is told no more. */
const selectAudience = (db: Db, { ideaIds, projectId }: ToldIdeas, voters?: Residents) =>
  db
    .selectFrom("resident")
    .innerJoin("project", (join) => join.on("project.id", "=", projectId))
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .where("resident.leftAt", "is", null)
    .where("person.disabledAt", "is", null)
    .where(
      "resident.id",
      "in",
      authorsOf(db, ideaIds)
        .union(supportersOf(db, ideaIds))
        .union(followersOf(db, projectId).clearSelect().select("follow.residentId"))
        .$call((told) => (voters ? told.union(voters) : told)),
    )
    .where((eb) =>
      eb.or([
        eb("resident.id", "in", authorsOf(db, ideaIds)),
        ...(voters ? [eb("resident.id", "in", sql<string>`${voters}`)] : []),
        isReadByResident(eb),
      ]),
    );

export async function countAudience(db: Db, ideas: ToldIdeas): Promise<number> {
  const { people } = await selectAudience(db, ideas)
    .select(sql<number>`count(*)::integer`.as("people"))
    .executeTakeFirstOrThrow();
  return people;
}

interface Page {
  /** The last one of the page before. */
  after: string | null;
  limit: number;
  /** Who voted on the ideas: they are told as well, wherever they live by now. */
  voters?: Residents;
}

/** The next ones, in the order of their ids. */
export async function nextInAudience(db: Db, ideas: ToldIdeas, { after, limit, voters }: Page): Promise<string[]> {
  const rows = await selectAudience(db, ideas, voters)
    .$if(after !== null, (query) => query.where("resident.id", ">", after ?? ""))
    .select("resident.id")
    .orderBy("resident.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of them who live in the network still, with their account as `person`. */
export const selectThese = (db: Db, residentIds: readonly string[]) =>
  db
    .selectFrom("resident")
    .innerJoin("public.account as person", "person.id", "resident.accountId")
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
