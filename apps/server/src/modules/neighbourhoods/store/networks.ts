import type { Currency, DataLicence, MapTiles, TileConfig } from "@stoep/contract/neighbourhoods";
import { sql } from "kysely";
import type { Network } from "#kernel/actor.ts";
import { type Db, json, type Tx } from "#kernel/database.ts";
import type { NetworkLook } from "#modules/files/index.ts";

export function listNetworks(db: Db): Promise<Network[]> {
  return db
    .selectFrom("public.network")
    .select(["id", "slug", "name", "schemaName as schema", "timeZone", "languages"])
    .orderBy("name")
    .execute();
}

/** With the names of the cities that run each, and the hash of its logo. */
export const listPublicNetworks = (db: Db) => selectPublicNetworks(db).orderBy("name").execute();

/** The same of one, with what its content is read by. */
export const findPublicNetwork = (db: Db, slug: string) =>
  selectPublicNetworks(db).select(["id", "schemaName as schema"]).where("slug", "=", slug).executeTakeFirst();

function selectPublicNetworks(db: Db) {
  return db
    .selectFrom("public.network")
    .select(["slug", "name", "timeZone", "languages", "accent", "logoSha256", "dataLicence"])
    .select((eb) => {
      const cities = eb
        .selectFrom("public.organisation as city")
        .select("city.name")
        .whereRef("city.networkId", "=", "public.network.id")
        .where("city.kind", "=", "city")
        .orderBy("city.name");
      return sql<string[]>`array(${cities})`.as("runBy");
    });
}

/** The settings that the provider chooses. */
export interface NetworkSettings {
  currency: Currency;
  /** null: the map draws the network's own lines. */
  tiles: MapTiles | null;
  /** #rrggbb; null: Stoep's own colour. */
  accent: string | null;
  dataLicence: DataLicence;
}

export type NetworkRecord = Network & NetworkSettings & { logoSha256: string | null; createdAt: Date };

const selectRecords = (db: Db) =>
  db
    .selectFrom("public.network")
    .select(["id", "slug", "name", "schemaName as schema", "timeZone", "languages", "currency", "tiles", "createdAt"])
    .select(["accent", "logoSha256", "dataLicence"]);

export function listNetworkRecords(db: Db): Promise<NetworkRecord[]> {
  return selectRecords(db).orderBy("name").orderBy("slug").execute();
}

export function findNetworkRecord(db: Db, id: string): Promise<NetworkRecord | undefined> {
  return selectRecords(db).where("id", "=", id).executeTakeFirst();
}

/** Until the end of the transaction, keeps others from changing it or loading files into it through the back office. */
export function lockNetwork(db: Tx, id: string): Promise<NetworkRecord | undefined> {
  return selectRecords(db).where("id", "=", id).forUpdate().executeTakeFirst();
}

export function findTileConfig(db: Db, slug: string): Promise<TileConfig | undefined> {
  return db.selectFrom("public.network").select(["currency", "tiles"]).where("slug", "=", slug).executeTakeFirst();
}

/** The tile URLs of all networks. */
export async function listTileUrls(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("public.network").select("tiles").where("tiles", "is not", null).execute();
  return rows.flatMap(({ tiles }) => (tiles ? [tiles.url] : []));
}

export async function insertNetwork(db: Db, network: Network & NetworkSettings, now: Date): Promise<void> {
  const { schema, tiles, ...rest } = network;
  await db
    .insertInto("public.network")
    .values({ ...rest, tiles: tiles && json(tiles), schemaName: schema, createdAt: now })
    .execute();
}

type EditableSettings = Pick<NetworkRecord, "name" | "languages" | "timeZone"> & NetworkSettings;

export async function updateNetwork(db: Db, id: string, { tiles, ...rest }: EditableSettings): Promise<void> {
  await db
    .updateTable("public.network")
    .set({ ...rest, tiles: tiles && json(tiles) })
    .where("id", "=", id)
    .execute();
}

export function findLogo(db: Db, slug: string) {
  return db
    .selectFrom("public.network")
    .select(["logo", "logoSha256 as sha256"])
    .where("slug", "=", slug)
    .executeTakeFirst();
}

/** Its colour and logo, for documents. */
export async function findNetworkLook(db: Db, id: string): Promise<NetworkLook> {
  const row = await db.selectFrom("public.network").select(["accent", "logo"]).where("id", "=", id).executeTakeFirst();
  return { accent: row?.accent ?? null, logo: row?.logo ?? null };
}

/** A picture as WebP with its hash; null removes it. */
export async function putLogo(db: Db, id: string, picture: { logo: Buffer; sha256: string } | null): Promise<void> {
  await db
    .updateTable("public.network")
    .set({ logo: picture?.logo ?? null, logoSha256: picture?.sha256 ?? null })
    .where("id", "=", id)
    .execute();
}

/** The organisations that run these networks. */
export function listCities(db: Db, networkIds: string[]) {
  return db
    .selectFrom("public.organisation")
    .select(["id", "networkId"])
    .where("networkId", "in", networkIds)
    .where("kind", "=", "city")
    .orderBy("id")
    .execute();
}
