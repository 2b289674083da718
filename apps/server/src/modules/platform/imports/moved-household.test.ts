/** A file that places a house in another neighbourhood moves its household too, as staff do. */
import { expect, test } from "vitest";
import { createLive, postOf } from "../../../testing/messages.ts";
import { waitUntil } from "../../../testing/stand-ins.ts";
import { nextTown } from "../../../testing/town.ts";

test("an address that a file places elsewhere takes its people along and tells them, once", async () => {
  const town = await nextTown();
  const { dirk, els, gust, stijn } = town.people;
  const addressId = town.noord.streets[0]?.addresses[7]?.id ?? "";
  await gust.residents.moveHouse({ body: { networkSlug: "testdorp", addressId, pin: null } });
  await gust.residents.followNeighbourhoods({ body: { neighbourhoodIds: [] } });
  await createLive(els, [town.oost], { title: "In Oost" });
  const heard = await town.hear(gust);
  const load = async () => {
    const csv = "postcode,municipality,street,housenumber,lat,lon\n9990,Testdorp,Noordstraat,8,51.0634,3.7120\n";
    const params = { networkId: town.networks.testdorp.id };
    const file = { file: new Blob([csv]), fileName: "adressen.csv" };
    const { id } = await stijn.platform.previewAddresses({ params, query: {}, ...file });
    await town.runDue();
    await stijn.platform.confirmImport({ params: { importId: id } });
    await town.runDue();
    return stijn.platform.getImport({ params: { importId: id } });
  };
  expect(await load()).toMatchObject({ state: "done", figures: { changed: 1 } });
  await waitUntil(() => heard.isClosed);
  expect((await gust.residents.getMyResidence()).neighbourhood.name).toBe("Oost");
  expect((await gust.feed.getFeed()).items.map(postOf).map((post) => post.title)).toEqual(["In Oost"]);
  expect((await dirk.residents.getMyResidence()).neighbourhood.name).toBe("Noord");
  expect(await load()).toMatchObject({ state: "done", figures: { changed: 0 } });
  await town.runDue();
  const told = async (who: typeof gust) =>
    (await who.notifications.listNotices()).items.filter(({ kind }) => kind === "residents.placed");
  expect(await told(gust)).toMatchObject([{ values: { title: "Oost" } }]);
  expect(await told(dirk)).toEqual([]);
  expect(town.mails(gust.email).filter(({ subject }) => subject === "Je adres hoort nu bij Oost")).toHaveLength(1);
});
