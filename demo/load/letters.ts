/** Letters with codes that the city of Gent had printed. Nobody has the codes: the stored hashes are of random values. */

import { randomBytes } from "node:crypto";
import { daysAfter, daysBefore } from "@stoep/contract/kernel";
import type { Tx } from "../../apps/server/src/kernel/database.ts";
import { gentAreas } from "../places.ts";
import { stableId } from "../stable-id.ts";
import { organisationId, staffId } from "./people.ts";
import type { GroundIds } from "./posts.ts";
import { insertAll, type Site } from "./site.ts";

const validDays = 42;

/** Where, how long ago, for how many households, and in which state. */
const printed = [
  { area: "muide", daysAgo: 190, households: 64, isReprint: false, state: "done", codes: false },
  { area: "rabot", daysAgo: 75, households: 41, isReprint: false, state: "done", codes: false },
  { area: "rabot", daysAgo: 33, households: 23, isReprint: true, state: "done", codes: true },
  { area: "ledeberg", daysAgo: 9, households: 30, isReprint: false, state: "failed", codes: false },
  { area: "ledeberg", daysAgo: 9, households: 30, isReprint: false, state: "done", codes: true },
] as const;

export async function insertLetters({ trx, now, city }: Site, { areas }: GroundIds): Promise<void> {
  if (city !== "gent") return;
  const batches = printed.map(({ area, daysAgo, codes, ...batch }, index) => ({
    ...batch,
    id: stableId("letters", String(index)),
    organisationId: organisationId("stad-gent"),
    neighbourhoodId: areas.get(gentAreas[area]) ?? "",
    streetId: null,
    parts: batch.state === "done" ? 1 : 0,
    filesUntil: null,
    requestedBy: staffId("ada"),
    createdAt: new Date(daysBefore(now, daysAgo).getTime() + index * 60_000),
  }));
  await insertAll(trx, "letterBatch", batches);
  for (const [index, { codes }] of printed.entries()) {
    const batch = batches[index];
    if (!batch || !codes) continue;
    const printedAt = batch.createdAt;
    const expiresAt = daysAfter(printedAt, validDays);
    const waiting = await listWaiting(trx, batch.neighbourhoodId, printedAt);
    const codeHash = () => randomBytes(32).toString("base64url");
    await insertAll(
      trx,
      "letterCode",
      waiting.map((householdId) => ({ householdId, codeHash: codeHash(), printedAt, expiresAt })),
    );
  }
}

/** Households that existed at the time and have no proven resident. */
async function listWaiting(trx: Tx, neighbourhoodId: string, at: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom("resident")
    .select("householdId")
    .where("neighbourhoodId", "=", neighbourhoodId)
    .groupBy("householdId")
    .having((eb) => eb(eb.fn.count("provenAt"), "=", 0))
    .having((eb) => eb(eb.fn.min("createdAt"), "<", at))
    .execute();
  return rows.map(({ householdId }) => householdId);
}
