import { participation } from "@stoep/contract/participation";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { tellLater } from "../announcements/index.ts";
import { announceIdea, loadDeskIdea, lockForStaff, recordIdea } from "../ideas/index.ts";
import { addUpdate, correctUpdate } from "./act.ts";
import { findUpdate } from "./store.ts";

export const worksHandlers = handle(participation, {
  async updateWorks(call) {
    const { actor, body, db, now } = call;
    const judged = await lockForStaff(call);
    const { row: idea, project, can } = judged;
    ensure(can.update);
    if (idea.version !== body.version) refuse("changed_meanwhile");
    const momentId = await addUpdate(db, idea, body, { accountId: actor.accountId, at: now });
    await recordIdea(call, "updateWorks", judged, { old: figuresOf(idea), new: wantedFigures(body) });
    await call.enqueue(tellLater, { momentId, after: null });
    await announceIdea(call, project);
    return loadDeskIdea(call, idea.id);
  },

  async correctWorks(call) {
    const { actor, body, db, now, params } = call;
    const judged = await lockForStaff(call);
    const { row: idea, project, can } = judged;
    ensure(can.correct);
    const before = (await findUpdate(db, idea.id, params.momentId)) ?? refuse("not_found");
    if (idea.version !== body.version) refuse("changed_meanwhile");
    await correctUpdate(db, idea, before.id, body, { accountId: actor.accountId, at: now });
    await recordIdea(call, "correctWorks", judged, { old: figuresOf(before), new: wantedFigures(body) });
    await announceIdea(call, project);
    return loadDeskIdea(call, idea.id);
  },
});

interface Figures {
  worksState: string | null;
  worksPercent: number | null;
  costToDate: number | null;
}

const figuresOf = ({ worksState, worksPercent, costToDate }: Figures) => ({ worksState, worksPercent, costToDate });

interface Wanted {
  state: string;
  percent: number;
  costToDate: number | null;
}

const wantedFigures = ({ state, percent, costToDate }: Wanted) =>
  figuresOf({ worksState: state, worksPercent: percent, costToDate });
