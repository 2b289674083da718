/** Content reports: residents make them, staff of the organisation that answers settle them. S1 §3, D §8 */
import type { conversations } from "@stoep/contract/conversations";
import { v7 as newId } from "uuid";
import type { Handler } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { cutPage, readPlace } from "#page.ts";
import { verdicts } from "../policy.ts";
import { reportsThatHide } from "../rules.ts";
import { hide } from "../store/comments.ts";
import { countOpenReports, insertReport, listOpenReports, settleReport as settle } from "../store/reports.ts";
import { findSubject, nameOfSubject } from "../subjects.ts";
import { reportView } from "../views.ts";
import { lockVisible } from "./comments.ts";

type Table = typeof conversations;

const pageSize = 50;
const done = { done: true } as const;

export const reportSubject: Handler<Table["reportSubject"]> = async (call) => {
  const { actor, db, params, body, now, announce } = call;
  const subject = await findSubject(call, params.subjectKind, params.subjectId);
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
  await announce("conversations", { networkId: actor.network.id, organisationId: subject.organisationId });
  return done;
};

/** The comment's row is held, so that of five reports at once exactly the fifth sees five. */
export const reportComment: Handler<Table["reportComment"]> = async (call) => {
  const { actor, db, body, now, announce } = call;
  const { comment, subject } = await lockVisible(call, call.params.commentId);
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
  if ((await countOpenReports(db, comment.id)) >= reportsThatHide) await hide(db, comment, "reports", now);
  await announce("conversations", subject.announceTo);
  return done;
};

export const listReports: Handler<Table["listReports"]> = async (call) => {
  const { actor, db, params, query } = call;
  const subject = await findSubject(call, params.subjectKind, params.subjectId);
  const found = await listOpenReports(db, actor.organisation.id, subject.id, readPlace(query.cursor), pageSize + 1);
  const { page, next } = cutPage(found, pageSize, ({ createdAt, id }) => [createdAt, id]);
  return { items: page.map(reportView), next };
};

export const settleReport: Handler<Table["settleReport"]> = async (call) => {
  const { actor, db, params, now, announce } = call;
  const outcome = await settle(db, actor.organisation.id, params.reportId, actor.accountId, now);
  if (typeof outcome === "string") return refuse(outcome);
  const { reason, subjectKind, subjectId } = outcome;
  const name = await nameOfSubject(call, subjectKind, subjectId);
  const subject = { kind: "report", id: params.reportId, name };
  await record(call, { action: "conversations.settleReport", subject, new: { reason } });
  await announce("conversations", { networkId: actor.network.id, organisationId: actor.organisation.id });
  return done;
};
