/** Expiring certificates and checks of helpers who can be asked. */

import type { Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

/** Those that expire from `today` until that day and were not announced yet. */
export const lockEndingCertificates = (db: Tx, { today, until }: { today: string; until: string }, limit: number) =>
  db
    .selectFrom("careCertificate as certificate")
    .innerJoin("careHelper as helper", "helper.personId", "certificate.personId")
    .innerJoin("carePerson as person", "person.id", "certificate.personId")
    .select(["certificate.id", "certificate.name", "certificate.personId", "helper.organisationId"])
    .select(["person.firstName", "person.lastName", "person.companyName"])
    .where("certificate.remindedAt", "is", null)
    .where("certificate.untilOn", "<=", until)
    .where("certificate.untilOn", ">=", today)
    .where("helper.status", "=", "accepted")
    .where("person.suspendedAt", "is", null)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    .orderBy("certificate.untilOn")
    .limit(limit)
    .forUpdate("certificate")
    .skipLocked()
    .execute();

export async function markCertificatesReminded(db: Tx, certificateIds: readonly string[], now: Date): Promise<void> {
  await db.updateTable("careCertificate").set({ remindedAt: now }).where("id", "=", anyOf(certificateIds)).execute();
}
