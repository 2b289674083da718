/** Recent decisions of the city of Gent about where people live. */

import { dayMs, daysBefore } from "@stoep/contract/kernel";
import { staffId } from "./people.ts";
import { insertAll, type Site } from "./site.ts";

const confirmedLately = 9;

/** Chosen among those who have waited longest. */
const declined = [
  { daysAgo: 4, reason: "Op dit adres kennen wij niemand met deze naam. Breng een bewijs mee naar de balie." },
  { daysAgo: 17, reason: "Dit is het adres van een winkel. Kies het adres waar u woont." },
] as const;

export async function insertResidenceDecisions({ trx, now, city }: Site): Promise<void> {
  if (city !== "gent") return;
  const decidedBy = staffId("ada");
  const confirmed = await trx
    .selectFrom("resident")
    .select(["id", "provenAt"])
    .where("provenAt", "is not", null)
    .where("provenAt", "<", new Date(now.getTime() - dayMs / 4))
    .orderBy("provenAt", "desc")
    .orderBy("id")
    .limit(confirmedLately)
    .execute();
  const waiting = await trx
    .selectFrom("resident")
    .select("id")
    .where("provenAt", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .limit(declined.length)
    .execute();
  await insertAll(trx, "residenceDecision", [
    ...confirmed.map(({ id, provenAt }) => ({
      residentId: id,
      decision: "confirmed" as const,
      reason: "",
      decidedBy,
      decidedAt: provenAt ?? now,
    })),
    ...waiting.map(({ id }, place) => ({
      residentId: id,
      decision: "declined" as const,
      reason: declined[place]?.reason ?? "",
      decidedBy,
      decidedAt: daysBefore(now, declined[place]?.daysAgo ?? 0),
    })),
  ]);
}
