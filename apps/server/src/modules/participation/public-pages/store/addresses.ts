/** All that is on a network's public pages, by its ids, for search engines. */

import { sql } from "kysely";
import { guest } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { isModuleReadable } from "#modules/licences/index.ts";
import { mayRead as mayReadPost } from "#modules/publishing/index.ts";
import { isOnPublicPages } from "../../readers.ts";

/** Where a batch ended: the number of the kind, and the id. */
export type AddressPlace = readonly [string, string];
export const addressKinds = ["project", "post", "organisation"] as const;

interface Wanted {
  networkId: string;
  now: Date;
  place: AddressPlace | null;
  limit: number;
}

/** By kind and id, which never change, so that nothing is left out or told twice while others publish. */
export async function listAddresses(db: Db, { networkId, now, place, limit }: Wanted) {
  const [kind = 0, after] = place ? [Number(place[0]), place[1]] : [];
  const found: { kind: number; id: string; changedAt: Date | null }[] = [];
  for (let at = kind; at < addressKinds.length && found.length < limit; at++) {
    const from = at === kind ? after : undefined;
    const rows = await selects[at]?.(db, { networkId, now, from, limit: limit - found.length });
    found.push(...(rows ?? []).map((row) => ({ kind: at, ...row })));
  }
  return found;
}

interface Batch {
  networkId: string;
  now: Date;
  from: string | undefined;
  limit: number;
}
type Row = { id: string; changedAt: Date | null };

const selects: ((db: Db, batch: Batch) => Promise<Row[]>)[] = [
  (db, { now, from, limit }) =>
    db
      .selectFrom("project")
      .where((eb) => isOnPublicPages(db, eb, now))
      .$if(from !== undefined, (query) => query.where("project.id", ">", from ?? ""))
      .select(["project.id", "project.savedAt as changedAt"])
      .orderBy("project.id")
      .limit(limit)
      .execute(),
  (db, { from, limit }) =>
    db
      .selectFrom("post")
      .where((eb) => mayReadPost(eb, guest))
      .$if(from !== undefined, (query) => query.where("post.id", ">", from ?? ""))
      .select(["post.id", "post.savedAt as changedAt"])
      .orderBy("post.id")
      .limit(limit)
      .execute(),
  (db, { networkId, now, from, limit }) =>
    db
      .selectFrom("public.organisation as sender")
      .where("sender.networkId", "=", networkId)
      .where((eb) => isModuleReadable(db, eb.ref("sender.id"), "participation", now))
      .$if(from !== undefined, (query) => query.where("sender.id", ">", from ?? ""))
      .select(["sender.id", sql<null>`null`.as("changedAt")])
      .orderBy("sender.id")
      .limit(limit)
      .execute(),
];
