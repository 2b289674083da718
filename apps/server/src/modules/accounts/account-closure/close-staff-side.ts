/** Leaving all organisations, and emptying an account that has no side left. D §5 */

import { personName } from "@stoep/contract/kernel";
import type { AccountOnly, Resident, Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { recordAll } from "#modules/audit/index.ts";
import {
  deleteDevicesOf,
  deleteMailPreference,
  deleteNoticesOf,
  eraseDeliveriesTo,
  eraseStaffNotices,
} from "#modules/notifications/index.ts";
import { findPerson, networkList } from "../identities/index.ts";
import { releaseAll } from "../members/index.ts";
import { listResidences } from "../sessions/index.ts";
import { notifyAccountClosed } from "./notify.ts";
import { mayClose } from "./policy.ts";
import * as store from "./store.ts";

type SignedIn = RouteCall<AccountOnly | Staff | Resident, Tx>;

/** Refuses with `sign_in_required`. */
export async function findAccountSides(db: RouteCall["db"], accountId: string) {
  const person = (await findPerson(db, accountId)) ?? refuse("sign_in_required");
  const [organisations, residences] = [
    await store.listOrganisations(db, accountId),
    await listResidences(db, accountId),
  ];
  return { person, isSystem: person.isSystem, organisations, residences };
}
export interface ClosedAccount {
  accountId: string;
  /** The address until now. */
  email: string;
  now: Date;
}
/** Deletes what a later capability stores for a person who can sign in. */
export type AccountErasureStep = (db: Tx, closed: ClosedAccount) => Promise<void>;

declare module "#kernel/provided.ts" {
  interface Provides {
    accountErasureSteps?: readonly AccountErasureStep[];
  }
  interface Provided {
    accountErasureSteps: readonly AccountErasureStep[];
  }
}

type AccountSides = Awaited<ReturnType<typeof findAccountSides>>;

/**
 * `shown`: ids of the organisations that the person agreed to leave. Returns whether the whole account was closed. Refuses with
 * `changed_meanwhile` when the account now belongs to other organisations, and with the verdict of `mayClose`.
 */
export async function closeStaffSide(call: SignedIn, shown: string[]): Promise<boolean> {
  const { db, actor, now, announce, endStreams } = call;
  const { accountId } = actor;
  await store.lockOrganisations(db, shown);
  await store.lockForClosure(db, accountId);
  const sides = await findAccountSides(db, accountId);
  const ids = sides.organisations.map(({ id }) => id);
  if (ids.length !== new Set(shown).size || ids.some((id) => !shown.includes(id))) refuse("changed_meanwhile");
  ensure(mayClose(sides));
  const isGone = sides.residences.length === 0;
  await notifyAccountClosed(call, sides);
  await recordClosure(call, sides, isGone);
  await store.deleteMemberships(db, accountId);
  await releaseHeldIn(call, sides);
  await eraseNoticesIn(call, accountId, sides.organisations, isGone);
  if (isGone) {
    await emptyAccount(call, sides.person);
  } else {
    await store.deleteIdentitiesFrom(db, accountId, ids);
    await store.endStaffSessions(db, accountId, now);
  }
  await endStreams({ accountId });
  for (const { id, networkId } of sides.organisations) await announce("accounts", { networkId, organisationId: id });
  return isGone;
}

/** Removes everything but the row of the account, which others refer to. `person`: as they were before. */
export async function emptyAccount(
  { provided, db, now }: Pick<SignedIn, "provided" | "db" | "now">,
  { id: accountId, email }: Pick<AccountSides["person"], "id" | "email">,
): Promise<void> {
  await deleteMailPreference(db, accountId);
  await deleteDevicesOf(db, accountId);
  await eraseDeliveriesTo(db, accountId, now);
  await store.emptyAccount(db, { accountId, email, now });
  for (const erase of provided.accountErasureSteps) await erase(db, { accountId, email, now });
}

/** In the networks of these organisations: the notices to the person, and if nothing is left of the account, their name in others'. */
async function eraseNoticesIn({ db, bind, now }: SignedIn, accountId: string, left: Left[], isGone: boolean) {
  const ids = new Set(left.map(({ networkId }) => networkId));
  for (const network of await networkList(db).byIds([...ids])) {
    const there = bind(network).db;
    if (isGone) await eraseStaffNotices(there, accountId, now);
    else
      await deleteNoticesOf(
        there,
        accountId,
        left.map(({ membershipId }) => membershipId),
      );
  }
}
/** What the person handled belongs to nobody; those who may take it are told. */
async function releaseHeldIn(call: SignedIn, { person, organisations }: AccountSides): Promise<void> {
  const { bind, db, now } = call;
  const leaver = { accountId: person.id, name: personName(person), email: person.email };
  for (const network of await networkList(db).byIds([...new Set(organisations.map(({ networkId }) => networkId))])) {
    const scope = { ...bind(network), now, network, accountId: person.id };
    for (const { id } of organisations.filter(({ networkId }) => networkId === network.id))
      await releaseAll(scope, { ...leaver, organisationId: id });
  }
}

type Left = Pick<AccountSides["organisations"][number], "networkId" | "membershipId">;

async function recordClosure(call: SignedIn, { person, organisations }: AccountSides, isGone: boolean): Promise<void> {
  const name = personName(person);
  const left = organisations.map(({ id, networkId, membershipId, type, ...levels }) => ({
    action: "accounts.closeAccount" as const,
    subject: { kind: "membership", id: membershipId, name },
    old: {
      type,
      levels: { network: levels.networkLevel, participation: levels.participationLevel, care: levels.careLevel },
    },
    organisationId: id,
    networkId,
  }));
  const alone = {
    action: "accounts.closeAccount" as const,
    subject: { kind: "account", id: person.id, name },
    organisationId: null,
  };
  const ids = organisations.map(({ id }) => id);
  const revoked = await store.revokeInvitations(call.db, person.email, isGone ? "all" : ids, call.now);
  const revocations = revoked.map(({ id, organisationId }) => ({
    action: "accounts.revokeInvitation" as const,
    subject: { kind: "invitation", id, name: person.email },
    organisationId,
  }));
  await recordAll(call, [...(left.length > 0 ? left : [alone]), ...revocations]);
}
