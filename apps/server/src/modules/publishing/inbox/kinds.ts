/**
 * What stands in the list of an organisation's messages, and may be no message at all. The capability that owns a kind provides it under
 * the name that the list has for it; this room knows none of them.
 */
import { type Feature, staffFor } from "@stoep/contract/features";
import type { InboxCount } from "@stoep/contract/publishing";
import { type Expression, sql } from "kysely";
import { accessVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { gatherByName } from "#kernel/provided.ts";

export interface InboxKind {
  /** Its viewers see how many there are. D §3, D §4 */
  feature: Feature;
  /** Selects one row: how many the organisation has in each state. Part of a larger statement. */
  count: (db: Db, organisationId: string) => Expression<Omit<InboxCount, "kind">>;
}
export type InboxKinds = ReadonlyMap<string, InboxKind>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** The kinds of things in the list of an organisation's messages, by name. */
    inboxKinds?: Readonly<Record<string, InboxKind>>;
  }
  interface Provided {
    inboxKinds: InboxKinds;
  }
}

/** Throws if two capabilities have a kind of the same name. */
export const gatherInboxKinds = (all: readonly Readonly<Record<string, InboxKind>>[]): InboxKinds =>
  gatherByName("kind of the inbox", all);

/** Those that the member may read. */
export const readableKinds = (actor: Staff, kinds: InboxKinds): InboxKinds =>
  new Map([...kinds].filter(([, { feature }]) => accessVerdict(staffFor(feature, "viewer"), actor) === true));

/** In one statement, in their order. */
export async function countKinds(db: Db, organisationId: string, kinds: InboxKinds): Promise<InboxCount[]> {
  if (kinds.size === 0) return [];
  const counted = [...kinds].map(
    ([name, { count }]) => sql`select ${name}::text as kind, counted.* from ${count(db, organisationId)} as counted`,
  );
  const { rows } = await sql<InboxCount>`${sql.join(counted, sql` union all `)}`.execute(db);
  return rows;
}
