import { budgets, type RoundContent, roundLimits } from "@stoep/contract/budgets";
import type { FieldCode } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { holdProject, type StoredProject, shareProject } from "#modules/participation/index.ts";
import { announceToColleagues } from "../announce.ts";
import { changesOf, inLog, recordRound } from "../log.ts";
import { budgetingPhases, createVerdict, todayOf } from "../policy.ts";
import { loadProject, loadRound, lockForStaff } from "../presentation.ts";
import { firstContent, normalContent } from "../rules.ts";
import { listCandidates } from "../store/candidates.ts";
import { replaceContent, type Unknown } from "../store/content.ts";
import { countRounds, deleteRound, insertRound, listRounds, updateRound } from "../store/rounds.ts";
import { viewCandidate, viewRounds } from "../views.ts";

export const draftHandlers = handle(budgets, {
  async listRounds(call) {
    const project = await loadProject(call, call.params.projectId);
    return viewRounds(call, await listRounds(call.db, project.id), project);
  },

  async listRoundCandidates(call) {
    const project = await loadProject(call, call.params.projectId);
    const rows = await listCandidates(call.db, project.id);
    return { items: rows.slice(0, roundLimits.ideas).map(viewCandidate), isCut: rows.length > roundLimits.ideas };
  },

  async getRound(call) {
    return loadRound(call, call.params.roundId);
  },

  async createRound(call) {
    const { actor, body, db, now, params } = call;
    await loadProject(call, params.projectId);
    await holdProject(db, params.projectId);
    const project = await loadProject(call, params.projectId);
    const { rounds, next } = await countRounds(db, project.id, body.phaseId);
    ensure(createVerdict(actor, project, rounds));
    const phase = phaseOf(project, body.phaseId);
    const candidates = await listCandidates(db, project.id);
    const content = firstContent({ project, phase, candidates, today: todayOf(call) });
    const round = { id: newId(), projectId: project.id, phaseId: phase.id, number: next };
    const { districts, ideas, ...settings } = content;
    const isAdded = await insertRound(db, { ...round, accountId: actor.accountId, now }, settings);
    if (!isAdded) refuse("phase_has_round");
    await replaceContent(db, round, { districts, ideas });
    await recordRound(call, "prepareRound", { round, project }, { new: { phase: phase.title, ...inLog(content) } });
    await announceToColleagues(call);
    return loadRound(call, round.id);
  },

  async updateRound(call) {
    const { actor, body, db, now } = call;
    const { project, round, can } = await lockForStaff(call, shareProject);
    ensure(can.edit);
    if (round.version !== body.version) refuse("changed_meanwhile");
    const [before, after] = [normalContent(round), normalContent(body.round)];
    const hasChanged = (field: keyof RoundContent) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
    const { districts, ideas, ...settings } = after;
    if (!Object.keys(after).some((field) => hasChanged(field as keyof RoundContent))) return loadRound(call, round.id);
    refuseProblems(assignmentProblems(after));
    await updateRound(db, round.id, { ...settings, savedBy: actor.accountId, savedAt: now });
    if (hasChanged("districts") || hasChanged("ideas"))
      refuseProblems(unknownProblems(after, await replaceContent(db, round, { districts, ideas })));
    await recordRound(call, "editRound", { round, project }, changesOf(before, after));
    await announceToColleagues(call);
    return loadRound(call, round.id);
  },

  async deleteRound(call) {
    const { project, round, can } = await lockForStaff(call, shareProject);
    ensure(can.delete);
    await deleteRound(call.db, round.id);
    await recordRound(call, "deleteRound", { round, project }, { old: inLog(normalContent(round)) });
    await announceToColleagues(call);
    return { done: true };
  },
});

/** One in which the budget is decided. */
function phaseOf(project: StoredProject, phaseId: string) {
  if (!project.phases.some(({ id }) => id === phaseId)) refuse("not_found");
  return budgetingPhases(project).find(({ id }) => id === phaseId) ?? refuse("phase_not_budgeting");
}

type Problems = Record<string, FieldCode>;

/** Named under `round.`, as in the request. */
function refuseProblems(problems: Problems): void {
  const entries = Object.entries(problems).map(([path, code]) => [`round.${path}`, code] as const);
  if (entries.length > 0) refuseFields(Object.fromEntries(entries));
}

/** An idea may have no district yet, and none that is not there. */
function assignmentProblems({ districts, ideas }: RoundContent): Problems {
  const known = new Set(districts.map(({ id }) => id));
  return Object.fromEntries(
    ideas.flatMap(({ districtId }, at) =>
      districtId === null || known.has(districtId) ? [] : [[`ideas.${at}.districtId`, "districtRequired" as const]],
    ),
  );
}

/** The same for what nobody has and for what others have. */
function unknownProblems({ districts, ideas }: RoundContent, unknown: Unknown): Problems {
  const places = districts.flatMap(({ neighbourhoodIds }, at) =>
    neighbourhoodIds.some((id) => unknown.neighbourhoodIds.has(id))
      ? [[`districts.${at}.neighbourhoodIds`, "neighbourhoodUnknown" as const] as const]
      : [],
  );
  const choices = ideas.flatMap(({ ideaId }, at) =>
    unknown.ideaIds.has(ideaId) ? [[`ideas.${at}`, "ideaNotEligible" as const] as const] : [],
  );
  return Object.fromEntries([...places, ...choices]);
}
