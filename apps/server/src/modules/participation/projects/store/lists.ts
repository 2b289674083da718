/** The organisation's own projects, by state, in pages. */
import type { ProjectFilter } from "@stoep/contract/participation";
import { searchWords } from "@stoep/contract/search-words";
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { after, like } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { countProjectsByState } from "./counters.ts";
import { creatorName, imageOf, neighbourhoodIdsOf, phaseDaysOf } from "./projects.ts";

export type ListFilter = Omit<ProjectFilter, "cursor">;
export type ProjectListRow = Awaited<ReturnType<typeof listProjects>>[number];
type Projects = ExpressionBuilder<Database, "project">;

/** The time that each state is sorted by; scheduled projects start with the earliest. */
const orders = {
  published: { moment: "project.publishedAt", direction: "desc" },
  scheduled: { moment: "project.publishAt", direction: "asc" },
  concept: { moment: "project.savedAt", direction: "desc" },
} as const;

/** What a list is sorted by, besides the id: as it is compared, and as the cursor has it. */
const titleOrder = sql<string>`lower(${sql.ref("project.title")})`;
/** A draft without a last day comes after all others: at the last day that there can be. */
const endOrder = sql<string>`coalesce(${sql.ref("project.endsOn")}, date '2999-12-31')`;
const orderOf = ({ sort, state }: Pick<ListFilter, "sort" | "state">) =>
  ({ moment: sql.ref<string>(orders[state].moment), title: titleOrder, end: endOrder })[sort];

interface ListReader {
  organisationId: string;
  today: string;
}

/** One more than `filter.limit`, if there is one. */
export function listProjects(
  db: Db,
  { organisationId, today }: ListReader,
  filter: ListFilter,
  place: readonly (string | Date)[] | null,
) {
  const direction =
    filter.direction ??
    { moment: orders[filter.state].direction, title: "asc" as const, end: "asc" as const }[filter.sort];
  const order = orderOf(filter);
  return filterProjects(selectListed(db), filter, today)
    .where("project.organisationId", "=", organisationId)
    .where("project.deletedAt", "is", null)
    .where((eb) => after(sql`(${order}, ${eb.ref("project.id")})`, direction, place))
    .orderBy(order, direction)
    .orderBy("project.id", direction)
    .limit(filter.limit + 1)
    .execute();
}

const selectListed = (db: Db) =>
  db
    .selectFrom("project")
    .select(["project.id", "project.kind", "project.title", "project.language", "project.theme", "project.createdBy"])
    .select(["project.publishAt", "project.publishedAt", "project.savedAt", "project.isPublic", "project.isPhased"])
    .select(["project.startsOn", "project.endsOn", "project.endedAt", "project.budget", "project.currency"])
    .select("project.neighbourhoodCount")
    .select((eb) => [
      titleOrder.as("titleOrder"),
      sql<string>`${endOrder}::text`.as("endOrder"),
      namesOf(eb).as("neighbourhoodNames"),
      neighbourhoodIdsOf(db, eb.ref("project.id")).as("neighbourhoodIds"),
      phaseDaysOf(db, eb.ref("project.id")).as("phases"),
      translatedTo(eb).as("translatedTo"),
      creatorName(eb).as("createdByName"),
      imageOf(db, eb.ref("project.imageId")).as("image"),
    ]);

const placesOf = (eb: Projects) =>
  eb.selectFrom("projectNeighbourhood").whereRef("projectNeighbourhood.projectId", "=", "project.id");

/** The first three by name. */
const namesOf = (eb: Projects) =>
  sql<string[]>`array(${placesOf(eb)
    .innerJoin("neighbourhood", "neighbourhood.id", "projectNeighbourhood.neighbourhoodId")
    .select("neighbourhood.name")
    .orderBy("neighbourhood.name")
    .orderBy("neighbourhood.id")
    .limit(3)})`;

export const translatedTo = (eb: Projects) =>
  sql<Database["project"]["language"][]>`array(${eb
    .selectFrom("projectTranslation")
    .whereRef("projectTranslation.projectId", "=", "project.id")
    .select("projectTranslation.language")
    .orderBy("projectTranslation.language")})`;

function filterProjects<O>(query: SelectQueryBuilder<Database, "project", O>, filter: ListFilter, today: string) {
  const { state, ids, search, kind, timing, theme, neighbourhoodId, isPublic } = filter;
  return query
    .where("project.publishedAt", state === "published" ? "is not" : "is", null)
    .$if(state !== "published", (q) => q.where("project.publishAt", state === "scheduled" ? "is not" : "is", null))
    .$if(ids.length > 0, (q) => q.where("project.id", "=", anyOf(ids)))
    .where((eb) => eb.and(searchWords(search ?? "").map((word) => eb("project.words", "like", like.word(word)))))
    .$if(kind !== undefined, (q) => q.where("project.kind", "=", kind ?? "project"))
    .$if(timing !== undefined, (q) => q.where(sql<boolean>`${timingAt(today)} = ${timing}::text`))
    .$if(theme !== undefined, (q) =>
      q.where((eb) => eb.or([eb("project.theme", "=", theme ?? null), eb("project.secondTheme", "=", theme ?? null)])),
    )
    .$if(neighbourhoodId !== undefined, (q) =>
      q.where((eb) =>
        eb.exists(
          placesOf(eb)
            .where("projectNeighbourhood.neighbourhoodId", "=", neighbourhoodId ?? "")
            .select("projectNeighbourhood.projectId"),
        ),
      ),
    )
    .$if(isPublic !== undefined, (q) => q.where("project.isPublic", "=", isPublic === "yes"));
}

/** As `timingOf` of the contract has it; null while a day is missing. */
const timingAt = (today: string) =>
  sql<string | null>`case when starts_on is null or ends_on is null then null
    when ended_at is not null or ends_on < ${today}::date then 'finished'
    when starts_on > ${today}::date then 'upcoming' else 'active' end`;

/** `found` counts matches, and is null without filters. */
export function countProjects(db: Db, { organisationId, today }: ListReader, filter: ListFilter) {
  const found = filterProjects(
    db.selectFrom("project").where("organisationId", "=", organisationId).where("deletedAt", "is", null),
    filter,
    today,
  ).select(({ fn }) => fn.countAll<number>().as("total"));
  return countProjectsByState(db, organisationId)
    .select((isFiltered(filter) ? sql<number | null>`(${found})` : sql<number | null>`null`).as("found"))
    .executeTakeFirstOrThrow();
}

const isFiltered = ({ ids, search, kind, timing, theme, neighbourhoodId, isPublic }: ListFilter): boolean =>
  ids.length > 0 || [search, kind, timing, theme, neighbourhoodId, isPublic].some(Boolean);

/** The position of a row in its list. */
export function cursorOf(row: ProjectListRow, { sort, state }: Pick<ListFilter, "sort" | "state">) {
  const moments = { published: row.publishedAt, scheduled: row.publishAt, concept: row.savedAt };
  const order = { moment: moments[state] ?? row.savedAt, title: row.titleOrder, end: row.endOrder };
  return [order[sort], row.id] as const;
}

/** What only the file has of them: everything that was written. */
export const listProjectTexts = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("project")
    .select(["id", "introduction", "textHtml", "secondTheme"])
    .where("id", "=", anyOf(ids))
    .execute();
