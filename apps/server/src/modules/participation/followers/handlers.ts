import { participation } from "@stoep/contract/participation";
import type { ResidentCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import * as store from "./store/followers.ts";

type Call = ResidentCall & { params: { projectId: string } };

export const followerHandlers = handle(participation, {
  async followProject(call) {
    const { actor, db, now, params } = call;
    if (!(await store.insertFollower(db, actor, params.projectId, now))) refuse("not_found");
    return answer(call, true);
  },

  /** Also where they may not read it any more: nobody is kept among its followers. */
  async unfollowProject(call) {
    const { actor, db, params } = call;
    const was = await store.deleteFollower(db, actor.residentId, params.projectId);
    if (!was && !(await store.mayReadProject(db, actor, params.projectId))) refuse("not_found");
    return answer(call, false);
  },
});

async function answer({ actor, announce, db, params }: Call, isFollowed: boolean) {
  await announce("participation", { networkId: actor.network.id, accountId: actor.accountId });
  return { isFollowed, followers: await store.countFollowers(db, params.projectId) };
}
