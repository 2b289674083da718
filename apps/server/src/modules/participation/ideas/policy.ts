/** Who may do what with an idea, and why not. D §3, §4 */
import type { Verdict } from "@stoep/contract/kernel";
import {
  type DeskIdea,
  type IdeaType,
  isChosenType,
  participation,
  type ReadIdea,
  takesSupport,
} from "@stoep/contract/participation";
import { accessVerdict } from "#kernel/access.ts";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { FileAudience } from "#modules/files/index.ts";
import { isDecided, standingOfIdea } from "./rules.ts";

interface JudgedIdea {
  type: IdeaType;
  takesSupport: boolean;
  authorId: string | null;
  authorAccountId: string | null;
  isFromCounter: boolean;
  answeredAt: Date | null;
  openAt: Date | null;
  hiddenAt: Date | null;
  mergedInto: string | null;
}

/** `isOver`: its project takes no support any more. `wrote`: this resident wrote it, or one that was merged into it. */
interface Circumstances {
  isOver: boolean;
  wrote: boolean;
}

const nothing: ReadIdea["can"] = {
  edit: "wrong_kind_of_session",
  withdraw: "wrong_kind_of_session",
  support: "wrong_kind_of_session",
  comment: "wrong_kind_of_session",
  report: "wrong_kind_of_session",
};

/** Staff act on their own page of it; who is not signed in reads. */
export function readerVerdicts(
  actor: { kind: string } | Resident,
  idea: JudgedIdea,
  { isOver, wrote }: Circumstances,
): ReadIdea["can"] {
  if (!("residentId" in actor)) return nothing;
  const isMine = idea.authorId === actor.residentId;
  const isOpen = standingOfIdea(idea) === "open";
  return {
    edit: isMine ? editVerdict(idea) : "not_allowed",
    withdraw: isMine || "not_allowed",
    support: wrote ? "not_allowed" : supportVerdict(idea, isOver),
    comment: isOpen || "comments_off",
    report: isMine || idea.authorAccountId === actor.accountId ? "not_allowed" : true,
  };
}

/** By its author. */
export function editVerdict(
  idea: Omit<JudgedIdea, "authorAccountId" | "authorId" | "isFromCounter" | "takesSupport">,
): Verdict {
  if (idea.hiddenAt !== null) return "not_allowed";
  if (idea.mergedInto !== null) return "idea_merged";
  return isDecided(idea) ? "idea_decided" : true;
}

export const supportVerdict = (idea: Pick<JudgedIdea, "type" | "takesSupport">, isOver: boolean): Verdict =>
  isOver || !idea.takesSupport || !takesSupport(idea.type) ? "support_closed" : true;

/** `covered`: whether the licence covers what the project is. */
export function staffVerdicts(actor: Staff, idea: JudgedIdea, covered: Verdict): DeskIdea["can"] {
  const door = accessVerdict(participation.admitIdea.access, actor);
  const editor = door === true ? covered : door;
  const when = (verdict: Verdict): Verdict => (editor === true ? verdict : editor);
  const standing = standingOfIdea(idea);
  const decided: Verdict = idea.mergedInto === null ? standing === "open" || "idea_not_open" : "idea_merged";
  return {
    edit: when(idea.isFromCounter || "not_allowed"),
    admit: when(standing === "waiting" || "idea_not_waiting"),
    decide: when(decided),
    answer: when(decided),
    merge: when(decided),
    update: when(decided === true ? isChosenType(idea.type) || "idea_not_chosen" : decided),
    correct: editor,
    separate: editor,
    moderate: door === true && idea.authorAccountId === actor.accountId ? "about_yourself" : door,
  };
}

/** Files of what is not open are for its author and the staff who read it first or decide about it. */
export function audienceOf(
  { openAt, hiddenAt }: Pick<JudgedIdea, "openAt" | "hiddenAt">,
  actor: { kind: string },
): FileAudience {
  if (openAt === null || hiddenAt !== null) return "editors";
  return actor.kind === "guest" ? "public" : "readers";
}
