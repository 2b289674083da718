import { personName } from "@stoep/contract/kernel";
import { presenceSeconds, publishing } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { keptLink } from "../links/index.ts";
import { contentOf, fileIdsOf, findPost, isOwnPost, loadPost, savePost, verdicts } from "../posts/index.ts";
import { disclosedReach, selectPlacesReachedBy } from "../reach/index.ts";
import { copyContent } from "./copy.ts";
import { deletePresence, listPresentColleagues, upsertPresence } from "./store.ts";

const presentSince = (now: Date): Date => new Date(now.getTime() - presenceSeconds.lasts * 1000);

export const deskHandlers = handle(publishing, {
  async keepPresent(call) {
    const { db, now } = call;
    const here = await findPresence(call);
    if (await upsertPresence(db, here, now, presentSince(now))) await announceToColleagues(call);
    const others = await listPresentColleagues(db, here, presentSince(now));
    return {
      others: others.map(({ firstName, lastName, since }) => ({
        name: personName({ firstName, lastName }),
        since: since.toISOString(),
      })),
    };
  },

  async leavePost(call) {
    if (await deletePresence(call.db, await findPresence(call))) await announceToColleagues(call);
    return { done: true };
  },

  async countReach({ db, query }) {
    const places = await selectPlacesReachedBy(db, query).execute();
    const { households, residents } = disclosedReach(places, query.visibility === "local-economy");
    return { households, residents };
  },

  async copyPost(call) {
    const { actor, db, now, params, announce } = call;
    const { organisation, accountId, network } = actor;
    const source = (await findPost(db, organisation.id, params.postId)) ?? refuse("not_found");
    ensure(verdicts(actor, source).copy);
    const copied = copyContent(contentOf(source));
    const content = { ...copied, link: await keptLink(call, copied.link, { openAt: null }) };
    const id = newId();
    const saving = { id, organisationId: organisation.id, accountId, now, timeZone: network.timeZone };
    await savePost(db, { ...saving, keptFiles: fileIdsOf(content) }, content);
    await announce("publishing", { networkId: network.id, organisationId: organisation.id });
    return loadPost(call, id);
  },
});

type Call = StaffCall & { params: { postId: string } };

async function findPresence({ actor, db, params }: Call) {
  if (!(await isOwnPost(db, actor.organisation.id, params.postId))) refuse("not_found");
  return { postId: params.postId, accountId: actor.accountId };
}

const announceToColleagues = ({ actor, announce }: Call): Promise<void> =>
  announce("presence", { networkId: actor.network.id, organisationId: actor.organisation.id });
