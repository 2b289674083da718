/** Decisions where the thing is shown, not in the list of reports. */
import type { Removal } from "@stoep/contract/conversations";
import type { Verdict } from "@stoep/contract/kernel";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { findStanding, targetOfSubject } from "../store/cases.ts";
import { findSubject } from "../subjects.ts";
import { decide, takeBack } from "./deciding.ts";
import type { Target } from "./types.ts";

type Call = RouteCall<Staff, Tx>;

/** Takes back what staff decided; or keeps what reports have hidden. */
export async function showTarget(
  call: RouteCall<Resident | Staff, Tx>,
  target: Target,
  action: "conversations.showComment" | null,
): Promise<Verdict> {
  if (call.actor.kind !== "staff") return "wrong_kind_of_session";
  const staff = { ...call, actor: call.actor };
  const standing = await findStanding(call.db, target.targetId);
  if (standing) return takeBack(staff, standing, { isReopened: false });
  return decide(staff, target, { decision: "kept", ground: null, reason: "" }, { isReported: false, action });
}

/** Hides or deletes a subject that staff have before them. */
export async function moderateSubject(call: Call, word: string, subjectId: string, removal: Removal): Promise<Verdict> {
  const subject = await findSubject(call, null, word, subjectId);
  return decide(call, targetOfSubject(word, subject), removal, { isReported: false, action: null });
}

export async function showSubject(call: Call, word: string, subjectId: string): Promise<Verdict> {
  const subject = await findSubject(call, null, word, subjectId);
  return showTarget(call, targetOfSubject(word, subject), null);
}
