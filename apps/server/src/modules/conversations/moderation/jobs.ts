/** Scheduled work: deleted words are emptied, and what is no longer needed is forgotten. */
import { daysBefore } from "@stoep/contract/kernel";
import type { JobCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { discardFiles } from "#modules/files/index.ts";
import { emptyComment, findComment, lockComment } from "../store/comments.ts";
import { kindNamed } from "../subjects.ts";
import type { ModerationCase } from "./case.ts";
import { appealableUntil } from "./policy.ts";
import { deleteOldCases, deleteOldWords, lockOverdueCases, markCaseEmptied } from "./store/retention.ts";

const batch = 100;
const monthBefore = (now: Date) => new Date(2 * now.getTime() - appealableUntil(now).getTime());

const expireModeration = defineRecurring({
  name: "conversations.keep",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1500, for: "each_network" },
  async run(call) {
    await inBatches(call, batch, () => emptyOverdue(call));
    await deleteOldWords(call.db, daysBefore(call.now, 365));
    await deleteOldCases(call.db, daysBefore(call.now, 5 * 365));
  },
});

const emptyOverdue = (call: JobCall): Promise<number> =>
  call.transact(async (inside) => {
    const { db, now } = inside;
    const overdue = await lockOverdueCases(db, monthBefore(now), batch);
    for (const row of overdue) {
      if (row.appealOutcome !== "reversed") await emptyTarget(inside, row);
      await markCaseEmptied(db, row.id, now);
    }
    return overdue.length;
  });

async function emptyTarget(call: JobCall<Tx>, row: ModerationCase): Promise<void> {
  const { db, now } = call;
  if (row.commentId === null) {
    const { subjectId: id, organisationId } = row;
    await kindNamed(call, row.subjectKind).moderation?.empty?.(db, { id, organisationId }, now);
    return;
  }
  await lockComment(db, row.commentId);
  const comment = await findComment(db, { accountId: row.decidedBy ?? row.id }, row.commentId);
  if (!comment || comment.deletedAt || comment.hiddenBecause !== "staff") return;
  await emptyComment(db, comment, now);
  if (comment.image) await discardFiles(db, [comment.image.id]);
}

export const jobs = [expireModeration];
