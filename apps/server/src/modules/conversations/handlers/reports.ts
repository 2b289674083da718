/** Content reports: residents make them, one for each thing. S1 §3, D §8 */
import { type NewReport, conversations as table } from "@stoep/contract/conversations";
import { v7 as newId } from "uuid";
import type { z } from "zod";
import type { Resident } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { hideByReports } from "../moderation/deciding.ts";
import type { Target } from "../moderation/types.ts";
import { verdicts } from "../policy.ts";
import { countReports, openCase, targetOfComment, targetOfSubject } from "../store/cases.ts";
import { insertReport, listOpenReports } from "../store/reports.ts";
import { findSubject } from "../subjects.ts";
import { tellReport } from "../telling.ts";
import { viewReport } from "../views.ts";
import { lockVisible } from "./comments.ts";

const pageSize = 50;
const done = { done: true } as const;

export const reportHandlers = handle(table, {
  async reportSubject(call) {
    const { actor, db, params, announce } = call;
    const subject = await findSubject(call, null, params.subjectKind, params.subjectId);
    await subject.kind.moderation?.hold?.(db, subject);
    await report(call, targetOfSubject(params.subjectKind, subject));
    await tellReport(call, subject, newId());
    await announce(subject.kind.topic, { networkId: actor.network.id, organisationId: subject.organisationId });
    return done;
  },

  /** Locks the comment's row, so that of five simultaneous reports exactly the last counts five. */
  async reportComment(call) {
    const { comment, subject } = await lockVisible(call, null, call.params.commentId);
    ensure(verdicts(call.actor, comment, subject).report);
    await report(call, targetOfComment(comment));
    await tellReport(call, subject, newId());
    await call.announce(subject.kind.topic, subject.announceTo);
    return done;
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

async function report(
  call: RouteCall<Resident, Tx> & { body: z.output<typeof NewReport> },
  target: Target,
): Promise<void> {
  const { actor, db, body, now } = call;
  const caseId = await openCase(db, target, now);
  const { targetId, subjectKind, subjectId, commentId, organisationId } = target;
  const isNew = await insertReport(db, {
    id: newId(),
    ...{ caseId, targetId, subjectKind, subjectId, commentId, organisationId, ...body },
    residentId: actor.residentId,
    createdAt: now,
  });
  if (!isNew) refuse("already_exists");
  await hideByReports(call, target, await countReports(db, caseId));
}
