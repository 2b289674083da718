/** Single sign-on: signing in, linking it to an account, and an organisation's own providers. */
import { type IdentityView, type ProviderName, signOnRoutes } from "@stoep/contract/accounts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import {
  deleteLinkedIdentity,
  findSignInWays,
  listLinkedIdentities,
  lockSignInWays,
  type SignInWays,
} from "../identities/index.ts";
import { ensureConfirmed } from "../second-factors/index.ts";
import { endSignOnSessionsOf, handOutTokens } from "../sessions/index.ts";
import { notifySignOnChange } from "./notify.ts";
import { mayStartSignOn, mayUnlink } from "./policy.ts";
import {
  addProvider,
  changeProvider,
  organisationScope,
  removeProvider,
  viewProvider,
  viewProviderOf,
} from "./providers.ts";
import { beginSignOn, completeSignOn, linkIdentity as linkTo, redirectUri, signInLinked } from "./sign-on.ts";
import {
  findProviderBySlug,
  findProviderOf,
  listOpenProviders,
  listProvidersFor,
  listProvidersOf,
  type NamedProvider,
} from "./store/providers.ts";

const viewProviderName = ({ slug, name, scope, owner }: NamedProvider): ProviderName => ({
  slug,
  name,
  belongsTo: scope,
  owner,
});

export const signOnHandlers = handle(signOnRoutes, {
  async findProvider({ db, params }) {
    return viewProviderName((await findProviderBySlug(db, params.providerSlug)) ?? refuse("not_found"));
  },

  async listSignOns({ db, query }) {
    return { items: (await listOpenProviders(db, query.network)).map(viewProviderName) };
  },

  async startSignOn(call) {
    const { db, params, query, client } = call;
    const provider = (await findProviderBySlug(db, params.providerSlug)) ?? refuse("not_found");
    ensure(mayStartSignOn(provider, { client: client.name, network: query.network }));
    return beginSignOn(call, provider, null);
  },

  async finishSignOn(call) {
    const { actor, body } = call;
    const returned = await completeSignOn(call, body);
    if (returned.accountId === null)
      return { linked: false, token: await handOutTokens(call, await signInLinked(call, returned)) };
    if (actor.kind === "guest") return refuse("sign_in_required");
    await linkTo({ ...call, actor }, returned);
    return { linked: true, token: null };
  },

  async listIdentities({ db, actor, client }) {
    const links = await listLinkedIdentities(db, actor.accountId);
    const ways = await findSignInWays(db, actor.accountId);
    const providers = await listProvidersFor(db, actor.accountId, client.name);
    return { items: links.map((link) => viewIdentity(link, ways)), providers: providers.map(viewProviderName) };
  },

  async startLink(call) {
    const { db, actor, params, client } = call;
    const known = await listProvidersFor(db, actor.accountId, client.name);
    const provider = known.find(({ slug }) => slug === params.providerSlug) ?? refuse("not_found");
    await ensureConfirmed(call);
    return beginSignOn(call, provider, actor.accountId);
  },

  async unlinkIdentity(call) {
    const { db, actor, params, now, endStreams } = call;
    const ways = await lockSignInWays(db, actor.accountId);
    const links = await listLinkedIdentities(db, actor.accountId);
    const link = links.find(({ id }) => id === params.identityId) ?? refuse("not_found");
    await ensureConfirmed(call);
    ensure(mayUnlink(ways, params.identityId));
    await deleteLinkedIdentity(db, link.id);
    const sessionIds = await endSignOnSessionsOf(db, actor.accountId, actor.sessionId, now);
    if (sessionIds.length > 0) await endStreams({ sessionIds });
    await notifySignOnChange(call, actor.accountId, "signOnUnlinked", { provider: link.provider ?? link.issuer });
    return { done: true };
  },

  async listProviders(call) {
    const rows = await listProvidersOf(call.db, organisationScope(call).owner);
    return { items: rows.map((row) => viewProvider(call, row)), redirectUri: redirectUri(call, "dashboard") };
  },

  async createProvider(call) {
    await ensureConfirmed(call);
    const keeper = organisationScope(call);
    return viewProviderOf(call, keeper.owner, await addProvider(call, keeper, call.body));
  },

  async editProvider(call) {
    const { db, params, body } = call;
    const keeper = organisationScope(call);
    const provider = (await findProviderOf(db, keeper.owner, params.providerId)) ?? refuse("not_found");
    await ensureConfirmed(call);
    await changeProvider(call, keeper, provider, body);
    return viewProviderOf(call, keeper.owner, provider.id);
  },

  async deleteProvider(call) {
    const { db, params } = call;
    const keeper = organisationScope(call);
    const provider = (await findProviderOf(db, keeper.owner, params.providerId)) ?? refuse("not_found");
    await ensureConfirmed(call);
    await removeProvider(call, keeper, provider);
    return { done: true };
  },
});

type LinkedIdentityRow = Awaited<ReturnType<typeof listLinkedIdentities>>[number];
/** A link whose provider was removed is described by its issuer. */
const viewIdentity = (link: LinkedIdentityRow, ways: SignInWays): IdentityView => ({
  id: link.id,
  provider: link.provider ?? link.issuer,
  providerSlug: link.providerSlug,
  email: link.email,
  createdAt: link.createdAt.toISOString(),
  lastUsedAt: link.lastUsedAt?.toISOString() ?? null,
  can: { unlink: mayUnlink(ways, link.id) },
});
