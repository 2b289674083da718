/** The ideas of a project as its organisation lists them. */
import type { IdeaRowFilter, IdeaType } from "@stoep/contract/participation";
import { searchWords } from "@stoep/contract/search-words";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { after, like } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { wantedTypes } from "../rules.ts";
import { answersInLines, commentsOn, firstImageOf, selectIdeas } from "./selections.ts";

export type DeskFilter = Omit<IdeaRowFilter, "cursor" | "limit">;
export type DeskRow = Awaited<ReturnType<typeof listDesk>>[number];

const isMerged = sql<boolean>`(${sql.ref("idea.mergedInto")} is not null)`;
const titleOrder = sql<string>`lower(${sql.ref("idea.title")})`;
/** Those without a cost come last. */
const costOrder = sql<number>`coalesce(${sql.ref("idea.cost")}, 0)`;

/** Each with the id beside it that its index has. */
const orders = {
  newest: { by: sql.ref<string>("idea.createdAt"), id: "idea.id", direction: "desc" },
  oldest: { by: sql.ref<string>("idea.createdAt"), id: "idea.id", direction: "asc" },
  support: { by: sql.ref<string>("tally.supporters"), id: "tally.ideaId", direction: "desc" },
  title: { by: titleOrder, id: "idea.id", direction: "asc" },
  cost: { by: costOrder, id: "idea.id", direction: "desc" },
} as const;

function filtered<O>(query: SelectQueryBuilder<Database, "idea", O>, filter: DeskFilter) {
  const { ids, search, kind, standing, phaseId, neighbourhoodId, formId, answered } = filter;
  const types = wantedTypes(filter);
  return query
    .where("idea.deletedAt", "is", null)
    .$if(standing !== "merged" && standing !== "hidden", (q) => q.where("idea.mergedInto", "is", null))
    .$if(standing === "merged", (q) => q.where(isMerged))
    .$if(standing !== "hidden", (q) => q.where("idea.hiddenAt", "is", null))
    .$if(standing === "open", (q) => q.where("idea.openAt", "is not", null))
    .$if(standing === "waiting", (q) => q.where("idea.openAt", "is", null))
    .$if(standing === "hidden", (q) => q.where("idea.hiddenAt", "is not", null))
    .$if(ids.length > 0, (q) => q.where("idea.id", "=", anyOf(ids)))
    .$if(types !== null, (q) => q.where("idea.type", "=", sql<IdeaType>`any(${types}::text[])`))
    .$if(kind !== undefined, (q) => q.where("idea.kind", "=", kind ?? "idea"))
    .$if(phaseId !== undefined, (q) => q.where("idea.phaseId", "=", phaseId ?? null))
    .$if(neighbourhoodId !== undefined, (q) => q.where("idea.neighbourhoodId", "=", neighbourhoodId ?? ""))
    .$if(formId !== undefined, (q) => q.where("idea.formId", "=", formId ?? null))
    .$if(answered !== undefined, (q) => q.where("idea.answeredAt", answered === "yes" ? "is not" : "is", null))
    .where((eb) => eb.and(searchWords(search ?? "").map((word) => eb("idea.words", "like", like.word(word)))));
}

/** At most `limit`, after `place`. */
export function listDesk(
  db: Db,
  projectId: string,
  filter: DeskFilter,
  { place, limit }: { place: readonly (string | Date)[] | null; limit: number },
) {
  const { by, id, direction } = orders[filter.sort];
  const page = filtered(db.selectFrom("idea"), filter)
    .innerJoin("ideaTally as tally", "tally.ideaId", "idea.id")
    .where("tally.projectId", "=", projectId)
    .select("idea.id")
    .where("idea.projectId", "=", projectId)
    .where((eb) => after(sql`(${by}, ${eb.ref(id)})`, direction, place))
    .orderBy(by, direction)
    .orderBy(id, direction)
    .limit(limit);
  return selectIdeas(db)
    .select(["idea.phaseId", titleOrder.as("titleOrder"), costOrder.as("costOrder")])
    .select((eb) => [
      firstImageOf(db, eb.ref("idea.id")).as("image"),
      commentsOn(db, eb).as("commentCount"),
      eb
        .selectFrom("idea as part")
        .whereRef("part.mergedInto", "=", "idea.id")
        .where("part.deletedAt", "is", null)
        .select(sql<number>`count(*)::integer`.as("total"))
        .$asScalar()
        .$notNull()
        .as("mergedCount"),
    ])
    .where("idea.id", "in", page)
    .orderBy(by, direction)
    .orderBy(id, direction)
    .execute();
}

/** The position of a row in its list. */
export function cursorOf(row: DeskRow, { sort }: Pick<DeskFilter, "sort">) {
  const moment = row.createdAt;
  const order = {
    newest: moment,
    oldest: moment,
    support: String(row.supportCount),
    title: row.titleOrder,
    cost: String(row.costOrder),
  };
  return [order[sort], row.id] as const;
}

/** What stands on its own: open ones by type, those that wait, and both together. */
export function countByType(db: Db, projectId: string) {
  return db
    .selectFrom("idea")
    .where("projectId", "=", projectId)
    .where("deletedAt", "is", null)
    .where("mergedInto", "is", null)
    .where("hiddenAt", "is", null)
    .groupBy(["type", sql`open_at is null`])
    .select(["type", sql<boolean>`open_at is null`.as("isWaiting"), sql<number>`count(*)::integer`.as("total")])
    .execute();
}

/** Matches of the filters; null without filters. */
export async function countFound(db: Db, projectId: string, filter: DeskFilter): Promise<number | null> {
  const { ids, sort: _, group, types, ...others } = filter;
  const isFiltered = ids.length > 0 || types.length > 0 || group !== "all" || Object.values(others).some(Boolean);
  if (!isFiltered) return null;
  const { total } = await filtered(db.selectFrom("idea"), filter)
    .where("idea.projectId", "=", projectId)
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** What only the file has of them. */
export const listTexts = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("idea")
    .select(["id", "text", "reason", "isChosenByVote", "answer", "costToDate"])
    .select((eb) => answersInLines(db, eb.ref("idea.id"), { isPublic: true }).as("answers"))
    .where("id", "=", anyOf(ids))
    .execute();
