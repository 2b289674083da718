/** Who may do what with a ticket that they can see, and why not. S2 §3 */
import type { Ticket, TicketState } from "@stoep/contract/care";
import type { Level, Verdict } from "@stoep/contract/kernel";
import { levelIn, levelVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import { canHaveAppointment, isDeletable, isOver, isRepeatable } from "./rules.ts";

/** Internal notes and hours are for editors. */
export const mayReadInternal = (actor: Staff): boolean => levelIn(actor, "care") !== "viewer";

type Row = { state: TicketState; assigneeId: string | null; seriesId: string | null; erasedAt: Date | null };

/** Once its member was erased, a ticket is only read, or deleted. */
const unerased = ({ erasedAt }: Pick<Row, "erasedAt">): Verdict => erasedAt === null || "person_gone";

/** Whether somebody with this level may take the step. */
export function stepVerdict(row: Pick<Row, "erasedAt">, actor: Staff, by: Level): Verdict {
  const level = levelVerdict(actor, "care", by);
  return level === true ? unerased(row) : level;
}

export function ticketVerdicts(row: Row, actor: Staff): Ticket["can"] {
  const edits = levelVerdict(actor, "care", "editor");
  const admins = levelVerdict(actor, "care", "admin");
  const kept = unerased(row);
  const editor = (holds: Verdict): Verdict => (edits === true ? (kept === true ? holds : kept) : edits);
  const open: Verdict = row.state !== "solved" || "already_closed";
  return {
    edit: editor(open),
    assign: editor(!isOver(row.state) || "already_closed"),
    appoint: editor(canHaveAppointment(row.state) || "step_not_possible"),
    repeat: editor(isRepeatable(row) || "step_not_possible"),
    write: editor(true),
    delete: admins === true ? isDeletable(row.state) || "step_not_possible" : admins,
    hide: editor(open === true ? confidentialVerdict(row, actor) : open),
  };
}

/**
 * Who may change whether a ticket is confidential: its assignee, admins and, if it has no assignee, any editor, who becomes the
 * assignee.
 */
export const confidentialVerdict = ({ assigneeId }: Pick<Row, "assigneeId">, actor: Staff): Verdict =>
  assigneeId === null || assigneeId === actor.accountId || levelIn(actor, "care") === "admin" || "not_allowed";
