import { type DefaultHandlers, type DefaultHandlersDraft, shouts } from "@stoep/contract/shouts";
import type { Staff } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuseFields } from "#kernel/refuse.ts";
import { members } from "#modules/accounts/index.ts";
import { record } from "#modules/audit/index.ts";
import { findNeighbourhoodNames } from "#modules/neighbourhoods/index.ts";
import { inboxVerdict } from "../policy.ts";
import { listDefaultHandlers, replaceDefaultHandlers } from "./store.ts";

export const defaultHandlerHandlers = handle(shouts, {
  async listDefaultHandlers({ actor, db }) {
    ensure(inboxVerdict(actor));
    return viewDefaultHandlers(db, actor);
  },

  async setDefaultHandlers(call) {
    const { actor, body, db } = call;
    ensure(inboxVerdict(actor));
    await checkChoices(db, actor, body.items);
    await replaceDefaultHandlers(db, actor.organisation.id, body.items);
    await record(call, {
      action: "shouts.setDefaultHandlers",
      subject: { kind: "organisation", id: actor.organisation.id, name: actor.organisation.name },
      new: { defaultHandlers: body.items.length },
    });
    return viewDefaultHandlers(db, actor);
  },
});

async function viewDefaultHandlers(db: Db, { organisation }: Staff): Promise<DefaultHandlers> {
  const rows = await listDefaultHandlers(db, organisation.id);
  return {
    items: rows.map(({ neighbourhoodId, neighbourhood, kind, accountId, name }) => ({
      neighbourhood: neighbourhoodId === null ? null : { id: neighbourhoodId, name: neighbourhood ?? "" },
      kind,
      handler: { id: accountId, name },
    })),
    colleagues: await members.listEditors(db, organisation.id),
  };
}

/** One for each neighbourhood and kind; colleagues who may handle messages, and neighbourhoods of the network. */
async function checkChoices(db: Tx, { organisation }: Staff, items: DefaultHandlersDraft["items"]): Promise<void> {
  const places = new Set(items.map(({ neighbourhoodId, kind }) => `${neighbourhoodId} ${kind}`));
  if (places.size < items.length) refuseFields({ items: "invalid" });
  for (const { accountId } of items) await members.holdMembership(db, organisation.id, accountId);
  const colleagues = new Set((await members.listEditors(db, organisation.id)).map(({ id }) => id));
  if (items.some(({ accountId }) => !colleagues.has(accountId))) refuseFields({ items: "assigneeUnknown" });
  const wanted = items.flatMap(({ neighbourhoodId }) => (neighbourhoodId === null ? [] : [neighbourhoodId]));
  const known = await findNeighbourhoodNames(db, wanted);
  if (wanted.some((id) => !known.has(id))) refuseFields({ items: "invalid" });
}
