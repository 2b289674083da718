/** Single sign-on: signing in, linking it to an account, and an organisation's own providers. */
import { type IdentityView, type ProviderName, signOn } from "@stoep/contract/accounts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { ensureConfirmed } from "../factors/index.ts";
import { deleteLinkedIdentity, findWaysIn, listLinkedIdentities, lockWaysIn, type WaysIn } from "../people/index.ts";
import { endSignedOnOf, hand } from "../sessions/index.ts";
import { noticeOfSignOn } from "./notices.ts";
import { mayBegin, mayUnlink } from "./policy.ts";
import {
  addProvider,
  changeProvider,
  ownersKeeper,
  removeProvider,
  viewProvider,
  viewProviderOf,
} from "./providers.ts";
import { comeBack, enter, leave, link as linkTo, redirectUri } from "./sign-on.ts";
import {
  findProviderBySlug,
  findProviderOf,
  listOpenProviders,
  listProvidersFor,
  listProvidersOf,
  type NamedProvider,
} from "./store/providers.ts";

const nameOf = ({ slug, name, scope, owner }: NamedProvider): ProviderName => ({ slug, name, belongsTo: scope, owner });

export const signOnHandlers = handle(signOn, {
  async findProvider({ db, params }) {
    return nameOf((await findProviderBySlug(db, params.providerSlug)) ?? refuse("not_found"));
  },

  async listSignOns({ db, query }) {
    return { items: (await listOpenProviders(db, query.network)).map(nameOf) };
  },

  async startSignOn(call) {
    const { db, params, query, client } = call;
    const provider = (await findProviderBySlug(db, params.providerSlug)) ?? refuse("not_found");
    ensure(mayBegin(provider, { client: client.name, network: query.network }));
    return leave(call, provider, null);
  },

  async finishSignOn(call) {
    const { actor, body } = call;
    const returned = await comeBack(call, body);
    if (returned.accountId === null) return { linked: false, token: await hand(call, await enter(call, returned)) };
    if (actor.kind === "guest") return refuse("sign_in_required");
    await linkTo({ ...call, actor }, returned);
    return { linked: true, token: null };
  },

  async listIdentities({ db, actor, client }) {
    const links = await listLinkedIdentities(db, actor.accountId);
    const ways = await findWaysIn(db, actor.accountId);
    const providers = await listProvidersFor(db, actor.accountId, client.name);
    return { items: links.map((link) => viewLink(link, ways)), providers: providers.map(nameOf) };
  },

  async startLink(call) {
    const { db, actor, params, client } = call;
    const known = await listProvidersFor(db, actor.accountId, client.name);
    const provider = known.find(({ slug }) => slug === params.providerSlug) ?? refuse("not_found");
    await ensureConfirmed(call);
    return leave(call, provider, actor.accountId);
  },

  async unlinkIdentity(call) {
    const { db, actor, params, now, endStreams } = call;
    const ways = await lockWaysIn(db, actor.accountId);
    const links = await listLinkedIdentities(db, actor.accountId);
    const link = links.find(({ id }) => id === params.identityId) ?? refuse("not_found");
    await ensureConfirmed(call);
    ensure(mayUnlink(ways, params.identityId));
    await deleteLinkedIdentity(db, link.id);
    const sessionIds = await endSignedOnOf(db, actor.accountId, actor.sessionId, now);
    if (sessionIds.length > 0) await endStreams({ sessionIds });
    await noticeOfSignOn(call, actor.accountId, "signOnUnlinked", { provider: link.provider ?? link.issuer });
    return { done: true };
  },

  async listProviders(call) {
    const rows = await listProvidersOf(call.db, ownersKeeper(call).owner);
    return { items: rows.map((row) => viewProvider(call, row)), redirectUri: redirectUri(call, "dashboard") };
  },

  async createProvider(call) {
    await ensureConfirmed(call);
    const keeper = ownersKeeper(call);
    return viewProviderOf(call, keeper.owner, await addProvider(call, keeper, call.body));
  },

  async editProvider(call) {
    const { db, params, body } = call;
    const keeper = ownersKeeper(call);
    const provider = (await findProviderOf(db, keeper.owner, params.providerId)) ?? refuse("not_found");
    await ensureConfirmed(call);
    await changeProvider(call, keeper, provider, body);
    return viewProviderOf(call, keeper.owner, provider.id);
  },

  async deleteProvider(call) {
    const { db, params } = call;
    const keeper = ownersKeeper(call);
    const provider = (await findProviderOf(db, keeper.owner, params.providerId)) ?? refuse("not_found");
    await ensureConfirmed(call);
    await removeProvider(call, keeper, provider);
    return { done: true };
  },
});

type Linked = Awaited<ReturnType<typeof listLinkedIdentities>>[number];
/** A link whose provider was removed is described by its issuer. */
const viewLink = (link: Linked, ways: WaysIn): IdentityView => ({
  id: link.id,
  provider: link.provider ?? link.issuer,
  providerSlug: link.providerSlug,
  email: link.email,
  createdAt: link.createdAt.toISOString(),
  lastUsedAt: link.lastUsedAt?.toISOString() ?? null,
  can: { unlink: mayUnlink(ways, link.id) },
});
