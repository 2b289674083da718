/** Changing sign-on providers, on whomever's behalf. The client secret goes in and never comes out. */
import type { EditProvider, ProviderView } from "@stoep/contract/accounts";
import type { Staff } from "#kernel/actor.ts";
import type { DbScope, RouteCall } from "#kernel/call.ts";
import { type Tx, violation } from "#kernel/database.ts";
import type { Ports } from "#kernel/ports.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { type AuditedBy, changes, type LogEntry, record } from "#modules/audit/index.ts";
import { providerLimit } from "../limits.ts";
import { lockAsOwner } from "../members/index.ts";
import { limitTries, seal, unseal } from "../people/index.ts";
import { endSignedOn, type SignOnOwner } from "../sessions/index.ts";
import { redirectUri, tellAway } from "./sign-on.ts";
import {
  type CountedProvider,
  deleteProvider,
  findProviderOf,
  insertProvider,
  lockProvider,
  type ProviderRow,
  updateProvider,
} from "./store/providers.ts";

/** Who sets providers up, for whom. */
export interface Keeper {
  owner: SignOnOwner;
  /** Behind the lock of whatever gives them the right: refuses anyone who has it no more. */
  ensure: (db: Tx) => Promise<void>;
  /** In whose log it stands. */
  log: Pick<LogEntry, "organisationId" | "networkId">;
}

type Place = Pick<DbScope, "db" | "endStreams">;
/** A call will do, or the command line. Not in a transaction: the provider is asked while nobody waits for a lock. */
export type Keeping = Omit<AuditedBy, "db"> &
  Pick<RouteCall, "db" | "config" | "log"> & {
    ports: Pick<Ports, "signOn">;
    transact: <T>(work: (scope: Place) => Promise<T>) => Promise<T>;
  };

export const ownersKeeper = (call: Pick<RouteCall<Staff>, "actor">): Keeper => ({
  owner: { scope: "organisation", organisationId: call.actor.organisation.id, networkId: null },
  ensure: (db) => lockAsOwner({ ...call, db }),
  log: {},
});

export async function addProvider(call: Keeping, keeper: Keeper, body: EditProvider): Promise<string> {
  const { clientSecret, ...facts } = body;
  if (!clientSecret) return refuseFields({ clientSecret: "secretRequired" });
  await tryOut(call, { id: "", ...facts }, clientSecret);
  return call.transact(async (scope) => {
    const { db } = scope;
    await keeper.ensure(db);
    const row = { ...facts, ...keeper.owner, clientSecret: await seal(db, clientSecret) };
    const id = (await insertProvider(db, row, call.now)) ?? refuseFields({ slug: "slugTaken" });
    await note({ ...call, ...scope }, keeper, "addProvider", { id, ...facts }, { new: facts });
    return id;
  });
}

export async function changeProvider(
  call: Keeping,
  keeper: Keeper,
  old: ProviderRow,
  { clientSecret, ...facts }: EditProvider,
): Promise<void> {
  // The kept secret is for the kept provider: it is not told to another address.
  const isElsewhere = facts.issuer !== old.issuer || facts.clientId !== old.clientId;
  if (isElsewhere && !clientSecret) return refuseFields({ clientSecret: "secretRequired" });
  await tryOut(call, { ...old, ...facts }, clientSecret ?? (await unseal(call.db, old.clientSecret)));
  await call.transact(async (scope) => {
    const { db } = scope;
    await keeper.ensure(db);
    const current = (await lockProvider(db, old.id)) ?? refuse("not_found");
    // Every sealing is another text: nobody changed where the secret goes since it was looked at.
    if (current.clientSecret !== old.clientSecret || current.issuer !== old.issuer) refuse("changed_meanwhile");
    const sealed = clientSecret ? { clientSecret: await seal(db, clientSecret) } : {};
    await updateProvider(db, old.id, { ...facts, ...sealed }).catch((error) => {
      if (violation(error) === "unique") refuseFields({ slug: "slugTaken" });
      throw error;
    });
    if (current.isEnabled && !facts.isEnabled) await endSessions(scope, keeper, call.now);
    const changed = changes({ ...current }, facts) ?? { old: {}, new: {} };
    if (clientSecret) changed.new.hasNewSecret = true;
    if (Object.keys(changed.new).length === 0) return;
    await note({ ...call, ...scope }, keeper, "editProvider", { ...old, ...facts }, changed);
  });
}

/** Accounts that are linked stay, without this way in. */
export async function removeProvider(call: AuditedBy & Place, keeper: Keeper, provider: ProviderRow): Promise<void> {
  await keeper.ensure(call.db);
  await deleteProvider(call.db, provider.id);
  await endSessions(call, keeper, call.now);
  const { slug, name, issuer, clientId, admits, isEnabled } = provider;
  await note(call, keeper, "removeProvider", provider, { old: { slug, name, issuer, clientId, admits, isEnabled } });
}

/** Sessions do not say which provider began them: anyone who came by another one of the same owner signs on once more. */
async function endSessions({ db, endStreams }: Place, { owner }: Keeper, now: Date): Promise<void> {
  const sessionIds = await endSignedOn(db, owner, now);
  if (sessionIds.length > 0) await endStreams({ sessionIds });
}

async function tryOut(
  call: Keeping,
  { id, issuer, clientId }: Pick<ProviderRow, "id" | "issuer" | "clientId">,
  clientSecret: string,
) {
  await limitTries(call, "provider look", providerLimit);
  const found = await call.ports.signOn.look({ issuer, clientId, clientSecret });
  if (found.outcome !== "found") tellAway(call, { id }, found.reason);
}

const note = (
  call: AuditedBy,
  { log }: Keeper,
  act: "addProvider" | "editProvider" | "removeProvider",
  { id, name }: Pick<ProviderRow, "id" | "name">,
  changed: Pick<LogEntry, "old" | "new">,
) => record(call, { action: `accounts.${act}`, subject: { kind: "provider", id, name }, ...changed, ...log });

export async function viewProviderOf(
  call: Pick<RouteCall, "config" | "db">,
  owner: SignOnOwner,
  id: string,
): Promise<ProviderView> {
  const row = await findProviderOf(call.db, owner, id);
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
    redirectUri: redirectUri(call, "dashboard"),
    signInAddress: `${call.config.publicUrl}/dashboard/sign-in?with=${slug}`,
    linkedCount: Number(linkedCount),
  };
}
