/** Who may decide about what, and if not, why not. S1 §6, D §8 */
import { conversations, moderationLimits, type ReportDecision } from "@stoep/contract/conversations";
import { daysAfter, type Verdict } from "@stoep/contract/kernel";
import { levelVerdict } from "#kernel/access.ts";
import type { Actor, Staff } from "#kernel/actor.ts";
import { moduleOf, type SubjectKind, subjectVerdict } from "../subjects.ts";
import type { ModerationCase, ModerationTarget } from "./case.ts";

type ModeratedKind = Pick<SubjectKind, "feature" | "moderation">;
type ModeratedTarget = Pick<ModerationTarget, "authorAccountId" | "commentId">;

/** Nobody decides about content that they wrote, whether as a resident or for an organisation. */
const isAboutYourself = (
  { accountId }: { accountId: string },
  { authorAccountId }: Pick<ModeratedTarget, "authorAccountId">,
) => authorAccountId === accountId;

export const mayJudge = (actor: Actor, kind: ModeratedKind): Verdict =>
  subjectVerdict(conversations.moderateComment.access, kind, actor);

/** For comments, and for subjects that can be hidden; other subjects are removed in their own way. Deleting is for admins. D §3 */
export function decideVerdict(
  actor: Staff,
  kind: ModeratedKind,
  about: ModeratedTarget,
  decision: ReportDecision,
): Verdict {
  const may = mayJudge(actor, kind);
  if (may !== true) return may;
  if (isAboutYourself(actor, about)) return "about_yourself";
  if (decision === "kept") return true;
  if (about.commentId === null) {
    const { hide, remove } = kind.moderation ?? {};
    if (decision === "hidden" && !hide) return "not_allowed";
    if (decision === "deleted" && !hide && !remove) return "not_allowed";
  }
  return decision === "hidden" || levelVerdict(actor, moduleOf(kind), "admin");
}

type DecidedCase = Pick<ModerationCase, "decidedAt" | "decision" | "undoneAt" | "appealedAt" | "emptiedAt"> &
  ModeratedTarget;

/** Emptied content cannot be restored, and the answer to an appeal is final. */
export function undoVerdict(actor: Staff, kind: ModeratedKind, row: DecidedCase): Verdict {
  const may = mayJudge(actor, kind);
  if (may !== true) return may;
  if (isAboutYourself(actor, row)) return "about_yourself";
  if (row.appealedAt) return "decision_final";
  if (row.decision === null || row.undoneAt || row.emptiedAt) return "already_closed";
  if (row.commentId === null && row.decision === "deleted" && !kind.moderation?.show) return "not_allowed";
  return row.decision === "deleted" ? levelVerdict(actor, moduleOf(kind), "admin") : true;
}

type AppealedCase = Pick<ModerationCase, "appealedAt" | "appealDecidedAt" | "decidedBy" | "authorAccountId">;

/** Whether only the person who decided could answer the appeal. docs/specification/moderation.md */
export const isOnlyJudge = ({ decidedBy, authorAccountId }: AppealedCase, judges: readonly string[]): boolean =>
  judges.every((id) => id === decidedBy || id === authorAccountId);

export function appealVerdict(
  actor: Staff,
  kind: ModeratedKind,
  row: AppealedCase,
  judges: readonly string[],
): Verdict {
  const level = levelVerdict(actor, moduleOf(kind), "admin");
  if (level !== true) return level;
  if (!row.appealedAt || row.appealDecidedAt) return "already_closed";
  if (isAboutYourself(actor, row)) return "about_yourself";
  return row.decidedBy !== actor.accountId || isOnlyJudge(row, judges) || "own_decision";
}

export const appealableUntil = (decidedAt: Date): Date => daysAfter(decidedAt, moderationLimits.appealDays);

type AppealableCase = Pick<ModerationCase, "decidedAt" | "decision" | "undoneAt" | "appealedAt">;

/** Once, within the time for appeals, about content that is hidden or deleted. */
export function mayAppeal(row: AppealableCase, now: Date): Verdict {
  if (row.appealedAt) return "already_exists";
  if (row.undoneAt || row.decidedAt === null || row.decision === null || row.decision === "kept")
    return "already_closed";
  return now <= appealableUntil(row.decidedAt) || "appeal_over";
}
