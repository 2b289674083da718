/** Which notice tells of a moment. Pure. */
import type { NoticeKind } from "@stoep/contract/notifications";
import type { IdeaMoment, IdeaType, WorksState } from "@stoep/contract/participation";

const decisions = {
  proposed: "participation.ideaProposed",
  investigation: "participation.ideaInvestigated",
  accepted: "participation.ideaAccepted",
  budgeted: "participation.ideaBudgeted",
  implemented: "participation.ideaChosen",
  rejected: "participation.ideaRejected",
} as const satisfies Record<IdeaType, NoticeKind>;

interface Told {
  kind: IdeaMoment["kind"];
  type: IdeaType | null;
  worksState: WorksState | null;
  isAnsweredBefore: boolean;
}

/** Null: nobody is told of it. */
export function noticeOf({ kind, type, worksState, isAnsweredBefore }: Told): NoticeKind | null {
  if (kind === "type" && type !== null) return decisions[type];
  if (kind === "cost") return "participation.ideaCosted";
  if (kind === "answer") return isAnsweredBefore ? "participation.ideaAnsweredAgain" : "participation.ideaAnswered";
  if (kind === "works") return worksState === "done" ? "participation.worksDone" : "participation.worksUpdated";
  return null;
}
