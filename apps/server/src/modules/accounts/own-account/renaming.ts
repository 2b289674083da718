/** A name that somebody changes is theirs at once wherever it is kept. */
import type { Actor, Network } from "#kernel/actor.ts";
import type { DbScope, RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { renameAccount } from "../people/index.ts";
import { listResidences } from "../sessions/index.ts";

export interface Named {
  accountId: string;
  firstName: string;
  lastName: string;
}
/** Follows the name of an account in a network where it lives, in the transaction that changes it. */
export type Renamed = (
  scope: Pick<DbScope, "db" | "announce"> & { network: Network; now: Date },
  account: Named,
) => Promise<void>;

let followers: readonly Renamed[] = [];

/** Those of all capabilities; called by the composition root. */
export function provideRenamed(provided: readonly Renamed[]): void {
  followers = provided;
}

type Call = Pick<RouteCall<Actor, Tx>, "db" | "now" | "bind">;

/** The account's row first, then what follows it. */
export async function renamePerson(call: Call, { accountId, ...names }: Named): Promise<void> {
  await renameAccount(call.db, accountId, names);
  await followName(call, { accountId, ...names });
}

export async function followName({ db, now, bind }: Call, account: Named): Promise<void> {
  for (const network of await listResidences(db, account.accountId)) {
    const scope = bind(network);
    for (const follow of followers) await follow({ ...scope, network, now }, account);
  }
}
