/** Pictures of people: reduced, without metadata, for colleagues who may open the file, and deleted with the person. S2 §3, D §6 */
import { beforeEach, expect, test } from "vitest";
import { aPicture } from "../../../testing/files.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const set = async (personId: string, by = town.people.wout) =>
  by.care.setPersonPicture({ params: { personId }, file: await aPicture(), fileName: "jeanne.png" });
const status = async (picture: string | null | undefined) =>
  (await town.http.inject({ url: `${picture}/320` })).statusCode;
const unused = () => town.db.selectFrom("file").select("id").where("usedAt", "is", null).execute();
const rowOf = async (personId: string) =>
  town.db.selectFrom("carePerson").selectAll().where("id", "=", personId).executeTakeFirstOrThrow();

test("editors give a person a picture; colleagues who may open the file see it, in lists and among candidates", async () => {
  const { wout, pim, caro } = town.people;
  const personId = await aHelper(town, { person: { isMember: true } });
  await expect(set(personId, pim)).refuses("level_too_low");
  await expect(set(personId, caro)).refuses("not_found");
  const { picture, version } = await set(personId);
  expect(version).toBe(1);
  expect(await status(picture)).toBe(200);
  const params = { personId };
  const seen = [
    (await pim.care.getPerson({ params })).picture,
    (await pim.care.listMembers()).items[0]?.picture,
    (await pim.care.listHelpers()).items[0]?.picture,
    (await wout.care.getHelper({ params })).person.picture,
  ];
  const memberId = await aPerson(town, { street: "Molenstraat", houseNumber: "3", city: "Testdorp" });
  const ticketId = await aTicket(town, { state: "open", memberId });
  seen.push((await wout.care.listMatches({ params: { ticketId } })).items[0]?.picture ?? null);
  const body = { helperIds: [personId], channel: "mail" as const, helperLine: "Ramen" };
  seen.push((await wout.care.askHelpers({ params: { ticketId }, body })).items[0]?.helper.picture ?? null);
  expect(new Set(seen)).toEqual(new Set([picture]));
});

test("the bare key opens nothing, nor does the address of a picture that was replaced or removed", async () => {
  const { wout } = town.people;
  const personId = await aPerson(town);
  const first = (await set(personId)).picture ?? "";
  expect(await status(first.split(".")[0])).toBe(404);
  const second = (await set(personId)).picture;
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  expect(await unused()).toHaveLength(1);
  const { picture } = await wout.care.deletePersonPicture({ params: { personId } });
  expect(picture).toBeNull();
  expect(await status(second)).toBe(404);
});

test("what is no picture is refused, and of several at once one stays", async () => {
  const { wout } = town.people;
  const personId = await aPerson(town);
  const file = new Blob(["no picture"]);
  const call = wout.care.setPersonPicture({ params: { personId }, file, fileName: "jeanne.png" });
  await expect(call).refuses("file_kind_refused");
  await Promise.all([set(personId), set(personId), set(personId)]);
  expect(await unused()).toHaveLength(2);
});

test("it is one of the ten things that make a record complete", async () => {
  const personId = await aPerson(town);
  const { completion: before } = await town.people.wout.care.getPerson({ params: { personId } });
  const { completion: after } = await set(personId);
  expect([before.missing.includes("picture"), after.missing.includes("picture")]).toEqual([true, false]);
  expect(after.percent - before.percent).toBe(10);
});

test("it is deleted with the person", async () => {
  const personId = await aPerson(town);
  const { picture } = await set(personId);
  await town.people.ada.care.deletePerson({ params: { personId } });
  expect(await status(picture)).toBe(404);
  expect(await unused()).toHaveLength(1);
});

test("merging keeps the only one, or the chosen one, and both return when unmerged", async () => {
  const { wout } = town.people;
  const [keptId, goneId] = [await aPerson(town), await aPerson(town)];
  const [kept, gone] = [await set(keptId), await set(goneId)];
  const params = { personId: keptId, otherId: goneId };
  expect((await wout.care.compareDoubles({ params })).differs).toContain("picture");
  const body = { version: kept.version, otherVersion: gone.version, take: ["picture" as const] };
  expect((await wout.care.mergeDoubles({ params, body })).picture).toBe(gone.picture);
  expect([await status(kept.picture), await status(gone.picture)]).toEqual([404, 200]);
  const [merge] = (await wout.care.listMerges({ params: { personId: keptId } })).items;
  await wout.care.undoMerge({ params: { mergeId: merge?.id ?? "" } });
  expect([await status(kept.picture), await status(gone.picture)]).toEqual([200, 200]);
  expect(await unused()).toEqual([]);
});

test("thirty days after merging the picture that was not chosen goes, and what the record was before", async () => {
  const { wout } = town.people;
  const [keptId, goneId] = [await aPerson(town), await aPerson(town)];
  const [kept, gone] = [await set(keptId), await set(goneId)];
  const { pictureId } = await rowOf(keptId);
  const body = { version: kept.version, otherVersion: gone.version, take: ["picture" as const] };
  await wout.care.mergeDoubles({ params: { personId: keptId, otherId: goneId }, body });
  await town.pass({ days: 31 });
  await town.pass({ hours: 2 });
  expect(await unused()).toEqual([]);
  expect(
    await town.db
      .selectFrom("file")
      .select("id")
      .where("id", "=", pictureId ?? "")
      .execute(),
  ).toEqual([]);
  expect((await wout.care.getPerson({ params: { personId: keptId } })).picture).not.toBeNull();
  expect(await town.db.selectFrom("careMerge").select("before").execute()).toEqual([{ before: {} }]);
});
