/** The addresses that search engines may know of, read in batches. */
import { expect, test } from "vitest";
import { createLive } from "../../../testing/messages.ts";
import { createLiveProject, projectParams } from "../../../testing/projects.ts";
import { newTown } from "../../../testing/town.ts";
import { type AddressPlace, listAddresses } from "./store/addresses.ts";

test("every address comes once, in whatever batches, across kinds; and by kind and year", async () => {
  const town = await newTown();
  const { pim, els } = town.people;
  for (let n = 0; n < 3; n++) {
    const project = await createLiveProject(pim, [town.noord]);
    await pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: true } });
    await createLive(els, [town.noord], { visibility: "public-page" });
  }
  const wanted = { networkId: town.networks.testdorp.id, now: town.clock.now() };
  const all = await listAddresses(town.db, { ...wanted, place: null, limit: 100 });
  expect(all.slice(0, 6).map(({ kind }) => kind)).toEqual(["project", "project", "project", "post", "post", "post"]);
  expect(new Set(all.slice(6).map(({ kind }) => kind))).toEqual(new Set(["organisation"]));
  for (const limit of [1, 2, 3, 4]) {
    const found: typeof all = [];
    let place: AddressPlace | null = null;
    for (;;) {
      const batch: typeof all = await listAddresses(town.db, { ...wanted, place, limit });
      found.push(...batch);
      const last = batch.at(-1);
      if (batch.length < limit || !last) break;
      place = last.place;
    }
    expect(found.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  }
  const year = town.clock.now().getUTCFullYear();
  const kindsOf = async (query: object) =>
    (await listAddresses(town.db, { ...wanted, place: null, limit: 100, ...query })).map(({ kind }) => kind);
  expect(await kindsOf({ kind: "post", since: year })).toEqual(["post", "post", "post"]);
  expect(await kindsOf({ kind: "project", until: year })).toEqual(["project", "project", "project"]);
  for (const query of [{ since: year + 1 }, { until: year - 1 }])
    expect((await kindsOf(query)).filter((kind) => kind !== "organisation")).toEqual([]);
});
