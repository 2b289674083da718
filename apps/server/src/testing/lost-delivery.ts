import type { Town } from "./town.ts";

/** The queued message about the subject is cut off after its last word: nobody knows whether it arrived. */
export async function loseDelivery(town: Town, subjectId: string): Promise<void> {
  await town.db
    .updateTable("public.delivery")
    .set({ state: "unknown", attempts: 1, leaseEpoch: 1, settledAt: town.clock.now() })
    .where("subjectId", "=", subjectId)
    .where("state", "=", "queued")
    .execute();
}
