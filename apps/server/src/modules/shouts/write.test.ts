/** What residents write, read, follow and close. D §7 */

import { bottomUpKinds } from "@stoep/contract/accounts";
import { beforeEach, describe, expect, test } from "vitest";
import { asSubject, createShout, finishShout } from "../../testing/shouts.ts";
import { nextTown, type Person, type Town } from "../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const at = (one: { id: string }) => ({ params: { shoutId: one.id } });
const titles = async (reader: Person, query = {}) =>
  (await reader.shouts.listNeighbourhoodShouts({ query })).items.map(({ title }) => title);

describe("who reads it", () => {
  test("neighbours read it, residents of another neighbourhood and another network do not", async () => {
    const { dirk, daan, gust, nele } = town.people;
    const one = await createShout(dirk);
    expect(await daan.shouts.readShout(at(one))).toMatchObject({ title: one.title, author: { isMe: false } });
    expect(await titles(daan)).toEqual([one.title]);
    for (const stranger of [gust, nele]) {
      await expect(stranger.shouts.readShout(at(one))).refuses("not_found");
      await expect(stranger.shouts.followShout(at(one))).refuses("not_found");
      await expect(stranger.conversations.listComments({ params: asSubject(one) })).refuses("not_found");
      expect(await titles(stranger)).toEqual([]);
      const { items } = await stranger.shouts.findSimilarShouts({ body: { kind: "alert", title: one.title } });
      expect(items).toEqual([]);
    }
  });

  test("staff find what is shared with the municipality, and not what is for neighbours", async () => {
    const { dirk, els } = town.people;
    const shared = await createShout(dirk);
    const own = await createShout(dirk, { sharing: "neighbours" });
    expect((await els.shouts.listShouts()).items.map(({ id }) => id)).toEqual([shared.id]);
    expect(await els.shouts.getShout(at(shared))).toMatchObject({
      status: "new",
      author: expect.stringMatching(/Dirk/),
    });
    await expect(els.shouts.getShout(at(own))).refuses("not_found");
    await expect(els.conversations.listComments({ params: asSubject(own) })).refuses("not_found");
  });

  test("other organisations see counts only", async () => {
    const { dirk, bram } = town.people;
    const one = await createShout(dirk);
    await expect(bram.shouts.listShouts()).refuses("not_allowed");
    await expect(bram.shouts.getShout(at(one))).refuses("not_allowed");
    await expect(bram.shouts.listUnsharedShouts()).refuses("not_allowed");
    expect((await bram.shouts.countNeighbourhoodShouts()).items).toEqual([
      { neighbourhood: { id: town.noord.id, name: "Noord" }, kinds: [{ kind: "alert", written: 1 }] },
    ]);
  });
});

describe("writing", () => {
  test("asks for a title and a text, within their limits", async () => {
    const { dirk } = town.people;
    await expect(createShout(dirk, { title: "", text: "" })).refuses("invalid_input", {
      title: "titleRequired",
      text: "textRequired",
    });
    await expect(createShout(dirk, { title: "a".repeat(251) })).refuses("invalid_input", { title: "titleTooLong" });
    await expect(createShout(dirk, { text: "a".repeat(3001) })).refuses("invalid_input", { text: "tooLong" });
    expect(await createShout(dirk, { title: "a".repeat(250), text: "a".repeat(3000) })).toMatchObject({
      status: "new",
    });
  });

  test("of a kind that is switched off is refused, with where to turn instead", async () => {
    const { ada, dirk } = town.people;
    const placeholder = "Bel 09 210 10 10";
    await ada.accounts.setBottomUp({ body: { isDisabled: false, disabledKinds: ["alert"], placeholder } });
    await expect(createShout(dirk)).refuses("shouts_off");
    expect(await createShout(dirk, { kind: "idea" })).toMatchObject({ kind: "idea" });
    const settings = await dirk.shouts.getShoutSettings();
    expect(settings).toMatchObject({ placeholder, organisation: { name: "Gemeente Testdorp" }, can: { write: true } });
    expect(settings.kinds).toContainEqual({ kind: "alert", isOn: false });
    for (const body of [
      { isDisabled: true, disabledKinds: [], placeholder },
      { isDisabled: false, disabledKinds: [...bottomUpKinds], placeholder },
    ]) {
      await ada.accounts.setBottomUp({ body });
      await expect(createShout(dirk, { kind: "idea" })).refuses("shouts_off");
      expect(await dirk.shouts.getShoutSettings()).toMatchObject({ can: { write: "shouts_off" } });
    }
  });

  test("is possible three times a day for somebody whose address is not proven, also at the same moment", async () => {
    const { daan, dirk } = town.people;
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => createShout(daan)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await expect(createShout(daan)).refuses("unproven_limit");
    expect(await daan.shouts.getShoutSettings()).toMatchObject({ can: { write: "unproven_limit" } });
    for (let count = 0; count < 4; count++) await createShout(dirk);
    await town.pass({ hours: 25 });
    expect(await createShout(daan)).toMatchObject({ author: { isMe: true } });
  });

  test("keeps a street and a rough point, and a house number nowhere", async () => {
    const { dirk, daan, els } = town.people;
    const [street] = town.noord.streets;
    const house = street?.addresses[2];
    const one = await createShout(dirk, { place: { addressId: house?.id ?? "" } });
    const { place } = await daan.shouts.readShout(at(one));
    expect(place?.street).toBe("Noordstraat");
    expect([place?.longitude, place?.latitude]).not.toEqual([house?.longitude, house?.latitude]);
    expect(Math.abs((place?.longitude ?? 0) - (house?.longitude ?? 0))).toBeLessThan(0.001);
    const row = await town.db.selectFrom("shout").selectAll().where("id", "=", one.id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(String(house?.longitude));
    expect((await els.shouts.getShout(at(one))).place).toEqual(place);
    await expect(createShout(dirk, { place: { longitude: 0, latitude: 0 } })).refuses("invalid_input", {
      place: "addressOutside",
    });
    await expect(createShout(dirk, { place: { addressId: one.id } })).refuses("invalid_input", {
      place: "addressUnknown",
    });
  });

  test("takes pictures of one's own, which others do not take over", async () => {
    const { dirk, daan } = town.people;
    const unknown = { images: [{ id: "01a2094a-3761-7651-a570-30e864383f20" }] };
    await expect(createShout(dirk, unknown)).refuses("invalid_input", { images: "fileUnknown" });
    await expect(
      createShout(daan, { images: Array.from({ length: 5 }, () => unknown.images[0] ?? { id: "" }) }),
    ).refuses("invalid_input", { images: "tooManyImages" });
  });
});

describe("before writing, open ones that say nearly the same are offered", () => {
  const ask = async (person: Person, body: Parameters<Person["shouts"]["findSimilarShouts"]>[0]["body"]) =>
    (await person.shouts.findSimilarShouts({ body })).items.map(({ title }) => title);

  test("of the same kind, nearby and not done", async () => {
    const { dirk, daan, els } = town.people;
    const [street] = town.noord.streets;
    const near = { addressId: street?.addresses[0]?.id ?? "" };
    const lamp = await createShout(dirk, { title: "Straatlamp kapot aan het plein", place: near });
    await createShout(dirk, { title: "Boomfeest in de wijk", text: "We planten eiken." });
    await createShout(dirk, { title: "Straatlamp kapot aan het plein", kind: "idea" });
    expect(await ask(daan, { kind: "alert", title: "straatlamp is kapot" })).toEqual([lamp.title]);
    expect(await ask(daan, { kind: "alert", title: "straatlamp is kapot", place: near })).toEqual([lamp.title]);
    // At the other end of the neighbourhood.
    const far = { longitude: 3.7089, latitude: 51.0689 };
    expect(await ask(daan, { kind: "alert", title: "straatlamp is kapot", place: far })).toEqual([]);
    await finishShout(els, lamp.id);
    expect(await ask(daan, { kind: "alert", title: "straatlamp is kapot" })).toEqual([]);
  });

  test("in other words in the same street, and whatever it says within 100 metres", async () => {
    const { dirk, daan } = town.people;
    const addresses = town.noord.streets[0]?.addresses ?? [];
    const [first, last] = [addresses[0], addresses.at(-1)].map((one) => ({ addressId: one?.id ?? "" }));
    const blinks = await createShout(dirk, {
      title: "Straatlamp knippert",
      text: "Al een week.",
      place: first ?? null,
    });
    const other = await createShout(dirk, { title: "Wie hoort dat ook?", text: "Elke nacht.", place: first ?? null });
    expect(await ask(daan, { kind: "alert", title: "Lamp kapot", place: last ?? null })).toContain(blinks.title);
    expect(await ask(daan, { kind: "alert", title: "Lamp kapot", place: first ?? null })).toEqual(
      [blinks, other].map(({ title }) => title),
    );
    expect(await ask(daan, { kind: "idea", title: "Lamp kapot", place: first ?? null })).toEqual([]);
  });
});

describe("what its author does", () => {
  test("others do none of it", async () => {
    const { dirk, daan } = town.people;
    const one = await createShout(dirk);
    const body = { title: "x", text: "y", version: 1 };
    await expect(daan.shouts.editShout({ ...at(one), body })).refuses("not_allowed");
    for (const act of ["withdrawShout", "solveShout", "shareShout"] as const)
      await expect(daan.shouts[act](at(one))).refuses("not_allowed");
    await expect(daan.shouts.reopenShout({ ...at(one), body: { reason: "zo" } })).refuses("not_allowed");
    await expect(dirk.shouts.followShout(at(one))).refuses("not_allowed");
  });

  test("edits the version that was read", async () => {
    const { dirk } = town.people;
    const one = await createShout(dirk);
    const body = { title: "Twee lampen stuk", text: "Nu ook de tweede.", version: one.version };
    const changed = await dirk.shouts.editShout({ ...at(one), body });
    expect(changed).toMatchObject({ title: body.title, isEdited: true });
    expect(changed.timeline.map(({ kind }) => kind)).toEqual(["written", "edited"]);
    await expect(dirk.shouts.editShout({ ...at(one), body })).refuses("changed_meanwhile");
  });

  test.each([
    ["looking-for", "found"],
    ["give-away", "given"],
    ["borrow", "found"],
    ["idea", "solved"],
  ] as const)("ends %s with %s, once", async (kind, word) => {
    const { dirk } = town.people;
    const one = await createShout(dirk, { kind, sharing: "neighbours" });
    expect(await dirk.shouts.solveShout(at(one))).toMatchObject({ status: "done", solvedAs: word });
    await expect(dirk.shouts.solveShout(at(one))).refuses("already_closed");
  });

  test("reopens within 30 days with a reason, and it returns to its last assignee", async () => {
    const { dirk, daan, els, mona } = town.people;
    const one = await createShout(dirk);
    await daan.shouts.followShout(at(one));
    await expect(dirk.shouts.reopenShout({ ...at(one), body: { reason: "zo" } })).refuses("not_allowed");
    await els.shouts.assignShouts({ body: { ids: [one.id], assigneeId: mona.accountId } });
    await finishShout(els, one.id);
    await expect(dirk.shouts.reopenShout({ ...at(one), body: { reason: " " } })).refuses("invalid_input", {
      reason: "reopenReasonRequired",
    });
    await town.pass({ days: 29 });
    const open = await dirk.shouts.reopenShout({ ...at(one), body: { reason: "Ze is weer uit." } });
    expect(open).toMatchObject({ status: "in-progress", outcome: "", reopenUntil: null });
    expect(await els.shouts.getShout(at(one))).toMatchObject({ isReopened: true, assignee: { id: mona.accountId } });
    await town.runDue();
    expect(town.mails(mona.email).filter(({ text }) => text.includes("Ze is weer uit."))).toHaveLength(1);
    // Followers were told that it was done.
    expect(town.mails(daan.email).filter(({ text }) => text.includes("Ze is weer uit."))).toHaveLength(1);
    expect((await daan.notifications.listNotices()).items[0]).toMatchObject({ kind: "shouts.notDone", people: 1 });
    expect(town.mails(dirk.email).filter(({ text }) => text.includes("Ze is weer uit."))).toEqual([]);
    await finishShout(els, one.id);
    await town.pass({ days: 31 });
    await expect(dirk.shouts.reopenShout({ ...at(one), body: { reason: "Toch niet" } })).refuses("reopening_over");
  });

  test("reopens what nobody has, and all who handle messages hear of it again", async () => {
    const { dirk, els, mona } = town.people;
    const one = await createShout(dirk);
    await finishShout(els, one.id);
    await els.shouts.assignShouts({ body: { ids: [one.id], assigneeId: null } });
    const told = async () =>
      (await mona.notifications.listNotices()).items.filter(({ kind }) => kind === "shouts.written");
    const [before] = await told();
    await town.pass({ minutes: 5 });
    const open = await dirk.shouts.reopenShout({ ...at(one), body: { reason: "Ze is weer uit." } });
    expect(open).toMatchObject({ status: "new" });
    const [after] = await told();
    expect(Date.parse(after?.at ?? "")).toBeGreaterThan(Date.parse(before?.at ?? ""));
  });

  test("withdraws it: nobody finds it, and its words are nowhere", async () => {
    const { dirk, daan, els } = town.people;
    const one = await createShout(dirk, { title: "Spijtwoord" });
    await daan.shouts.followShout(at(one));
    await dirk.shouts.withdrawShout(at(one));
    for (const who of [dirk, daan]) await expect(who.shouts.readShout(at(one))).refuses("not_found");
    // Staff who had it open are told why it is gone.
    await expect(els.shouts.getShout(at(one))).refuses("shout_withdrawn");
    await expect(dirk.shouts.withdrawShout(at(one))).refuses("not_found");
    expect((await daan.shouts.listFollowedShouts()).items).toEqual([]);
    const { categories } = await els.shouts.countShouts();
    expect(categories[0]).toEqual({ category: "all", new: 0, inProgress: 0, done: 0 });
    const rows = await town.db.selectFrom("shout").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("Spijtwoord");
  });
});

test("lists have ten, the latest or the liveliest first", async () => {
  const { dirk, daan } = town.people;
  const written = [];
  for (let count = 0; count < 11; count++) {
    written.push(await createShout(dirk, { kind: "general", title: `Bericht ${count}` }));
    await town.pass({ minutes: 1 });
  }
  const first = await daan.shouts.listNeighbourhoodShouts({ query: {} });
  expect(first.items.map(({ title }) => title)).toEqual(
    written
      .map(({ title }) => title)
      .reverse()
      .slice(0, 10),
  );
  const rest = await daan.shouts.listNeighbourhoodShouts({ query: { cursor: first.next ?? "" } });
  expect([rest.items.map(({ title }) => title), rest.next]).toEqual([["Bericht 0"], null]);
  const lively = written[3] ?? { id: "" };
  await daan.conversations.react({ params: asSubject(lively), body: { kind: "like" } });
  const trending = await daan.shouts.listNeighbourhoodShouts({ query: { sort: "trending" } });
  expect(trending.items[0]?.title).toBe("Bericht 3");
  const more = await daan.shouts.listNeighbourhoodShouts({ query: { sort: "trending", cursor: trending.next ?? "" } });
  const all = [...trending.items, ...more.items].map(({ id }) => id);
  expect(new Set(all).size).toBe(11);
  await town.pass({ days: 31 });
  expect(await titles(daan, { sort: "trending" })).toEqual([]);
  expect((await dirk.shouts.listMyShouts()).items).toHaveLength(10);
  expect(await titles(daan, { search: "richt 7" })).toEqual(["Bericht 7"]);
  expect(await titles(daan, { kinds: ["idea", "alert"] })).toEqual([]);
});

test("following counts each person once, until they stop", async () => {
  const { dirk, daan } = town.people;
  const one = await createShout(dirk);
  const twice = await Promise.all([daan.shouts.followShout(at(one)), daan.shouts.followShout(at(one))]);
  expect(twice.map(({ isFollowed }) => isFollowed)).toEqual([true, true]);
  expect(await dirk.shouts.readShout(at(one))).toMatchObject({ followers: 1, isFollowed: false });
  expect((await daan.shouts.listFollowedShouts()).items.map(({ id }) => id)).toEqual([one.id]);
  expect(await daan.shouts.unfollowShout(at(one))).toEqual({ isFollowed: false, followers: 0 });
  expect(await daan.shouts.unfollowShout(at(one))).toEqual({ isFollowed: false, followers: 0 });
});
