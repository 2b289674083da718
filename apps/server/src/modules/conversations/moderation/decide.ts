/** Decisions, and undoing them: the content, its case, the notice to its author and the log change together. D §8 */
import type { ReportDecision, ReportReason } from "@stoep/contract/conversations";
import type { Verdict } from "@stoep/contract/kernel";
import type { NetworkCall, StaffCall } from "#kernel/call.ts";
import { record } from "#modules/audit/index.ts";
import { reportsThatHide } from "../rules.ts";
import { findComment, lockComment, markCommentHidden, markCommentVisible } from "../store/comments.ts";
import { kindNamed } from "../subjects.ts";
import type { CaseDecision, ModerationCase, ModerationTarget } from "./case.ts";
import { notifyAuthor, notifyOfReports } from "./notify.ts";
import { decideVerdict, undoVerdict } from "./policy.ts";
import { closeCases, insertDecision, lockCase, reopenReports, updateCase } from "./store/cases.ts";

type ModerationAction = "conversations.settleReport" | "conversations.hideComment" | "conversations.deleteComment";

/** `isReported`: decides only about content with an open case; otherwise, without an open case, makes a new one. */
export async function decideCase(
  call: StaffCall,
  target: ModerationTarget,
  decision: CaseDecision,
  { isReported, action }: { isReported: boolean; action: ModerationAction | "conversations.showComment" | null },
): Promise<Verdict> {
  const { actor, db, now } = call;
  const may = decideVerdict(actor, kindNamed(call, target.subjectKind), target, decision.decision);
  if (may !== true) return may;
  if (!(await lockTarget(call, target))) return "not_found";
  const settling = { ...decision, by: actor.accountId, now };
  const [closed] = await closeCases(db, [target.targetId], settling);
  if (isReported && !closed) return "already_closed";
  await applyDecision(call, target, decision);
  if (decision.decision !== "kept") {
    const caseId = closed ?? (await insertDecision(db, target, settling));
    await notifyAuthor(call, target, caseId, decision);
  }
  if (action) await recordDecision(call, target, action, decision);
  await announceTarget(call, target);
  return true;
}

/** Locks the comment or subject; false when it no longer exists. */
export async function lockTarget(call: NetworkCall, { commentId, ...target }: ModerationTarget): Promise<boolean> {
  const { actor, db } = call;
  if (commentId === null) {
    await kindNamed(call, target.subjectKind).moderation?.hold?.(db, subjectKey(target));
    return true;
  }
  await lockComment(db, commentId);
  const comment = await findComment(db, actor, commentId);
  return comment !== undefined && comment.deletedAt === null;
}

const subjectKey = ({ subjectId, organisationId }: Pick<ModerationTarget, "subjectId" | "organisationId">) => ({
  id: subjectId,
  organisationId,
});

async function applyDecision(
  call: StaffCall,
  target: ModerationTarget,
  { decision, reason }: CaseDecision,
): Promise<void> {
  if (decision === "kept") return restoreTarget(call, target, "reports");
  const { db, now } = call;
  if (target.commentId !== null) {
    const comment = await findComment(db, call.actor, target.commentId);
    if (comment && comment.hiddenBecause !== "staff") await markCommentHidden(db, comment, "staff", now);
    return;
  }
  const { moderation } = kindNamed(call, target.subjectKind);
  if (decision === "deleted" && moderation?.remove) await moderation.remove(call, subjectKey(target));
  else await moderation?.hide?.(call, subjectKey(target), { because: "staff", reason });
}

/** Shows the content if this decision hid it. `isTold`: the author is notified in another way. */
export async function restoreTarget(
  call: NetworkCall,
  target: ModerationTarget,
  because: "staff" | "reports",
  isTold = false,
): Promise<void> {
  const { actor, db } = call;
  if (target.commentId === null) {
    await kindNamed(call, target.subjectKind).moderation?.show?.(call, subjectKey(target), { because, isTold });
    return;
  }
  const comment = await findComment(db, actor, target.commentId);
  if (comment?.hiddenBecause !== because || comment.deletedAt) return;
  await markCommentVisible(db, comment);
  if (because === "reports") await notifyOfReports(call, target, "shown");
}

/** Hides the content until staff decide, once enough households have reported it. */
export async function hideByReports(call: NetworkCall, target: ModerationTarget, households: number): Promise<void> {
  if (households < reportsThatHide) return;
  if (target.commentId === null) {
    const { moderation } = kindNamed(call, target.subjectKind);
    await moderation?.hide?.(call, subjectKey(target), { because: "reports", reason: "" });
    return;
  }
  const comment = await findComment(call.db, call.actor, target.commentId);
  if (!comment || comment.hiddenAt || comment.deletedAt) return;
  await markCommentHidden(call.db, comment, "reports", call.now);
  await notifyOfReports(call, target, "hiddenByReports");
}

/** Undoes a decision that nobody appealed. `isReopened`: its reports wait again. */
export async function revokeDecision(
  call: StaffCall,
  found: ModerationCase,
  { isReopened }: { isReopened: boolean },
): Promise<Verdict> {
  const { actor, db, now } = call;
  const kind = kindNamed(call, found.subjectKind);
  if (!(await lockTarget(call, found))) return "not_found";
  const row = (await lockCase(db, found.id)) ?? found;
  const may = undoVerdict(actor, kind, row);
  if (may !== true) return may;
  await updateCase(db, row.id, { undoneAt: now, undoneBy: actor.accountId });
  if (row.decision !== "kept") {
    await restoreTarget(call, row, "staff");
    await notifyAuthor(call, row, row.id, null);
  }
  if (isReopened && row.reports > 0) await hideByReports(call, row, await reopenReports(db, row));
  await recordDecision(call, row, "conversations.undoDecision", row);
  await announceTarget(call, row);
  return true;
}

/** Never logs the text, which its author may still delete, nor the title of a resident's message. */
export async function recordDecision(
  call: StaffCall,
  target: ModerationTarget,
  action: Parameters<typeof record>[1]["action"],
  said: { decision?: ReportDecision | null; ground?: ReportReason | null; reason: string; outcome?: string },
): Promise<void> {
  const kind = kindNamed(call, target.subjectKind);
  const found = kind.isPersonal ? null : await kind.find(call, target.subjectId);
  await record(call, {
    action,
    subject: {
      kind: target.commentId === null ? target.subjectKind : "comment",
      id: target.targetId,
      name: found?.name ?? "",
    },
    new: {
      decision: said.decision || undefined,
      ground: said.ground || undefined,
      appealOutcome: said.outcome || undefined,
      decisionReason: said.reason || undefined,
    },
  });
}

/** Notifies the open screens of readers, and of colleagues who look at the same list. */
export async function announceTarget(call: NetworkCall, target: ModerationTarget): Promise<void> {
  const networkId = call.actor.network.id;
  const kind = kindNamed(call, target.subjectKind);
  const found = await kind.find(call, target.subjectId);
  await call.announce(kind.topic, { networkId, organisationId: target.organisationId });
  if (found) await call.announce(kind.topic, found.announceTo);
  else if (target.neighbourhoodId)
    await call.announce(kind.topic, { networkId, neighbourhoodIds: [target.neighbourhoodId] });
}
