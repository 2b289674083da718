/** A name that somebody changes is theirs at once wherever it is kept. */
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
/** Follows the name of an account in a network where it lives, in the transaction that changes it. */
export type NameFollower = (
  scope: Pick<DbScope, "db" | "announce"> & { network: Network; now: Date },
  account: NamedAccount,
) => Promise<void>;

let followers: readonly NameFollower[] = [];

/** Those of all capabilities; called by the composition root. */
export function provideNameFollowers(provided: readonly NameFollower[]): void {
  followers = provided;
}

type RenameCall = Pick<RouteCall<Actor, Tx>, "db" | "now" | "bind">;

/** The account's row first, then what follows it. */
export async function renamePerson(call: RenameCall, { accountId, ...names }: NamedAccount): Promise<void> {
  await renameAccount(call.db, accountId, names);
  await updateNameInNetworks(call, { accountId, ...names });
}

export async function updateNameInNetworks({ db, now, bind }: RenameCall, account: NamedAccount): Promise<void> {
  for (const network of await listResidences(db, account.accountId)) {
    const scope = bind(network);
    for (const follow of followers) await follow({ ...scope, network, now }, account);
  }
}
