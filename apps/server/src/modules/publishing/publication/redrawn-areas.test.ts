/** Posts scheduled for neighbourhoods and streets that are redrawn before they go live. D §6 */
import type { Post, PostDraft } from "@stoep/contract/publishing";
import { beforeEach, expect, test } from "vitest";
import { create, paramsOf, publish } from "../../../testing/messages.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const plan = async (changes: Partial<PostDraft> = {}) =>
  publish(town.people.els, await create(town.people.els, [town.zuid], changes), town.in({ days: 2 }));
const stateOf = async (post: Post) => (await town.people.els.publishing.getPost(paramsOf(post))).state;

const rectangle = ([west, south]: [number, number], [east, north]: [number, number]) => {
  const corners = [west, south, east, south, east, north, west, north, west, south];
  return { type: "Polygon", coordinates: [[0, 2, 4, 6, 8].map((at) => corners.slice(at, at + 2))] };
};

/** As system people do it: the northern half of Zuid, with its second street, moves to Oost. */
async function drawAnew() {
  const { stijn } = town.people;
  const features = [
    { code: town.zuid.code, name: "Zuid", geometry: rectangle([3.71, 51.05], [3.72, 51.055]) },
    { code: town.oost.code, name: "Oost", geometry: rectangle([3.71, 51.055], [3.72, 51.07]) },
  ].map(({ geometry, ...properties }) => ({ type: "Feature", properties, geometry }));
  const { id } = await stijn.platform.previewNeighbourhoods({
    params: { networkId: town.networks.testdorp.id },
    query: {},
    file: new Blob([JSON.stringify({ type: "FeatureCollection", features })]),
    fileName: "wijken.geojson",
  });
  expect((await stijn.platform.confirmImport({ params: { importId: id } })).state).toBe("done");
}
const streetIds = (...places: (0 | 1)[]) => places.map((place) => town.zuid.streets[place]?.id ?? "");

test("a post whose only street moved to another neighbourhood becomes a draft again; its scheduler is mailed, and the log says why", async () => {
  const { els, ada } = town.people;
  const post = await plan({ title: "Plein dicht", streetIds: streetIds(1) });
  await drawAnew();
  await town.pass({ days: 2 });
  expect(await stateOf(post)).toBe("concept");
  const [mail, ...others] = town.mails(els.email).filter(({ subject }) => subject.includes("Plein dicht"));
  expect(mail?.subject).toBe("Niet gepubliceerd: Plein dicht");
  expect(mail?.text).toContain("liggen niet meer in de gekozen buurten");
  expect(mail?.text).toContain(`https://stoep.example/dashboard/messages/${post.id}/edit`);
  expect(others).toEqual([]);
  expect(town.mails(ada.email)).toEqual([]);
  const { items } = await ada.audit.listEntries({ query: { action: "publishing.schedule" } });
  expect(items[0]).toMatchObject({ actor: { accountId: null }, new: { at: null, reason: "no_place_left" } });
  await expect(publish(els, post)).refuses("no_place_left");
  await expect(publish(els, post, town.in({ days: 1 }))).refuses("no_place_left");
});

test("a post goes live for the streets that are still inside, and for whole neighbourhoods as they are drawn by then", async () => {
  const { fatma } = town.people;
  const [narrowed, whole] = [await plan({ streetIds: streetIds(0, 1) }), await plan()];
  await drawAnew();
  await town.pass({ days: 2 });
  expect([await stateOf(narrowed), await stateOf(whole)]).toEqual(["published", "published"]);
  for (const post of [narrowed, whole]) expect(await fatma.publishing.readPost(paramsOf(post))).toBeDefined();
});

test("when only some streets moved away, its scheduler is mailed which ones, once, and so says the log", async () => {
  const { els, ada } = town.people;
  const [narrowed, both] = [
    await plan({ title: "Kermis", streetIds: streetIds(0, 1) }),
    await publish(
      els,
      await create(els, [town.zuid, town.oost], { title: "Markt", streetIds: streetIds(0, 1) }),
      town.in({ days: 2 }),
    ),
  ];
  await drawAnew();
  await town.pass({ days: 2 });
  await town.runDue();
  expect([await stateOf(narrowed), await stateOf(both)]).toEqual(["published", "published"]);
  const lost = town.zuid.streets[1]?.name ?? "";
  const mails = town.mails(els.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Gepubliceerd, maar niet in elke straat: Kermis"]);
  expect(mails[0]?.text).toContain(`liggen niet meer in de gekozen buurten: ${lost}.`);
  expect(mails[0]?.text).not.toContain(town.zuid.streets[0]?.name ?? "");
  expect(mails[0]?.text).toContain(`https://stoep.example/dashboard/messages/${narrowed.id}`);
  expect(town.mails(ada.email)).toEqual([]);
  const { items } = await ada.audit.listEntries({ query: { action: "publishing.publish" } });
  const logged = new Map(items.map((entry) => [entry.subject?.id, entry.new]));
  expect(logged.get(narrowed.id)).toMatchObject({ lostStreets: [lost] });
  expect(logged.get(both.id)).not.toHaveProperty("lostStreets");
});

test("if the scheduler has left the author is mailed; if both have, the administrators", async () => {
  const { els, ada, mona } = town.people;
  const leave = (person: typeof els) =>
    town.db
      .updateTable("public.membership")
      .set({ type: "disabled" })
      .where("accountId", "=", person.accountId)
      .execute();
  const byAuthor = await create(els, [town.zuid], { title: "Van Els", streetIds: streetIds(1) });
  await publish(mona, byAuthor, town.in({ days: 2 }));
  const byNobody = await create(mona, [town.zuid], { title: "Van Mona", streetIds: streetIds(1) });
  await publish(mona, byNobody, town.in({ days: 2 }));
  await leave(mona);
  await drawAnew();
  await town.pass({ days: 2 });
  const told = (person: typeof els) => town.mails(person.email).map(({ subject }) => subject);
  expect(told(els)).toEqual(["Niet gepubliceerd: Van Els"]);
  expect(told(ada)).toEqual(["Niet gepubliceerd: Van Mona"]);
  expect(told(mona)).toEqual([]);
});

test("neighbourhoods and streets that a post names cannot be removed; importing a file without them keeps them", async () => {
  const post = await plan({ streetIds: streetIds(0) });
  const [street = ""] = streetIds(0);
  const refused = { code: "23503" };
  await expect(town.db.deleteFrom("neighbourhood").where("id", "=", town.zuid.id).execute()).rejects.toMatchObject(
    refused,
  );
  await expect(town.db.deleteFrom("street").where("id", "=", street).execute()).rejects.toMatchObject(refused);
  await drawAnew();
  await town.pass({ days: 2 });
  expect(await stateOf(post)).toBe("published");
});
