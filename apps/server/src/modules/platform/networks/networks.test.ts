import { beforeAll, describe, expect, test } from "vitest";
import { callByName } from "../../../testing/client.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
let stijn: Town["people"]["stijn"];
beforeAll(async () => {
  town = await nextTown();
  stijn = town.people.stijn;
});

const settings = {
  languages: ["nl" as const, "fr" as const],
  timeZone: "Europe/Brussels",
  currency: "EUR" as const,
  dataLicence: "CC-BY-4.0" as const,
  tiles: null,
  accent: null,
};
const make = (slug: string, name = "Overmere") => stijn.platform.createNetwork({ body: { ...settings, slug, name } });

const newest = async (action: string) =>
  (await stijn.platform.listLog({ query: { action: action as "platform.createNetwork" } })).items[0];

describe("networks", () => {
  test("are created with their own schema, and are immediately there for everyone", async () => {
    const made = await make("overmere");
    expect(made).toMatchObject({ slug: "overmere", ...settings, counts: { neighbourhoods: 0, organisations: 0 } });
    expect((await town.guest.neighbourhoods.listNetworks()).items.map(({ slug }) => slug)).toContain("overmere");
    expect(await town.guest.neighbourhoods.listNeighbourhoods({ params: { networkSlug: "overmere" } })).toEqual({
      items: [],
    });
    expect(await newest("platform.createNetwork")).toMatchObject({
      actor: { accountId: stijn.accountId },
      subject: { kind: "network", id: made.id, name: "Overmere" },
      organisation: null,
    });
  });

  test("only one of ten simultaneous attempts to create the same one succeeds, and the others leave nothing behind", async () => {
    const made = await Promise.allSettled(Array.from({ length: 10 }, () => make("tienmaal")));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(make("tienmaal")).refuses("invalid_input", { slug: "slugTaken" });
    const entries = await stijn.platform.listLog({ query: { action: "platform.createNetwork", search: "Overmere" } });
    expect(entries.items.filter(({ new: made }) => made?.slug === "tienmaal")).toHaveLength(1);
  });

  test.each([
    [{ slug: "api" }, { slug: "slugTaken" }],
    [{ slug: "Gent!" }, { slug: "invalid" }],
    [{ name: " " }, { name: "nameRequired" }],
    [{ timeZone: "Europe/Gent" }, { timeZone: "timeZoneUnknown" }],
    [{ languages: [] }, { languages: "required" }],
    [{ languages: ["nl", "nl"] }, { languages: "languageTwice" }],
    [{ tiles: { url: "https://t.example/{z}/{x}.png", attribution: "©", maxZoom: 19 } }, { "tiles.url": "invalid" }],
    [{ tiles: { url: "http://t.example/{z}/{x}/{y}", attribution: "©", maxZoom: 19 } }, { "tiles.url": "invalid" }],
    [
      { tiles: { url: "https://a;script-src b.example/{z}/{x}/{y}", attribution: "©", maxZoom: 19 } },
      { "tiles.url": "invalid" },
    ],
    [
      { tiles: { url: "https://t.example/{z}/{x}/{y}", attribution: "", maxZoom: 19 } },
      { "tiles.attribution": "required" },
    ],
  ])("%j is not accepted", async (wrong, fields) => {
    const body = { ...settings, slug: "fout", name: "Fout", ...wrong };
    const made = callByName(stijn, "platform", "createNetwork", { body });
    await expect(made).refuses("invalid_input", fields as Record<string, string>);
  });

  test("changes take effect immediately, and the log has the old values", async () => {
    const { id } = await make("zele", "Zele");
    const tiles = { url: "https://kaart.example/{z}/{x}/{y}.png", attribution: "© Kaart", maxZoom: 18 };
    const body = { ...settings, name: "Zele-Dorp", currency: "GBP" as const, tiles };
    await stijn.platform.editNetwork({ params: { networkId: id }, body });
    expect(await town.guest.neighbourhoods.getTileConfig({ params: { networkSlug: "zele" } })).toEqual({
      tiles,
      currency: "GBP",
    });
    expect(await newest("platform.editNetwork")).toMatchObject({
      old: { name: "Zele", currency: "EUR", tiles: null },
      new: { name: "Zele-Dorp", currency: "GBP", tiles },
    });
    const before = (await stijn.platform.listLog()).items.length;
    await stijn.platform.editNetwork({ params: { networkId: id }, body });
    expect((await stijn.platform.listLog()).items).toHaveLength(before);
  });
});
