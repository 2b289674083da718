import { budgets, roundLimits } from "@stoep/contract/budgets";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { receiveUpload } from "#modules/files/index.ts";
import { announceIdea, holdProject } from "#modules/participation/index.ts";
import { announceToAll } from "../announce.ts";
import { inLog, recordRound } from "../log.ts";
import { createVerdict, openVerdict, phaseOf, todayOf } from "../policy.ts";
import { loadProject, loadRound } from "../presentation.ts";
import { normalContent } from "../rules.ts";
import { countRounds, hasStanding } from "../store/rounds.ts";
import { bringVote } from "./bring-vote.ts";
import { readInProgram } from "./read-process.ts";

export const importHandlers = handle(budgets, {
  async importRound(call) {
    const { config, db, file, now, params, query } = call;
    const { network } = call.actor;
    const phaseId = query.phaseId;
    // Before the file is received, and again once the project is held.
    const { currency } = await loadToImport(call, params.projectId, phaseId);
    const limits = { folder: config.folder, maxBytes: roundLimits.fileBytes, sender: call };
    const roundId = newId();
    await receiveUpload(limits, file.content, async ({ path }) => {
      const read = await readInProgram(network.id, { path, today: todayOf(call), currency });
      await call.transact(async (scope) => {
        const held = { ...call, ...scope };
        await holdProject(scope.db, params.projectId);
        const project = await loadToImport(held, params.projectId, phaseId);
        const content = await bringVote(scope.db, read, { roundId, phaseId, project, actor: call.actor, now });
        const { title: phase } = phaseOf(project, phaseId);
        const about = { phase, importedFrom: read.vote.name, ...inLog(normalContent(content)) };
        await recordRound(held, "importRound", { round: { id: roundId }, project }, { new: about });
        await announceIdea(held, project);
        await announceToAll(held, project);
      });
    });
    return loadRound({ ...call, db }, roundId);
  },
});

/** Refuses where no vote can be brought into the phase. */
async function loadToImport(call: StaffCall<Db>, projectId: string, phaseId: string) {
  const project = await loadProject(call, projectId);
  const { rounds } = await countRounds(call.db, project.id, phaseId);
  ensure(createVerdict(call.actor, project, rounds));
  phaseOf(project, phaseId);
  ensure(openVerdict(project, { state: "draft", phaseId }));
  if (await hasStanding(call.db, project.id, phaseId)) refuse("phase_has_round");
  return project;
}
