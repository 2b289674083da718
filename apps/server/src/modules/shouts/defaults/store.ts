/** Default handlers, and new messages that wait. */
import type { DefaultHandlersDraft, ShoutKind } from "@stoep/contract/shouts";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";
import { fullNameOrNone } from "#kernel/sql/full-name.ts";
import type { members } from "#modules/accounts/index.ts";

/** Those for all neighbourhoods first, then by name. */
export const listDefaultHandlers = (db: Db, organisationId: string) =>
  db
    .selectFrom("shoutDefaultHandler as chosen")
    .innerJoin("public.account as person", "person.id", "chosen.accountId")
    .leftJoin("neighbourhood as place", "place.id", "chosen.neighbourhoodId")
    .select(["chosen.neighbourhoodId", "chosen.kind", "chosen.accountId", "place.name as neighbourhood"])
    .select(fullNameOrNone("person").as("name"))
    .where("chosen.organisationId", "=", organisationId)
    .orderBy("place.name", (order) => order.asc().nullsFirst())
    .orderBy("chosen.kind", (order) => order.asc().nullsFirst())
    .execute();

/** The account that hears first of a message: chosen for its neighbourhood and kind, its neighbourhood, its kind, or all. */
export async function findDefaultHandler(
  db: Db,
  { organisationId, neighbourhoodId, kind }: { organisationId: string; neighbourhoodId: string; kind: ShoutKind },
): Promise<string | null> {
  const row = await db
    .selectFrom("shoutDefaultHandler")
    .select("accountId")
    .where("organisationId", "=", organisationId)
    .where((eb) => eb.or([eb("neighbourhoodId", "is", null), eb("neighbourhoodId", "=", neighbourhoodId)]))
    .where((eb) => eb.or([eb("kind", "is", null), eb("kind", "=", kind)]))
    .orderBy(sql`neighbourhood_id is null`)
    .orderBy(sql`kind is null`)
    .limit(1)
    .executeTakeFirst();
  return row?.accountId ?? null;
}

export async function replaceDefaultHandlers(
  db: Tx,
  organisationId: string,
  items: DefaultHandlersDraft["items"],
): Promise<void> {
  await db.deleteFrom("shoutDefaultHandler").where("organisationId", "=", organisationId).execute();
  if (items.length === 0) return;
  await db
    .insertInto("shoutDefaultHandler")
    .values(items.map((item) => ({ id: newId(), organisationId, ...item })))
    .execute();
}

/** Named by the neighbourhood; for all of them without a name. */
export const selectChosen = (db: Db, { accountId, organisationId }: members.Leaver) =>
  db
    .selectFrom("shoutDefaultHandler")
    .leftJoin("neighbourhood as place", "place.id", "shoutDefaultHandler.neighbourhoodId")
    .select("shoutDefaultHandler.id")
    .select(({ fn, ref }) => fn.coalesce(ref("place.name"), sql<string>`''`).as("name"))
    .where("shoutDefaultHandler.organisationId", "=", organisationId)
    .where("shoutDefaultHandler.accountId", "=", accountId);

export async function passOn(db: Tx, { accountId, organisationId }: members.Leaver, to: string | null): Promise<void> {
  const own = { accountId, organisationId };
  if (to === null) {
    await db
      .deleteFrom("shoutDefaultHandler")
      .where("organisationId", "=", own.organisationId)
      .where("accountId", "=", own.accountId)
      .execute();
    return;
  }
  await db
    .updateTable("shoutDefaultHandler")
    .set({ accountId: to })
    .where("organisationId", "=", own.organisationId)
    .where("accountId", "=", own.accountId)
    .execute();
}

/** New messages that arrived by then, each once: marked as reminded of. */
export function takeWaiting(db: Tx, arrivedBy: Date, now: Date, limit: number) {
  const due = db
    .selectFrom("shout")
    .select("id")
    .where("status", "=", sql.lit("new" as const))
    .where("remindedAt", "is", null)
    .where("arrivedAt", "is not", null)
    .where("withdrawnAt", "is", null)
    .where("hiddenAt", "is", null)
    .where("arrivedAt", "<=", arrivedBy)
    .orderBy("arrivedAt")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("shout")
    .set({ remindedAt: now })
    .where("id", "in", due)
    .returning(["id", "title", "kind", "neighbourhoodId", "organisationId", "assigneeId"])
    .execute();
}
