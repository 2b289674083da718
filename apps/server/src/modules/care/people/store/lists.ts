/** Lists of people: filtered, ordered, and suggested while a colleague types. */

import type { ActivityLevel, MemberFilter, MemberOrder } from "@stoep/contract/care";
import { searchWords } from "@stoep/contract/search-words";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { after, like } from "#kernel/page.ts";
import { fullName } from "#kernel/sql/full-name.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { effectiveContactSelection } from "./account-fields.ts";
import { pictureSelection } from "./pictures.ts";

/**
 * `readsContact`: without it, search covers names only, so that nobody can find out a number by trying. `since`: the bound of the
 * activity levels.
 */
export interface MemberReader {
  organisationId: string;
  readsContact: boolean;
  since: Date;
}

type People = ExpressionBuilder<Database & { person: Database["carePerson"] }, "person">;

/**
 * Each word must occur in name, street, e-mail address or phone number. Digits separated by spaces are one number; a short number
 * beside other words is a house number.
 */
export function matchesWords(eb: People, typed: string, readsContact: boolean): Expression<SqlBool> {
  const digits = typed.replace(/[\s./()-]/g, "");
  const asIs = /^\+?\d{3,}$/.test(digits) ? digits.replace("+", "") : typed.includes("@") ? typed.toLowerCase() : null;
  const all = asIs === null ? searchWords(typed) : [];
  const others = all.filter((word) => !isHouse.test(word));
  const words = others.length > 0 ? others : all;
  const patterns = asIs === null ? words.map(like.word) : [like.anywhere(asIs)];
  const has = patterns.map((pattern) => eb("person.words", "like", pattern));
  if (!readsContact) return eb.and([...has, ...patterns.map((pattern) => eb(foldedName, "like", pattern))]);
  const houses = all.filter((word) => !words.includes(word));
  return eb.and([
    ...has,
    ...houses.map((house) => eb(sql<string>`lower(person.house_number)`, "like", like.atStart(house))),
  ]);
}
const isHouse = /^\d{1,4}[a-z]?$/;
export const foldedName = sql<string>`public.folded(${fullName("person")} || ' ' || person.company_name)`;

const hasActivityLevel = (eb: People, level: ActivityLevel, since: Date): Expression<SqlBool> => {
  const isNew = eb("person.joinedAt", ">", since);
  if (level === "new") return isNew;
  const isActive = eb("person.lastTicketAt", ">", since);
  return level === "active"
    ? eb.and([eb.not(isNew), isActive])
    : eb.and([eb.not(isNew), eb.or([eb("person.lastTicketAt", "is", null), eb.not(isActive)])]);
};

/** Whether the person has one of the tags. */
export const hasTag = (eb: People, tagIds: readonly string[]): Expression<SqlBool> =>
  eb.exists(
    eb
      .selectFrom("carePersonTag as tagged")
      .select("tagged.personId")
      .whereRef("tagged.personId", "=", "person.id")
      .where("tagged.tagId", "=", anyOf(tagIds)),
  );

export const livesInNeighbourhood = (neighbourhoodIds: readonly string[]) =>
  sql<boolean>`person.neighbourhood_id = ${anyOf(neighbourhoodIds)}`;

/** A leading `-` reverses the order. */
export const parseOrder = <By extends string>(orderBy: By | `-${By}`) => ({
  by: orderBy.replace(/^-/, "") as By,
  direction: orderBy.startsWith("-") ? ("desc" as const) : ("asc" as const),
});

export type Filter = Omit<MemberFilter, "orderBy">;

function selectMembers(db: Db, { organisationId, readsContact, since }: MemberReader, filter: Filter) {
  const { globalFilter, levelsFilter, neighbourhoodIds, tagIds, excludeSuspended } = filter;
  return db
    .selectFrom("carePerson as person")
    .where("person.organisationId", "=", organisationId)
    .where("person.isMember", "=", sql.lit(true))
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    .$if(excludeSuspended === "yes", (query) => query.where("person.suspendedAt", "is", null))
    .$if(Boolean(globalFilter), (query) => query.where((eb) => matchesWords(eb, globalFilter ?? "", readsContact)))
    .$if(levelsFilter.length > 0, (query) =>
      query.where((eb) => eb.or(levelsFilter.map((level) => hasActivityLevel(eb, level, since)))),
    )
    .$if(neighbourhoodIds.length > 0, (query) => query.where(livesInNeighbourhood(neighbourhoodIds)))
    .$if(tagIds.length > 0, (query) => query.where((eb) => hasTag(eb, tagIds)));
}

/** The sort keys of each order; the id is last. */
const keys = {
  name: sql`(lower(person.last_name), lower(person.first_name), person.id)`,
  joined: sql`(person.joined_at, person.id)`,
  tickets: sql`(person.tickets, person.id)`,
  solved: sql`(person.solved, person.id)`,
  "last-ticket": sql`(coalesce(person.last_ticket_at, '-infinity'), person.id)`,
} as const;
const columns = {
  name: [sql`lower(person.last_name)`, sql`lower(person.first_name)`],
  joined: [sql`person.joined_at`],
  tickets: [sql`person.tickets`],
  solved: [sql`person.solved`],
  "last-ticket": [sql`coalesce(person.last_ticket_at, '-infinity')`],
} as const;
export type MemberSortKey = keyof typeof keys;
export const memberOrderOf = (orderBy: MemberOrder) => parseOrder<MemberSortKey>(orderBy);

export type MemberListRow = Awaited<ReturnType<typeof listMembers>>[number];

export function listMembers(
  db: Db,
  reader: MemberReader,
  { orderBy, ...filter }: MemberFilter,
  place: readonly string[] | null,
  limit: number,
) {
  const { by, direction } = memberOrderOf(orderBy);
  const sorted = columns[by].reduce(
    (query, column) => query.orderBy(column, direction),
    selectMembers(db, reader, filter),
  );
  return sorted
    .orderBy("person.id", direction)
    .leftJoin("careHelper as helper", "helper.personId", "person.id")
    .leftJoin("neighbourhood", "neighbourhood.id", "person.neighbourhoodId")
    .leftJoin("file as picture", "picture.id", "person.pictureId")
    .selectAll("person")
    .select(["neighbourhood.name as neighbourhoodName", ...pictureSelection])
    .select(effectiveContactSelection("person"))
    .select([
      sql<boolean>`helper.person_id is not null`.as("isHelper"),
      sql<string>`lower(person.last_name)`.as("lastKey"),
      sql<string>`lower(person.first_name)`.as("firstKey"),
    ])
    .where(after(keys[by], direction, place))
    .limit(limit)
    .execute();
}

/** In no order: of everyone that the filter finds. */
export async function listMemberIds(
  db: Db,
  reader: MemberReader,
  { orderBy: _, ...filter }: MemberFilter,
  limit: number,
): Promise<string[]> {
  const rows = await selectMembers(db, reader, filter).select("person.id").limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function countMembers(
  db: Db,
  reader: MemberReader,
  { orderBy: _, ...filter }: MemberFilter,
): Promise<number> {
  const { total } = await selectMembers(db, reader, filter)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** For the whole organisation. */
export function countMembersByLevel(db: Db, { organisationId, since }: MemberReader) {
  const isNew = sql<boolean>`person.joined_at > ${since}`;
  const isActive = sql<boolean>`person.last_ticket_at > ${since}`;
  const count = (which: Expression<unknown>) => sql<number>`count(*) filter (where ${which})::integer`;
  const isThere = sql`person.suspended_at is null`;
  return db
    .selectFrom("carePerson as person")
    .select([
      count(isThere).as("members"),
      count(sql`${isThere} and not ${isNew} and coalesce(${isActive}, false)`).as("active"),
      count(sql`${isThere} and ${isNew}`).as("new"),
      count(sql`${isThere} and not ${isNew} and not coalesce(${isActive}, false)`).as("inactive"),
      count(sql`person.suspended_at is not null`).as("suspended"),
    ])
    .where("person.organisationId", "=", organisationId)
    .where("person.isMember", "=", sql.lit(true))
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    .executeTakeFirstOrThrow();
}

/** At most this many matches are sorted: with more of them, the colleague types on. */
export const hitScanLimit = 400;

/** Suggestions while a colleague types: members first, then by name. Suspended people are included, marked as such. */
export function listHitsWhileTyping(
  db: Db,
  reader: MemberReader,
  typed: string,
  { isMember }: { isMember: boolean },
  limit: number,
) {
  const found = db
    .selectFrom("carePerson as person")
    .select(["person.id", "person.firstName", "person.lastName", "person.companyName"])
    .select(["person.city", "person.isMember", "person.suspendedAt", "person.neighbourhoodId"])
    .where("person.organisationId", "=", reader.organisationId)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    .where((eb) => matchesWords(eb, typed, reader.readsContact))
    .$if(isMember, (query) => query.where("person.isMember", "=", sql.lit(true)))
    .limit(hitScanLimit);
  return db
    .selectFrom(found.as("person"))
    .leftJoin("careHelper as helper", "helper.personId", "person.id")
    .leftJoin("neighbourhood", "neighbourhood.id", "person.neighbourhoodId")
    .selectAll("person")
    .select("neighbourhood.name as neighbourhoodName")
    .select(sql<boolean>`helper.person_id is not null`.as("isHelper"))
    .orderBy("person.isMember", "desc")
    .orderBy(sql`lower(person.last_name)`)
    .orderBy(sql`lower(person.first_name)`)
    .orderBy("person.id")
    .limit(limit)
    .execute();
}
