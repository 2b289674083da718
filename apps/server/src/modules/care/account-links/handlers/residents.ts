/** What residents do: see which organisations ask for their account, agree or decline, and end a link. */

import { accountLinks, type OwnAccountLinks } from "@stoep/contract/care";
import { personName } from "@stoep/contract/kernel";
import type { ResidentCall } from "#kernel/call.ts";
import { type Db, violation } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { lockPersonForShare } from "#modules/accounts/index.ts";
import { linkAccount, lockPerson, refreshDuplicates } from "../../people/index.ts";
import { deleteRequestNotices, notifyOfConsent } from "../notify.ts";
import * as store from "../store/requests.ts";
import { endLinks } from "../unlink.ts";

export const residentHandlers = handle(accountLinks, {
  listOwnLinks: (call) => presentOwnLinks(call),

  async answerLink(call) {
    const { actor, body, db, now, params } = call;
    const found = (await store.findRequest(db, params.requestId, actor.accountId)) ?? refuse("not_found");
    // Locks the account first, as a change of name does, and then the person, as colleagues do when they withdraw the request.
    const account = (await lockPersonForShare(db, actor.accountId)) ?? refuse("not_found");
    const person = await lockPerson(db, found.organisationId, found.personId);
    const request = (await store.lockRequest(db, found.id)) ?? refuse("not_found");
    // The resident has left in the meantime.
    if (request.accountId !== actor.accountId) refuse("not_found");
    if (request.state === (body.agrees ? "agreed" : "declined")) return presentOwnLinks(call);
    if (request.state !== "asked" || request.expiresAt <= now) refuse("already_closed");
    await store.updateAnswer(db, request.id, body.agrees ? "agreed" : "declined", now);
    await deleteRequestNotices(db, [request.id]);
    await call.announce("notifications", { networkId: actor.network.id, accountId: actor.accountId });
    if (!body.agrees) return presentOwnLinks(call);
    if (!person || person.accountId !== null) return refuse("already_closed");
    await linkAccount(db, person.id, { ...account, accountId: actor.accountId }, now).catch((error) =>
      violation(error) === "unique" ? refuse("already_closed") : Promise.reject(error),
    );
    await refreshDuplicates(db, request.organisationId, [person.id], now);
    const { organisationId, askedBy } = request;
    const told = { eventId: request.id, organisationId, personId: person.id, name: personName(person), askedBy };
    await notifyOfConsent({ ...call, network: actor.network }, told);
    await announceToOrganisation(call, organisationId);
    return presentOwnLinks(call);
  },

  async endOwnLink(call) {
    const { actor, db, params } = call;
    const { accountId, network } = actor;
    const { organisationId } = params;
    const linked = (await store.findLinkedPersonId(db, accountId, organisationId)) ?? refuse("not_found");
    const person = (await lockPerson(db, organisationId, linked.id)) ?? refuse("not_found");
    if (person.accountId !== accountId) refuse("not_found");
    const askedBy = await store.findRequester(db, organisationId, accountId);
    await endLinks({ ...call, network }, { accountId, organisationId }, new Map([[organisationId, askedBy]]));
    return presentOwnLinks(call);
  },
});

const announceToOrganisation = ({ actor, announce: tell }: ResidentCall, organisationId: string) =>
  tell("care", { networkId: actor.network.id, organisationId });

async function presentOwnLinks({ actor, db, now }: ResidentCall<Db>): Promise<OwnAccountLinks> {
  const asked = await store.listOpenRequests(db, actor.accountId, now);
  const linked = await store.listLinks(db, actor.accountId);
  return {
    requests: asked.map(({ id, organisationId, organisation, askedAt, expiresAt, ...named }) => ({
      id,
      organisation: { id: organisationId, name: organisation },
      name: personName(named),
      askedAt: askedAt.toISOString(),
      until: expiresAt.toISOString(),
    })),
    links: linked.flatMap(({ organisationId, organisation, linkedAt, isHelper }) =>
      linkedAt
        ? [{ organisation: { id: organisationId, name: organisation }, since: linkedAt.toISOString(), isHelper }]
        : [],
    ),
  };
}
