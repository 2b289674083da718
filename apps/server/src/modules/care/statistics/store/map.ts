/** Counts by neighbourhood, never a person's home. Confidential tickets are left out. S2 §2, §3 */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

const selectPeopleWithArea = (db: Db, organisationId: string) =>
  db
    .selectFrom("carePerson as person")
    .where("person.organisationId", "=", organisationId)
    .where("person.neighbourhoodId", "is not", null)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    .where("person.suspendedAt", "is", null);

export const countMembersByArea = (db: Db, organisationId: string) =>
  selectPeopleWithArea(db, organisationId)
    .where("person.isMember", "=", true)
    .select(({ ref }) => ref("person.neighbourhoodId").$notNull().as("areaId"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .groupBy("person.neighbourhoodId")
    .execute();

const selectAcceptedHelpers = (db: Db, organisationId: string) =>
  selectPeopleWithArea(db, organisationId)
    .innerJoin("careHelper as helper", "helper.personId", "person.id")
    .where("helper.status", "=", "accepted");

export const countHelpersByArea = (db: Db, organisationId: string) =>
  selectAcceptedHelpers(db, organisationId)
    .select(({ ref }) => ref("person.neighbourhoodId").$notNull().as("areaId"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .groupBy("person.neighbourhoodId")
    .execute();

export const countSkillsByArea = (db: Db, organisationId: string) =>
  selectAcceptedHelpers(db, organisationId)
    .innerJoin("careHelperCategory as does", "does.personId", "helper.personId")
    .select(({ ref }) => [ref("person.neighbourhoodId").$notNull().as("areaId"), "does.categoryId"])
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .groupBy(["person.neighbourhoodId", "does.categoryId"])
    .execute();

/** Neither solved nor revoked. */
export const countUnsolvedByArea = (db: Db, organisationId: string) =>
  db
    .selectFrom("careTicket")
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .where("state", "not in", ["solved", "revoked"])
    .where("isConfidential", "=", false)
    .where("neighbourhoodId", "is not", null)
    .select(({ ref }) => ref("neighbourhoodId").$notNull().as("areaId"))
    .select(sql<number>`count(*)::int`.as("total"))
    .groupBy("neighbourhoodId")
    .execute();

export const listAreas = (db: Db) =>
  db.selectFrom("neighbourhood").select(["id", "name"]).orderBy("name").orderBy("id").execute();
