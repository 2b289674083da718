/** Decisions made where the content is shown, not in the list of reports. */
import type { Removal } from "@stoep/contract/conversations";
import type { Verdict } from "@stoep/contract/kernel";
import type { NetworkCall, StaffCall } from "#kernel/call.ts";
import { findSubject } from "../subjects.ts";
import type { ModerationTarget } from "./case.ts";
import { decideCase, revokeDecision } from "./decide.ts";
import { findStandingDecision, targetOfSubject } from "./store/cases.ts";

/** Undoes a decision of staff, or keeps content that reports have hidden. */
export async function restoreAsStaff(
  call: NetworkCall,
  target: ModerationTarget,
  action: "conversations.showComment" | null,
): Promise<Verdict> {
  if (call.actor.kind !== "staff") return "wrong_kind_of_session";
  const staff = { ...call, actor: call.actor };
  const standing = await findStandingDecision(call.db, target.targetId);
  if (standing) return revokeDecision(staff, standing, { isReopened: false });
  return decideCase(staff, target, { decision: "kept", ground: null, reason: "" }, { isReported: false, action });
}

/** Hides or deletes a subject that staff are looking at. */
export async function moderateSubject(
  call: StaffCall,
  word: string,
  subjectId: string,
  removal: Removal,
): Promise<Verdict> {
  const subject = await findSubject(call, null, word, subjectId);
  return decideCase(call, targetOfSubject(word, subject), removal, { isReported: false, action: null });
}

export async function restoreSubject(call: StaffCall, word: string, subjectId: string): Promise<Verdict> {
  const subject = await findSubject(call, null, word, subjectId);
  return restoreAsStaff(call, targetOfSubject(word, subject), null);
}
