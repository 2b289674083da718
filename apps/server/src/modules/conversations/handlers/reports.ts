/** Content reports: residents make them, one for each thing. S1 §3, D §8 */
import { type NewReport, conversations as table } from "@stoep/contract/conversations";
import { v7 as newId } from "uuid";
import type { z } from "zod";
import type { ResidentCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import {
  countReports,
  hideByReports,
  type ModerationTarget,
  openCase,
  targetOfComment,
  targetOfSubject,
} from "../moderation/index.ts";
import { notifyOfReport } from "../notify.ts";
import { commentVerdicts, reportSubjectVerdict } from "../policy.ts";
import { insertReport, listOpenReports } from "../store/reports.ts";
import { findSubject } from "../subjects.ts";
import { viewReport } from "../views.ts";
import { lockVisibleComment } from "../visible-comment.ts";

const pageSize = 50;
const doneAnswer = { done: true } as const;

export const reportHandlers = handle(table, {
  async reportSubject(call) {
    const { actor, db, params, announce } = call;
    const subject = await findSubject(call, null, params.subjectKind, params.subjectId);
    ensure(reportSubjectVerdict(actor, subject.author));
    await subject.kind.moderation?.hold?.(db, subject);
    await reportTarget(call, targetOfSubject(params.subjectKind, subject));
    await notifyOfReport(call, subject, newId());
    await announce(subject.kind.topic, { networkId: actor.network.id, organisationId: subject.organisationId });
    return doneAnswer;
  },

  /** Locks the comment's row, so that of five simultaneous reports exactly the last counts five. */
  async reportComment(call) {
    const { comment, subject } = await lockVisibleComment(call, null, call.params.commentId);
    ensure(commentVerdicts(call.actor, comment, subject).report);
    await reportTarget(call, targetOfComment(comment));
    await notifyOfReport(call, subject, newId());
    await call.announce(subject.kind.topic, subject.announceTo);
    return doneAnswer;
  },

  async listReports(call) {
    const { actor, db, params, query } = call;
    const subject = await findSubject(call, table.listReports.access, params.subjectKind, params.subjectId);
    const found = await listOpenReports(
      db,
      actor.organisation.id,
      subject.id,
      readPageCursor(query.cursor),
      pageSize + 1,
    );
    const { page, next } = cutPage(found, pageSize, ({ createdAt, id }) => [createdAt, id]);
    return { items: page.map(viewReport), next };
  },
});

async function reportTarget(
  call: ResidentCall & { body: z.output<typeof NewReport> },
  target: ModerationTarget,
): Promise<void> {
  const { actor, db, body, now } = call;
  const caseId = await openCase(db, target, now);
  const { targetId, subjectKind, subjectId, commentId, organisationId } = target;
  const isNew = await insertReport(db, {
    id: newId(),
    caseId,
    targetId,
    subjectKind,
    subjectId,
    commentId,
    organisationId,
    ...body,
    residentId: actor.residentId,
    createdAt: now,
  });
  if (!isNew) refuse("already_exists");
  await hideByReports(call, target, await countReports(db, caseId));
}
