/** Single sign-on: to the provider and back, into a linked account or as a new pending member. D §2 */

import type { Language } from "@stoep/contract/kernel";
import type { AccountOnly, Actor, Resident, Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { unseal } from "#kernel/keys/seal.ts";
import type { SignOnPerson, SignOnProvider, SignOnQuestion } from "#kernel/ports.ts";
import { refuse } from "#kernel/refuse.ts";
import { newToken } from "#kernel/tokens.ts";
import {
  createAccount,
  createMembership,
  findLinkedIdentity,
  insertLinkedIdentity,
  limitTries,
  lockPersonForShare,
  markLinkedIdentityUsed,
} from "../identities/index.ts";
import { signOnLimit, signOnMs } from "../limits.ts";
import type { IssuedTokens } from "../sessions/index.ts";
import { startSignOnSession } from "../sign-in/index.ts";
import { notifySignOnChange } from "./notify.ts";
import { clientSecretAt } from "./sealed.ts";
import { findProviderById, type NamedProvider, ownerOf, type ProviderRow } from "./store/providers.ts";
import { insertSignOn, linkedAccountOf, useSignOn } from "./store/sign-ons.ts";

/** Ties the response to the browser that began: a stolen callback address is useless elsewhere. */
const browserCookie = "stoep_sign_on";
const cookiePath = "/api/azuread";

/** Where providers send people back to, in the application that they came from. Residents' is the same for all networks. */
export const redirectUri = ({ config }: Pick<RouteCall, "config">, client: string): string =>
  `${config.publicUrl}${client === "resident" ? "/sign-on" : "/dashboard/sign-in/callback"}`;

const withSecret = async (call: Pick<RouteCall, "db">, row: ProviderRow): Promise<SignOnProvider> => ({
  issuer: row.issuer,
  clientId: row.clientId,
  clientSecret: await openClientSecret(call, row),
});

/** Empty if it was lost with the master key: the provider then refuses, until somebody enters it again. */
export const openClientSecret = async (
  { db }: Pick<RouteCall, "db">,
  { id, clientSecret }: Pick<ProviderRow, "id" | "clientSecret">,
): Promise<string> => (clientSecret === "" ? "" : unseal(db, clientSecretAt(id), clientSecret));

/** Where to send the browser. `accountId`: to link it to that account, instead of signing in. */
export async function beginSignOn(
  call: RouteCall,
  row: ProviderRow,
  accountId: string | null,
): Promise<{ address: string }> {
  const { db, now, language, ports, client } = call;
  await limitTries(call, "sign-on", signOnLimit);
  const [state, browser, verifier, nonce] = [newToken(), newToken(), newToken(), newToken()];
  const question: SignOnQuestion = { redirectUri: redirectUri(call, client.name), state, nonce, verifier, language };
  const begun = await ports.signOn.begin(await withSecret(call, row), question);
  if (begun.outcome !== "address") return refuseUnavailable(call, row, begun.reason);
  await insertSignOn(db, { state, browser, providerId: row.id, accountId, verifier, nonce, language }, now);
  call.setCookie(browserCookie, browser, { path: cookiePath, maxAgeSeconds: signOnMs / 1000 });
  return { address: begun.address };
}

interface ProviderAnswer {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}
export interface ReturnedPerson {
  person: SignOnPerson;
  provider: NamedProvider;
  /** The account to link it to. */
  accountId: string | null;
  language: Language;
}

/**
 * Returns who came back. Every response is accepted once, whatever its outcome.
 * Refuses with `sign_in_required`, `token_invalid` or `sign_on_refused`.
 */
export async function completeSignOn(call: RouteCall, { state, ...answer }: ProviderAnswer): Promise<ReturnedPerson> {
  const { db, now, actor, ports, cookies, client } = call;
  const browser = cookies[browserCookie] ?? "";
  const linksTo = await linkedAccountOf(db, state, browser);
  // Not used up, so that the person can sign in again and continue.
  if (linksTo && actor.kind === "guest") refuse("sign_in_required");
  if (linksTo && actor.kind !== "guest" && linksTo !== actor.accountId) refuse("token_invalid");
  const signOn = (await useSignOn(db, state, browser, now)) ?? refuse("token_invalid");
  call.setCookie(browserCookie, "", { path: cookiePath, maxAgeSeconds: 0 });
  const provider = (await findProviderById(db, signOn.providerId)) ?? refuse("token_invalid");
  const { nonce, verifier, language } = signOn;
  const question = { redirectUri: redirectUri(call, client.name), state, nonce, verifier, language };
  const finished = await ports.signOn.finish(await withSecret(call, provider), question, answer);
  if (finished.outcome !== "person") {
    if (finished.outcome === "unavailable") refuseUnavailable(call, provider, finished.reason);
    call.log.warn({ providerId: provider.id, reason: finished.reason }, "sign-on refused");
    return refuse("sign_on_refused");
  }
  return { person: finished.person, provider, accountId: signOn.accountId, language };
}

/** Refuses with `provider_unavailable`. */
export function refuseUnavailable(
  { log }: Pick<RouteCall, "log">,
  { id }: Pick<ProviderRow, "id">,
  reason: string,
): never {
  log.warn({ providerId: id, reason }, "sign-on provider unavailable");
  return refuse("provider_unavailable");
}

/** Signs in to the linked account, or begins its second step. Refuses with `identity_not_linked` or `too_many_tries`. */
export async function signInLinked(call: RouteCall, returned: ReturnedPerson): Promise<IssuedTokens> {
  const { now } = call;
  const { person, provider } = returned;
  const { issuer, subject, email } = person;
  const issued = await call.transact(async (scope) => {
    const { db } = scope;
    const known = await findLinkedIdentity(db, issuer, subject);
    if (known) await markLinkedIdentityUsed(db, known.id, { providerId: provider.id, email }, now);
    const accountId = known?.accountId ?? (await admitPending({ ...call, ...scope }, returned));
    if (!(await lockPersonForShare(db, accountId))) refuse("identity_not_linked");
    return startSignOnSession(scope, call, accountId, ownerOf(provider));
  });
  // Refused only now, so that the attempt was counted in that transaction.
  return issued ?? refuse("too_many_tries");
}

/** Makes a new pending member. An account with the same address is not taken over: its owner must sign in and link. */
async function admitPending(
  call: RouteCall<Actor, Tx>,
  { person, provider, language }: ReturnedPerson,
): Promise<string> {
  const { db, now } = call;
  const { email, issuer, subject, names } = person;
  const { organisationId } = provider;
  if (provider.admits !== "pending" || !organisationId || !email) return refuse("identity_not_linked");
  const [firstName, lastName] = [names[0] || (email.split("@")[0] ?? ""), names[1]];
  const accountId = await createAccount(db, { email, firstName: firstName.slice(0, 80), lastName, language }, now);
  if (!accountId) return refuse("identity_not_linked");
  const isLinked = await insertLinkedIdentity(db, { accountId, providerId: provider.id, issuer, subject, email }, now);
  if (!isLinked) refuse("identity_not_linked");
  await createMembership(db, { accountId, organisationId, type: "pending" }, now);
  await notifySignOnChange(call, accountId, "signOnAdmitted", { provider: provider.name, owner: provider.owner });
  return accountId;
}

/** Links the identity to the signed-in account, which asked for it. Refuses with `sign_in_required` or `identity_in_use`. */
export function linkIdentity(
  call: RouteCall<AccountOnly | Staff | Resident>,
  { person, provider }: ReturnedPerson,
): Promise<void> {
  const { now, actor } = call;
  const { issuer, subject, email } = person;
  const { accountId } = actor;
  return call.transact(async (scope) => {
    const { db } = scope;
    // The account was closed in the meantime.
    if (!(await lockPersonForShare(db, accountId))) refuse("sign_in_required");
    if (await insertLinkedIdentity(db, { accountId, providerId: provider.id, issuer, subject, email }, now))
      return notifySignOnChange({ ...call, ...scope }, accountId, "signOnLinked", {
        provider: provider.name,
        owner: provider.owner,
      });
    const known = await findLinkedIdentity(db, issuer, subject);
    if (known?.accountId !== accountId) return refuse("identity_in_use");
    await markLinkedIdentityUsed(db, known.id, { providerId: provider.id, email }, now);
  });
}
