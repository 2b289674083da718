/** The map of care: by neighbourhood only, and fewer than ten people are not shown as a number. S2 §2, D §9 */
import { expect, test } from "vitest";
import { nextTown } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

test("members, helpers and coverage are counted by neighbourhood from ten people on, and tickets one by one", async () => {
  const town = await nextTown();
  const { ada, wout } = town.people;
  const { id: categoryId } = await ada.care.createCategory({ body: { name: "Vervoer", icon: "car" } });
  const neighbourhoodId = town.noord.id;
  const noord = async () =>
    (await wout.care.getCareMap()).areas.find(({ neighbourhood }) => neighbourhood.id === neighbourhoodId);
  for (let count = 0; count < 9; count++) {
    await aPerson(town, { neighbourhoodId });
    await aHelper(town, { person: { neighbourhoodId }, categories: [categoryId] });
  }
  await aHelper(town, { status: "pending", person: { neighbourhoodId }, categories: [categoryId] });
  const few = { members: null, helpers: null, unsolved: 0, coverage: [{ categoryId, helpers: null }] };
  expect(await noord()).toMatchObject(few);
  const memberId = await aPerson(town, { neighbourhoodId });
  await aHelper(town, { person: { neighbourhoodId }, categories: [categoryId] });
  await aTicket(town, { memberId, state: "open", neighbourhoodId });
  await aTicket(town, { memberId, state: "solved", neighbourhoodId });
  await aTicket(town, { memberId, state: "open", neighbourhoodId, isConfidential: true });
  expect(await noord()).toMatchObject({
    members: 10,
    helpers: 10,
    unsolved: 1,
    coverage: [{ categoryId, helpers: 10 }],
  });
  const map = await wout.care.getCareMap();
  expect(map.areas).toHaveLength(4);
  expect(JSON.stringify(map)).not.toMatch(/longitude|latitude|street/);
});

test("the map comes with the premium licence, and shows no other organisation’s people", async () => {
  const town = await nextTown();
  for (let count = 0; count < 10; count++) await aPerson(town, { neighbourhoodId: town.noord.id });
  await expect(town.people.caro.care.getCareMap()).refuses("licence_level_too_low");
  expect((await town.people.otto.care.getCareMap()).areas.map(({ members }) => members)).toEqual([null]);
});
