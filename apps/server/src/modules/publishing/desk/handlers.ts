import { presenceSeconds, publishing } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { contentOf } from "../content.ts";
import { show } from "../handlers/editing.ts";
import { verdicts } from "../policy.ts";
import { filesOf, savePost } from "../saving.ts";
import { findPost, isOwn } from "../store/posts.ts";
import { copyOf } from "./copying.ts";
import { deletePresent, listPresent, putPresent } from "./store.ts";

const sinceAt = (now: Date): Date => new Date(now.getTime() - presenceSeconds.lasts * 1000);

export const deskHandlers = handle(publishing, {
  async keepPresent(call) {
    const { db, now } = call;
    const here = await findHere(call);
    if (await putPresent(db, here, now, sinceAt(now))) await tellColleagues(call);
    const others = await listPresent(db, here, sinceAt(now));
    return {
      others: others.map(({ firstName, lastName, since }) => ({
        name: `${firstName} ${lastName}`.trim(),
        since: since.toISOString(),
      })),
    };
  },

  async leavePost(call) {
    if (await deletePresent(call.db, await findHere(call))) await tellColleagues(call);
    return { done: true };
  },

  async copyPost(call) {
    const { actor, db, now, params, announce } = call;
    const { organisation, accountId, network } = actor;
    const source = (await findPost(db, organisation.id, params.postId)) ?? refuse("not_found");
    ensure(verdicts(actor, source).copy);
    const content = copyOf(contentOf(source));
    const id = newId();
    const saving = { id, organisationId: organisation.id, accountId, now, timeZone: network.timeZone };
    await savePost(db, { ...saving, keptFiles: filesOf(content) }, content);
    await announce("publishing", { networkId: network.id, organisationId: organisation.id });
    return show(call, id);
  },
});

type Call = RouteCall<Staff, Tx> & { params: { postId: string } };

async function findHere({ actor, db, params }: Call) {
  if (!(await isOwn(db, actor.organisation.id, params.postId))) refuse("not_found");
  return { postId: params.postId, accountId: actor.accountId };
}

const tellColleagues = ({ actor, announce }: Call): Promise<void> =>
  announce("presence", { networkId: actor.network.id, organisationId: actor.organisation.id });
