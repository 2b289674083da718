/** Files of others: plain or gzip, GeoJSON feature by feature. */
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Feature } from "geojson";
import { parser } from "stream-json";
import { pick } from "stream-json/filters/pick.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import { ImportError } from "./report.ts";

/** The first piece of a stream, and all of it. */
export async function peek(source: Readable): Promise<{ first: Buffer; whole: Readable }> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const head = await chunks.next();
  const first: Buffer = head.done ? Buffer.alloc(0) : Buffer.from(head.value);
  async function* all() {
    yield first;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { first, whole: Readable.from(all()) };
}

/** The content, unpacked when its first bytes are those of gzip. Read errors are emitted by the returned stream. */
export async function unpacked(source: Readable): Promise<Readable> {
  const { first, whole } = await peek(source);
  if (first.length === 0) throw new ImportError("The file is empty.", "empty");
  if (first[0] !== 0x1f || first[1] !== 0x8b) return whole;
  const gunzip = createGunzip();
  return whole.on("error", (error) => gunzip.destroy(error)).pipe(gunzip);
}

export interface NumberedFeature {
  /** Position in the file, from 1. */
  place: number;
  feature: Partial<Feature>;
}

/** @throws ImportError when it is not a collection of features */
export async function* readFeatures(source: Readable): AsyncGenerator<NumberedFeature> {
  const text = await unpacked(source);
  const tokens = parser.asStream();
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
