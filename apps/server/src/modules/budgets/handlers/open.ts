/** What admins decide about a vote: that it opens, and that it is given up for a new one. D §11 */
import { budgets } from "@stoep/contract/budgets";
import { v7 as newId } from "uuid";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { holdProject, shareProject } from "#modules/participation/index.ts";
import { announceToAll } from "../announce.ts";
import { tellOfVote } from "../announcements/index.ts";
import { discardBallots } from "../ballots/index.ts";
import { inLog, recordRound } from "../log.ts";
import { todayOf } from "../policy.ts";
import { loadRound, lockForStaff } from "../presentation.ts";
import { normalContent } from "../rules.ts";
import { openContent } from "../save.ts";
import { copyContent } from "../store/content.ts";
import { countRounds, insertRound, markReplaced } from "../store/rounds.ts";

export const openingHandlers = handle(budgets, {
  async openRound(call) {
    const { body, db, now } = call;
    const { project, round, can } = await lockForStaff(call, shareProject);
    ensure(can.open);
    if (round.version !== body.version) refuse("changed_meanwhile");
    const { codeDistrictIds } = round;
    const content = normalContent(round);
    await openContent(db, round.id, content, { project, codeDistrictIds, today: todayOf(call), now });
    await recordRound(call, "openRound", { round, project }, { new: inLog(content) });
    await announceToAll(call, project);
    return loadRound(call, round.id);
  },

  async repeatRound(call) {
    const { actor, body, db, now } = call;
    const { project, round, can } = await lockForStaff(call, holdProject);
    ensure(can.repeat);
    if (round.version !== body.version) refuse("changed_meanwhile");
    await discardBallots(db, round);
    await markReplaced(db, round.id, body.reason, now);
    const { districts: _, ideas: __, ...settings } = normalContent(round);
    const { next } = await countRounds(db, project.id, round.phaseId);
    const again = { id: newId(), projectId: project.id, phaseId: round.phaseId, number: next };
    const isAdded = await insertRound(db, { ...again, accountId: actor.accountId, now }, settings);
    if (!isAdded) refuse("phase_has_round");
    await copyContent(db, round.id, again.id);
    await call.enqueue(tellOfVote, { roundId: round.id, what: "givenUp", after: null });
    await recordRound(call, "repeatRound", { round, project }, { new: { reason: body.reason } });
    await announceToAll(call, project);
    return loadRound(call, again.id);
  },
});
