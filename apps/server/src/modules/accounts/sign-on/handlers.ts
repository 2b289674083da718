/** Single sign-on: coming in by it, linking it to one's account, and the organisation's providers. */
import { type IdentityView, signOn } from "@stoep/contract/accounts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { ensureConfirmed } from "../factors/index.ts";
import { deleteLinkedIdentity, findWaysIn, listLinkedIdentities, lockWaysIn, type WaysIn } from "../people/index.ts";
import { endSignedOn, hand } from "../sessions/index.ts";
import { noticeOfSignOn } from "./notices.ts";
import { mayUnlink } from "./policy.ts";
import { addProvider, changeProvider, removeProvider, viewProvider } from "./providers.ts";
import { comeBack, enter, leave, link as linkTo, redirectUri } from "./sign-on.ts";
import {
  findOwnProvider,
  findProviderBySlug,
  listProviders,
  listProvidersFor,
  type NamedProvider,
} from "./store/providers.ts";

const nameOf = ({ slug, name, organisation }: NamedProvider) => ({ slug, name, organisation });

export const signOnHandlers = handle(signOn, {
  async findProvider({ db, params }) {
    return nameOf((await findProviderBySlug(db, params.providerSlug)) ?? refuse("not_found"));
  },

  async startSignOn(call) {
    const provider = (await findProviderBySlug(call.db, call.params.providerSlug)) ?? refuse("not_found");
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

  async listIdentities({ db, actor }) {
    const links = await listLinkedIdentities(db, actor.accountId);
    const ways = await findWaysIn(db, actor.accountId);
    const providers = await listProvidersFor(db, actor.accountId);
    return { items: links.map((link) => viewLink(link, ways)), providers: providers.map(nameOf) };
  },

  async startLink(call) {
    const { db, actor, params } = call;
    const known = await listProvidersFor(db, actor.accountId);
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
    const sessionIds = await endSignedOn(db, { accountId: actor.accountId, but: actor.sessionId }, now);
    if (sessionIds.length > 0) await endStreams({ sessionIds });
    const names = { provider: link.provider ?? link.issuer, organisation: "" };
    await noticeOfSignOn(call, actor.accountId, "signOnUnlinked", names);
    return { done: true };
  },

  async listProviders(call) {
    const rows = await listProviders(call.db, call.actor.organisation.id);
    return { items: rows.map((row) => viewProvider(call, row)), redirectUri: redirectUri(call) };
  },

  async createProvider(call) {
    await ensureConfirmed(call);
    return addProvider(call, call.body);
  },

  async editProvider(call) {
    const { db, actor, params, body } = call;
    const provider = (await findOwnProvider(db, actor.organisation.id, params.providerId)) ?? refuse("not_found");
    await ensureConfirmed(call);
    return changeProvider(call, provider, body);
  },

  async deleteProvider(call) {
    const { db, actor, params } = call;
    const provider = (await findOwnProvider(db, actor.organisation.id, params.providerId)) ?? refuse("not_found");
    await ensureConfirmed(call);
    await removeProvider(call, provider);
    return { done: true };
  },
});

type Linked = Awaited<ReturnType<typeof listLinkedIdentities>>[number];
/** Of a provider that was taken away the issuer is what is left to tell. */
const viewLink = (link: Linked, ways: WaysIn): IdentityView => ({
  id: link.id,
  provider: link.provider ?? link.issuer,
  providerSlug: link.providerSlug,
  email: link.email,
  createdAt: link.createdAt.toISOString(),
  lastUsedAt: link.lastUsedAt?.toISOString() ?? null,
  can: { unlink: mayUnlink(ways, link.id) },
});
