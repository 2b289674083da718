/** Changing sign-on providers of any owner: the installation, a network or an organisation. The client secret can be set but never read. */
import type { EditProvider, ProviderView } from "@stoep/contract/accounts";
import { v7 as newId } from "uuid";
import type { DbScope, RouteCall, StaffCall } from "#kernel/call.ts";
import { type Db, type Tx, violation } from "#kernel/database.ts";
import { seal } from "#kernel/keys/seal.ts";
import type { Ports } from "#kernel/ports.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { type AuditedBy, changes, type LogEntry, record } from "#modules/audit/index.ts";
import { limitTries } from "../identities/index.ts";
import { providerLimit } from "../limits.ts";
import { lockAsOwner } from "../members/index.ts";
import { endSignOnSessions, type SignOnOwner } from "../sessions/index.ts";
import { clientSecretAt } from "./sealed.ts";
import { openClientSecret, redirectUri, refuseUnavailable } from "./sign-on.ts";
import {
  type CountedProvider,
  deleteProvider,
  findProviderOf,
  insertProvider,
  lockProvider,
  type ProviderRow,
  updateProvider,
} from "./store/providers.ts";

/** Who manages a provider, and for whom. */
export interface ProviderScope {
  owner: SignOnOwner;
  /** Locks what gives them the right, and refuses if they no longer have it. */
  ensure: (db: Tx) => Promise<void>;
  /** Whose log the change is recorded in. */
  log: Pick<LogEntry, "organisationId" | "networkId">;
}

type StreamScope = Pick<DbScope, "db" | "endStreams">;
/** A call or the command line. Not in a transaction, so that no lock is held while the provider is queried. */
export type ProviderCall = Omit<AuditedBy, "db"> &
  Pick<RouteCall, "db" | "config" | "log"> & {
    ports: Pick<Ports, "signOn">;
    transact: <T>(work: (scope: StreamScope) => Promise<T>) => Promise<T>;
  };

export const organisationScope = (call: Pick<StaffCall<Db>, "actor">): ProviderScope => ({
  owner: { scope: "organisation", organisationId: call.actor.organisation.id, networkId: null },
  ensure: (db) => lockAsOwner({ ...call, db }),
  log: {},
});

export async function addProvider(call: ProviderCall, keeper: ProviderScope, body: EditProvider): Promise<string> {
  const { clientSecret, ...facts } = body;
  if (!clientSecret) return refuseFields({ clientSecret: "secretRequired" });
  await checkProvider(call, { id: "", ...facts }, clientSecret);
  return call.transact(async (scope) => {
    const { db } = scope;
    await keeper.ensure(db);
    const id = newId();
    const row = { id, ...facts, ...keeper.owner, clientSecret: await seal(db, clientSecretAt(id), clientSecret) };
    if (!(await insertProvider(db, row, call.now))) refuseFields({ slug: "slugTaken" });
    await recordProvider({ ...call, ...scope }, keeper, "addProvider", { id, ...facts }, { new: facts });
    return id;
  });
}

/** Refuses with `not_found` or `changed_meanwhile`. */
export async function changeProvider(
  call: ProviderCall,
  keeper: ProviderScope,
  old: ProviderRow,
  { clientSecret, ...facts }: EditProvider,
): Promise<void> {
  // The stored secret belongs to the stored provider and must not be sent to another address.
  const isElsewhere = facts.issuer !== old.issuer || facts.clientId !== old.clientId;
  if (isElsewhere && !clientSecret) return refuseFields({ clientSecret: "secretRequired" });
  await checkProvider(call, { ...old, ...facts }, clientSecret ?? (await openClientSecret(call, old)));
  await call.transact(async (scope) => {
    const { db } = scope;
    await keeper.ensure(db);
    const current = (await lockProvider(db, old.id)) ?? refuse("not_found");
    // Sealing gives a new text each time, so equality shows that nobody has changed the secret or where it goes.
    if (current.clientSecret !== old.clientSecret || current.issuer !== old.issuer) refuse("changed_meanwhile");
    const sealed = clientSecret ? { clientSecret: await seal(db, clientSecretAt(old.id), clientSecret) } : {};
    await updateProvider(db, old.id, { ...facts, ...sealed }).catch((error) => {
      if (violation(error) === "unique") refuseFields({ slug: "slugTaken" });
      throw error;
    });
    if (current.isEnabled && !facts.isEnabled) await endProviderSessions(scope, keeper, call.now);
    const changed = changes({ ...current }, facts) ?? { old: {}, new: {} };
    if (clientSecret) changed.new.hasNewSecret = true;
    if (Object.keys(changed.new).length === 0) return;
    await recordProvider({ ...call, ...scope }, keeper, "editProvider", { ...old, ...facts }, changed);
  });
}

/** Linked accounts stay, without this way to sign in. */
export async function removeProvider(
  call: AuditedBy & StreamScope,
  keeper: ProviderScope,
  provider: ProviderRow,
): Promise<void> {
  await keeper.ensure(call.db);
  await deleteProvider(call.db, provider.id);
  await endProviderSessions(call, keeper, call.now);
  const { slug, name, issuer, clientId, admits, isEnabled } = provider;
  await recordProvider(call, keeper, "removeProvider", provider, {
    old: { slug, name, issuer, clientId, admits, isEnabled },
  });
}

/** Sessions do not record their provider: people who used another one of the same owner must sign on again. */
async function endProviderSessions(
  { db, endStreams }: StreamScope,
  { owner }: ProviderScope,
  now: Date,
): Promise<void> {
  const sessionIds = await endSignOnSessions(db, owner, now);
  if (sessionIds.length > 0) await endStreams({ sessionIds });
}

async function checkProvider(
  call: ProviderCall,
  { id, issuer, clientId }: Pick<ProviderRow, "id" | "issuer" | "clientId">,
  clientSecret: string,
) {
  await limitTries(call, "provider look", providerLimit);
  const found = await call.ports.signOn.look({ issuer, clientId, clientSecret });
  if (found.outcome !== "found") refuseUnavailable(call, { id }, found.reason);
}

const recordProvider = (
  call: AuditedBy,
  { log }: ProviderScope,
  act: "addProvider" | "editProvider" | "removeProvider",
  { id, name }: Pick<ProviderRow, "id" | "name">,
  changed: Pick<LogEntry, "old" | "new">,
) => record(call, { action: `accounts.${act}`, subject: { kind: "provider", id, name }, ...changed, ...log });

/** Refuses with `not_found`. */
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
