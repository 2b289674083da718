/** All that is on a network's public pages, by its ids, for search engines. */

import { sql } from "kysely";
import { guest } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { isModuleReadable } from "#modules/licences/index.ts";
import { mayRead as mayReadPost } from "#modules/publishing/index.ts";
import { isOnPublicPages } from "../../readers.ts";

/** Where a batch ended: the number of the kind, and the id. */
export type AddressPlace = readonly [string, string];

interface Wanted {
  networkId: string;
  now: Date;
  place: AddressPlace | null;
  limit: number;
}

interface Batch {
  networkId: string;
  now: Date;
  from: string | undefined;
  limit: number;
}
type Row = { id: string; changedAt: Date | null };

type Select = (db: Db, batch: Batch) => Promise<Row[]>;

const selectProjects: Select = (db, { now, from, limit }) =>
  db
    .selectFrom("project")
    .where((eb) => isOnPublicPages(db, eb, now))
    .$if(from !== undefined, (query) => query.where("project.id", ">", from ?? ""))
    .select(["project.id", "project.savedAt as changedAt"])
    .orderBy("project.id")
    .limit(limit)
    .execute();

const selectPosts: Select = (db, { from, limit }) =>
  db
    .selectFrom("post")
    .where((eb) => mayReadPost(eb, guest))
    .$if(from !== undefined, (query) => query.where("post.id", ">", from ?? ""))
    .select(["post.id", "post.savedAt as changedAt"])
    .orderBy("post.id")
    .limit(limit)
    .execute();

const selectOrganisations: Select = (db, { networkId, now, from, limit }) =>
  db
    .selectFrom("public.organisation as sender")
    .where("sender.networkId", "=", networkId)
    .where((eb) => isModuleReadable(db, eb.ref("sender.id"), "participation", now))
    .$if(from !== undefined, (query) => query.where("sender.id", ">", from ?? ""))
    .select(["sender.id", sql<null>`null`.as("changedAt")])
    .orderBy("sender.id")
    .limit(limit)
    .execute();

/** In the order in which they are read; a place in between names the kind by its number here. */
const sources = [
  { kind: "project", select: selectProjects },
  { kind: "post", select: selectPosts },
  { kind: "organisation", select: selectOrganisations },
] as const;

type Address = Row & { kind: (typeof sources)[number]["kind"]; place: AddressPlace };

/** By kind and id, which never change, so that nothing is left out or told twice while others publish. */
export async function listAddresses(db: Db, { networkId, now, place, limit }: Wanted) {
  const [first = 0, after] = place ? [Number(place[0]), place[1]] : [];
  const found: Address[] = [];
  for (const [number, { kind, select }] of sources.entries()) {
    if (number < first || found.length >= limit) continue;
    const from = number === first ? after : undefined;
    const rows = await select(db, { networkId, now, from, limit: limit - found.length });
    found.push(...rows.map((row) => ({ kind, place: [String(number), row.id] as const, ...row })));
  }
  return found;
}
