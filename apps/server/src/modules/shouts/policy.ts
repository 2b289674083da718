/** Who may do what with a shout, and why not. D §7 */
import type { Verdict } from "@stoep/contract/kernel";
import { shouts } from "@stoep/contract/shouts";
import type { Selectable } from "kysely";
import { accessVerdict, levelVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { ShoutTable } from "../../schema/db.types.ts";
import { reopenUntil } from "./rules.ts";

type Row = Pick<Selectable<ShoutTable>, "sharing" | "status" | "doneAt" | "hiddenAt">;

/** What a resident may do: most for the author, only following and reporting for others. */
export function residentVerdicts(row: Row & { isMine: boolean }, now: Date) {
  const mine = (verdict: Verdict): Verdict => (row.isMine ? verdict : "not_allowed");
  return {
    edit: mine(row.hiddenAt === null || "not_allowed"),
    withdraw: mine(true),
    solve: mine(row.status !== "done" || "already_closed"),
    reopen: mine(reopenVerdict(row, now)),
    share: mine(row.sharing === "neighbours" || "already_shared"),
    follow: row.isMine ? "not_allowed" : true,
    report: row.isMine ? "not_allowed" : true,
  } satisfies Record<string, Verdict>;
}

function reopenVerdict({ status, doneAt }: Row, now: Date): Verdict {
  if (status !== "done" || doneAt === null) return "not_allowed";
  return now <= reopenUntil(doneAt) || "reopening_over";
}

/** Staff of the city read what is shared with it; other organisations see counts only. D §7 */
export const inboxVerdict = (actor: Staff): Verdict => actor.organisation.kind === "city" || "not_allowed";

/** Whether they open the inbox with what residents shared with the city. */
export const mayHandleShouts = (actor: Staff): boolean =>
  accessVerdict(shouts.listShouts.access, actor) === true && inboxVerdict(actor) === true;

/** What staff may do with a shout that they can open. One that is not shared was reported, and they only decide about that. */
export function staffVerdicts(actor: Staff, row: Row & { authorAccountId: string | null }) {
  const edits = levelVerdict(actor, "network", "editor");
  const editor = (holds: boolean): Verdict => (edits === true ? holds || "not_allowed" : edits);
  const admins = levelVerdict(actor, "network", "admin");
  // Nobody decides about what they wrote as a resident. D §8
  const others = (verdict: Verdict): Verdict =>
    verdict === true && row.authorAccountId === actor.accountId ? "about_yourself" : verdict;
  const isShared = row.sharing === "municipality";
  return {
    assign: editor(isShared),
    start: editor(isShared && row.status === "new"),
    finish: editor(isShared && row.status !== "done"),
    resume: editor(isShared && row.status === "done"),
    reply: editor(isShared && row.hiddenAt === null),
    note: editor(isShared),
    hide: others(editor(row.hiddenAt === null)),
    delete: others(admins === true ? row.hiddenAt === null || "not_allowed" : admins),
    show: others(editor(row.hiddenAt !== null)),
  } satisfies Record<string, Verdict>;
}
