/** The street map from GeoJSON lines: stored as one compressed layer with only the names. */
import type { Readable } from "node:stream";
import type { Geometry, Position } from "geojson";
import { inTransaction } from "#kernel/database.ts";
import { packLayer, saveLayer } from "../store/map-layers.ts";
import type { ImportTarget } from "./neighbourhoods.ts";
import { checkPosition, type PositionFault } from "./position.ts";
import { type ImportOptions, type ImportReport, newRowCounter, reportOf, undoneReport } from "./report.ts";
import { lockImports } from "./store/import-lock.ts";

export interface LineOptions extends ImportOptions {
  /** The maker of the map, shown on it. */
  attribution: string;
  /** Property that holds the street's name. */
  nameProperty?: string;
}

/** Replaces the layer. Squares and other surfaces become outlines. @throws ImportError when the file cannot be used */
export async function importLines(target: ImportTarget, source: Readable, options: LineOptions): Promise<ImportReport> {
  const { attribution, nameProperty = "name", onProgress } = options;
  const tally = newRowCounter(options);
  const { propertyOf, readFeatures } = await import("./geojson-features.ts");
  const features: string[] = [];
  for await (const { place, feature } of readFeatures(source)) {
    tally.read += 1;
    if (tally.read % 1000 === 0) onProgress?.(tally.read);
    const name = propertyOf(feature, nameProperty);
    const geometry = roundLine(feature.geometry);
    if ("reason" in geometry) tally.reject({ place, subject: name ?? "", ...geometry });
    else features.push(JSON.stringify({ type: "Feature", properties: name ? { name } : {}, geometry }));
  }
  onProgress?.(tally.read);
  if (options.isStrict && tally.rejected > 0) return undoneReport(reportOf(tally));
  const head = JSON.stringify({ type: "FeatureCollection", attribution }).slice(0, -1);
  const layer = await packLayer(`${head},"features":[${features.join(",")}]}`);
  const isNew = await inTransaction(target.db, async (trx) => {
    await lockImports(trx, target.network.schema);
    return saveLayer(trx, "lines", layer, { attribution, now: target.now });
  });
  tally[isNew ? "added" : "unchanged"] = features.length;
  return reportOf(tally);
}

const depths = { LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 } as const;

function roundLine(geometry: Geometry | null | undefined): Geometry | PositionFault {
  const depth = geometry && geometry.type in depths ? depths[geometry.type as keyof typeof depths] : null;
  if (depth === null || !geometry || !("coordinates" in geometry)) return { reason: "not_a_line" };
  const coordinates = roundCoordinates(geometry.coordinates, depth);
  if (!Array.isArray(coordinates)) return coordinates;
  return { type: geometry.type, coordinates } as Geometry;
}

type Nested = Position | Nested[];

/** Five decimals are a metre. */
function roundCoordinates(coordinates: unknown, depth: number): Nested | PositionFault {
  if (!Array.isArray(coordinates)) return { reason: "coordinates_invalid" };
  if (depth === 0) {
    const fault = checkPosition(coordinates);
    return fault ?? [round(coordinates[0]), round(coordinates[1])];
  }
  const parts: Nested[] = [];
  for (const one of coordinates) {
    const part = roundCoordinates(one, depth - 1);
    if (!Array.isArray(part)) return part;
    parts.push(part);
  }
  return parts;
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
