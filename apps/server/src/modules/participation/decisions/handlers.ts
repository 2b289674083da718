import { isChosenType, participation } from "@stoep/contract/participation";
import { peopleCount } from "@stoep/contract/people-count";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { countAudience, tellLater } from "../announcements/index.ts";
import { announceIdea, loadDeskIdea, lockForStaff, recordIdea } from "../ideas/index.ts";
import { answer, type Decider, decide, setCost } from "./act.ts";
import { costAfter, decisionProblems } from "./rules.ts";

export const decisionHandlers = handle(participation, {
  async setIdeaType(call) {
    const { body, db } = call;
    const judged = await lockForStaff(call);
    const { row: idea, project, can } = judged;
    ensure(can.decide);
    if (idea.version !== body.version) refuse("changed_meanwhile");
    const problems = decisionProblems(body);
    if (Object.keys(problems).length > 0) refuseFields(problems);
    const decided = await decide(db, idea, body, deciderOf(call));
    if (decided === null) return loadDeskIdea(call, idea.id);
    const { type, reason, cost } = idea;
    await recordIdea(call, "decideIdea", judged, {
      old: { ideaType: type, reason, cost },
      new: { ideaType: body.type, reason: body.reason, cost: costAfter(body, cost) },
    });
    if (decided.told !== null) await call.enqueue(tellLater, { momentId: decided.told, after: null });
    await announceIdea(call, project);
    return loadDeskIdea(call, idea.id);
  },

  async setIdeaCost(call) {
    const { body, db } = call;
    const judged = await lockForStaff(call);
    const { row: idea, project, can } = judged;
    ensure(can.decide);
    if (idea.version !== body.version) refuse("changed_meanwhile");
    const { cost } = body;
    if (cost !== null && !isChosenType(idea.type)) refuseFields({ cost: "costNotForType" });
    if (cost === idea.cost) return loadDeskIdea(call, idea.id);
    const momentId = await setCost(db, idea, cost, deciderOf(call));
    await recordIdea(call, "costIdea", judged, { old: { cost: idea.cost }, new: { cost } });
    // That nothing is known any more is no news.
    if (cost !== null) await call.enqueue(tellLater, { momentId, after: null });
    await announceIdea(call, project);
    return loadDeskIdea(call, idea.id);
  },

  async answerIdea(call) {
    const { body, db } = call;
    const judged = await lockForStaff(call);
    const { row: idea, project, can } = judged;
    ensure(can.answer);
    if (idea.version !== body.version) refuse("changed_meanwhile");
    if (body.text === idea.answer) return loadDeskIdea(call, idea.id);
    const momentId = await answer(db, idea, body.text, deciderOf(call));
    await recordIdea(call, "answerIdea", judged, { old: { answer: idea.answer }, new: { answer: body.text } });
    if (idea.answer === "" || body.isAnnounced) await call.enqueue(tellLater, { momentId, after: null });
    await announceIdea(call, project);
    return loadDeskIdea(call, idea.id);
  },

  async countIdeaAudience(call) {
    const { id, projectId } = await loadDeskIdea(call, call.params.ideaId);
    return { people: peopleCount(await countAudience(call.db, { ideaIds: [id], projectId })) };
  },
});

const deciderOf = ({ actor, now }: StaffCall): Decider => ({ accountId: actor.accountId, at: now });
