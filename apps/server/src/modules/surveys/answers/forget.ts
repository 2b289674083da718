/** Who answered, what ties an answer to them, and who was reminded, which tells who had not. D §12 */
import type { Tx } from "#kernel/database.ts";
import { forgetReminders } from "./remind.ts";
import { deleteRightsOfEnded, type ForgettingMoment } from "./store/rights.ts";

/** Of surveys that ended 30 days ago. Returns of how many. */
export async function forgetWhoAnswered(db: Tx, forgetting: ForgettingMoment, limit: number): Promise<number> {
  const surveyIds = await deleteRightsOfEnded(db, forgetting, limit);
  await forgetReminders(db, surveyIds);
  return surveyIds.length;
}
