/** When a day is over nobody knows any more which answers somebody entered from paper; the log has how many. D §12 */
import { dayAt } from "@stoep/contract/kernel";
import type { JobCall } from "#kernel/call.ts";
import { nobodySignedIn, recordAll } from "#modules/audit/index.ts";
import { closeEntries } from "./store.ts";

/** Returns how many entries were forgotten. */
export async function closePaperDays(call: JobCall, limit: number): Promise<number> {
  return call.transact(async ({ db, now, network, log }) => {
    if (network === null) return 0;
    const { counted, closed } = await closeEntries(db, dayAt(now, network.timeZone), limit);
    for (const { id, title, organisationId, day, name, number } of counted)
      await recordAll({ db, now, log, ...nobodySignedIn, actorName: name ?? "" }, [
        {
          action: "surveys.enterPaper",
          subject: { kind: "survey", id, name: title },
          new: { day, paperAnswers: number },
          organisationId,
          networkId: network.id,
        },
      ]);
    return closed;
  });
}
