/** Content reports: residents make them, staff of the organisation that answers settle them. S1 §3, D §8 */
import { conversations as table } from "@stoep/contract/conversations";
import { v7 as newId } from "uuid";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { verdicts } from "../policy.ts";
import { reportsThatHide } from "../rules.ts";
import { hide } from "../store/comments.ts";
import {
  countReportingHouseholds,
  findReportKind,
  insertReport,
  listOpenReports,
  settleReport as settle,
} from "../store/reports.ts";
import { findSubject, kindNamed, nameOfSubject, subjectVerdict } from "../subjects.ts";
import { viewReport } from "../views.ts";
import { lockVisible } from "./comments.ts";

const pageSize = 50;
const done = { done: true } as const;

export const reportHandlers = handle(table, {
  async reportSubject(call) {
    const { actor, db, params, body, now, announce } = call;
    const subject = await findSubject(call, null, params.subjectKind, params.subjectId);
    const isNew = await insertReport(db, {
      id: newId(),
      subjectKind: params.subjectKind,
      subjectId: subject.id,
      targetId: subject.id,
      organisationId: subject.organisationId,
      residentId: actor.residentId,
      ...body,
      createdAt: now,
    });
    if (!isNew) refuse("already_exists");
    await announce(subject.kind.topic, { networkId: actor.network.id, organisationId: subject.organisationId });
    return done;
  },

  /** The comment's row is held, so that of five reports at once exactly the fifth sees five. */
  async reportComment(call) {
    const { actor, db, body, now, announce } = call;
    const { comment, subject } = await lockVisible(call, null, call.params.commentId);
    ensure(verdicts(actor, comment, subject).report);
    const isNew = await insertReport(db, {
      id: newId(),
      subjectKind: comment.subjectKind,
      subjectId: comment.subjectId,
      commentId: comment.id,
      targetId: comment.id,
      organisationId: comment.organisationId,
      residentId: actor.residentId,
      ...body,
      createdAt: now,
    });
    if (!isNew) refuse("already_exists");
    if ((await countReportingHouseholds(db, comment.id)) >= reportsThatHide) await hide(db, comment, "reports", now);
    await announce(subject.kind.topic, subject.announceTo);
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

  async settleReport(call) {
    const { actor, db, params, now, announce } = call;
    const about = (await findReportKind(db, actor.organisation.id, params.reportId)) ?? refuse("not_found");
    const kind = kindNamed(about.subjectKind);
    ensure(subjectVerdict(table.settleReport.access, kind, actor));
    const outcome = await settle(db, actor.organisation.id, params.reportId, actor.accountId, now);
    if (typeof outcome === "string") return refuse(outcome);
    const { reason, subjectKind, subjectId } = outcome;
    const name = await nameOfSubject(call, subjectKind, subjectId);
    const subject = { kind: "report", id: params.reportId, name };
    await record(call, { action: "conversations.settleReport", subject, new: { reason } });
    await announce(kind.topic, { networkId: actor.network.id, organisationId: actor.organisation.id });
    return done;
  },
});
