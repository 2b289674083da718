import { budgets, type RoundContent, roundLimits } from "@stoep/contract/budgets";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import {
  announceIdea,
  holdProject,
  type StoredProject,
  shareProject,
  withdrawImported,
} from "#modules/participation/index.ts";
import { announceToAll, announceToColleagues } from "../announce.ts";
import { changesOf, inLog, recordRound } from "../log.ts";
import { createVerdict, phaseOf, todayOf } from "../policy.ts";
import { loadProject, loadRound, lockForStaff } from "../presentation.ts";
import { firstContent, normalContent } from "../rules.ts";
import { refuseStrayIdeas, saveContent } from "../save.ts";
import { listCandidates } from "../store/candidates.ts";
import { replaceContent } from "../store/content.ts";
import {
  countRounds,
  deleteRound,
  findRound,
  findWithCodes,
  insertRound,
  listRounds,
  type StoredRound,
  updateRound,
} from "../store/rounds.ts";
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
    const withCodes = await findWithCodes(db, project.id, phase.id);
    const content = firstContent({ project, phase, candidates, withCodes, today: todayOf(call) });
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
    const { districts: _, ideas: __, ...settings } = after;
    if (!Object.keys(after).some((field) => hasChanged(field as keyof RoundContent))) return loadRound(call, round.id);
    refuseStrayIdeas(after);
    await updateRound(db, round.id, { ...settings, savedBy: actor.accountId, savedAt: now });
    if (hasChanged("districts") || hasChanged("ideas")) await saveContent(db, round, after);
    await recordRound(call, "editRound", { round, project }, changesOf(before, after));
    await announceToColleagues(call);
    return loadRound(call, round.id);
  },

  async deleteRound(call) {
    // Of an imported one the ideas go too.
    const isImported = (await findRound(call.db, call.params.roundId))?.importedFrom != null;
    const { project, round, can } = await lockForStaff(call, isImported ? holdProject : shareProject);
    ensure(can.delete);
    await deleteRound(call.db, round.id);
    await recordRound(call, "deleteRound", { round, project }, { old: inLog(normalContent(round)) });
    if (isImported) await forgetImported(call, round, project);
    else await announceToColleagues(call);
    return { done: true };
  },
});

/** Everybody could read it. Its ideas came with it, and go with it. */
async function forgetImported(call: StaffCall, { ideas }: StoredRound, project: StoredProject): Promise<void> {
  const ideaIds = ideas.map(({ ideaId }) => ideaId);
  await withdrawImported(call.db, ideaIds, call.now);
  await announceIdea(call, project);
  await announceToAll(call, project);
}
