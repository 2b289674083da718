/** Counts by neighbourhood, never a person's home. Confidential tickets are left out. S2 §2, §3 */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { hasTag, type Scope } from "./scope.ts";

const selectPeopleWithArea = (db: Db, scope: Scope) =>
  db
    .selectFrom("carePerson as person")
    .where("person.organisationId", "=", scope.organisationId)
    .where("person.neighbourhoodId", "is not", null)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    .where("person.suspendedAt", "is", null)
    .where(hasTag("person.id", scope));

export const countMembersByArea = (db: Db, scope: Scope) =>
  selectPeopleWithArea(db, scope)
    .where("person.isMember", "=", true)
    .select(({ ref }) => ref("person.neighbourhoodId").$notNull().as("areaId"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .groupBy("person.neighbourhoodId")
    .execute();

const selectAcceptedHelpers = (db: Db, scope: Scope) =>
  selectPeopleWithArea(db, scope)
    .innerJoin("careHelper as helper", "helper.personId", "person.id")
    .where("helper.status", "=", "accepted");

export const countHelpersByArea = (db: Db, scope: Scope) =>
  selectAcceptedHelpers(db, scope)
    .select(({ ref }) => ref("person.neighbourhoodId").$notNull().as("areaId"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .groupBy("person.neighbourhoodId")
    .execute();

export const countSkillsByArea = (db: Db, scope: Scope) =>
  selectAcceptedHelpers(db, scope)
    .innerJoin("careHelperCategory as does", "does.personId", "helper.personId")
    .select(({ ref }) => [ref("person.neighbourhoodId").$notNull().as("areaId"), "does.categoryId"])
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .groupBy(["person.neighbourhoodId", "does.categoryId"])
    .execute();

/** Neither solved nor revoked. */
export const countUnsolvedByArea = (db: Db, scope: Scope) =>
  db
    .selectFrom("careTicket")
    .where("organisationId", "=", scope.organisationId)
    .where("deletedAt", "is", null)
    .where("state", "not in", ["solved", "revoked"])
    .where("isConfidential", "=", false)
    .where("neighbourhoodId", "is not", null)
    .where(hasTag("careTicket.memberId", scope))
    .select(({ ref }) => ref("neighbourhoodId").$notNull().as("areaId"))
    .select(sql<number>`count(*)::int`.as("total"))
    .groupBy("neighbourhoodId")
    .execute();

export const listAreas = (db: Db) =>
  db.selectFrom("neighbourhood").select(["id", "name"]).orderBy("name").orderBy("id").execute();
