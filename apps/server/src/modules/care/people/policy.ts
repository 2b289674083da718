/** Who may see and do what with people of care. S2 §3, D §3 */
import type { Verdict } from "@stoep/contract/kernel";
import { levelIn, levelVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";

/** Editors of care see contact details; viewers do not. */
export const readsContact = (actor: Staff): boolean => ["editor", "admin"].includes(levelIn(actor, "care") ?? "");

export const careLevelVerdict = (actor: Staff, level: "editor" | "admin"): Verdict =>
  levelVerdict(actor, "care", level);

/** The author of the note, and admins. */
export const mayDeleteNote = (actor: Staff, { writtenBy }: { writtenBy: string | null }): Verdict =>
  writtenBy === actor.accountId || careLevelVerdict(actor, "admin");
