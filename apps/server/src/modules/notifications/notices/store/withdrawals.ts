/** Notices about something that was deleted: they stay if they also count other things. */

import type { Language } from "@stoep/contract/kernel";
import type { NoticeKind } from "@stoep/contract/notifications";
import { type AliasableExpression, type Expression, sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";

/** In the order in which they came. */
const remainingPeople = (ids: readonly string[]): Expression<string[]> =>
  sql`array(select p.id from unnest(people) with ordinality as p(id, place) where p.id <> all(${idList(ids)}) order by p.place)`;
/** The ones that no mail has named are the last. */
const countUnmailed = (ids: readonly string[]): Expression<number> =>
  sql`(select count(*)::integer from unnest(people) with ordinality as p(id, place)
    where p.id <> all(${idList(ids)}) and p.place > cardinality(people) - unmailed)`;

const withoutPeople = (ids: readonly string[]) => {
  const isLeft = sql<boolean>`${countUnmailed(ids)} > 0`;
  return {
    people: remainingPeople(ids),
    total: sql<number>`greatest(1, total - (cardinality(people) - cardinality(${remainingPeople(ids)})))`,
    unmailed: countUnmailed(ids),
    mailAs: sql<"at-once" | "daily" | "weekly" | null>`case when ${isLeft} then mail_as end`,
    mailAt: sql<Date | null>`case when ${isLeft} then mail_at end`,
  };
};

/**
 * Notices about these things, locked in the order in which notices are created: each with the latest of the other things that it
 * counts.
 */
export async function lockNoticesAbout(db: Tx, ids: readonly string[], kinds: readonly NoticeKind[], limit: number) {
  return await db
    .selectFrom("notice")
    .innerJoin("public.account as person", "person.id", "notice.accountId")
    .select(["notice.id", sql<Language>`person.language`.as("language")])
    .select(sql<string | null>`(${remainingPeople(ids)})[cardinality(${remainingPeople(ids)})]`.as("next"))
    .where("notice.objectId", "=", anyOf(ids))
    .where("notice.kind", "in", [...kinds])
    .orderBy("notice.readerId")
    .limit(limit)
    .modifyEnd(sql`for update of notice`)
    .execute();
}

export async function deleteNotices(db: Tx, noticeIds: readonly string[]): Promise<void> {
  if (noticeIds.length === 0) return;
  await db.deleteFrom("notice").where("id", "=", anyOf(noticeIds)).execute();
}

/** Points each notice at the latest remaining thing, with its title. The rows must be locked. */
export async function pointAtNext(
  db: Tx,
  gone: readonly string[],
  notices: readonly { id: string; next: string; title: string }[],
): Promise<void> {
  if (notices.length === 0) return;
  const rows = sql<{ id: string; next: string; title: string }>`jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)`;
  await db
    .updateTable("notice")
    .from(rows.as<"n">(sql`n(id uuid, next uuid, title text)`))
    .whereRef("notice.id", "=", "n.id")
    .set(withoutPeople(gone))
    .set({
      objectId: sql<string>`n.next`,
      eventId: sql<string>`n.next`,
      details: sql<Record<string, string>>`details || jsonb_build_object('title', n.title)`,
      pushAt: null,
    })
    .execute();
}

/** Removes a thing from unread notices that count others too, for all their readers. */
export async function removeFromAll(
  db: Tx,
  gone: readonly string[],
  { kind, mergeId }: { kind: NoticeKind; mergeId: string },
  readers: AliasableExpression<{ readerId: string }>,
): Promise<void> {
  const about = db
    .selectFrom(readers.as("r"))
    .innerJoin("notice", "notice.readerId", "r.readerId")
    .where("notice.kind", "=", kind)
    .where("notice.mergeId", "=", mergeId)
    .where(sql<boolean>`notice.is_open and notice.read_at is null and notice.people && ${idList(gone)}`)
    .where(sql<boolean>`notice.object_id <> all(${idList(gone)})`)
    .select("notice.id")
    .orderBy("notice.readerId")
    .modifyEnd(sql`for update of notice`);
  await db.updateTable("notice").set(withoutPeople(gone)).where("id", "in", about).execute();
}
