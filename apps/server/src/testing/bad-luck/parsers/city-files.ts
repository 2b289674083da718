/** Files from which the provider loads a city. */
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { parseRows } from "../../../modules/neighbourhoods/imports/addresses.ts";
import { readFeatures } from "../../../modules/neighbourhoods/imports/geojson-features.ts";
import { unpack } from "../../../modules/neighbourhoods/imports/unpack.ts";
import { million, type Parser, read } from "./parser.ts";

const readAll = async (source: AsyncIterable<unknown>): Promise<void> => {
  for await (const _ of source);
};
const collection = (feature: string) => Readable.from([Buffer.from(`{"features":[${feature}]}`)]);
const features = (outcome: string, feature: string) => ({
  ask: () => readAll(readFeatures(collection(feature))),
  outcome,
});

export const areas: Parser = {
  reads: "Neighbourhoods and streets as GeoJSON, from the provider",
  bounds: "60 MB, unpacked 2 GB; a thread of its own with 10 minutes of processor time and 1 GB, by turns of networks",
  libraries: [
    "stream-json",
    "@turf/kinks",
    "polyclip-ts",
    "@turf/area",
    "@turf/bbox",
    "@turf/boolean-point-in-polygon",
  ],
  files: [
    "modules/neighbourhoods/imports/geojson-features.ts",
    "modules/neighbourhoods/imports/area-check.ts",
    "modules/neighbourhoods/area-geometry.ts",
  ],
  hostile: {
    "lists in lists": features(read, `${"[".repeat(300_000)}${"]".repeat(300_000)}`),
    "lists that never end": features("The file cannot be read as GeoJSON", "[".repeat(300_000)),
    "a long name": features(read, `{"${"a".repeat(3 * million)}":1}`),
    "a long number": features(read, "1".repeat(million)),
    "a name that would change all objects": features(read, '{"__proto__":{"properties":{"code":1}}}'),
  },
};

export const packed: Parser = {
  reads: "Files of areas and addresses, packed with gzip, from the provider",
  bounds: "Unpacked 2 GB",
  libraries: ["node:zlib"],
  files: ["modules/neighbourhoods/imports/unpack.ts"],
  hostile: {
    "a thousand times its size": {
      ask: async () => readAll(await unpack(Readable.from([gzipSync(Buffer.alloc(20 * million))]), million)),
      outcome: "The unpacked file is larger than 2 GB.",
    },
  },
};

export const addresses: Parser = {
  reads: "Addresses as CSV, from the provider",
  bounds:
    "300 MB, unpacked 2 GB; lines of 100,000 bytes and rows of 10,000 characters, one piece of the file at a time; one job for all networks",
  libraries: ["csv-parse"],
  files: ["modules/neighbourhoods/imports/addresses.ts"],
  hostile: {
    "a line without end": {
      ask: () => readAll(parseRows(Readable.from([Buffer.from(";".repeat(million))]))),
      outcome: "The file cannot be read",
    },
    "quotations that never end": {
      ask: () => readAll(parseRows(Readable.from([Buffer.from('"'.repeat(million + 1))]))),
      outcome: "The file cannot be read",
    },
  },
};
