/** Content reports: residents make them, staff of the responsible organisation settle them. S1 §3, D §8 */
import { type ReportDecision, conversations as table } from "@stoep/contract/conversations";
import type { Expression } from "kysely";
import { v7 as newId } from "uuid";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { verdicts } from "../policy.ts";
import { reportsThatHide } from "../rules.ts";
import { findComment, hide, show } from "../store/comments.ts";
import { countReported, listReported, type ReportedRow } from "../store/reported.ts";
import {
  countReportingHouseholds,
  findReport,
  insertReport,
  listOpenReports,
  settleReportsAbout,
} from "../store/reports.ts";
import { findSubject, kindNamed, nameOfSubject, type SubjectKind, subjectKinds, subjectVerdict } from "../subjects.ts";
import { viewReport, viewReported } from "../views.ts";
import { lockVisible } from "./comments.ts";

const pageSize = 50;
const done = { done: true } as const;

export const reportHandlers = handle(table, {
  async reportSubject(call) {
    const { actor, db, params, body, now, announce } = call;
    const subject = await findSubject(call, null, params.subjectKind, params.subjectId);
    const { moderation } = subject.kind;
    await moderation?.hold(db, subject);
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
    if (moderation && (await countReportingHouseholds(db, subject.id)) >= reportsThatHide)
      await moderation.hide(call, subject, { because: "reports", reason: "" });
    await announce(subject.kind.topic, { networkId: actor.network.id, organisationId: subject.organisationId });
    return done;
  },

  /** Locks the comment's row, so that of five simultaneous reports exactly the last counts five. */
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

  async listReported(call) {
    const { actor, db, query } = call;
    const wanted = { organisationId: actor.organisation.id, kinds: decidedBy(call) };
    const { state } = query;
    const found = await listReported(db, { ...wanted, state }, readPageCursor(query.cursor), thingsShown + 1);
    const { page, next } = cutPage(found, thingsShown, ({ at, id }) => [at, id]);
    const items = await Promise.all(page.map((row) => showReported(call, row)));
    return { items, next, openReports: await countReported(db, wanted) };
  },

  /** Settles all open reports about the subject at once; locks the comment's row first, like every change of it. */
  async settleReport(call) {
    const { actor, db, params, body, now, announce } = call;
    const about = (await findReport(db, actor.organisation.id, params.reportId)) ?? refuse("not_found");
    const kind = kindNamed(about.subjectKind);
    ensure(subjectVerdict(table.settleReport.access, kind, actor));
    if (about.settledAt) refuse("already_closed");
    if (about.commentId) await decideComment(call, about.commentId, body.decision);
    else await decideSubject(call, kind, about.subjectId, body);
    const settled = await settleReportsAbout(db, about.targetId, { ...body, by: actor.accountId, now });
    if (settled === 0) refuse("already_closed");
    const { reason, subjectKind, subjectId } = about;
    const name = kind.isPersonal ? "" : await nameOfSubject(call, subjectKind, subjectId);
    const subject = { kind: "report", id: params.reportId, name };
    const decision = { decision: body.decision, ...(body.reason && { decisionReason: body.reason }) };
    await record(call, { action: "conversations.settleReport", subject, new: { reason, ...decision } });
    await announce(kind.topic, { networkId: actor.network.id, organisationId: actor.organisation.id });
    return done;
  },
});

const thingsShown = 30;
type StaffCall = RouteCall<Staff>;

/** The kinds of subject whose reports this member may decide about. */
function decidedBy({ actor, db }: StaffCall) {
  const { access } = table.settleReport;
  const open = [...subjectKinds()].filter(([, kind]) => subjectVerdict(access, kind, actor) === true);
  return new Map(open.map(([word, kind]) => [word, (id: Expression<string>) => kind.isThere(db, id)]));
}

async function showReported(call: StaffCall, row: ReportedRow) {
  const { actor, db } = call;
  const comment = row.commentId ? await findComment(db, actor, row.commentId) : undefined;
  return viewReported(row, { actor, comment, subjectName: await nameOfSubject(call, row.subjectKind, row.subjectId) });
}

/** A subject that cannot be hidden, such as a message, is removed by deleting it. */
async function decideSubject(
  call: RouteCall<Staff, Tx>,
  { moderation }: SubjectKind,
  id: string,
  { decision, reason }: { decision: ReportDecision; reason: string },
): Promise<void> {
  const subject = { id, organisationId: call.actor.organisation.id };
  if (decision === "kept") await moderation?.keep(call, subject);
  else if (moderation) await moderation.hide(call, subject, { because: "staff", reason });
  else refuse("not_allowed");
}

/** Hides the comment, or restores it if reports have hidden it. What its author hid or deleted stays so. */
async function decideComment(call: RouteCall<Staff, Tx>, commentId: string, decision: ReportDecision): Promise<void> {
  const { db, now } = call;
  const { comment, subject } = await lockVisible(call, null, commentId);
  if (comment.deletedAt) return;
  if (decision === "removed" && comment.hiddenBecause !== "staff") await hide(db, comment, "staff", now);
  if (decision === "kept" && comment.hiddenBecause === "reports") await show(db, comment);
  await call.announce(subject.kind.topic, subject.announceTo);
}
