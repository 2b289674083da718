/** The lists that stand for getprojectspage and getbudgetspage show twenty, unless another number is asked for. S2 §7 */
import { beforeAll, expect, test } from "vitest";
import { createLiveProject, projectParams } from "../../testing/projects.ts";
import { nextTown, type Town } from "../../testing/town.ts";

let town: Town;
const kinds = ["project", "budget"] as const;
beforeAll(async () => {
  town = await nextTown();
  const { pim } = town.people;
  for (let number = 0; number < 21; number++)
    for (const kind of kinds) {
      const live = await createLiveProject(pim, [town.noord], { kind, title: `Nummer ${number}` });
      await pim.participation.setProjectPublic({ ...projectParams(live), body: { isPublic: true } });
    }
});

test.each(kinds)("of each kind: %s", async (kind) => {
  const { participation } = town.people.pim;
  const first = await participation.listProjects({ query: { kind } });
  expect([first.items.length, first.found]).toEqual([20, 21]);
  const second = await participation.listProjects({ query: { kind, cursor: first.next ?? "" } });
  expect([second.items.length, second.next]).toEqual([1, null]);
  expect(new Set([...first.items, ...second.items].map((one) => `${one.kind} ${one.id}`)).size).toBe(21);
  expect((await participation.listProjects({ query: { kind, limit: 5 } })).items).toHaveLength(5);
});

test("of residents, and of the public pages", async () => {
  const { networks, organisations, people, guest } = town;
  const open = await people.dirk.participation.listOpenProjects({});
  expect([open.items.length, typeof open.next]).toEqual([20, "string"]);
  const params = { networkSlug: networks.testdorp.slug };
  const query = { organisationId: organisations.city };
  expect((await guest.participation.listPublicProjects({ params, query })).items).toHaveLength(20);
});
