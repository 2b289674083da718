/** Supporting an idea of another. Counting is a matter of merging. S1 §3 */
import { participation } from "@stoep/contract/participation";
import type { ResidentCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { countSupport, lockRoot } from "../../merges/index.ts";
import { licenceVerdict } from "../../projects/index.ts";
import { supportVerdict } from "../policy.ts";
import { isOver, loadReadable } from "../presentation.ts";
import { standingOfIdea } from "../rules.ts";
import { shareResident } from "../store/projects.ts";
import { wroteAnyOf } from "../store/read.ts";
import { countOf, deleteSupport, insertSupport } from "../store/support.ts";

type Call = ResidentCall & { params: { ideaId: string } };

export const supportHandlers = handle(participation, {
  async supportIdea(call) {
    const { actor, db, now } = call;
    const { rootId, standing } = await openRoot(call);
    if (standing !== "open" || (await wroteAnyOf(db, actor.residentId, rootId))) refuse("not_allowed");
    await insertSupport(db, rootId, actor.residentId, now);
    return counted(call, rootId, true);
  },

  async withdrawSupport(call) {
    const { rootId } = await openRoot(call);
    await deleteSupport(call.db, rootId, call.actor.residentId);
    return counted(call, rootId, false);
  },
});

/**
 * Locks the idea that support goes to: the named one, or the one that it was merged into. The resident's row is locked before, since a
 * proof of residence locks it too, and counts that resident's support afterwards.
 */
async function openRoot(call: Call) {
  const { actor, db, now, params } = call;
  const scope = { ...call, network: actor.network };
  await loadReadable(scope, params.ideaId);
  await shareResident(db, actor.residentId);
  const rootId = (await lockRoot(db, params.ideaId)) ?? refuse("not_found");
  const { idea, project } = await loadReadable(scope, rootId);
  ensure(supportVerdict(idea, isOver(project, { network: actor.network, now })));
  if ((await licenceVerdict(db, project, now)) !== true) refuse("support_closed");
  return { rootId, standing: standingOfIdea(idea) };
}

async function counted(call: Call, ideaId: string, isSupported: boolean) {
  const { actor, announce, db } = call;
  await countSupport(db, [ideaId]);
  // The resident's other windows; everybody else sees it with the next page.
  await announce("participation", { networkId: actor.network.id, accountId: actor.accountId });
  return { isSupported, supportCount: await countOf(db, ideaId) };
}
