/** The neighbourhoods and addresses of a network, from files that are previewed first. */
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { lockImports } from "../../neighbourhoods/index.ts";

let town: Town;
let stijn: Town["people"]["stijn"];
beforeAll(async () => {
  town = await nextTown();
  stijn = town.people.stijn;
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
const feature = (code: string, name: string, geometry: object, more: object = {}) => ({
  type: "Feature",
  properties: { code, name, ...more },
  geometry,
});
const areas = (...features: object[]) => new Blob([JSON.stringify({ type: "FeatureCollection", features })]);
const newest = async (action: string) =>
  (await stijn.platform.listLog({ query: { action: action as "platform.createNetwork" } })).items[0];

describe("neighbourhoods from a file", () => {
  let networkId: string;
  const networkSlug = "lebbeke";
  beforeAll(async () => {
    const rest = {
      languages: ["nl" as const],
      timeZone: "Europe/Brussels",
      currency: "EUR" as const,
      dataLicence: "ODbL-1.0" as const,
    };
    const body = { ...rest, slug: networkSlug, name: "Lebbeke", tiles: null, accent: null };
    networkId = (await stijn.platform.createNetwork({ body })).id;
  });
  const preview = (file: Blob, query: object = {}) =>
    stijn.platform.previewNeighbourhoods({ params: { networkId }, query, file, fileName: "wijken.geojson" });
  const here = async () =>
    (await town.guest.neighbourhoods.listNeighbourhoods({ params: { networkSlug } })).items.map(({ name }) => name);
  const confirm = (importId: string) => stijn.platform.confirmImport({ params: { importId } });
  /** Sent compressed, which only a browser decompresses automatically. */
  const drawn = async (importId: string) => {
    const packed = await stijn.platform.readPreviewAreas({ params: { importId } });
    return JSON.parse(gunzipSync(await packed.arrayBuffer()).toString());
  };

  test("nothing changes until it is confirmed; then the previewed changes are made", async () => {
    const file = areas(
      feature("a", "Dorp", square(4.1, 51)),
      feature("b", "Heide", square(4.11, 51)),
      feature("c", "Overlap", square(4.102, 51)),
    );
    const seen = await preview(file);
    expect(seen).toMatchObject({
      state: "previewed",
      fileName: "wijken.geojson",
      startedBy: "Stijn Peeters",
      figures: { read: 3, added: 2, changed: 0, unchanged: 0, rejected: 1 },
      rejections: [{ place: 3, reason: "overlapping", subject: "Overlap" }],
    });
    expect(await here()).toEqual([]);
    expect((await drawn(seen.id)).features.map((one: { properties: object }) => one.properties)).toEqual([
      { id: "a", code: "a", name: "Dorp", change: "added" },
      { id: "b", code: "b", name: "Heide", change: "added" },
    ]);
    const rejected = await (await stijn.platform.readRejections({ params: { importId: seen.id } })).text();
    expect(rejected).toContain('"3","overlapping","Overlapt met een ander","Overlap",');
    expect((await confirm(seen.id)).state).toBe("done");
    expect(await here()).toEqual(["Dorp", "Heide"]);
    expect(await newest("platform.importNeighbourhoods")).toMatchObject({ new: { file: "wijken.geojson", added: 2 } });
  });

  test("a second file shows what is new, changed and unchanged, and what it does not name stays", async () => {
    const { id, figures } = await preview(
      areas(feature("b", "Heide", square(4.11, 51)), feature("d", "Kouter", square(4.12, 51))),
    );
    expect(figures).toMatchObject({ added: 1, unchanged: 1, changed: 0 });
    const changes = (await drawn(id)).features.map(
      ({ properties }: { properties: { code: string; change: string } }) => [properties.code, properties.change],
    );
    expect(Object.fromEntries(changes)).toEqual({ a: "kept", b: "unchanged", d: "added" });
  });

  test("properties may have other names, and one municipality is taken from a larger file", async () => {
    const { figures } = await preview(
      areas(
        { ...feature("", "", square(4.13, 51)), properties: { nr: 7, wijk: "Rot", gemeente: "Lebbeke" } },
        { ...feature("", "", square(4.2, 51)), properties: { nr: 8, wijk: "Elders", gemeente: "Aalst" } },
      ),
      { code: "nr", name: "wijk", only: "gemeente=Lebbeke" },
    );
    expect(figures).toMatchObject({ read: 1, added: 1, rejected: 0 });
  });

  test("only one of twenty simultaneous confirmations loads it", async () => {
    const { id } = await preview(areas(feature("x", "Twintig", square(4.15, 51))));
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(id)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(confirm(id)).refuses("already_closed");
  });

  test("a preview is not loaded if the network has changed since", async () => {
    const [first, second] = [
      await preview(areas(feature("y", "Eerst", square(4.17, 51)))),
      await preview(areas(feature("z", "Later", square(4.19, 51)))),
    ];
    await confirm(first.id);
    await expect(confirm(second.id)).refuses("changed_meanwhile");
    expect(await here()).not.toContain("Later");
  });

  test("a file that cannot be used says why, and cannot be confirmed", async () => {
    const broken = await preview(new Blob(['{"type":"FeatureCollection","features":[{']));
    expect(broken).toMatchObject({ state: "failed", failure: { reason: "unreadable" } });
    await expect(confirm(broken.id)).refuses("already_closed");
    expect((await preview(new Blob(["{}"]))).failure?.reason).toBe("no_features");
    const unwritable = areas(feature("h", "half \ud800", square(4.1, 51)), feature("i", "zero \0", square(4.2, 51)));
    const rejections = [{ reason: "row_unreadable" }, { reason: "row_unreadable" }];
    expect(await preview(unwritable)).toMatchObject({ state: "previewed", rejections });
    const swapped = await preview(areas(feature("q", "Q", square(51, 4.1))));
    expect(swapped.rejections[0]?.reason).toBe("coordinates_swapped");
  });

  test("an empty file is refused", async () => {
    await expect(preview(new Blob([]))).refuses("file_kind_refused");
  });

  test("after an hour the preview is deleted, with its files", async () => {
    const { id } = await preview(areas(feature("w", "Te laat", square(4.22, 51))));
    await town.pass({ minutes: 61 });
    await expect(confirm(id)).refuses("not_found");
    await town.pass({ hours: 1 });
    await expect(stijn.platform.getImport({ params: { importId: id } })).refuses("not_found");
    expect([...town.outside.stored.keys()].filter((key) => key.includes(id))).toEqual([]);
  });
});

describe("addresses from a file", () => {
  const upload = (text: string | Buffer, query: object = {}) =>
    stijn.platform.previewAddresses({
      params: { networkId: town.networks.naburg.id },
      query,
      file: new Blob([typeof text === "string" ? text : new Uint8Array(text)]),
      fileName: "adressen.csv",
    });
  const seen = async (importId: string) => {
    await town.runDue();
    return stijn.platform.getImport({ params: { importId } });
  };
  const confirm = (importId: string) => stijn.platform.confirmImport({ params: { importId } });
  const finished = async (importId: string) => {
    await town.runDue();
    await confirm(importId);
    return seen(importId);
  };
  const found = async (search: string) =>
    (await town.guest.neighbourhoods.findAddresses({ params: { networkSlug: "naburg" }, query: { search } })).items;

  test("nothing changes until it is confirmed; then a job loads them and reports what it left out", async () => {
    const rows = ["Kerkstraat,1,9991,50.875,4.705", "Kerkstraat,1,9991,50.875,4.705", "Kerkstraat,,9991,50.875,4.705"];
    const begun = await upload(`street,housenumber,postcode,lat,lon\n${rows.join("\n")}\n`);
    expect(begun).toMatchObject({ kind: "addresses", state: "checking", bytes: { read: 0, total: 128 } });
    await expect(confirm(begun.id)).refuses("already_closed");
    const previewed = { state: "previewed", figures: { read: 3, added: 1, rejected: 2 } };
    expect(await seen(begun.id)).toMatchObject(previewed);
    expect(await found("kerkstraat 1")).toEqual([]);
    const done = await finished(begun.id);
    expect(done).toMatchObject({
      state: "done",
      figures: { read: 3, added: 1, rejected: 2 },
      bytes: { read: 128, total: 128 },
      rejections: [
        { place: 3, reason: "duplicate_address" },
        { place: 4, reason: "field_missing", detail: "houseNumber" },
      ],
    });
    expect(await found("kerkstraat 1")).toHaveLength(1);
    const text = await (await stijn.platform.readRejections({ params: { importId: begun.id } })).text();
    expect(text.split("\r\n")).toMatchObject([
      '"place","reason","Waarom","subject","detail"',
      expect.stringMatching(/^"3","duplicate_address","Komt twee keer voor",/),
      expect.stringMatching(/^"4","field_missing","Er ontbreekt een veld",.*,"houseNumber"$/),
      "",
    ]);
    expect([...town.outside.stored.keys()].filter((key) => key.endsWith(`${begun.id}/source`))).toEqual([]);
    const { items } = await stijn.platform.listImports({ params: { networkId: town.networks.naburg.id } });
    expect(items.map(({ id }) => id)).toContain(begun.id);
  });

  const speaks = (language: "en" | "nl" | "fr" | "tr") =>
    town.db.updateTable("public.account").set({ language }).where("id", "=", stijn.accountId).execute();

  test.each([
    ["en", "Why", "Appears twice"],
    ["fr", "Pourquoi", "Apparaît deux fois"],
    ["tr", "Neden", "İki kez geçiyor"],
  ] as const)("its file of rejected rows speaks the reader's language: %s", async (lang, heading, words) => {
    const row = "Kerkstraat,7,9991,50.875,4.705";
    const { id } = await upload(`street,housenumber,postcode,lat,lon\n${row}\n${row}\n`);
    await town.runDue();
    await speaks(lang);
    const text = await (await stijn.platform.readRejections({ params: { importId: id } })).text();
    await speaks("nl");
    expect(text).toContain(`"place","reason","${heading}","subject","detail"`);
    expect(text).toContain(`"3","duplicate_address","${words}",`);
  });

  test("progress can be read while it runs, in bytes and rows", async () => {
    const rows = Array.from({ length: 60_000 }, (_, n) => `Langestraat,${n},9991,50.875,4.705`);
    const { id, bytes } = await upload(`street,housenumber,postcode,lat,lon\n${rows.join("\n")}\n`);
    await town.runDue();
    await confirm(id);
    const running = town.runDue();
    let isDone = false;
    void running.then(() => {
      isDone = true;
    });
    const seen: { read: number; rows: number }[] = [];
    while (!isDone) {
      const now = await stijn.platform.getImport({ params: { importId: id } });
      if (now.state === "running" && now.bytes.read > 0) seen.push({ read: now.bytes.read, rows: now.figures.read });
    }
    await running;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(({ read, rows }) => read <= bytes.total && rows > 0)).toBe(true);
    expect(seen.map(({ read }) => read)).toEqual(seen.map(({ read }) => read).sort((a, b) => a - b));
    const { figures, bytes: after } = await stijn.platform.getImport({ params: { importId: id } });
    expect([figures.read, after]).toEqual([60_000, { read: bytes.total, total: bytes.total }]);
  });

  test("the same file again changes nothing, compressed or not", async () => {
    const again = await upload(gzipSync("straat;nr;postcode;lat;lon\nKerkstraat;1;9991;50,875;4,705\n"), {
      street: "straat",
      houseNumber: "nr",
    });
    expect((await seen(again.id)).figures).toMatchObject({ added: 0, unchanged: 1 });
    expect((await finished(again.id)).figures).toMatchObject({ added: 0, unchanged: 1 });
  });

  test("a file that lacks a column is refused as a whole, by name", async () => {
    const begun = await upload("street,number\nA,1\n");
    expect(await seen(begun.id)).toMatchObject({
      state: "failed",
      failure: { reason: "columns_missing", detail: expect.stringContaining("housenumber") },
    });
  });

  test("only one of twenty simultaneous confirmations loads them", async () => {
    const { id } = await upload("street,housenumber,postcode,lat,lon\nTwintigstraat,1,9991,50.875,4.705\n");
    await town.runDue();
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(id)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await seen(id)).state).toBe("done");
  });

  test("an import waits while another into the same network is under way", async () => {
    const { id } = await upload("street,housenumber,postcode,lat,lon\nWachtstraat,1,9991,50.875,4.705\n");
    await town.runDue();
    const areasSeen = await stijn.platform.previewNeighbourhoods({
      params: { networkId: town.networks.naburg.id },
      file: areas(feature("wacht", "Wacht", square(4.6, 50.9))),
      fileName: "wijken.geojson",
    });
    await town.databases
      .network(town.networks.naburg.schema)
      .transaction()
      .execute(async (other) => {
        await lockImports(other, town.networks.naburg.schema);
        await expect(confirm(areasSeen.id)).refuses("import_running");
        await confirm(id);
        expect((await seen(id)).state).toBe("queued");
      });
    await town.pass({ seconds: 31 });
    expect((await seen(id)).state).toBe("done");
    expect((await confirm(areasSeen.id)).state).toBe("done");
  });
});
