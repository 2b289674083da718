/** Reads GeoJSON feature by feature. */
import type { Readable } from "node:stream";
import type { Feature } from "geojson";
import { parser } from "stream-json";
import { pick } from "stream-json/filters/pick.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import { ImportError } from "./report.ts";
import { unpack } from "./unpack.ts";

export interface NumberedFeature {
  /** Position in the file, from 1. */
  place: number;
  feature: Partial<Feature>;
}

/** @throws ImportError when it is not a collection of features */
export async function* readFeatures(source: Readable): AsyncGenerator<NumberedFeature> {
  const text = await unpack(source);
  // Every value as one token: with those for its parts too, reading takes twice as long.
  const tokens = parser.asStream({ streamValues: false });
  const items = text
    .on("error", (error) => tokens.destroy(error))
    .pipe(tokens)
    .on("error", (error) => items.destroy(error))
    .pipe(pick.asStream({ filter: "features", once: true }))
    .on("error", (error) => items.destroy(error))
    .pipe(streamArray.asStream());
  let place = 0;
  try {
    for await (const { value } of items) {
      place += 1;
      yield { place, feature: typeof value === "object" && value !== null ? value : {} };
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(
      `The file cannot be read as GeoJSON, after ${place} features: ${reason}`,
      "unreadable",
      reason,
    );
  }
  if (place === 0)
    throw new ImportError('The file has no features; a GeoJSON "FeatureCollection" is expected.', "no_features");
}

/** A property as text; null when it is absent or empty. */
export function propertyOf(feature: Partial<Feature>, name: string): string | null {
  const value: unknown = feature.properties?.[name];
  if (typeof value !== "string" && typeof value !== "number") return null;
  return String(value).normalize("NFC").replace(/\s+/g, " ").trim() || null;
}
