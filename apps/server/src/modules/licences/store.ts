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

/** The same licence from the same moment is granted once. */
export async function grantLicence(db: Db, licence: NewLicence, now: Date): Promise<void> {
  await db
    .insertInto("public.licence")
    .values({ id: newId(), ...licence, createdAt: now })
    .onConflict((conflict) => conflict.columns(["organisationId", "module", "fromAt"]).doNothing())
    .execute();
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
