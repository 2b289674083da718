/** One row for each organisation that uses care: its settings, and the number of its latest ticket. */
import { randomInt } from "node:crypto";
import type { CareSettingsDraft } from "@stoep/contract/care";
import { type Insertable, sql } from "kysely";
import type { z } from "zod";
import { type Db, json, type Tx } from "#kernel/database.ts";
import type { CareConsentTable } from "../../../../schema/db.types.ts";

export const findSettings = (db: Db, organisationId: string) =>
  db.selectFrom("careSetting").selectAll().where("organisationId", "=", organisationId).executeTakeFirst();

/** Creates the row if needed and locks it, so that limits of the organisation are checked one at a time. */
export async function lockSettings(db: Tx, organisationId: string, now: Date) {
  await db
    .insertInto("careSetting")
    .values({ organisationId, updatedAt: now })
    .onConflict((conflict) => conflict.column("organisationId").doNothing())
    .execute();
  return db
    .selectFrom("careSetting")
    .selectAll()
    .where("organisationId", "=", organisationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateSettings(
  db: Tx,
  organisationId: string,
  { formIntro, formConsent, ...changed }: z.output<typeof CareSettingsDraft> & { updatedAt: Date },
): Promise<void> {
  await db
    .updateTable("careSetting")
    .set({ ...changed, formIntro: json(formIntro), formConsent: json(formConsent) })
    .where("organisationId", "=", organisationId)
    .execute();
}

/**
 * Each number is left out with the chance of a coin, so that a gap says nothing about a ticket that somebody may not see: with or
 * without such tickets the gaps look alike.
 */
function numbersAhead(): number {
  let ahead = 1;
  while (randomInt(2) === 0) ahead += 1;
  return ahead;
}

/** The number of the next ticket. Concurrent callers wait for this row. */
export async function nextTicketNumber(db: Tx, organisationId: string, now: Date): Promise<number> {
  const ahead = numbersAhead();
  const { lastNumber } = await db
    .insertInto("careSetting")
    .values({ organisationId, lastNumber: ahead, updatedAt: now })
    .onConflict((conflict) =>
      conflict.column("organisationId").doUpdateSet((eb) => ({ lastNumber: eb("careSetting.lastNumber", "+", ahead) })),
    )
    .returning("lastNumber")
    .executeTakeFirstOrThrow();
  return lastNumber;
}

/** The consent texts that senders of the form agree to now, one of each language. */
export const listConsents = (db: Db, organisationId: string) =>
  db
    .selectFrom("careConsent as consent")
    .innerJoin("careSetting as setting", "setting.organisationId", "consent.organisationId")
    .distinctOn("consent.language")
    .select(["consent.language", "consent.version", "consent.text", "consent.since"])
    .where("consent.organisationId", "=", organisationId)
    .whereRef("consent.text", "=", sql<string>`setting.form_consent ->> consent.language`)
    .orderBy("consent.language")
    .orderBy("consent.version", "desc")
    .execute();

/** In the order given, numbered after all earlier ones. The settings must be locked, so that versions are consecutive. */
export async function insertConsents(
  db: Tx,
  organisationId: string,
  texts: readonly Pick<Insertable<CareConsentTable>, "language" | "text" | "since">[],
): Promise<void> {
  const { last } = await db
    .selectFrom("careConsent")
    .select(({ fn }) => fn.coalesce(fn.max("version"), sql.lit(0)).as("last"))
    .where("organisationId", "=", organisationId)
    .executeTakeFirstOrThrow();
  const rows = texts.map((text, index) => ({ ...text, organisationId, version: last + index + 1 }));
  if (rows.length > 0) await db.insertInto("careConsent").values(rows).execute();
}
