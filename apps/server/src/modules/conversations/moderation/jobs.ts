/** Scheduled work: deleted words are emptied, and what is no longer needed is forgotten. */
import type { JobCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { defineRecurring } from "#kernel/jobs.ts";
import { discardFiles } from "#modules/files/index.ts";
import { emptyComment, findComment, lockComment } from "../store/comments.ts";
import { forgetCases, forgetWords, lockOverdue, markEmptied } from "../store/keeping.ts";
import { kindNamed } from "../subjects.ts";
import { appealableUntil } from "./policy.ts";
import type { Case } from "./types.ts";

const batch = 100;
const day = 24 * 3600 * 1000;
const monthBefore = (now: Date) => new Date(2 * now.getTime() - appealableUntil(now).getTime());
const before = (now: Date, days: number) => new Date(now.getTime() - days * day);

const keep = defineRecurring({
  name: "conversations.keep",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1500, for: "each_network" },
  async run(call) {
    while ((await emptySome(call)) === batch);
    await forgetWords(call.db, before(call.now, 365));
    await forgetCases(call.db, before(call.now, 5 * 365));
  },
});

const emptySome = (call: JobCall): Promise<number> =>
  call.transact(async ({ db, now }) => {
    const overdue = await lockOverdue(db, monthBefore(now), batch);
    for (const row of overdue) {
      if (row.appealOutcome !== "reversed") await empty(db, row, now);
      await markEmptied(db, row.id, now);
    }
    return overdue.length;
  });

async function empty(db: Tx, row: Case, now: Date): Promise<void> {
  if (row.commentId === null) {
    const { subjectId: id, organisationId } = row;
    await kindNamed(row.subjectKind).moderation?.empty?.(db, { id, organisationId }, now);
    return;
  }
  await lockComment(db, row.commentId);
  const comment = await findComment(db, { accountId: row.decidedBy ?? row.id }, row.commentId);
  if (!comment || comment.deletedAt || comment.hiddenBecause !== "staff") return;
  await emptyComment(db, comment, now);
  if (comment.image) await discardFiles(db, [comment.image.id]);
}

export const jobs = [keep];
