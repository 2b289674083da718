/** Pairs of records that may be the same person. Each statement starts from the given people and uses an index. */

import type { DuplicateReason } from "@stoep/contract/care";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";

interface Pair {
  oneId: string;
  otherId: string;
  because: DuplicateReason[];
}

/** The most pairs found at once, for a house where many people of one name live. */
const pairLimit = 2_000;

const selectOthers = (db: Db, personIds: readonly string[]) =>
  db
    .selectFrom("carePerson as person")
    .innerJoin("carePerson as other", (join) =>
      join.onRef("other.organisationId", "=", "person.organisationId").onRef("other.id", "<>", "person.id"),
    )
    .select(["person.id as personId", "other.id as otherId"])
    .where("person.id", "=", anyOf(personIds))
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    .where("other.mergedInto", "is", null)
    .where("other.deletedAt", "is", null)
    // A colleague knows that people of one household are several.
    .where(({ eb, or, ref }) =>
      or([
        eb("person.careHouseholdId", "is", null),
        eb("person.careHouseholdId", "is distinct from", ref("other.careHouseholdId")),
      ]),
    )
    .limit(pairLimit);

const folded = (alias: "person" | "other", ...names: ("first_name" | "last_name" | "company_name")[]) =>
  sql`public.folded(${sql.raw(names.map((name) => `${alias}.${name}`).join(" || ' ' || "))})`;
const nameSimilarity = (...names: ("first_name" | "last_name" | "company_name")[]) =>
  sql<number>`public.similarity(${folded("person", ...names)}, ${folded("other", ...names)})`;

/** Pairs with the same name in the same street. */
const listSameNameInStreet = (db: Db, ids: readonly string[]) =>
  selectOthers(db, ids)
    .where("person.street", "<>", "")
    .where(sql<boolean>`lower(other.last_name) = lower(person.last_name)`)
    .where(sql<boolean>`lower(other.street) = lower(person.street)`)
    .where(
      sql<boolean>`${folded("person", "first_name", "company_name")} = ${folded("other", "first_name", "company_name")}`,
    )
    .execute();

/** Pairs whose numbers end alike: with or without a country code, or with another one. */
const listSameNumber = (db: Db, ids: readonly string[]) =>
  selectOthers(db, ids)
    .where(sql<boolean>`length(person.phone_national) >= 8`)
    .where(sql<boolean>`right(other.phone_national, 8) = right(person.phone_national, 8)`)
    .execute();

/** Pairs in one house with names that are nearly equal or have their parts swapped; members of one family do not count. */
const listSimilarNameInHouse = (db: Db, ids: readonly string[]) =>
  selectOthers(db, ids)
    .where("person.street", "<>", "")
    .where(sql<boolean>`lower(other.street) = lower(person.street)`)
    .where(sql<boolean>`lower(other.house_number) = lower(person.house_number)`)
    .where(({ or, and }) => {
      const whole = nameSimilarity("first_name", "last_name", "company_name");
      return or([
        sql<boolean>`${whole} >= 0.9`,
        and([sql<boolean>`${whole} >= 0.55`, sql<boolean>`${nameSimilarity("first_name", "company_name")} >= 0.25`]),
      ]);
    })
    .execute();

/** Finds the pairs of these people again: dismissed pairs stay dismissed, pairs that no longer match are deleted. */
export async function refreshDuplicates(
  db: Tx,
  organisationId: string,
  personIds: readonly string[],
  now: Date,
): Promise<void> {
  if (personIds.length === 0) return;
  const ways = [
    ["name-street", listSameNameInStreet],
    ["phone", listSameNumber],
    ["name-house", listSimilarNameInHouse],
  ] as const;
  const pairs = new Map<string, Pair>();
  for (const [reason, find] of ways)
    for (const { personId, otherId } of await find(db, personIds)) {
      const [oneId = "", twoId = ""] = [personId, otherId].sort();
      const key = `${oneId} ${twoId}`;
      const because = pairs.get(key)?.because ?? [];
      pairs.set(key, { oneId, otherId: twoId, because: because.includes(reason) ? because : [...because, reason] });
    }
  const found = [...pairs.values()];
  await deleteOutdatedPairs(db, personIds, found);
  if (found.length > 0) await insertPairs(db, organisationId, found, now);
}

const idsOf = (pairs: readonly Pair[], name: "oneId" | "otherId") => pairs.map((pair) => pair[name]);

async function deleteOutdatedPairs(db: Tx, personIds: readonly string[], found: readonly Pair[]): Promise<void> {
  const kept = sql<{
    oneId: string;
    otherId: string;
  }>`unnest(${idList(idsOf(found, "oneId"))}, ${idList(idsOf(found, "otherId"))})`;
  await db
    .deleteFrom("careDouble")
    .where("dismissedAt", "is", null)
    .where((eb) => eb.or([eb("oneId", "=", anyOf(personIds)), eb("otherId", "=", anyOf(personIds))]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(kept.as<"kept">(sql`kept(one_id, other_id)`))
            .select("kept.oneId")
            .whereRef("kept.oneId", "=", "careDouble.oneId")
            .whereRef("kept.otherId", "=", "careDouble.otherId"),
        ),
      ),
    )
    .execute();
}

async function insertPairs(db: Tx, organisationId: string, found: readonly Pair[], foundAt: Date): Promise<void> {
  await db
    .insertInto("careDouble")
    .values(found.map((pair) => ({ id: newId(), organisationId, ...pair, foundAt })))
    .onConflict((conflict) =>
      conflict.columns(["oneId", "otherId"]).doUpdateSet(({ ref }) => ({ because: ref("excluded.because") })),
    )
    .execute();
}

/** For people who were deleted or merged. */
export async function deleteDuplicatesOf(db: Tx, personIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom("careDouble")
    .where("dismissedAt", "is", null)
    .where((eb) => eb.or([eb("oneId", "=", anyOf(personIds)), eb("otherId", "=", anyOf(personIds))]))
    .execute();
}

export const countDuplicates = async (db: Db, organisationId: string): Promise<number> =>
  (
    await db
      .selectFrom("careDouble")
      .select(({ fn }) => fn.countAll<number>().as("pairs"))
      .where("organisationId", "=", organisationId)
      .where("dismissedAt", "is", null)
      .executeTakeFirstOrThrow()
  ).pairs;

/** All people, in order of id. */
export const listPersonIdsAfter = (db: Db, last: string | null, limit: number) =>
  db
    .selectFrom("carePerson")
    .select(["id", "organisationId"])
    .where("mergedInto", "is", null)
    .where("deletedAt", "is", null)
    .$if(last !== null, (query) => query.where("id", ">", last ?? ""))
    .orderBy("id")
    .limit(limit)
    .execute();
