/** Staff assign an address near a border to the neighbourhood on its other side. D §5 */
import { Readable } from "node:stream";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { importAddresses, importNeighbourhoods, lockImports } from "#modules/neighbourhoods/index.ts";
import { untilBlocked } from "../../testing/lock-wait.ts";
import { createLive, postOf } from "../../testing/messages.ts";
import { waitUntil } from "../../testing/stand-ins.ts";
import { nextTown, type Person, type Town } from "../../testing/town.ts";
import { moveHouseholdsToNewBorders } from "./border-changes.ts";

let town: Town;
/** The last house of Noordstraat, 80 metres from Oost. */
let addressId: string;
beforeEach(async () => {
  town = await nextTown();
  addressId = town.noord.streets[0]?.addresses[7]?.id ?? "";
});

const noord = () => town.noord.id;
const oost = () => town.oost.id;
const give = (to: string | null, from: string | null = noord(), who: Person = town.people.mona) =>
  who.residents.moveAddress({ params: { addressId }, body: { neighbourhoodId: to, from } });
const moveIn = (who: Person) =>
  who.residents.moveHouse({ body: { networkSlug: "testdorp", addressId, pin: null } }).then(() => who);
const homeOf = async (who: Person) => (await who.residents.getMyResidence()).neighbourhood.name;
const titlesOf = async (who: Person) => (await who.feed.getFeed()).items.map(postOf).map((post) => post.title);
const streetsOf = async (neighbourhoodId: string) => {
  const { items } = await town.people.els.neighbourhoods.listStreets({
    query: { neighbourhoodIds: [neighbourhoodId] },
  });
  return items.map(({ name }) => name);
};
const logged = async () => JSON.stringify(await town.people.ada.audit.listEntries({ query: {} }));

describe("a moved address", () => {
  test("takes its residents along: their neighbourhood, feed and street follow, and they stay proven", async () => {
    const { els, gust } = town.people;
    await createLive(els, [town.noord], { title: "In Noord" });
    await createLive(els, [town.oost], { title: "In Oost" });
    await moveIn(gust);
    await town.db.updateTable("resident").set({ provenAt: town.clock.now() }).execute();
    expect(await titlesOf(gust)).toEqual(["In Noord"]);
    expect(await give(oost())).toMatchObject({
      label: "Noordstraat 8, 9990 Testdorp",
      neighbourhood: { name: "Oost" },
      liesIn: { name: "Noord" },
      moved: { by: "Mona Peeters" },
      choices: [{ name: "Noord" }, { name: "Oost" }],
    });
    expect([await homeOf(gust), await titlesOf(gust)]).toEqual(["Oost", ["In Oost"]]);
    expect(await gust.residents.getMyResidence()).toMatchObject({ isProven: true });
    expect([await streetsOf(noord()), await streetsOf(oost())]).toEqual([
      ["Noordplein", "Noordstraat"],
      ["Noordstraat", "Oostplein", "Ooststraat"],
    ]);
  });

  test("closes the residents' live streams, which open again in the new neighbourhood", async () => {
    const gust = await moveIn(town.people.gust);
    const heard = await town.hear(gust);
    await give(oost());
    await waitUntil(() => heard.isClosed);
  });

  test("is counted in its new neighbourhood, and reached there", async () => {
    const { els, viktor } = town.people;
    const addresses = async () => {
      const { items } = await viktor.residents.listHouseholdCounts();
      return items.map((one) => `${one.name} ${one.addresses}`);
    };
    await give(oost());
    expect(await addresses()).toEqual(["Noord 15", "Oost 17", "West 16", "Zuid 16"]);
    await moveIn(town.people.gust);
    await createLive(els, [town.oost], { title: "Voor Oost" });
    expect(await titlesOf(town.people.gust)).toEqual(["Voor Oost"]);
  });

  test("is told to those who live there, in the bell and by mail, without the house; a neighbour elsewhere hears nothing", async () => {
    const { gust, daan } = town.people;
    await moveIn(gust);
    await town.runDue();
    const before = town.mails().length;
    await give(oost());
    await town.runDue();
    const sent = town.mails().slice(before);
    expect(sent.map(({ to }) => to)).toEqual([gust.email]);
    expect(sent[0]?.text).toContain("Oost");
    expect(sent[0]?.text).not.toContain("Noordstraat");
    const { items } = await gust.notifications.listNotices();
    expect(items).toMatchObject([{ kind: "residents.placed", values: { title: "Oost" }, object: null, actor: "" }]);
    expect((await daan.notifications.listNotices()).items).toEqual([]);
  });

  test("goes back where it lies, and nothing remains of the move", async () => {
    const gust = await moveIn(town.people.gust);
    await give(oost());
    expect(await town.people.mona.residents.listMovedAddresses()).toMatchObject({
      items: [{ addressId, neighbourhood: { name: "Oost" }, liesIn: { name: "Noord" } }],
    });
    expect(await give(null, oost())).toMatchObject({ neighbourhood: { name: "Noord" }, moved: null });
    expect(await homeOf(gust)).toBe("Noord");
    expect(await streetsOf(oost())).toEqual(["Oostplein", "Ooststraat"]);
    expect(await town.people.mona.residents.listMovedAddresses()).toMatchObject({ items: [] });
  });

  test("stays where staff put it when addresses and borders are loaded again", async () => {
    const gust = await moveIn(town.people.gust);
    await give(oost());
    const csv = "postcode,municipality,street,housenumber,lat,lon\n9990,Testdorp,Noordstraat,8,51.0634,3.7088";
    const target = { db: town.db, network: town.networks.testdorp, now: town.clock.now() };
    expect(await importAddresses(target, Readable.from([Buffer.from(csv)]))).toMatchObject({ changed: 1 });
    expect(await importAddresses(target, Readable.from([Buffer.from(csv)]))).toMatchObject({ unchanged: 1 });
    const ring = [
      [3.7, 51.06],
      [3.71, 51.06],
      [3.71, 51.07],
      [3.7, 51.07],
      [3.7, 51.06],
    ];
    const geometry = { type: "Polygon", coordinates: [ring] };
    const renamed = { type: "Feature", properties: { code: town.noord.code, name: "Noordkant" }, geometry };
    const areas = JSON.stringify({ type: "FeatureCollection", features: [renamed] });
    expect(await importNeighbourhoods(target, Readable.from([Buffer.from(areas)]))).toMatchObject({ changed: 1 });
    expect(await moveHouseholdsToNewBorders(town.db)).toBe(0);
    expect(await homeOf(gust)).toBe("Oost");
  });

  test("says the same whether somebody lives there or not, and the log names the street, never the house", async () => {
    const without = await give(oost());
    await give(null, oost());
    await moveIn(town.people.gust);
    expect(await give(oost())).toEqual(without);
    const entries = await logged();
    expect(entries).toContain('"Noordstraat"');
    expect(entries).not.toContain("Noordstraat 8");
  });
});

describe("an address is not moved", () => {
  test("to a neighbourhood whose border is far away", async () => {
    await expect(give(town.zuid.id)).refuses("invalid_input", { neighbourhoodId: "neighbourhoodFar" });
    addressId = town.noord.streets[0]?.addresses[0]?.id ?? "";
    expect(await town.people.mona.residents.getBorderAddress({ params: { addressId } })).toMatchObject({
      choices: [{ name: "Noord" }],
    });
    await expect(give(oost())).refuses("invalid_input", { neighbourhoodId: "neighbourhoodFar" });
  });

  test("by editors, by other organisations, or in another network", async () => {
    await expect(give(oost(), noord(), town.people.els)).refuses("level_too_low");
    await expect(give(oost(), noord(), town.people.bram)).refuses("not_allowed");
    await expect(give(oost(), noord(), town.people.otto)).refuses("not_found");
  });

  test("from where it no longer is, or while an import runs", async () => {
    await expect(give(oost(), town.west.id)).refuses("changed_meanwhile");
    await town.db.transaction().execute(async (db) => {
      await lockImports(db, town.networks.testdorp.schema);
      await expect(give(oost())).refuses("addresses_loading");
    });
  });
});

describe("at the same moment", () => {
  test("who moves in while an address moves lives in its new neighbourhood", async () => {
    const { gust } = town.people;
    let arriving: Promise<unknown> = Promise.resolve();
    await town.db.transaction().execute(async (db) => {
      await db.updateTable("address").set({ neighbourhoodId: oost() }).where("id", "=", addressId).execute();
      arriving = moveIn(gust);
      await untilBlocked(town.databases, arriving);
    });
    await arriving;
    expect(await homeOf(gust)).toBe("Oost");
  });

  test("the address waits for somebody who is moving in, and takes them along", async () => {
    const { gust } = town.people;
    let moves: Promise<unknown>[] = [];
    const { longitude, latitude } = town.noord.streets[0]?.addresses[7] ?? { longitude: 0, latitude: 0 };
    const home = { addressId, neighbourhoodId: noord(), longitude, latitude, createdAt: town.clock.now() };
    const rolledBack = new Error("rolled back");
    // Holds up the newcomer after they have read the address, as if somebody else were creating the same household.
    const holding = town.db.transaction().execute(async (db) => {
      await db
        .insertInto("household")
        .values({ id: newId(), ...home })
        .execute();
      const arriving = moveIn(gust);
      await untilBlocked(town.databases, arriving);
      const giving = give(oost());
      moves = [arriving, giving];
      await untilBlocked(town.databases, ...moves);
      throw rolledBack;
    });
    await expect(holding).rejects.toBe(rolledBack);
    await Promise.all(moves);
    expect(await homeOf(gust)).toBe("Oost");
  });

  test("of two simultaneous moves of one address one is made", async () => {
    const outcomes = await Promise.allSettled([give(oost()), give(oost())]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});
