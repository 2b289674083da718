/** Which SQL. */
import type { Module } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { Db } from "#kernel/database.ts";

export interface NewLicence {
  organisationId: string;
  module: Module;
  level: "essential" | "premium" | "oneoff";
  fromAt: Date;
  /** null: without end. */
  untilAt: Date | null;
  /** What a one-off licence covers: one of them. */
  neighbourhoodIds?: string[];
  projectId?: string;
  surveyId?: string;
}

/** The same licence from the same moment is granted once: null when it was there. */
export async function grantLicence(db: Db, licence: NewLicence, now: Date): Promise<string | null> {
  const granted = await db
    .insertInto("public.licence")
    .values({ id: newId(), ...licence, createdAt: now })
    .onConflict((conflict) => conflict.columns(["organisationId", "module", "fromAt"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return granted?.id ?? null;
}

/** Until the end of the transaction nobody else changes it. */
export function lockLicence(db: Db, id: string) {
  return db
    .selectFrom("public.licence")
    .select(["id", "organisationId", "module", "level", "fromAt", "untilAt"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setLicenceEnd(db: Db, id: string, untilAt: Date | null): Promise<void> {
  await db.updateTable("public.licence").set({ untilAt }).where("id", "=", id).execute();
}

/** For one that never held. */
export async function deleteLicence(db: Db, id: string): Promise<void> {
  await db.deleteFrom("public.licence").where("id", "=", id).execute();
}

/** By module, the newest first. */
export function licencesOf(db: Db, organisationId: string) {
  return db
    .selectFrom("public.licence")
    .select(["id", "module", "level", "fromAt", "untilAt", "neighbourhoodIds", "projectId", "surveyId"])
    .where("organisationId", "=", organisationId)
    .orderBy("module")
    .orderBy("fromAt", "desc")
    .execute();
}
