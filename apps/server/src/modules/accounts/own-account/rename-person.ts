/** Carries a changed name, in the same transaction, to every place that keeps a copy of it. */
import type { Actor, Network } from "#kernel/actor.ts";
import type { DbScope, RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { renameAccount } from "../identities/index.ts";
import { listResidences } from "../sessions/index.ts";

export interface NamedAccount {
  accountId: string;
  firstName: string;
  lastName: string;
}
/** Updates a capability's copies of an account's name, for one network where the account lives, in the transaction of the change. */
export type NameFollower = (
  scope: Pick<DbScope, "db" | "announce"> & { network: Network; now: Date },
  account: NamedAccount,
) => Promise<void>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** Copy a changed account name to wherever the capability keeps it. */
    nameFollowers?: readonly NameFollower[];
  }
  interface Provided {
    nameFollowers: readonly NameFollower[];
  }
}

type RenameCall = Pick<RouteCall<Actor, Tx>, "provided" | "db" | "now" | "bind">;

/** The account's row is written before the copies, so that all writers lock in this order. */
export async function renamePerson(call: RenameCall, { accountId, ...names }: NamedAccount): Promise<void> {
  await renameAccount(call.db, accountId, names);
  await updateNameInNetworks(call, { accountId, ...names });
}

export async function updateNameInNetworks(
  { provided, db, now, bind }: RenameCall,
  account: NamedAccount,
): Promise<void> {
  for (const network of await listResidences(db, account.accountId)) {
    const scope = bind(network);
    for (const follow of provided.nameFollowers) await follow({ ...scope, network, now }, account);
  }
}
