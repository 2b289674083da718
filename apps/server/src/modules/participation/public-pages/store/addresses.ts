/** All that is on a network's public pages, by its ids, for search engines. */

import { firstIdOf, lastIdYear, type PublicAddressKind } from "@stoep/contract/participation";
import { type Expression, type SqlBool, sql } from "kysely";
import { guest } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { isModuleReadable } from "#modules/licences/index.ts";
import { mayRead as mayReadPost } from "#modules/publishing/index.ts";
import { isOnPublicPages } from "../../readers.ts";

/** Where a batch ended: the number of the kind, and the id. */
export type AddressPlace = readonly [string, string];

interface Years {
  /** Both included; undefined: all. */
  since?: number | undefined;
  until?: number | undefined;
}

interface Wanted extends Years {
  networkId: string;
  now: Date;
  place: AddressPlace | null;
  limit: number;
  kind?: PublicAddressKind | undefined;
}

interface Batch extends Years {
  networkId: string;
  now: Date;
  from: string | undefined;
  limit: number;
}
type Row = { id: string; changedAt: Date | null };

type Select = (db: Db, batch: Batch) => Promise<Row[]>;

/** After the last one that was read, and of the years. */
function isWanted(id: Expression<string>, { from, since, until }: Batch): Expression<SqlBool> {
  const isAfter = from === undefined ? sql`true` : sql`${id} > ${from}::uuid`;
  const isSince = since === undefined ? sql`true` : sql`${id} >= ${firstIdOf(since)}::uuid`;
  const isUntil = until === undefined || until === lastIdYear ? sql`true` : sql`${id} < ${firstIdOf(until + 1)}::uuid`;
  return sql<SqlBool>`(${isAfter} and ${isSince} and ${isUntil})`;
}

const selectProjects: Select = (db, batch) =>
  db
    .selectFrom("project")
    .where((eb) => isOnPublicPages(db, eb, batch.now))
    .where((eb) => isWanted(eb.ref("project.id"), batch))
    .select(["project.id", "project.savedAt as changedAt"])
    .orderBy("project.id")
    .limit(batch.limit)
    .execute();

const selectPosts: Select = (db, batch) =>
  db
    .selectFrom("post")
    .where((eb) => mayReadPost(eb, guest))
    .where((eb) => isWanted(eb.ref("post.id"), batch))
    .select(["post.id", "post.savedAt as changedAt"])
    .orderBy("post.id")
    .limit(batch.limit)
    .execute();

const selectOrganisations: Select = (db, batch) =>
  db
    .selectFrom("public.organisation as sender")
    .where("sender.networkId", "=", batch.networkId)
    .where((eb) => isModuleReadable(db, eb.ref("sender.id"), "participation", batch.now))
    .where((eb) => isWanted(eb.ref("sender.id"), batch))
    .select(["sender.id", sql<null>`null`.as("changedAt")])
    .orderBy("sender.id")
    .limit(batch.limit)
    .execute();

/** In the order in which they are read; a place in between names the kind by its number here. */
const sources = [
  { kind: "project", select: selectProjects },
  { kind: "post", select: selectPosts },
  { kind: "organisation", select: selectOrganisations },
] as const;

type Address = Row & { kind: (typeof sources)[number]["kind"]; place: AddressPlace };

/** By kind and id, which never change, so that nothing is left out or told twice while others publish. */
export async function listAddresses(db: Db, { place, limit, kind: wanted, ...batch }: Wanted) {
  const [first = 0, after] = place ? [Number(place[0]), place[1]] : [];
  const found: Address[] = [];
  for (const [number, { kind, select }] of sources.entries()) {
    if (number < first || found.length >= limit || (wanted ?? kind) !== kind) continue;
    const from = number === first ? after : undefined;
    const rows = await select(db, { ...batch, from, limit: limit - found.length });
    found.push(...rows.map((row) => ({ kind, place: [String(number), row.id] as const, ...row })));
  }
  return found;
}
