import { createReadStream, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { newDatabase, type TestDatabase } from "../../../testing/database.ts";
import { whileKilled } from "../../../testing/processes.ts";
import { findLayer } from "../store/map-layers.ts";
import { type ImportTarget, importNeighbourhoods, type NeighbourhoodOptions } from "./neighbourhoods.ts";
import type { Rejection } from "./report.ts";
import { importLines } from "./street-lines.ts";

const demo = (city: "gent" | "leuven", file: string) =>
  createReadStream(join(import.meta.dirname, "../../../../../../demo/data", city, file));

let databases: TestDatabase;
let target: ImportTarget;
const open: TestDatabase[] = [];
beforeEach(async () => {
  databases = await newDatabase();
  open.push(databases);
  const network = { schema: "n_gent", timeZone: "Europe/Brussels", name: "Gent" };
  target = { db: databases.network("n_gent"), network, now: new Date("2026-05-12T08:00:00Z") };
});
afterAll(async () => {
  for (const one of open) await one.close();
});

const square = (west: number, south: number, side = 0.01) => ({
  type: "Polygon",
  coordinates: [
    [
      [west, south],
      [west + side, south],
      [west + side, south + side],
      [west, south + side],
      [west, south],
    ],
  ],
});
const feature = (code: unknown, name: unknown, geometry: unknown, more = {}) => ({
  type: "Feature",
  properties: { code, name, ...more },
  geometry,
});
const collection = (...features: unknown[]) =>
  Readable.from([Buffer.from(JSON.stringify({ type: "FeatureCollection", name: "wijken", features }))]);

async function load(source: Readable, options: NeighbourhoodOptions = {}) {
  const rejections: Rejection[] = [];
  const report = await importNeighbourhoods(target, source, { ...options, onRejected: (one) => rejections.push(one) });
  return { ...report, rejections };
}
const stored = () => target.db.selectFrom("neighbourhood").select(["code", "name"]).orderBy("code").execute();
const versions = (table: string) =>
  databases.pool
    .query(`select ctid::text, xmin::text, xmax::text from n_gent.${table} order by id`)
    .then(({ rows }) => rows);

describe("neighbourhoods", () => {
  test("of a real city are loaded, and loading them again writes nothing", async () => {
    const first = await load(demo("gent", "neighbourhoods.geojson"), { attribution: "© gemeentebesturen" });
    expect(first).toMatchObject({ read: 25, added: 25, changed: 0, unchanged: 0, rejected: 0, isLoaded: true });
    const before = await versions("neighbourhood");
    const again = await load(demo("gent", "neighbourhoods.geojson"));
    expect(again).toMatchObject({ read: 25, added: 0, changed: 0, unchanged: 25 });
    expect(await versions("neighbourhood")).toEqual(before);
  });

  test("are drawn on the map with id, code, name and attribution", async () => {
    await load(demo("leuven", "neighbourhoods.geojson"), { attribution: "© gemeentebesturen" });
    const layer = await findLayer(target.db, "areas");
    const drawn = JSON.parse(gunzipSync(layer?.content ?? Buffer.alloc(0)).toString());
    expect(drawn).toMatchObject({ type: "FeatureCollection", attribution: "© gemeentebesturen" });
    expect(drawn.features).toHaveLength(24);
    expect(Object.keys(drawn.features[0].properties)).toEqual(["id", "code", "name"]);
    await load(collection(feature("24062W99", "Nieuw", square(4.5, 50.5))));
    const row = await target.db.selectFrom("mapLayer").select("attribution").executeTakeFirst();
    expect(row?.attribution).toBe("© gemeentebesturen");
  });

  test("keep their identity when a name or border changes", async () => {
    await load(collection(feature("a", "Noord", square(3.7, 51)), feature("b", "Zuid", square(3.7, 50.99))));
    const before = await target.db.selectFrom("neighbourhood").select(["id", "code"]).orderBy("code").execute();
    const report = await load(collection(feature("a", "Noordwijk", square(3.7, 51, 0.02))));
    expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    expect(await stored()).toEqual([
      { code: "a", name: "Noordwijk" },
      { code: "b", name: "Zuid" },
    ]);
    const after = await target.db.selectFrom("neighbourhood").select(["id", "code"]).orderBy("code").execute();
    expect(after).toEqual(before);
  });

  test("that are wrong are reported with their number and reason, and the rest is loaded", async () => {
    const report = await load(
      collection(
        feature("a", "Noord", square(3.7, 51)),
        feature("", "Zonder code", square(3.72, 51)),
        feature("c", "   ", square(3.74, 51)),
        feature("a", "Tweede Noord", square(3.76, 51)),
        feature("e", "Over Noord", square(3.705, 51)),
        feature("f", "Omgewisseld", { type: "Polygon", coordinates: [square(51, 3.7).coordinates[0]] }),
        feature("g", "Ver weg", square(13.4, 52.5)),
        feature("h", "Een punt", { type: "Point", coordinates: [3.7, 51] }),
        feature("i", "x".repeat(121), square(3.8, 51)),
        feature("j".repeat(41), "Lange code", square(3.82, 51)),
        "geen feature",
        feature(12, "  Goed \n zo ", square(3.84, 51)),
      ),
    );
    expect(report.rejections.map(({ place, reason }) => `${place} ${reason}`).sort()).toEqual(
      [
        "2 code_missing",
        "3 name_missing",
        "4 duplicate_code",
        "5 overlapping",
        "6 coordinates_swapped",
        "7 coordinates_far",
        "8 not_an_area",
        "9 name_too_long",
        "10 code_too_long",
        "11 code_missing",
      ].sort(),
    );
    expect(report).toMatchObject({ read: 12, added: 2, rejected: 10, isLoaded: true });
    expect(await stored()).toEqual([
      { code: "12", name: "Goed zo" },
      { code: "a", name: "Noord" },
    ]);
  });

  test("may not overlap one that the network already has, but may replace it", async () => {
    await load(collection(feature("a", "Noord", square(3.7, 51))));
    const other = await load(collection(feature("b", "Ander", square(3.702, 51))));
    expect(other.rejections).toMatchObject([{ place: 1, reason: "overlapping", detail: "a, 80 % of the smaller one" }]);
    expect(await load(collection(feature("a", "Noord", square(3.702, 51))))).toMatchObject({ changed: 1, rejected: 0 });
  });

  test("load all together or not at all, if requested", async () => {
    const wrong = [feature("a", "Noord", square(3.7, 51)), feature("b", "", square(3.72, 51))];
    expect(await load(collection(...wrong), { isStrict: true })).toMatchObject({
      added: 0,
      rejected: 1,
      isLoaded: false,
    });
    expect(await stored()).toEqual([]);
  });

  test("are found by other property names, and picked from a larger file", async () => {
    const nis = (code: string, municipality: string, west: number) => ({
      type: "Feature",
      properties: { WIJKCODE: code, WIJKNAAM: `Wijk ${code}`, municipality },
      geometry: square(west, 51),
    });
    const file = () => collection(nis("a", "Gent", 3.7), nis("b", "Leuven", 4.7), nis("c", "Gent", 3.72));
    const properties = { code: "WIJKCODE", name: "WIJKNAAM" };
    const report = await load(file(), { properties, only: { property: "municipality", value: "Gent" } });
    expect(report).toMatchObject({ read: 2, added: 2, rejected: 0 });
    await expect(load(file(), { properties, only: { property: "municipality", value: "Brugge" } })).rejects.toThrow(
      "No feature has municipality = Brugge.",
    );
  });

  test("may be compressed", async () => {
    const packed = gzipSync(
      JSON.stringify({ type: "FeatureCollection", features: [feature("a", "N", square(3.7, 51))] }),
    );
    expect(await load(Readable.from([packed.subarray(0, 20), packed.subarray(20)]))).toMatchObject({ added: 1 });
  });

  test.each([
    ["is empty", [], "The file is empty."],
    ["is something else", ["<html>"], "cannot be read as GeoJSON"],
    ["is cut off", ['{"type":"FeatureCollection","features":[{"type":"Fea'], "cannot be read as GeoJSON"],
    ["has no features", ['{"type":"Polygon","coordinates":[]}'], "has no features"],
    ["has damaged compression", [gzipSync("{}").subarray(0, 12)], "cannot be read as GeoJSON"],
  ])("of a file that %s are not loaded, and it is said why", async (_, chunks, message) => {
    await expect(load(Readable.from(chunks.map((chunk) => Buffer.from(chunk))))).rejects.toThrow(message);
  });

  test("of a file with longitude and latitude swapped throughout are not loaded", async () => {
    const file = collection(feature("a", "Noord", square(51, 3.7)), feature("b", "Zuid", square(51.02, 3.7)));
    await expect(load(file)).rejects.toThrow("Longitude and latitude seem to have changed places");
  });
});

describe("the street map", () => {
  const lines = (file: Readable, options = {}) =>
    importLines(target, file, { attribution: "© OpenStreetMap", ...options });

  test("is stored compressed with its attribution, and nothing is written the second time", async () => {
    expect(await lines(demo("gent", "streets.geojson.gz"))).toMatchObject({ read: 8214, added: 8214, rejected: 0 });
    const layer = await findLayer(target.db, "lines");
    expect(layer?.content.length).toBeLessThan(500_000);
    const drawn = JSON.parse(gunzipSync(layer?.content ?? Buffer.alloc(0)).toString());
    expect(drawn).toMatchObject({ type: "FeatureCollection", attribution: "© OpenStreetMap" });
    expect(drawn.features[1]).toMatchObject({ properties: { name: "Krijgslaan" }, geometry: { type: "LineString" } });
    const version = () => sql`select xmin::text, ctid::text from n_gent.map_layer`.execute(target.db);
    const before = (await version()).rows;
    expect(await lines(demo("gent", "streets.geojson.gz"))).toMatchObject({ added: 0, unchanged: 8214 });
    expect((await version()).rows).toEqual(before);
  });

  test("of Leuven has squares too", async () => {
    expect(await lines(demo("leuven", "streets.geojson.gz"))).toMatchObject({ read: 4430, rejected: 0 });
  });

  test("leaves out what is not a line, or everything if requested", async () => {
    const rejections: Rejection[] = [];
    const file = () =>
      collection(
        feature("a", "Een plek", { type: "Point", coordinates: [3.7, 51] }),
        feature("b", "Kapot", { type: "LineString", coordinates: [[3.7], [3.8, 51]] }),
        feature("c", "Straat", {
          type: "LineString",
          coordinates: [
            [3.7000012, 51],
            [3.8, 51, 7],
          ],
        }),
      );
    const options = { onRejected: (one: Rejection) => rejections.push(one) };
    expect(await lines(file(), options)).toMatchObject({ added: 1, rejected: 2, isLoaded: true });
    expect(rejections).toMatchObject([
      { place: 1, reason: "not_a_line", subject: "Een plek" },
      { place: 2, reason: "coordinates_invalid", subject: "Kapot" },
    ]);
    expect(await lines(file(), { isStrict: true })).toMatchObject({ added: 0, isLoaded: false });
  });
});

describe("the program that checks areas", () => {
  const many = Array.from({ length: 2_500 }, (_, n) =>
    feature(String(n), `Wijk ${n}`, square(3.5 + (n % 50) * 0.011, 50.8 + Math.floor(n / 50) * 0.011)),
  );

  test("does all the calculation: the server does not even load the code for it", () => {
    const heavy = /@turf\/kinks|polyclip-ts|stream-json/;
    const reached = new Set<string>();
    const visit = (path: string) => {
      if (reached.has(path)) return;
      reached.add(path);
      const text = readFileSync(path, "utf8");
      for (const [, specifier = ""] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)"/gms))
        visit(join(dirname(path), specifier));
    };
    visit(join(import.meta.dirname, "../index.ts"));
    expect([...reached].map((path) => basename(path))).toContain("area-process.ts");
    expect([...reached].filter((path) => heavy.test(readFileSync(path, "utf8")))).toEqual([]);
  });

  test("may die without further damage: the import fails, nothing is written, and the next one works", async () => {
    const failed = whileKilled("area-program.ts", () => importNeighbourhoods(target, collection(...many)));
    await expect(failed).rejects.toThrow("the program that checks areas ended (SIGKILL)");
    expect(await stored()).toEqual([]);
    expect(await load(collection(feature("a", "Noord", square(3.7, 51))))).toMatchObject({ added: 1 });
  });

  test("handles thousands of areas by comparing only neighbours", async () => {
    expect(await load(collection(...many))).toMatchObject({ read: 2_500, added: 2_500, rejected: 0 });
    expect(await load(collection(...many))).toMatchObject({ unchanged: 2_500 });
  });
});
