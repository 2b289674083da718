/** An organisation's own sign-on providers. The client secret goes in and never comes out. */
import type { EditProvider, ProviderView } from "@stoep/contract/accounts";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { type Db, type Tx, violation } from "#kernel/database.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { providerLimit } from "../limits.ts";
import { lockAsOwner } from "../members/index.ts";
import { limitTries, seal, unseal } from "../people/index.ts";
import { endSignedOn } from "../sessions/index.ts";
import { redirectUri, tellAway } from "./sign-on.ts";
import {
  type CountedProvider,
  deleteProvider,
  findOwnProvider,
  insertProvider,
  type ProviderRow,
  updateProvider,
} from "./store/providers.ts";

type OwnerCall = RouteCall<Staff>;

export async function addProvider(call: OwnerCall, body: EditProvider): Promise<ProviderView> {
  const { actor, now } = call;
  const { clientSecret, ...facts } = body;
  if (!clientSecret) return refuseFields({ clientSecret: "secretRequired" });
  await tryOut(call, { id: "", ...facts }, clientSecret);
  return call.transact(async (scope) => {
    const { db } = scope;
    await lockAsOwner({ actor, db });
    const row = { ...facts, organisationId: actor.organisation.id, clientSecret: await seal(db, clientSecret) };
    const id = (await insertProvider(db, row, now)) ?? refuseFields({ slug: "slugTaken" });
    await record(
      { ...call, ...scope },
      { action: "accounts.addProvider", subject: subjectOf({ id, ...facts }), new: facts },
    );
    return viewOwn(call, db, id);
  });
}

export async function changeProvider(call: OwnerCall, old: CountedProvider, body: EditProvider): Promise<ProviderView> {
  const { clientSecret, ...facts } = body;
  // The kept secret is for the kept provider: it is not told to another address.
  const isElsewhere = facts.issuer !== old.issuer || facts.clientId !== old.clientId;
  if (isElsewhere && !clientSecret) return refuseFields({ clientSecret: "secretRequired" });
  await tryOut(call, { ...old, ...facts }, clientSecret ?? (await unseal(call.db, old.clientSecret)));
  return call.transact(async (scope) => {
    const { db } = scope;
    await lockAsOwner({ ...call, db });
    const current = (await findOwnProvider(db, call.actor.organisation.id, old.id)) ?? refuse("not_found");
    // Every sealing is another text: nobody changed where the secret goes since it was looked at.
    if (current.clientSecret !== old.clientSecret || current.issuer !== old.issuer) refuse("changed_meanwhile");
    const sealed = clientSecret ? { clientSecret: await seal(db, clientSecret) } : {};
    await updateProvider(db, old.id, { ...facts, ...sealed }).catch((error) => {
      if (violation(error) === "unique") refuseFields({ slug: "slugTaken" });
      throw error;
    });
    if (current.isEnabled && !facts.isEnabled) await endSessions({ ...call, ...scope });
    const changed = changesOf(current, { ...facts, ...(clientSecret ? { hasNewSecret: true } : {}) });
    await record(
      { ...call, ...scope },
      { action: "accounts.editProvider", subject: subjectOf({ ...old, ...facts }), ...changed },
    );
    return viewOwn(call, db, old.id);
  });
}

/** Accounts that are linked stay, without this way in. */
export async function removeProvider(call: RouteCall<Staff, Tx>, provider: ProviderRow): Promise<void> {
  await lockAsOwner(call);
  await deleteProvider(call.db, provider.id);
  await endSessions(call);
  const { slug, name, issuer, clientId, admits, isEnabled } = provider;
  const old = { slug, name, issuer, clientId, admits, isEnabled };
  await record(call, { action: "accounts.removeProvider", subject: subjectOf(provider), old });
}

/** Sessions do not say which provider began them: whoever came by another one of the organisation's signs on once more. */
async function endSessions({ actor, db, now, endStreams }: OwnerCall): Promise<void> {
  const sessionIds = await endSignedOn(db, { organisationId: actor.organisation.id }, now);
  if (sessionIds.length > 0) await endStreams({ sessionIds });
}

async function tryOut(
  call: RouteCall,
  { id, issuer, clientId }: Pick<ProviderRow, "id" | "issuer" | "clientId">,
  clientSecret: string,
) {
  await limitTries(call, "provider look", providerLimit);
  const found = await call.ports.signOn.look({ issuer, clientId, clientSecret });
  if (found.outcome !== "found") tellAway(call, { id }, found.reason);
}

const subjectOf = ({ id, name }: Pick<ProviderRow, "id" | "name">) => ({ kind: "provider", id, name });

function changesOf(before: object, after: object): { old: Record<string, unknown>; new: Record<string, unknown> } {
  const known = Object.entries(before);
  const changed = Object.entries(after).filter(([key, value]) => !known.some(([k, v]) => k === key && v === value));
  const keys = changed.map(([key]) => key);
  return { old: Object.fromEntries(known.filter(([key]) => keys.includes(key))), new: Object.fromEntries(changed) };
}

async function viewOwn(call: OwnerCall, db: Db, id: string): Promise<ProviderView> {
  const row = await findOwnProvider(db, call.actor.organisation.id, id);
  return row ? viewProvider(call, row) : refuse("not_found");
}

export function viewProvider(call: Pick<RouteCall, "config">, row: CountedProvider): ProviderView {
  const { id, slug, name, issuer, clientId, admits, isEnabled, linkedCount } = row;
  return {
    id,
    slug,
    name,
    issuer,
    clientId,
    admits,
    isEnabled,
    redirectUri: redirectUri(call),
    signInAddress: `${call.config.publicUrl}/dashboard/sign-in?with=${slug}`,
    linkedCount: Number(linkedCount),
  };
}
