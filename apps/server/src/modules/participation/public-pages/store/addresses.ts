/** All that is on a network's public pages, in the order in which it was published, for search engines. */

import type { PublicAddressKind } from "@stoep/contract/participation";
import { type Expression, type SqlBool, sql } from "kysely";
import { guest } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { inPages } from "#kernel/page.ts";
import { isModuleReadable } from "#modules/licences/index.ts";
import { mayRead as mayReadPost } from "#modules/publishing/index.ts";
import { isOnPublicPages } from "../../readers.ts";

/** Where a batch ended: the number of the kind, when it was published, and the id. */
export type AddressPlace = readonly [string, string, string];

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
  place: readonly [string, string] | null;
  limit: number;
}
type Row = { id: string; publishedAt: Date; changedAt: Date | null };

type Select = (db: Db, batch: Batch) => Promise<Row[]>;

const firstOf = (year: number): Date => new Date(Date.UTC(year, 0));

function isWithin(at: Expression<Date | null>, { since, until }: Batch): Expression<SqlBool> {
  const isSince = since === undefined ? sql`true` : sql`${at} >= ${firstOf(since)}`;
  const isUntil = until === undefined ? sql`true` : sql`${at} < ${firstOf(until + 1)}`;
  return sql<SqlBool>`(${isSince} and ${isUntil})`;
}

const selectProjects: Select = (db, batch) =>
  db
    .selectFrom("project")
    .where((eb) => isOnPublicPages(db, eb, batch.now))
    .where((eb) => isWithin(eb.ref("project.publishedAt"), batch))
    .select((eb) => eb.ref("project.publishedAt").$notNull().as("publishedAt"))
    .select(["project.id", "project.savedAt as changedAt"])
    .$call((query) => inPages(query, ["project.publishedAt", "project.id"], "asc", batch))
    .execute();

const selectPosts: Select = (db, batch) =>
  db
    .selectFrom("post")
    .where((eb) => mayReadPost(eb, guest))
    .where((eb) => isWithin(eb.ref("post.publishedAt"), batch))
    .select((eb) => eb.ref("post.publishedAt").$notNull().as("publishedAt"))
    .select(["post.id", "post.savedAt as changedAt"])
    .$call((query) => inPages(query, ["post.publishedAt", "post.id"], "asc", batch))
    .execute();

const selectOrganisations: Select = (db, batch) =>
  db
    .selectFrom("public.organisation as sender")
    .where("sender.networkId", "=", batch.networkId)
    .where((eb) => isModuleReadable(db, eb.ref("sender.id"), "participation", batch.now))
    .where((eb) => isWithin(eb.ref("sender.createdAt"), batch))
    .select(["sender.id", "sender.createdAt as publishedAt", sql<null>`null`.as("changedAt")])
    .$call((query) => inPages(query, ["sender.createdAt", "sender.id"], "asc", batch))
    .execute();

/** In the order in which they are read; a place in between names the kind by its number here. */
const sources = [
  { kind: "project", select: selectProjects },
  { kind: "post", select: selectPosts },
  { kind: "organisation", select: selectOrganisations },
] as const;

type Address = Row & { kind: (typeof sources)[number]["kind"]; place: AddressPlace };

/** By kind, moment and id, which never change, so that nothing is left out or told twice while others publish. */
export async function listAddresses(db: Db, { place, limit, kind: wanted, ...batch }: Wanted) {
  const [number = "0", ...after] = place ?? [];
  const found: Address[] = [];
  for (const [at, { kind, select }] of sources.entries()) {
    if (at < Number(number) || found.length >= limit || (wanted ?? kind) !== kind) continue;
    const [moment, id] = at === Number(number) ? after : [];
    const from = moment !== undefined && id !== undefined ? ([moment, id] as const) : null;
    const rows = await select(db, { ...batch, place: from, limit: limit - found.length });
    found.push(
      ...rows.map((row) => ({ kind, place: [String(at), row.publishedAt.toISOString(), row.id] as const, ...row })),
    );
  }
  return found;
}
