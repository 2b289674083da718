/** Creates many people at once, in as many statements as for one. */

import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";
import type { CarePersonTable } from "../../../../schema/db.types.ts";
import { columnNameOf, rowsAsParameter } from "../../rows-as-parameter.ts";

const columns = {
  id: "uuid",
  organisationId: "uuid",
  isMember: "boolean",
  joinedAt: "timestamptz",
  firstName: "text",
  lastName: "text",
  companyName: "text",
  email: "text",
  phone: "text",
  phoneNational: "text",
  language: "text",
  languages: "text[]",
  street: "text",
  houseNumber: "text",
  postalCode: "text",
  city: "text",
  longitude: "double precision",
  latitude: "double precision",
  neighbourhoodId: "uuid",
  introduction: "text",
  keyRemark: "text",
  leadSource: "text",
  leadExplanation: "text",
  referredBy: "text",
  memberOrganisation: "text",
  subscribedOn: "date",
  sealed: "text",
  createdBy: "uuid",
  updatedAt: "timestamptz",
} as const;
type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];
export type NewPerson = Pick<Selectable<CarePersonTable>, Column>;

const shape = sql.raw(`given(${names.map((name) => `${columnNameOf(name)} ${columns[name]}`).join(", ")})`);

/** Returns the ids of those created; a person whose e-mail address or number is taken is skipped. */
export async function insertPeople(db: Tx, people: readonly NewPerson[]): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const rows = await db
    .insertInto("carePerson")
    .columns(names)
    .expression((eb) =>
      eb.selectFrom(rowsAsParameter(people).as<"given">(shape)).select(names.map((name) => `given.${name}` as const)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** People with one of these addresses or numbers, the first one first. */
export const listByContacts = (db: Db, organisationId: string, emails: readonly string[], phones: readonly string[]) =>
  db
    .selectFrom("carePerson")
    .select(["id", "email", "phone", "firstName", "lastName", "companyName"])
    .where("organisationId", "=", organisationId)
    .where("mergedInto", "is", null)
    .where("deletedAt", "is", null)
    .where((eb) =>
      eb.or([
        eb("email", "=", sql<string>`any(${[...emails]}::text[])`),
        eb("phone", "=", sql<string>`any(${[...phones]}::text[])`),
      ]),
    )
    .orderBy("id")
    .execute();

export async function markAsMembers(db: Tx, personIds: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable("carePerson")
    .set((eb) => ({ isMember: true, updatedAt: now, version: eb("version", "+", 1) }))
    .where("id", "=", anyOf(personIds))
    .where("isMember", "=", false)
    .where("deletedAt", "is", null)
    .execute();
}

export async function insertPersonTags(db: Tx, pairs: readonly { personId: string; tagId: string }[]): Promise<void> {
  if (pairs.length === 0) return;
  await db
    .insertInto("carePersonTag")
    .columns(["personId", "tagId"])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ personId: string; tagId: string }>`unnest(
            ${idList(pairs.map(({ personId }) => personId))}, ${idList(pairs.map(({ tagId }) => tagId))})`.as<"given">(
            sql`given(person_id, tag_id)`,
          ),
        )
        // A tag may have been deleted since the check.
        .innerJoin("careTag as tag", "tag.id", "given.tagId")
        .select(["given.personId", "given.tagId"]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
