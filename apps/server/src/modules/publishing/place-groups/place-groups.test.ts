/** Choices of places that colleagues save and choose again. D §6 */
import { placeGroupsMax } from "@stoep/contract/publishing";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

type Colleague = Town["people"]["els"];
const save = (who: Colleague, name: string, places: { neighbourhoodIds?: string[]; streetIds?: string[] } = {}) =>
  who.publishing.createPlaceGroup({ body: { name, neighbourhoodIds: [town.noord.id], streetIds: [], ...places } });
const namesOf = async (who: Colleague) => (await who.publishing.listPlaceGroups()).items.map(({ name }) => name);

test("what one colleague saves, another chooses, renames and deletes; the log says so", async () => {
  const { els, ada, bram, viktor } = town.people;
  const [street] = town.noord.streets;
  const streetIds = [street?.id ?? ""];
  const group = await save(els, " Centrum + haven", { neighbourhoodIds: [town.noord.id, town.oost.id], streetIds });
  expect(group).toMatchObject({ name: "Centrum + haven", neighbourhoodIds: [town.noord.id, town.oost.id], lost: 0 });
  expect(group.streets).toMatchObject([{ id: street?.id, name: street?.name, neighbourhoodIds: [town.noord.id] }]);
  expect((await ada.publishing.listPlaceGroups()).items).toEqual([group]);
  const at = { params: { groupId: group.id } };
  const renamed = await ada.publishing.renamePlaceGroup({ ...at, body: { name: "Haven" } });
  expect(renamed).toEqual({ ...group, name: "Haven" });
  // A name may be written anew with other signs: it is the same group.
  await ada.publishing.renamePlaceGroup({ ...at, body: { name: "HAVEN!" } });

  expect(await namesOf(bram)).toEqual([]);
  await expect(bram.publishing.deletePlaceGroup(at)).refuses("not_found");
  await expect(bram.publishing.renamePlaceGroup({ ...at, body: { name: "Van Bram" } })).refuses("not_found");
  await expect(viktor.publishing.listPlaceGroups()).refuses("level_too_low");

  await ada.publishing.deletePlaceGroup(at);
  await expect(els.publishing.deletePlaceGroup(at)).refuses("not_found");
  expect(await namesOf(els)).toEqual([]);
  const { items } = await ada.audit.listEntries({ query: {} });
  expect(items.filter(({ subject }) => subject?.kind === "placeGroup").map(({ action }) => action)).toEqual([
    "publishing.deletePlaceGroup",
    "publishing.renamePlaceGroup",
    "publishing.renamePlaceGroup",
    "publishing.savePlaceGroup",
  ]);
});

test("a name is taken whatever its case, accents and signs; names of signs alone differ", async () => {
  const { els, ada, bram } = town.people;
  await save(els, "Café en plein");
  const other = await save(els, "Haven");
  const taken = { name: "nameTaken" } as const;
  await expect(save(ada, "CAFE, en plein!")).refuses("invalid_input", taken);
  const rename = els.publishing.renamePlaceGroup({ params: { groupId: other.id }, body: { name: "cafè en PLEIN" } });
  await expect(rename).refuses("invalid_input", taken);
  await save(els, "⚓");
  await save(els, "🌳");
  await save(bram, "Café en plein");
  expect(await namesOf(ada)).toHaveLength(4);
});

test("of colleagues who save the same name at once, one does; the others are told that it is taken", async () => {
  const { els, ada, mona } = town.people;
  const all = await Promise.allSettled([els, ada, mona, els, ada].map((who) => save(who, "Centrum")));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of all)
    if (one.status === "rejected") expect(one.reason).toMatchObject({ fields: { name: "nameTaken" } });
  expect(await namesOf(els)).toEqual(["Centrum"]);
  // Deleting makes room for the name, also for somebody who saves it at that time.
  const [{ id = "" } = {}] = (await els.publishing.listPlaceGroups()).items;
  const both = await Promise.allSettled([
    ada.publishing.deletePlaceGroup({ params: { groupId: id } }),
    save(els, "centrum"),
  ]);
  expect(both[0].status).toBe("fulfilled");
  expect(await namesOf(els)).toEqual(both[1].status === "fulfilled" ? ["centrum"] : []);
});

test("of the last group saved at once by two, one is kept; another can be saved once one is deleted", async () => {
  const { els, ada, bram } = town.people;
  const { id } = await save(els, "Eerste");
  await town.db
    .updateTable("placeGroupTotal")
    .set({ total: placeGroupsMax - 1 })
    .execute();
  const both = await Promise.allSettled([els, ada, els, ada].map((who, nth) => save(who, `Groep ${nth}`)));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected", "rejected"]);
  await expect(save(ada, "Nog een")).refuses("invalid_input", { name: "tooMany" });
  await save(bram, "Van een andere organisatie");
  await els.publishing.deletePlaceGroup({ params: { groupId: id } });
  await save(ada, "Nog een");
});

test("places that were removed are left out and counted; a neighbourhood never becomes whole with its last street", async () => {
  const { els } = town.people;
  const { noord, oost } = town;
  const [one, two] = noord.streets.map(({ id }) => id);
  await save(els, "Geheel", { neighbourhoodIds: [noord.id, oost.id] });
  await save(els, "Straten", { neighbourhoodIds: [noord.id, oost.id], streetIds: [one ?? "", two ?? ""] });
  const gone = sql<string[]>`array_append(neighbourhood_ids, ${newId()}::uuid)`;
  await town.db.updateTable("placeGroup").set({ neighbourhoodIds: gone }).where("name", "=", "Geheel").execute();
  await town.db
    .deleteFrom("streetNeighbourhood")
    .where("streetId", "=", one ?? "")
    .execute();
  const [whole, narrowed] = (await els.publishing.listPlaceGroups()).items;
  expect(whole).toMatchObject({ neighbourhoodIds: [noord.id, oost.id], streets: [], lost: 1 });
  expect(narrowed).toMatchObject({ neighbourhoodIds: [noord.id, oost.id], streets: [{ id: two }], lost: 1 });
  await town.db
    .deleteFrom("streetNeighbourhood")
    .where("streetId", "=", two ?? "")
    .execute();
  const [, left] = (await els.publishing.listPlaceGroups()).items;
  expect(left).toMatchObject({ neighbourhoodIds: [oost.id], streets: [], lost: 3 });
});

test("only places of this network can be saved, and streets only with a neighbourhood that they are in", async () => {
  const { els } = town.people;
  const { noord, oost } = town;
  const [street = { id: "" }] = noord.streets;
  await expect(save(els, "Elders", { neighbourhoodIds: [noord.id, newId()] })).refuses("invalid_input", {
    neighbourhoodIds: "neighbourhoodUnknown",
  });
  await expect(save(els, "Elders", { neighbourhoodIds: [oost.id], streetIds: [street.id] })).refuses("invalid_input", {
    streetIds: "streetUnknown",
  });
  await expect(save(els, "Niets", { neighbourhoodIds: [] })).refuses("invalid_input", {
    neighbourhoodIds: "neighbourhoodsRequired",
  });
  await expect(save(els, " ")).refuses("invalid_input", { name: "nameRequired" });
});
