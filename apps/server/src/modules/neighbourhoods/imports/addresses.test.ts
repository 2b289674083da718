import { createReadStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createGzip, gzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { newDatabase, type TestDatabase } from "../../../testing/database.ts";
import { type AddressOptions, importAddresses } from "./addresses.ts";
import { type ImportTarget, importNeighbourhoods } from "./neighbourhoods.ts";
import type { Rejection } from "./report.ts";

const demo = (file: string) => createReadStream(join(import.meta.dirname, "../../../../../../demo/data/gent", file));

let databases: TestDatabase;
let target: ImportTarget;
const open: TestDatabase[] = [];
beforeEach(async () => {
  databases = await newDatabase();
  open.push(databases);
  const network = { timeZone: "Europe/Brussels", name: "Testdorp", schema: "n_gent" };
  target = { db: databases.network("n_gent"), network, now: new Date("2026-05-12T08:00:00Z") };
});
afterAll(async () => {
  for (const one of open) await one.close();
});

/** Two neighbourhoods side by side, with the border at 3.71. */
async function settle(border = 3.71) {
  const area = (west: number, east: number) => ({
    type: "Polygon",
    coordinates: [
      [
        [west, 51],
        [east, 51],
        [east, 51.01],
        [west, 51.01],
        [west, 51],
      ],
    ],
  });
  const features = [
    { type: "Feature", properties: { code: "b-east", name: "Oost" }, geometry: area(border, 3.72) },
    { type: "Feature", properties: { code: "a-west", name: "West" }, geometry: area(3.7, border) },
  ];
  const text = JSON.stringify({ type: "FeatureCollection", features });
  return importNeighbourhoods(target, Readable.from([Buffer.from(text)]));
}
const header = "postcode,municipality,street,housenumber,lat,lon";
const csv = (...lines: string[]) => Readable.from([Buffer.from(lines.join("\n"))]);

async function load(source: Readable, options: AddressOptions = {}) {
  const rejections: Rejection[] = [];
  const report = await importAddresses(target, source, { ...options, onRejected: (one) => rejections.push(one) });
  return { ...report, rejections };
}
const stored = () =>
  target.db
    .selectFrom("address")
    .innerJoin("street", "street.id", "address.streetId")
    .leftJoin("neighbourhood", "neighbourhood.id", "address.neighbourhoodId")
    .select(["street.name as street", "address.houseNumber", "neighbourhood.name as place"])
    .orderBy("street.name")
    .orderBy("address.houseNumber")
    .execute();
const links = () =>
  target.db
    .selectFrom("streetNeighbourhood as link")
    .innerJoin("street", "street.id", "link.streetId")
    .innerJoin("neighbourhood as place", "place.id", "link.neighbourhoodId")
    .select(["street.name as street", "place.name as place"])
    .orderBy("street.name")
    .orderBy("place.name")
    .execute()
    .then((rows) => rows.map(({ street, place }) => `${street} ${place}`));

test("a title above the heading is passed over, whatever signs it holds", async () => {
  await settle();
  const lines = ["Adressen van Testdorp", ",,,,,", "1 mei; 2 mei; 3 mei", header, "9000,Testdorp,Kade,1,51.005,3.705"];
  expect(await load(csv(...lines))).toMatchObject({ read: 1, added: 1, rejections: [] });
  await expect(load(csv("Adressen van Testdorp", "Kade 1"))).rejects.toThrow("Adressen van Testdorp");
});

describe("the addresses of a real city", () => {
  test("are loaded, except those without a position, and nothing is written the second time", async () => {
    await importNeighbourhoods(target, demo("neighbourhoods.geojson"));
    const first = await load(demo("addresses.csv.gz"));
    expect(first).toMatchObject({ read: 93_681, added: 93_661, rejected: 20 });
    expect(first.rejections[0]).toEqual({
      place: 7124,
      reason: "outside_network",
      subject: "Désiré Fiévéstraat 29, 9000 Gent",
      detail: "2.30669, 49.293335",
    });
    expect(new Set(first.rejections.map(({ reason }) => reason))).toEqual(new Set(["outside_network"]));
    const nowhere = await databases.pool.query(
      "select count(*)::int from n_gent.address where neighbourhood_id is null",
    );
    expect(nowhere.rows).toEqual([{ count: 1 }]);
    const versions = `select md5(string_agg(ctid::text || xmin || xmax, ',' order by id)) from n_gent.address`;
    const before = await databases.pool.query(versions);
    expect(await load(demo("addresses.csv.gz"))).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 93_661,
      rejected: 20,
    });
    expect((await databases.pool.query(versions)).rows).toEqual(before.rows);
  });
});

describe("an address", () => {
  test("belongs to the neighbourhood around it; on the border, to the lower code", async () => {
    await settle();
    await load(
      csv(
        header,
        "9000,Gent,Laan,1,51.005,3.705",
        "9000,Gent,Laan,2,51.005,3.71",
        "9000,Gent,Laan,3,51.005,3.715",
        "9000,Gent,Veld,1,51.005,3.725",
      ),
    );
    expect(await stored()).toEqual([
      { street: "Laan", houseNumber: "1", place: "West" },
      { street: "Laan", houseNumber: "2", place: "West" },
      { street: "Laan", houseNumber: "3", place: "Oost" },
      { street: "Veld", houseNumber: "1", place: null },
    ]);
    expect(await links()).toEqual(["Laan Oost", "Laan West"]);
  });

  test("moves when its position is corrected, or when the border moves", async () => {
    await settle();
    await load(csv(header, "9000,Gent,Laan,1,51.005,3.705", "9000,Gent,Laan,2,51.005,3.7055"));
    expect(await load(csv(header, "9000,Gent,Laan,1,51.005,3.715"))).toMatchObject({ added: 0, changed: 1 });
    expect(await links()).toEqual(["Laan Oost", "Laan West"]);
    await settle(3.703);
    expect((await stored()).map(({ place }) => place)).toEqual(["Oost", "Oost"]);
    expect(await links()).toEqual(["Laan Oost"]);
  });

  test("that is wrong is reported with its line and reason, and the rest is loaded", async () => {
    await settle();
    const report = await load(
      csv(
        header,
        "9000,Gent,Laan,1,51.005,3.705",
        "9000,Gent,Laan,1,51.006,3.706",
        "9000,Gent,,3,51.005,3.705",
        "9000,Gent,Laan,,51.005,3.705",
        "9000,Gent,Laan,4,,",
        "9000,Gent,Laan,5,noord,3.705",
        "9000,Gent,Laan,6,49.293335,2.306690",
        "9000,Gent,Laan,7,3.705,51.005",
        "9000,Gent,Laan,8,0,0",
        `9000,Gent,${"x".repeat(121)},9,51.005,3.705`,
        '9000,Gent,"Laan"x,10,51.005,3.705',
        "9000,Gent",
        "",
        '9000,Gent,"Lange\nlaan",12,51.005,3.705',
        "9000,Gent,Fi\uFFFDvestraat,13,51.005,3.705",
        "9000,Gent,Laan,14,51.005,3.705",
      ),
    );
    expect(report.rejections.map(({ place, reason }) => `${place} ${reason}`)).toEqual([
      "3 duplicate_address",
      "4 field_missing",
      "5 field_missing",
      "6 position_missing",
      "7 position_invalid",
      "8 outside_network",
      "9 coordinates_swapped",
      "10 position_invalid",
      "11 field_too_long",
      "12 row_unreadable",
      "13 field_missing",
      "17 not_utf8",
    ]);
    expect(report).toMatchObject({ read: 15, added: 3, rejected: 12, isLoaded: true });
    expect((await stored()).map(({ street, houseNumber }) => `${street} ${houseNumber}`)).toEqual([
      "Laan 1",
      "Laan 14",
      "Lange laan 12",
    ]);
  });

  test("loads with all others or not at all, if requested", async () => {
    await settle();
    const file = () => csv(header, "9000,Gent,Laan,1,51.005,3.705", "9000,Gent,Laan,2,,");
    expect(await load(file(), { isStrict: true })).toMatchObject({ read: 2, added: 0, rejected: 1, isLoaded: false });
    expect(await stored()).toEqual([]);
    const streets = await target.db.selectFrom("street").select("id").execute();
    expect(streets).toEqual([]);
  });

  test("may come with other column names, semicolons, decimal commas and compression", async () => {
    await settle();
    const text = "\uFEFFStraatnaam;Huisnr;Pc;Breedte;Lengte\r\nCafé, de Laan;1A;9000;51,005;3,705\r\n";
    const columns = {
      street: "straatnaam",
      houseNumber: "huisnr",
      postcode: "pc",
      latitude: "Breedte",
      longitude: "lengte",
    };
    expect(await load(Readable.from([gzipSync(text)]), { columns })).toMatchObject({ added: 1, rejected: 0 });
    const row = await target.db.selectFrom("street").select(["name", "municipality", "search"]).executeTakeFirst();
    expect(row).toEqual({ name: "Café, de Laan", municipality: "Testdorp", search: "cafe de laan 9000 testdorp" });
  });

  test("counts its progress", async () => {
    await settle();
    const lines = Array.from({ length: 2500 }, (_, at) => `9000,Gent,Laan,${at + 1},51.005,3.705`);
    const seen: number[] = [];
    await load(csv(header, ...lines), { onProgress: (read) => seen.push(read) });
    expect(seen).toEqual([1000, 2000, 2500]);
  });
});

describe("a file of addresses", () => {
  test.each([
    [
      "lacks a column",
      [header.replace("lat,lon", "x,y"), "1"],
      /no column "lat" \(latitude\), "lon" \(longitude\)\. Its columns are: postcode, /,
    ],
    ["is empty", [], "The file is empty."],
    ["opens a quotation and never closes it", [header, '9000,Gent,"Laan,1,51.005,3.705'], /Quote Not Closed.*line 2/],
  ])("that %s is not loaded, and it is said why", async (_, lines, message) => {
    await settle();
    await expect(load(csv(...lines))).rejects.toThrow(message);
  });

  test("that lacks a named column is not loaded", async () => {
    await settle();
    await expect(load(csv(header), { columns: { municipality: "gemeente" } })).rejects.toThrow('no column "gemeente"');
  });

  test("waits until the network has neighbourhoods", async () => {
    await expect(load(csv(header))).rejects.toThrow("The network has no neighbourhoods yet");
  });

  test("that breaks off leaves nothing behind", async () => {
    await settle();
    async function* broken() {
      yield Buffer.from(`${header}\n9000,Gent,Laan,1,51.005,3.705\n`);
      throw new Error("disk gone");
    }
    await expect(load(Readable.from(broken()))).rejects.toThrow("disk gone");
    expect(await stored()).toEqual([]);
  });

  const street = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `9000,Gent,Laan,${from + at},51.005,3.705\n`).join("");

  test("is read on while its first addresses are written, and none of them is lost", async () => {
    await settle();
    expect(await load(csv(header, street(1, 12_001).trim()))).toMatchObject({ read: 12_000, added: 12_000 });
    expect(new Set((await stored()).map(({ houseNumber }) => Number(houseNumber))).size).toBe(12_000);
  });

  test.each([
    ["plain", (text: Readable) => text],
    ["compressed", (text: Readable) => text.pipe(createGzip())],
  ])("%s, of which a part cannot be written, is not read to its end, and leaves nothing behind", async (_, pack) => {
    await settle();
    await databases.asOwner("alter table n_gent.address add constraint refused check (house_number <> '13')");
    let sent = 0;
    async function* endless() {
      yield Buffer.from(`${header}\n`);
      for (; ; sent += 1000) yield Buffer.from(street(sent + 1, sent + 1001));
    }
    const source = pack(Readable.from(endless()));
    await expect(load(source)).rejects.toThrow("refused");
    expect(source.destroyed).toBe(true);
    expect(sent).toBeLessThan(100_000);
    expect(await stored()).toEqual([]);
  });

  test("that breaks off while a part of it fails to be written names what failed first", async () => {
    await settle();
    await databases.asOwner("alter table n_gent.address add constraint refused check (house_number <> '13')");
    async function* broken() {
      yield Buffer.from(`${header}\n`);
      for (let sent = 0; sent < 9_000; sent += 100) yield Buffer.from(street(sent + 1, sent + 101));
      throw new Error("disk gone");
    }
    await expect(load(Readable.from(broken()))).rejects.toThrow("refused");
    expect(await stored()).toEqual([]);
  });

  test("loaded twice at the same time is stored once", async () => {
    await settle();
    const lines = Array.from({ length: 300 }, (_, at) => `9000,Gent,Laan,${at + 1},51.005,3.705`);
    const both = await Promise.allSettled([load(csv(header, ...lines)), load(csv(header, ...lines))]);
    expect(both.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await stored()).toHaveLength(300);
  });
});
