/** Decisions about content that the reader wrote. */
import type { ReportReason } from "@stoep/contract/conversations";
import { type Expression, type SqlBool, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Db } from "#kernel/database.ts";
import { nobodyId } from "#kernel/sql/counters.ts";

/** Part of a larger statement: for the author, the decision that keeps their content hidden. */
export const selectOwnDecision = (
  db: Db,
  targetId: Expression<string>,
  residentId: string | undefined,
  isHidden: Expression<SqlBool>,
) =>
  jsonObjectFrom(
    db
      .selectFrom("moderationCase as own")
      .select(["own.id", "own.ground", "own.reason", "own.appealOutcome"])
      .select((eb) => eb.ref("own.decision").as("decision"))
      .select([sql<string>`own.decided_at`.as("decidedAt"), sql<string | null>`own.appealed_at`.as("appealedAt")])
      .where("own.targetId", "=", targetId)
      .where("own.authorResidentId", "=", residentId ?? nobodyId)
      .where("own.decision", "in", ["hidden", "deleted"])
      .where("own.undoneAt", "is", null)
      .where(isHidden)
      .orderBy("own.decidedAt", "desc")
      .limit(1),
  );

/** For hidden content. */
export async function findOwnDecision(
  db: Db,
  residentId: string,
  targetId: string,
): Promise<OwnDecisionColumns | null> {
  const found = await db
    .selectNoFrom(({ val }) => selectOwnDecision(db, val(targetId), residentId, sql`true`).as("decision"))
    .executeTakeFirstOrThrow();
  return found.decision;
}

export interface OwnDecisionColumns {
  id: string;
  decision: "kept" | "hidden" | "deleted" | null;
  ground: ReportReason | null;
  reason: string;
  decidedAt: string | Date | null;
  appealedAt: string | Date | null;
  appealOutcome: "upheld" | "reversed" | null;
}
