/** Imports rounds with their history: checked and stored like any other, but nobody is told. */
import { RoundDraft } from "@stoep/contract/budgets";
import { dayAt } from "@stoep/contract/kernel";
import type { Tx } from "#kernel/database.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { findProject, holdProject } from "#modules/participation/index.ts";
import { budgetingPhases, openVerdict } from "./policy.ts";
import { normalContent } from "./rules.ts";
import { openContent, refuseStrayIdeas, saveContent } from "./save.ts";
import { countRounds, insertRound, markReplaced } from "./store/rounds.ts";

interface ImportedRound {
  id: string;
  organisationId: string;
  projectId: string;
  phaseId: string;
  /** Who prepared it, and when. */
  accountId: string;
  at: Date;
  /** What its file says that it comes from, where it was held elsewhere. */
  importedFrom?: string;
}

interface Opening {
  /** Null: still a draft. */
  openedAt: Date | null;
  /** The network's. */
  timeZone: string;
  /** When it was given up, and why. */
  replaced?: { at: Date; reason: string } | null;
}

/**
 * One that was replaced comes before what replaced it. Refuses with `not_found`, `not_a_budget`, `phase_not_budgeting`, `phase_has_round`,
 * `invalid_input`, and to open it in a project that is not live.
 */
export async function importRound(
  db: Tx,
  { organisationId, at, ...written }: ImportedRound,
  draft: RoundDraft,
  { openedAt, timeZone, replaced = null }: Opening,
): Promise<void> {
  const { id, projectId, phaseId } = written;
  await holdProject(db, projectId);
  const project = (await findProject(db, organisationId, projectId)) ?? refuse("not_found");
  if (project.kind !== "budget") refuse("not_a_budget");
  if (!budgetingPhases(project).some((phase) => phase.id === phaseId)) refuse("phase_not_budgeting");
  if (openedAt !== null) ensure(openVerdict(project, { state: "draft", phaseId }));
  const content = normalContent(RoundDraft.parse(draft));
  const { districts: _, ideas: __, ...settings } = content;
  refuseStrayIdeas(content);
  const { next } = await countRounds(db, projectId, phaseId);
  const isAdded = await insertRound(db, { ...written, number: next, now: at }, settings);
  if (!isAdded) refuse("phase_has_round");
  await saveContent(db, written, content);
  if (openedAt === null) return;
  await openContent(db, id, content, {
    project,
    codeDistrictIds: [],
    today: dayAt(openedAt, timeZone),
    now: openedAt,
  });
  if (replaced) await markReplaced(db, id, replaced.reason, replaced.at);
}
