/** Who may do what with a comment, and if not, why not. D §3, D §8 */
import { conversations } from "@stoep/contract/conversations";
import type { Verdict } from "@stoep/contract/kernel";
import type { Actor, Resident, Staff } from "#kernel/actor.ts";
import { decideVerdict } from "./moderation/index.ts";
import { commentStateOf } from "./rules.ts";
import type { CommentRow } from "./store/comments.ts";
import { type Subject, subjectVerdict } from "./subjects.ts";

type Participant = Resident | Staff;
type CommentedSubject = Pick<Subject, "kind" | "isClosed">;

/** Who may write here: residents, and staff from editor level. */
export function commentVerdict(actor: Participant, subject: CommentedSubject): Verdict {
  const write = writeVerdict(actor, subject);
  return write === true && subject.isClosed ? "comments_off" : write;
}

const writeVerdict = (actor: Participant, { kind }: CommentedSubject) =>
  subjectVerdict(conversations.createComment.access, kind, actor);

/** Staff write for an organisation: a comment that they wrote for another one does not count as their own here. */
export function isAuthor(actor: Participant, comment: CommentRow): boolean {
  return actor.kind === "resident"
    ? comment.authorResidentId === actor.residentId
    : comment.authorAccountId === actor.accountId && comment.authorOrganisationId === actor.organisation.id;
}

/** Whether the actor is staff of the organisation responsible for the subject. */
export function isResponsibleStaff(actor: Participant, comment: Pick<CommentRow, "organisationId">): actor is Staff {
  return actor.kind === "staff" && actor.organisation.id === comment.organisationId;
}

export function commentVerdicts(actor: Participant, comment: CommentRow, subject: CommentedSubject) {
  const state = commentStateOf(comment);
  const isMine = isAuthor(actor, comment);
  const write = writeVerdict(actor, subject);
  const when = (holds: boolean): Verdict => (write === true ? holds || "not_allowed" : write);
  const mine = (holds: boolean): Verdict => when(isMine && holds);
  return {
    edit: mine(state === "visible"),
    delete: mine(state !== "deleted"),
    hide: mine(state === "visible"),
    show: showVerdict(actor, comment, subject),
    moderate: moderateVerdict(actor, comment, subject, "hidden"),
    remove: moderateVerdict(actor, comment, subject, "deleted"),
    answer: comment.parentId || state !== "visible" ? when(false) : commentVerdict(actor, subject),
    report: reportVerdict(actor, comment),
  };
}

/** S1 §6, D §3: staff of the responsible organisation may hide, and confirm that reported content stays hidden; an admin may delete. */
function moderateVerdict(
  actor: Participant,
  comment: CommentRow,
  { kind }: CommentedSubject,
  decision: "hidden" | "deleted",
): Verdict {
  if (actor.kind !== "staff") return "wrong_kind_of_session";
  const state = commentStateOf(comment);
  if (!isResponsibleStaff(actor, comment) || (state !== "visible" && state !== "reported")) return "not_allowed";
  return decideVerdict(actor, kind, { ...comment, commentId: comment.id }, decision);
}

/** Only the author shows what the author hid, and the author cannot show what others have hidden. */
function showVerdict(actor: Participant, comment: CommentRow, { kind }: CommentedSubject): Verdict {
  const access = subjectVerdict(conversations.showComment.access, kind, actor);
  if (access !== true) return access;
  if (!comment.hiddenAt || comment.deletedAt) return "not_allowed";
  if (comment.hiddenBecause === "author") return isAuthor(actor, comment) || "not_allowed";
  if (!isResponsibleStaff(actor, comment)) return "not_allowed";
  return comment.authorAccountId !== actor.accountId || "about_yourself";
}

/** Residents report what others wrote: not their own, also if they wrote it as staff of an organisation. D §8 */
export function reportSubjectVerdict(actor: Actor, author: Subject["author"]): Verdict {
  if (actor.kind !== "resident") return "wrong_kind_of_session";
  const isMine = author.residentId === actor.residentId || author.accountId === actor.accountId;
  return isMine ? "not_allowed" : true;
}

function reportVerdict(actor: Participant, comment: CommentRow): Verdict {
  if (actor.kind !== "resident") return "wrong_kind_of_session";
  const author = { residentId: comment.authorResidentId, accountId: comment.authorAccountId };
  if (commentStateOf(comment) !== "visible") return "not_allowed";
  const others = reportSubjectVerdict(actor, author);
  if (others !== true) return others;
  return !comment.isReportedByMe || "already_exists";
}
