/** The progress of the deliveries about one subject. */
import { recordOf, sumOf } from "@stoep/contract/kernel";
import { type Channel, channels, type DeliveryProgress } from "@stoep/contract/notifications";
import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { Database } from "../../../../schema/db.types.ts";

export type DeliveryCounts = Record<keyof DeliveryProgress, number>;

/** null for a channel with no deliveries about the subject, or whose deliveries were deleted. One statement. */
export async function countDeliveries(db: Db, subjectId: string): Promise<Record<Channel, DeliveryCounts | null>> {
  const rows = await db
    .selectFrom("public.delivery")
    .select(({ fn }) => ["channel", "state", fn.countAll<number>().as("count")])
    .select((eb) => countRepeated(eb).as("repeated"))
    .where("subjectId", "=", subjectId)
    .groupBy(["channel", "state"])
    .execute();
  const of = (channel: Channel) => countByState(rows.filter((row) => row.channel === channel));
  return recordOf(channels, of);
}

const countRepeated = (eb: ExpressionBuilder<Database, "public.delivery">) =>
  sql<number>`count(*) filter (where ${eb.ref("isRepeated")})::integer`;

function countByState(rows: { state: string; count: number; repeated: number }[]): DeliveryCounts | null {
  if (rows.length === 0) return null;
  const of = (...states: string[]) =>
    sumOf(
      rows.filter(({ state }) => states.includes(state)),
      ({ count }) => Number(count),
    );
  return {
    total: of("queued", "sending", "accepted", "failed", "unknown"),
    waiting: of("queued", "sending"),
    accepted: of("accepted"),
    failed: of("failed"),
    uncertain: of("unknown"),
    repeated: sumOf(rows, ({ repeated }) => repeated),
  };
}
