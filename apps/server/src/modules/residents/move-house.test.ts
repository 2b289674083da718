/** Moving house: what moves with the resident, what must be proven again, what is refused. D §5 */
import { beforeEach, describe, expect, test } from "vitest";
import { untilBlocked } from "../../testing/lock-wait.ts";
import { createLive } from "../../testing/messages.ts";
import type { Place } from "../../testing/places.ts";
import { waitUntil } from "../../testing/stand-ins.ts";
import { nextTown, type Person, type Town } from "../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

/** The house with this number in the first street of a neighbourhood. */
const house = ({ streets: [street] }: Place, number: number) => street?.addresses[number - 1]?.id ?? "";
const to = (place: Place, number: number, networkSlug = "testdorp") => ({
  body: { networkSlug, addressId: house(place, number), pin: null },
});
const move = (person: Person, ...where: Parameters<typeof to>) => person.residents.moveHouse(to(...where));
const mine = (person: Person) => person.residents.getMyResidence();
const residentIdOf = ({ session }: Person) => session.residentId ?? "";
const outcomeOf = (deed: Promise<unknown>): Promise<string> =>
  deed.then(
    () => "done",
    ({ code }) => code,
  );

describe("within the network", () => {
  test("a resident immediately lives in another household and neighbourhood, which must be proven again", async () => {
    const { dirk } = town.people;
    expect(await move(dirk, town.zuid, 4)).toEqual({ networkSlug: "testdorp", residentId: residentIdOf(dirk) });
    expect(await mine(dirk)).toMatchObject({
      neighbourhood: { name: "Zuid" },
      address: "Zuidstraat 4, 9990 Testdorp",
      isProven: false,
      waitingHousemates: [],
    });
  });

  test("the feed follows: it has messages of the new neighbourhood and none of the old", async () => {
    const { els, dirk } = town.people;
    const old = await createLive(els, [town.noord]);
    const fresh = await createLive(els, [town.zuid]);
    await move(dirk, town.zuid, 4);
    const ids = (await dirk.feed.getFeed({ query: {} })).items.map((item) => JSON.stringify(item));
    expect(ids.some((item) => item.includes(fresh.id))).toBe(true);
    expect(ids.some((item) => item.includes(old.id))).toBe(false);
  });

  test("what they wrote stays where it was written", async () => {
    const { els, dirk, daan } = town.people;
    const post = await createLive(els, [town.noord]);
    const params = { subjectKind: "post" as const, subjectId: post.id };
    await dirk.conversations.createComment({ params, body: { text: "Goed zo" } });
    await move(dirk, town.zuid, 4);
    expect((await daan.conversations.listComments({ params })).items).toMatchObject([{ text: "Goed zo" }]);
  });

  test("the rights in the old household end: they can no longer vouch for anyone there", async () => {
    const { dirk, daan } = town.people;
    await move(dirk, town.zuid, 4);
    const params = { residentId: residentIdOf(daan) };
    await expect(dirk.residents.vouchForHousemate({ params })).refuses("residence_not_proven");
  });

  test("housemates of the new household vouch", async () => {
    const { dirk, fatma } = town.people;
    await move(dirk, town.zuid, 1);
    expect(await mine(fatma)).toMatchObject({ waitingHousemates: [{ residentId: residentIdOf(dirk) }] });
    await fatma.residents.vouchForHousemate({ params: { residentId: residentIdOf(dirk) } });
    expect(await mine(dirk)).toMatchObject({ isProven: true });
  });

  test("a house that is missing from the list needs a pin", async () => {
    const pin = { longitude: 3.7151, latitude: 51.0551, street: "Nieuwe dreef", houseNumber: "2" };
    await town.people.dirk.residents.moveHouse({ body: { networkSlug: "testdorp", addressId: null, pin } });
    expect(await mine(town.people.dirk)).toMatchObject({ address: "Nieuwe dreef 2", neighbourhood: { name: "Zuid" } });
  });

  test("other open screens reconnect in the new neighbourhood", async () => {
    const heard = await town.hear(town.people.dirk);
    await move(town.people.dirk, town.zuid, 4);
    await waitUntil(async () => heard.isClosed);
  });

  test("a mail confirms it, and the city's log names neighbourhoods, never a house", async () => {
    const { dirk, ada } = town.people;
    await move(dirk, town.zuid, 4);
    await town.runDue();
    expect(town.mails(dirk.email)).toMatchObject([{ subject: "Je hebt je adres op Stoep gewijzigd" }]);
    const [entry] = (await ada.audit.listEntries({ query: {} })).items;
    expect(entry).toMatchObject({ action: "residents.move", subject: { name: "Dirk" } });
    expect(JSON.stringify(entry)).toContain("Zuid");
    expect(JSON.stringify(entry)).not.toContain("Zuidstraat");
  });
});

describe("to another network", () => {
  test("a resident lives there with the same session, and no longer here", async () => {
    const { dirk, daan, nele } = town.people;
    const { residentId } = await move(dirk, town.elsewhere, 1, "naburg");
    expect(residentId).not.toBe(residentIdOf(dirk));
    expect(await mine(dirk)).toMatchObject({ residentId, neighbourhood: { name: "Centrum" }, isProven: false });
    expect((await dirk.accounts.getSession()).residences).toMatchObject([{ network: { slug: "naburg" } }]);
    expect(await mine(nele)).toMatchObject({ waitingHousemates: [{ residentId }] });
    const { items } = await town.people.mona.residents.listWaitingResidents({ query: {} });
    expect(items.map((item) => item.residentId)).toEqual([residentIdOf(daan)]);
  });

  test("both cities have it in their log", async () => {
    const { dirk, ada, otto } = town.people;
    await move(dirk, town.elsewhere, 1, "naburg");
    for (const owner of [ada, otto])
      expect((await owner.audit.listEntries({ query: {} })).items[0]).toMatchObject({ action: "residents.move" });
  });

  test("and back again makes them the same resident as before, after the waiting time", async () => {
    const { dirk } = town.people;
    await move(dirk, town.elsewhere, 2, "naburg");
    await town.pass({ days: 31 });
    expect(await move(dirk, town.noord, 3)).toEqual({ networkSlug: "testdorp", residentId: residentIdOf(dirk) });
  });

  test("where they already live is refused, and nothing changes", async () => {
    const { dirk, nele } = town.people;
    const residence = await town.db
      .selectFrom("public.residence")
      .select("residentId")
      .where("accountId", "=", nele.accountId)
      .executeTakeFirstOrThrow();
    const naburg = town.databases.network(town.networks.naburg.schema);
    await naburg
      .updateTable("resident")
      .set({ accountId: dirk.accountId })
      .where("id", "=", residence.residentId)
      .execute();
    await expect(move(dirk, town.elsewhere, 3, "naburg")).refuses("already_exists");
    expect(await mine(dirk)).toMatchObject({ neighbourhood: { name: "Noord" }, isProven: true });
  });
});

describe("is refused", () => {
  test("to one's own house, to an unknown one, and without any", async () => {
    const { dirk } = town.people;
    await expect(move(dirk, town.noord, 1)).refuses("invalid_input", { addressId: "addressSame" });
    await expect(move(dirk, town.elsewhere, 1)).refuses("invalid_input", { addressId: "addressUnknown" });
    const none = { networkSlug: "testdorp", addressId: null, pin: null };
    await expect(dirk.residents.moveHouse({ body: none })).refuses("invalid_input", { addressId: "addressRequired" });
    const pin = { longitude: 1, latitude: 1, street: "Ver", houseNumber: "1" };
    await expect(dirk.residents.moveHouse({ body: { ...none, pin } })).refuses("invalid_input", {
      pin: "addressOutside",
    });
    await expect(move(dirk, town.noord, 2, "nergens")).refuses("not_found");
  });

  test("when too soon: a mistake can be corrected within a day, and the next move must wait 30 days after the first", async () => {
    const { dirk } = town.people;
    await move(dirk, town.zuid, 4);
    await town.pass({ hours: 20 });
    await move(dirk, town.zuid, 6);
    await town.pass({ hours: 5 });
    expect(await mine(dirk)).toMatchObject({ can: { move: "moved_lately" } });
    await expect(move(dirk, town.oost, 1)).refuses("moved_lately");
    await town.pass({ days: 29 });
    expect(await mine(dirk)).toMatchObject({ can: { move: true } });
    await move(dirk, town.oost, 1);
  });
});

describe("at the same moment", () => {
  test("one of two moves is made, and the other is refused because it starts from the old house", async () => {
    const { dirk } = town.people;
    let moves: Promise<string>[] = [];
    // Both read where he lives before either moves him.
    await town.db.transaction().execute(async (db) => {
      await db.selectFrom("resident").select("id").where("id", "=", residentIdOf(dirk)).forUpdate().execute();
      moves = [outcomeOf(move(dirk, town.zuid, 4)), outcomeOf(move(dirk, town.oost, 2))];
      await untilBlocked(town.databases, ...moves);
    });
    expect((await Promise.all(moves)).sort()).toEqual(["changed_meanwhile", "done"]);
  });

  test("the city confirms only the address it was shown, not one that a resident has since moved to", async () => {
    const { daan, mona } = town.people;
    const [shown] = (await mona.residents.listWaitingResidents({ query: {} })).items;
    await town.pass({ minutes: 1 });
    await move(daan, town.zuid, 4);
    const confirm = { params: { residentId: residentIdOf(daan) }, body: { since: shown?.since ?? "" } };
    await expect(mona.residents.proveResident(confirm)).refuses("changed_meanwhile");
    expect(await mine(daan)).toMatchObject({ isProven: false });
  });

  test("a proof that waits for a move does not count at the new address", async () => {
    const { daan, mona } = town.people;
    const [shown] = (await mona.residents.listWaitingResidents({ query: {} })).items;
    const confirm = { params: { residentId: residentIdOf(daan) }, body: { since: shown?.since ?? "" } };
    let confirming: Promise<string> | undefined;
    await town.db.transaction().execute(async (db) => {
      const createdAt = new Date(town.clock.now().getTime() + 1000);
      await db.updateTable("resident").set({ createdAt }).where("id", "=", residentIdOf(daan)).execute();
      confirming = outcomeOf(mona.residents.proveResident(confirm));
      await untilBlocked(town.databases, confirming);
    });
    expect(await confirming).toBe("changed_meanwhile");
  });

  test("a resident who moves out while vouching for a housemate does not prove them", async () => {
    const { dirk, daan } = town.people;
    let vouching: Promise<string> | undefined;
    await town.db.transaction().execute(async (db) => {
      await db.updateTable("resident").set({ provenAt: null }).where("id", "=", residentIdOf(dirk)).execute();
      vouching = outcomeOf(dirk.residents.vouchForHousemate({ params: { residentId: residentIdOf(daan) } }));
      await untilBlocked(town.databases, vouching);
    });
    expect(await vouching).toBe("changed_meanwhile");
  });
});
