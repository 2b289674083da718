/** Who is told that something scheduled did not go live. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

interface Owners {
  organisationId: string;
  plannedBy: string | null;
  createdBy: string | null;
}

/** Members who can act on what did not go live; those closest to it have the lowest rank. */
export function listPeopleToNotify(db: Db, { organisationId, plannedBy, createdBy }: Owners) {
  return db
    .selectFrom("public.membership as place")
    .innerJoin("public.account as person", "person.id", "place.accountId")
    .innerJoin("public.organisation as sender", "sender.id", "place.organisationId")
    .select(["person.id as accountId", "person.email", "person.language", "sender.name as organisation"])
    .select(
      sql<number>`case when person.id = ${plannedBy}::uuid then 0 when person.id = ${createdBy}::uuid then 1 else 2 end`.as(
        "rank",
      ),
    )
    .where("place.organisationId", "=", organisationId)
    .where("person.disabledAt", "is", null)
    .where((eb) =>
      eb.or([
        eb("place.type", "=", "owner"),
        eb.and([
          eb("place.type", "=", "user"),
          eb("person.id", "=", anyOf([plannedBy, createdBy].filter((id) => id !== null))),
        ]),
      ]),
    )
    .execute();
}
