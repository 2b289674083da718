/** Creates many helpers at once, in as many statements as for one. */

import type { HelperDetails } from "@stoep/contract/care";
import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import { idList } from "#kernel/sql/id-list.ts";
import { rowsAsParameter } from "../../rows-as-parameter.ts";

export type NewHelper = Pick<
  HelperDetails,
  "kind" | "skills" | "transport" | "radiusKm" | "monthlyCap" | "categoryIds"
> & {
  personId: string;
};

type HelperColumns = Omit<NewHelper, "categoryIds">;
const shape = sql.raw(
  "given(person_id uuid, kind text, skills text, transport text, radius_km smallint, monthly_cap smallint)",
);

/** They are accepted at once. People who are helpers already stay as they are; those without a company name are neighbours. */
export async function insertHelpers(
  db: Tx,
  organisationId: string,
  helpers: readonly NewHelper[],
  now: Date,
): Promise<void> {
  if (helpers.length === 0) return;
  const rows = await db
    .insertInto("careHelper")
    .columns([
      "personId",
      "organisationId",
      "kind",
      "status",
      "statusAt",
      "helperSince",
      "skills",
      "transport",
      "radiusKm",
      "monthlyCap",
    ])
    .expression((eb) =>
      eb
        .selectFrom(rowsAsParameter<HelperColumns>(helpers).as<"given">(shape))
        .innerJoin("carePerson as person", "person.id", "given.personId")
        .select([
          "given.personId",
          "person.organisationId",
          sql<"neighbour">`case when person.company_name = '' then 'neighbour' else given.kind end`.as("kind"),
          sql<"accepted">`'accepted'`.as("status"),
          sql<Date>`${now}::timestamptz`.as("statusAt"),
          sql<Date>`${now}::timestamptz`.as("helperSince"),
          "given.skills",
          "given.transport",
          "given.radiusKm",
          "given.monthlyCap",
        ])
        .where("person.organisationId", "=", organisationId)
        .where("person.deletedAt", "is", null),
    )
    .onConflict((conflict) => conflict.column("personId").doNothing())
    .returning("personId")
    .execute();
  const fresh = new Set(rows.map(({ personId }) => personId));
  await insertHelperCategories(
    db,
    helpers.filter(({ personId }) => fresh.has(personId)),
  );
}

async function insertHelperCategories(db: Tx, helpers: readonly NewHelper[]): Promise<void> {
  const pairs = helpers.flatMap(({ personId, categoryIds }) => categoryIds.map((id) => ({ personId, id })));
  if (pairs.length === 0) return;
  const given = sql<{ personId: string; categoryId: string }>`unnest(
    ${idList(pairs.map(({ personId }) => personId))}, ${idList(pairs.map(({ id }) => id))})`;
  await db
    .insertInto("careHelperCategory")
    .columns(["personId", "categoryId"])
    .expression((eb) =>
      eb
        .selectFrom(given.as<"given">(sql`given(person_id, category_id)`))
        .innerJoin("careCategory as category", "category.id", "given.categoryId")
        .select(["given.personId", "given.categoryId"]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
