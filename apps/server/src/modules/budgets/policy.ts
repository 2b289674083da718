/** Who may do what with a round of their organisation, and why not. D §3, §4, §11 */
import { budgets, type Round, type RoundState, roundLimits } from "@stoep/contract/budgets";
import { type Access, dayAt, type Verdict } from "@stoep/contract/kernel";
import { accessVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import { refuse } from "#kernel/refuse.ts";
import { coverVerdict, type StoredProject } from "#modules/participation/index.ts";
import { stateOf } from "#modules/publishing/index.ts";
import { stateOfRound } from "./rules.ts";
import type { StoredRound } from "./store/rounds.ts";

/** The phases of a project in which its budget is decided. Those that are switched off are shown to nobody. */
export const budgetingPhases = ({ isPhased, phases }: StoredProject) =>
  isPhased ? phases.filter(({ type }) => type === "budgeting") : [];

/** One in which the budget is decided. Refuses with `not_found` and `phase_not_budgeting`. */
export function phaseOf(project: StoredProject, phaseId: string) {
  if (!project.phases.some(({ id }) => id === phaseId)) refuse("not_found");
  return budgetingPhases(project).find(({ id }) => id === phaseId) ?? refuse("phase_not_budgeting");
}

/** Both the level in the module and what the licence covers of the project. */
function within(access: Access, actor: Staff, project: StoredProject): Verdict {
  const door = accessVerdict(access, actor);
  return door === true ? coverVerdict(actor, project, project) : door;
}

/** Whether codes of the project's votes are the caller's business, whatever the state of the vote. */
export const codesAdminVerdict = (actor: Staff, project: StoredProject): Verdict =>
  within(budgets.issueCode.access, actor, project);

/** Whether the caller may make and revoke codes of a vote at present. */
export function codesVerdict(context: StaffContext, round: StoredRound, project: StoredProject): Verdict {
  const admin = codesAdminVerdict(context.actor, project);
  if (admin !== true) return admin;
  if (round.roll !== "codes") return "codes_not_asked";
  const state = stateOfRound(round, todayOf(context));
  return state === "upcoming" || state === "active" || "round_not_open";
}

/** `rounds`: how many the project has. */
export function createVerdict(actor: Staff, project: StoredProject, rounds: number): Verdict {
  const editor = within(budgets.createRound.access, actor, project);
  if (editor !== true) return editor;
  if (project.kind !== "budget") return "not_a_budget";
  return rounds < roundLimits.rounds || "too_many_rounds";
}

interface JudgedRound {
  phaseId: string;
  state: RoundState;
  /** Null: held here. */
  importedFrom: string | null;
  /** How many the project has. */
  rounds: number;
}

export interface StaffContext {
  actor: Staff;
  now: Date;
}

export const todayOf = ({ actor, now }: StaffContext): string => dayAt(now, actor.network.timeZone);

/** What the caller may do with it at present. */
export function verdictsOn(context: StaffContext, round: StoredRound, project: StoredProject): Round["can"] {
  const state = stateOfRound(round, todayOf(context));
  return verdicts(context.actor, project, { ...round, state });
}

function verdicts(actor: Staff, project: StoredProject, round: JudgedRound): Round["can"] {
  const editor = within(budgets.updateRound.access, actor, project);
  const admin = within(budgets.openRound.access, actor, project);
  const isDraft: Verdict = round.state === "draft" || "round_locked";
  // Nobody voted here in one that was imported.
  const isOwn = round.importedFrom === null;
  return {
    edit: editor === true ? isDraft : editor,
    delete: editor === true ? !isOwn || isDraft : editor,
    open: admin === true ? openVerdict(project, round) : admin,
    repeat: admin === true ? repeatVerdict(round) : admin,
  };
}

/** But for who may. */
export function openVerdict(
  project: StoredProject,
  { state, phaseId }: Pick<JudgedRound, "state" | "phaseId">,
): Verdict {
  if (state !== "draft") return "round_locked";
  if (stateOf(project) !== "published") return "project_not_live";
  return budgetingPhases(project).some(({ id }) => id === phaseId) || "phase_not_budgeting";
}

function repeatVerdict({ state, rounds }: JudgedRound): Verdict {
  if (state !== "upcoming" && state !== "active") return "round_not_open";
  return rounds < roundLimits.rounds || "too_many_rounds";
}
