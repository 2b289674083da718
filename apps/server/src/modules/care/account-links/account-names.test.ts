/** Linked people are sorted, searched, noted and compared by the name that is shown: that of their account. S2 §3 */
import { beforeEach, expect, test } from "vitest";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson } from "../testing/rows.ts";

const home = { street: "Noordstraat", houseNumber: "3", postalCode: "9990", city: "Testdorp" };
const typed = { firstName: "Zeger", lastName: "Zomers" };

let town: Town;
let personId: string;
beforeEach(async () => {
  town = await nextTown();
  personId = await aHelper(town, { person: { isMember: true, ...typed, ...home, email: "oud@thuis.example" } });
  await town.db
    .updateTable("public.account")
    .set({ lastName: "Aerts" })
    .where("id", "=", town.people.dirk.accountId)
    .execute();
});

async function link(id = personId) {
  const { dirk, wout } = town.people;
  await wout.care.askAccountLink({ body: { personId: id, reach: dirk.email } });
  await agree();
}
async function agree() {
  const { dirk } = town.people;
  const [request] = (await dirk.care.listOwnLinks()).requests;
  await dirk.care.answerLink({ params: { requestId: request?.id ?? "" }, body: { agrees: true } });
}
const end = () => town.people.dirk.care.endOwnLink({ params: { organisationId: town.organisations.city } });
const rename = (firstName: string, lastName: string) =>
  town.people.dirk.residents.updateMyResidence({
    body: { firstName, lastName, publicName: "Dirk", wantsAlertMails: true },
  });
const nameOf = async (id = personId) => (await town.people.wout.care.getPerson({ params: { personId: id } })).name;
const listed = async () => (await town.people.wout.care.listMembers({})).items.map(({ name }) => name);
const foundBy = async (q: string) => {
  const { care, feed } = town.people.wout;
  const everywhere = (await feed.search({ query: { q } })).groups.flatMap(({ items }) => items.map(({ id }) => id));
  return [
    (await care.findPeople({ query: { search: q } })).items.some(({ id }) => id === personId),
    (await care.listHelpers({ query: { search: q } })).items.some(({ id }) => id === personId),
    everywhere.includes(personId),
  ];
};
const everywhere = [true, true, true];
const nowhere = [false, false, false];

test("lists are sorted and searched by the name of the account, and by what was typed once the link has ended", async () => {
  await aPerson(town, { firstName: "Jan", lastName: "Maes" });
  expect(await listed()).toEqual(["Jan Maes", "Zeger Zomers"]);
  await link();
  expect(await listed()).toEqual(["Dirk Aerts", "Jan Maes"]);
  expect([await foundBy("Dirk Aerts"), await foundBy("Zomers")]).toEqual([everywhere, nowhere]);
  await end();
  expect(await listed()).toEqual(["Jan Maes", "Zeger Zomers"]);
  expect([await foundBy("Aerts"), await foundBy("Zomers")]).toEqual([nowhere, everywhere]);
});

test("notes name who is shown", async () => {
  const { wout } = town.people;
  await wout.care.writeNote({ params: { personId }, body: { text: "Belt liever" } });
  await link();
  const found = await wout.care.searchNotes({ query: { search: "liever" } });
  expect(found.items.map(({ personName }) => personName)).toEqual(["Dirk Aerts"]);
});

test("likely duplicates are found by the name of the account, as soon as it is linked or changes", async () => {
  const { wout } = town.people;
  await aPerson(town, { firstName: "Dirk", lastName: "Aerts", ...home, houseNumber: "80" });
  const pairs = async () => (await wout.care.listDoubles()).total;
  expect(await pairs()).toBe(0);
  await link();
  expect(await pairs()).toBe(1);
  await rename("Dries", "Bos");
  expect(await pairs()).toBe(0);
  await rename("Dirk", "Aerts");
  await end();
  expect(await pairs()).toBe(0);
});

test("a name that is changed in the account is changed in care at once, and open screens hear of it", async () => {
  const { dirk, wout } = town.people;
  await link();
  const heard = await town.hear(wout);
  await rename("Dries", "Bos");
  expect([await nameOf(), await foundBy("Dries Bos")]).toEqual(["Dries Bos", everywhere]);
  await expect.poll(() => heard.topics).toContain("care");
  await dirk.accounts.editProfile({
    body: { firstName: "Dora", lastName: "Bos", publicName: "Dora", jobTitle: "Pers", language: "nl" },
  });
  expect(await nameOf()).toBe("Dora Bos");
  await end();
  expect(await nameOf()).toBe("Zeger Zomers");
});

test("agreeing while the account is renamed ends with the new name, in either order", async () => {
  const { dirk, wout } = town.people;
  await wout.care.askAccountLink({ body: { personId, reach: dirk.email } });
  let both: Promise<unknown>[] = [];
  await town.db.transaction().execute(async (db) => {
    await db.selectFrom("public.account").select("id").where("id", "=", dirk.accountId).forUpdate().execute();
    both = [agree(), rename("Dries", "Bos")];
    await untilBlocked(town.databases, ...both);
  });
  await Promise.all(both);
  expect(await nameOf()).toBe("Dries Bos");
});

test("the kept record gets the name with the account, and its own back when unmerged", async () => {
  const { wout } = town.people;
  const kept = await aPerson(town, { firstName: "D.", lastName: "A." });
  await link();
  const file = (id: string) => wout.care.getPerson({ params: { personId: id } });
  const [one, other] = [await file(kept), await file(personId)];
  await wout.care.mergeDoubles({
    params: { personId: kept, otherId: personId },
    body: { version: one.version, otherVersion: other.version, take: [] },
  });
  expect(await nameOf(kept)).toBe("Dirk Aerts");
  await rename("Dries", "Bos");
  expect(await nameOf(kept)).toBe("Dries Bos");
  const { items } = await wout.care.listMerges({ params: { personId: kept } });
  await wout.care.undoMerge({ params: { mergeId: items[0]?.id ?? "" } });
  expect([await nameOf(kept), await nameOf()]).toEqual(["D. A.", "Dries Bos"]);
  await end();
  expect(await nameOf()).toBe("Zeger Zomers");
});
