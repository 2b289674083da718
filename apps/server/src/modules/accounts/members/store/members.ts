/** Members, always selected by organisation too, so that those of another are never found. */

import type { Levels } from "@stoep/contract/accounts";
import type { MembershipType } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { after, like } from "#kernel/page.ts";
import { fullName, fullNameOrNone } from "#kernel/sql/full-name.ts";
import { preparedQueryByShape } from "#kernel/sql/prepared-query.ts";
import { saysWords } from "#kernel/word-search.ts";

export interface MemberFilter {
  state: "accepted" | "pending";
  search?: string | undefined;
}
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

function selectMembers(db: Db, organisationId: string) {
  return db
    .selectFrom("public.membership as m")
    .innerJoin("public.account as a", "a.id", "m.accountId")
    .leftJoin("public.accountProfile as p", "p.accountId", "a.id")
    .select((eb) => [
      "m.id",
      "m.accountId",
      "m.type",
      "m.networkLevel",
      "m.participationLevel",
      "m.careLevel",
      "m.createdAt",
      "m.lastUsedAt",
      "a.firstName",
      "a.lastName",
      "a.email",
      "a.language",
      "p.jobTitle",
      "p.pictureSha256",
      eb.exists(eb.selectFrom("public.factor").select("id").whereRef("accountId", "=", "a.id")).as("hasSecondFactor"),
      sql<string>`lower(a.first_name)`.as("firstKey"),
      sql<string>`lower(a.last_name)`.as("lastKey"),
    ])
    .where("m.organisationId", "=", organisationId);
}

/** By name, after the given place; pending members are listed separately. */
export function listMembers(
  db: Db,
  organisationId: string,
  { state, search }: MemberFilter,
  place: [string, string, string] | null,
  limit: number,
) {
  return selectMembers(db, organisationId)
    .where("m.type", state === "pending" ? "=" : "<>", "pending")
    .$if(Boolean(search), (query) => query.where(saysWords(sql`${fullName("a")} || ' ' || a.email`, search)))
    .where(after(sql`(lower(a.first_name), lower(a.last_name), m.id)`, "asc", place))
    .orderBy("firstKey")
    .orderBy("lastKey")
    .orderBy("m.id")
    .limit(limit)
    .execute();
}

/** Members whose name or address contains each word, or nearly; an organisation has few members, so they are compared one by one. */
export function searchMembers(db: Db, organisationId: string, words: readonly SearchWord[], limit: number) {
  const valuesOf = ({ typed, slips }: SearchWord) => [like.word(typed), ...(slips.length > 0 ? [typed, slips] : [])];
  const mistyped = words.map(({ slips }) => slips.length > 0);
  return memberSearch({ mistyped, limit }, db, organisationId, ...words.flatMap(valuesOf));
}

/** `values`: for each word its pattern; for a mistyped word also the word itself and its variants with one slip. */
const memberSearch = preparedQueryByShape(
  ({ mistyped, limit }: { mistyped: boolean[]; limit: number }) =>
    (db, organisationId: string, ...values: (string | readonly string[])[]) => {
      const members = db
        .selectFrom("public.membership as m")
        .innerJoin("public.account as a", "a.id", "m.accountId")
        .select(["m.id", "a.email", fullNameOrNone("a").as("name")])
        .select(sql<string>`public.folded(${fullName("a")} || ' ' || a.email)`.as("said"))
        .where("m.organisationId", "=", organisationId)
        .where("m.type", "<>", "pending")
        .offset(sql.lit(0));
      const left = [...values];
      // Whole words with one slip, or with most of their trigrams in common.
      const has = mistyped.map((isMistyped) => {
        const isTyped = sql<boolean>`said like ${left.shift()}`;
        const typed = isMistyped ? left.shift() : "";
        return isMistyped
          ? sql<boolean>`(${isTyped} or string_to_array(btrim(said), ' ') && ${left.shift()}::text[]
              or public.strict_word_similarity(${typed}, said) >= ${sql.lit(similarityMin)})`
          : isTyped;
      });
      return db
        .selectFrom(members.as("member"))
        .select(["id", "email", "name"])
        .where(({ and }) => and(has))
        .orderBy("name")
        .orderBy("id")
        .limit(limit);
    },
);

/** The share of a word's trigrams that must match. */
const similarityMin = 0.5;
interface SearchWord {
  typed: string;
  slips: readonly string[];
}

export function findMember(db: Db, organisationId: string, membershipId: string): Promise<MemberRow | undefined> {
  return selectMembers(db, organisationId).where("m.id", "=", membershipId).executeTakeFirst();
}

/** Serialises changes of an organisation's members, so that two owners cannot remove each other. */
export async function lockOrganisation(db: Tx, organisationId: string): Promise<void> {
  await db
    .selectFrom("public.organisation")
    .select("id")
    .where("id", "=", organisationId)
    // Does not block transactions that only refer to the row.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** An owner who can sign in. */
export async function isOwner(db: Db, organisationId: string, membershipId: string): Promise<boolean> {
  const found = await selectOwners(db, organisationId).where("m.id", "=", membershipId).executeTakeFirst();
  return found !== undefined;
}

/** Owners who can sign in. Two are enough to know whether one of them may leave. */
export async function listOwnerIds(db: Db, organisationId: string): Promise<string[]> {
  const owners = await selectOwners(db, organisationId).limit(2).execute();
  return owners.map(({ id }) => id);
}

function selectOwners(db: Db, organisationId: string) {
  return db
    .selectFrom("public.membership as m")
    .innerJoin("public.account as a", "a.id", "m.accountId")
    .select("m.id")
    .where("m.organisationId", "=", organisationId)
    .where("m.type", "=", "owner")
    .where("a.disabledAt", "is", null);
}

export async function updateMember(
  db: Db,
  membershipId: string,
  { type, levels }: { type: MembershipType; levels: Levels },
): Promise<void> {
  await db
    .updateTable("public.membership")
    .set({ type, networkLevel: levels.network, participationLevel: levels.participation, careLevel: levels.care })
    .where("id", "=", membershipId)
    .execute();
}

/** Sessions in which it was active continue without a place. */
export async function deleteMember(db: Db, membershipId: string): Promise<void> {
  await db.deleteFrom("public.membership").where("id", "=", membershipId).execute();
}

/** Which of the addresses already belong to a member; pending ones do not count. */
export async function listMemberAddresses(db: Db, organisationId: string, emails: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("public.membership as m")
    .innerJoin("public.account as a", "a.id", "m.accountId")
    .select("a.email")
    .where("m.organisationId", "=", organisationId)
    .where("m.type", "<>", "pending")
    .where("a.email", "in", emails)
    .execute();
  return rows.map(({ email }) => email);
}

/** Admits a new or pending member; an existing one stays as they are. Returns whether anything changed. */
export async function admitMember(
  db: Db,
  member: { id: string; accountId: string; organisationId: string; type: MembershipType; levels: Levels },
  now: Date,
): Promise<boolean> {
  const { levels, ...rest } = member;
  const place = { networkLevel: levels.network, participationLevel: levels.participation, careLevel: levels.care };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("public.membership")
    .values({ ...rest, ...place, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(["accountId", "organisationId"])
        .doUpdateSet({ type: rest.type, ...place })
        .where("public.membership.type", "=", "pending"),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
