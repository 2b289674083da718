/** Table `map_layer`: GeoJSON stored as it is served. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Db } from "#kernel/database.ts";
import { listAreas } from "./areas.ts";

export type LayerName = "areas" | "lines";
export interface MapLayer {
  /** Compressed with gzip. */
  content: Buffer;
  sha256: string;
}

const gzipAsync = promisify(gzip);

export function findLayer(db: Db, name: LayerName): Promise<MapLayer | undefined> {
  return db.selectFrom("mapLayer").select(["content", "sha256"]).where("name", "=", name).executeTakeFirst();
}

export async function packLayer(text: string): Promise<MapLayer> {
  return { content: await gzipAsync(text, { level: 9 }), sha256: createHash("sha256").update(text).digest("hex") };
}

/** Returns false, and writes nothing, when it is unchanged. */
export async function saveLayer(
  db: Db,
  name: LayerName,
  layer: MapLayer,
  { attribution, now }: { attribution: string; now: Date },
): Promise<boolean> {
  const { content, sha256 } = layer;
  const saved = await db
    .insertInto("mapLayer")
    .values({ name, content, sha256, attribution, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ content, sha256, attribution, createdAt: now })
        .where("mapLayer.sha256", "!=", sha256),
    )
    .returning("name")
    .executeTakeFirst();
  return saved !== undefined;
}

/** The current outlines, with id, code and name. */
export async function drawAreas(db: Db, attribution: string): Promise<MapLayer> {
  const areas = await listAreas(db);
  const features = areas.map(({ id, code, name, area }) => ({
    type: "Feature",
    properties: { id, code, name },
    geometry: area,
  }));
  return packLayer(JSON.stringify({ type: "FeatureCollection", attribution, features }));
}

/** Keeps the current attribution, unless one is given. */
export async function saveAreasLayer(
  db: Db,
  { attribution, now }: { attribution: string | undefined; now: Date },
): Promise<void> {
  const before = await db.selectFrom("mapLayer").select("attribution").where("name", "=", "areas").executeTakeFirst();
  const source = attribution ?? before?.attribution ?? "";
  await saveLayer(db, "areas", await drawAreas(db, source), { attribution: source, now });
}
