import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../testing/town.ts";
import { createNetwork, findAddress, findNeighbourhoodAt, houseFinder, SlugTakenError } from "./index.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const testdorp = { networkSlug: "testdorp" };
const labels = async (search: string) => {
  const { items } = await town.guest.neighbourhoods.findAddresses({ params: testdorp, query: { search } });
  return items.map(({ label }) => label);
};

describe("anyone who is not signed in", () => {
  test("sees the networks, and which city runs each", async () => {
    const { items } = await town.guest.neighbourhoods.listNetworks();
    expect(items.map(({ slug, runBy }) => [slug, runBy]).sort()).toEqual([
      ["naburg", ["Gemeente Naburg"]],
      ["testdorp", ["Gemeente Testdorp"]],
    ]);
  });

  test("sees the neighbourhoods of one network by name, each with a middle inside it", async () => {
    const { items } = await town.guest.neighbourhoods.listNeighbourhoods({ params: testdorp });
    expect(items.map(({ name }) => name)).toEqual(["Noord", "Oost", "West", "Zuid"]);
    const [longitude, latitude] = items[0]?.centre ?? [0, 0];
    expect(await findNeighbourhoodAt(town.db, { longitude, latitude })).toMatchObject({ name: "Noord" });
    await expect(town.guest.neighbourhoods.listNeighbourhoods({ params: { networkSlug: "nergens" } })).refuses(
      "not_found",
    );
  });

  test.each(["areas", "lines"])("sees the %s on the map, and downloads them only once", async (layer) => {
    const url = `/api/networks/testdorp/map/${layer}`;
    const response = await town.http.inject({ url });
    expect(response.headers).toMatchObject({ "content-type": "application/geo+json", "content-encoding": "gzip" });
    const drawn = JSON.parse(gunzipSync(response.rawPayload).toString());
    expect(drawn.features).toHaveLength(layer === "areas" ? 4 : 0);
    const again = await town.http.inject({ url, headers: { "if-none-match": String(response.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
});

test("the names of all streets come in one small file, each once, and are downloaded only once", async () => {
  const url = "/api/networks/testdorp/street-names";
  const response = await town.http.inject({ url });
  const names: string[] = JSON.parse(gunzipSync(response.rawPayload).toString());
  const known = await town.db.selectFrom("street").select("name").distinct().execute();
  expect(names.toSorted()).toEqual(known.map(({ name }) => name).toSorted());
  expect(names).toContain("Noordstraat");
  const again = await town.http.inject({ url, headers: { "if-none-match": String(response.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

describe("looking up an address", () => {
  test("takes street, number and postcode in any order, partial or in full", async () => {
    expect(await labels("noordstr")).toHaveLength(8);
    expect(await labels("noordstraat 3")).toEqual(["Noordstraat 3, 9990 Testdorp"]);
    expect(await labels("3 Noordstr")).toEqual(["Noordstraat 3, 9990 Testdorp"]);
    expect((await labels("zui"))[0]).toBe("Zuidplein 1, 9990 Testdorp");
    expect(await labels("nergenslaan")).toEqual([]);
    expect(await labels("'; drop table street; --")).toEqual([]);
    expect(await labels("!! & | :*")).toEqual([]);
  });

  test.each([
    ["Noord straat 3", 3],
    ["Noordstraat nr. 3", 3],
    ["Noordstraat 3B", 3],
    ["Noordstraat 3-5", 3],
    ["B-9990 Noordstraat 3", 3],
    ["Noordstraat 3, 9990 Testdorp, België", 3],
    ["Noordstaat 3", 3],
    ["Noordstraat 999", 1],
  ])("offers the street that is meant by %s", async (typed, house) => {
    expect((await labels(typed))[0]).toBe(`Noordstraat ${house}, 9990 Testdorp`);
  });

  test("where a street has the house, no other of its houses is offered", async () => {
    expect(await labels("Noordstraat 3, 9990 Testdorp")).toEqual(["Noordstraat 3, 9990 Testdorp"]);
  });

  test("an import finds the houses that are meant, and none where two streets are as near", async () => {
    const find = await houseFinder(town.db);
    const at = (street: string, houseNumber: string) => ({ street, houseNumber, postcode: "", municipality: "" });
    const typed = [
      at("Noordstraat", "3"),
      at("Noord straat", "3 bus 2"),
      at("Noordstaat", "3B"),
      at("Noordstraat", "3-5"),
      at("Nergenslaan", "3"),
      at("Noordstraat", "999"),
      null,
    ];
    const found = await find(typed);
    const street = "Noordstraat";
    expect(found.map((house) => house?.street ?? null)).toEqual([street, street, street, street, null, null, null]);
    expect(new Set(found.slice(0, 4).map((house) => house?.longitude)).size).toBe(1);
  });

  test("shows one house of each street before a second of any, ten at most", async () => {
    await town.db
      .updateTable("street")
      .set({ search: (eb) => eb("search", "||", " testdorp") })
      .execute();
    const found = await labels("testdorp");
    expect(found).toHaveLength(10);
    expect(new Set(found.slice(0, 8).map((label) => label.split(" ")[0]))).toHaveProperty("size", 8);
  });

  test("says which neighbourhood it is in", async () => {
    const query = { search: "oostplein 2" };
    const { items } = await town.guest.neighbourhoods.findAddresses({ params: testdorp, query });
    expect(items[0]?.neighbourhood).toEqual({ id: town.oost.id, name: "Oost" });
    expect(items[0]?.id).toBe(town.oost.streets[1]?.addresses[1]?.id);
  });

  test("shows its position to staff, not to residents", async () => {
    const query = { search: "oostplein 2" };
    const { items } = await town.people.viktor.neighbourhoods.findPlaces({ query });
    const [hit] = items;
    expect(hit?.label).toBe("Oostplein 2, 9990 Testdorp");
    const { longitude, latitude } = hit ?? { longitude: 0, latitude: 0 };
    expect(await findNeighbourhoodAt(town.db, { longitude, latitude })).toMatchObject({ name: "Oost" });
    expect((await town.people.viktor.neighbourhoods.findPlaces({ query: { search: "centrum" } })).items).toEqual([]);
    await expect(town.people.dirk.neighbourhoods.findPlaces({ query })).refuses("wrong_kind_of_session");
    await expect(town.guest.neighbourhoods.findPlaces({ query })).refuses("sign_in_required");
  });

  test("never shows another network's", async () => {
    expect(await labels("centrum")).toEqual([]);
  });

  test.each([
    ["a", "tooShort"],
    ["a".repeat(101), "tooLong"],
  ])("needs something to go by: %s", async (search, code) => {
    const asked = town.guest.neighbourhoods.findAddresses({ params: testdorp, query: { search } });
    await expect(asked).refuses("invalid_input", { search: code });
  });

  test("is limited to 300 times a minute from one address", async () => {
    const other = await nextTown();
    const ask = () => other.guest.neighbourhoods.findAddresses({ params: testdorp, query: { search: "noord" } });
    for (let at = 0; at < 300; at++) await ask();
    await expect(ask()).refuses("too_many_requests");
    await other.pass({ seconds: 61 });
    await ask();
  });
});

describe("a pin on the map", () => {
  const locate = (longitude: number, latitude: number) =>
    town.guest.neighbourhoods.locate({ params: testdorp, query: { longitude, latitude } });

  test("is in the neighbourhood around it, on a border in the one with the lower code, or in none", async () => {
    expect((await locate(3.705, 51.065)).neighbourhood).toEqual({ id: town.noord.id, name: "Noord" });
    expect((await locate(3.71, 51.065)).neighbourhood?.name).toBe("Noord");
    expect((await locate(3.71, 51.06)).neighbourhood?.name).toBe("Noord");
    expect((await locate(4.705, 50.875)).neighbourhood).toBeNull();
  });

  test("must lie on earth", async () => {
    await expect(locate(200, 51)).refuses("invalid_input", { longitude: "tooLong" });
  });
});

describe("staff", () => {
  test("list the streets of chosen neighbourhoods, narrowed by what they type", async () => {
    const { neighbourhoods } = town.people.els;
    const both = [town.noord.id, town.zuid.id];
    const { items } = await neighbourhoods.listStreets({ query: { neighbourhoodIds: both } });
    expect(items.map(({ name }) => name)).toEqual(["Noordplein", "Noordstraat", "Zuidplein", "Zuidstraat"]);
    const narrowed = await neighbourhoods.listStreets({ query: { neighbourhoodIds: both, search: "zuidst" } });
    expect(narrowed.items.map(({ name }) => name)).toEqual(["Zuidstraat"]);
    expect((await neighbourhoods.listStreets({ query: { neighbourhoodIds: [town.elsewhere.id] } })).items).toEqual([]);
    expect((await neighbourhoods.listStreets({ query: {} })).items).toEqual([]);
  });

  test("find a street without its neighbourhood, and learn where it is", async () => {
    const { items } = await town.people.els.neighbourhoods.listStreets({ query: { search: "plein" } });
    expect(items).toEqual([]);
    const found = await town.people.els.neighbourhoods.listStreets({ query: { search: "zuidst" } });
    expect(found.items).toMatchObject([{ name: "Zuidstraat", neighbourhoodIds: [town.zuid.id] }]);
  });

  test("of another kind of session are refused", async () => {
    await expect(town.people.dirk.neighbourhoods.listStreets({ query: {} })).refuses("wrong_kind_of_session");
    await expect(town.guest.neighbourhoods.listStreets({ query: {} })).refuses("sign_in_required");
  });
});

describe("for other capabilities", () => {
  test("an address is found with its street and place", async () => {
    const { id } = town.west.streets[0]?.addresses[3] ?? { id: "" };
    expect(await findAddress(town.db, id)).toMatchObject({
      street: "Weststraat",
      houseNumber: "4",
      neighbourhoodName: "West",
    });
  });
});

describe("a new network", () => {
  const brugge = { slug: "brugge-noord", name: "Brugge", timeZone: "Europe/Brussels", languages: ["nl" as const] };

  test("has a schema of its own, empty and complete, and its slug once", async () => {
    const network = await createNetwork(town.databases.platform, brugge, town.clock.now());
    expect(network.schema).toBe("n_brugge_noord");
    const params = { networkSlug: "brugge-noord" };
    expect((await town.guest.neighbourhoods.listNeighbourhoods({ params })).items).toEqual([]);
    await expect(createNetwork(town.databases.platform, brugge, town.clock.now())).rejects.toThrow(SlugTakenError);
  });

  test("made by two at the same time is made once", async () => {
    const one = { ...brugge, slug: "aalst", name: "Aalst" };
    const both = await Promise.allSettled(
      [1, 2].map(() => createNetwork(town.databases.platform, one, town.clock.now())),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});
