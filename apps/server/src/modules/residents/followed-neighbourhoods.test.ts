/** Following adjacent neighbourhoods: what can be read there, and what is only for those who live there. D §5 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { updateAdjacency } from "#modules/neighbourhoods/index.ts";
import { createLive, postOf } from "../../testing/messages.ts";
import { nextTown, type Person, type Town } from "../../testing/town.ts";

let town: Town;
let people: Town["people"];
beforeAll(async () => {
  town = await nextTown();
  people = town.people;
  await updateAdjacency(town.db);
});
beforeEach(async () => {
  await town.db.deleteFrom("postNeighbourhood").execute();
  await town.db.updateTable("resident").set({ followedIds: [] }).execute();
});

const follow = (who: Person, ...places: { id: string }[]) =>
  who.residents.followNeighbourhoods({ body: { neighbourhoodIds: places.map(({ id }) => id) } });
const feedOf = async (who: Person, cursor?: string | null) => {
  const { items, next } = await who.feed.getFeed(cursor ? { query: { cursor } } : {});
  return { posts: items.map(postOf).map((post) => [post.title, post.followedIn]), next };
};
const paramsOf = ({ id }: { id: string }) => ({ params: { postId: id } });
const asSubject = ({ id }: { id: string }) => ({ subjectKind: "post" as const, subjectId: id });

describe("following", () => {
  test("is offered for the neighbourhoods beside one's own, also across a corner", async () => {
    const { items } = await people.dirk.residents.listAdjacentNeighbourhoods();
    expect(items.map(({ name, isFollowed }) => [name, isFollowed])).toEqual([
      ["Oost", false],
      ["West", false],
      ["Zuid", false],
    ]);
    expect((await people.nele.residents.listAdjacentNeighbourhoods()).items).toEqual([]);
  });

  test("is refused for one's own neighbourhood, and for those of another network", async () => {
    await expect(follow(people.dirk, town.noord)).refuses("not_found");
    await expect(follow(people.dirk, town.elsewhere)).refuses("not_found");
  });

  test("brings what is sent to the neighbourhood, marked with its name, among what reaches one at home", async () => {
    const { els, dirk } = people;
    await createLive(els, [town.noord], { title: "Noord" });
    await town.pass({ minutes: 1 });
    await createLive(els, [town.oost], { title: "Oost" });
    await town.pass({ minutes: 1 });
    await createLive(els, [town.noord, town.oost], { title: "Beide" });
    await createLive(els, [town.zuid], { title: "Zuid" });
    expect((await feedOf(dirk)).posts).toEqual([
      ["Beide", null],
      ["Noord", null],
    ]);
    await follow(dirk, town.oost);
    expect((await feedOf(dirk)).posts).toEqual([
      ["Beide", null],
      ["Oost", "Oost"],
      ["Noord", null],
    ]);
  });

  test("pages have neither gaps nor duplicates, also where a message went to several followed neighbourhoods", async () => {
    const { els, dirk } = people;
    const places = [[town.noord], [town.oost], [town.oost, town.zuid], [town.zuid, town.noord], [town.west]];
    for (let n = 0; n < 35; n += 1) {
      await createLive(els, places[n % 5] ?? [], { title: String(n) });
      // Some of them share a time.
      if (n % 3 === 0) await town.pass({ minutes: 1 });
    }
    await follow(dirk, town.oost, town.zuid, town.west);
    const first = await feedOf(dirk);
    const second = await feedOf(dirk, first.next);
    expect(second.next).toBeNull();
    const titles = [...first.posts, ...second.posts].map(([title]) => title);
    expect(titles).toHaveLength(35);
    expect(new Set(titles).size).toBe(35);
    const { items, isComplete } = await dirk.feed.getFeedIds({ query: { cursor: first.next ?? "" } });
    expect([items.length, isComplete]).toEqual([second.posts.length, true]);
  });

  test("does not bring what is only for streets, nor what is for the local economy", async () => {
    const { els, dirk } = people;
    await follow(dirk, town.zuid);
    const streetIds = [town.zuid.streets[0]?.id ?? ""];
    const narrow = await createLive(els, [town.zuid], { title: "Straat", streetIds });
    const trade = await createLive(els, [town.zuid], { title: "Handel", visibility: "local-economy" });
    expect((await feedOf(dirk)).posts).toEqual([]);
    await expect(dirk.publishing.readPost(paramsOf(narrow))).refuses("not_found");
    await expect(dirk.publishing.readPost(paramsOf(trade))).refuses("not_found");
  });
});

describe("followers only read", () => {
  test("the message opens, and neither comments, reactions, votes nor reports are theirs", async () => {
    const { els, dirk } = people;
    const post = await createLive(els, [town.oost], { type: "vote" });
    await expect(dirk.publishing.readPost(paramsOf(post))).refuses("not_found");
    await follow(dirk, town.oost);
    expect(await dirk.publishing.readPost(paramsOf(post))).toMatchObject({
      followedIn: "Oost",
      poll: { can: { vote: "not_your_neighbourhood" } },
    });
    const params = asSubject(post);
    await expect(dirk.conversations.listComments({ params })).refuses("not_found");
    await expect(dirk.conversations.createComment({ params, body: { text: "Hallo" } })).refuses("not_found");
    await expect(dirk.conversations.react({ params, body: { kind: "like" } })).refuses("not_found");
    await expect(dirk.conversations.vote({ params, body: { kind: "up" } })).refuses("not_found");
  });

  test("they count neither as reached nor as seen", async () => {
    const { els, dirk } = people;
    const post = await createLive(els, [town.oost]);
    await follow(dirk, town.oost);
    await dirk.publishing.markSeen({ body: { seen: [post.id], opened: [post.id] } });
    const seen = await town.db.selectFrom("postView").select("postId").where("postId", "=", post.id).execute();
    expect(seen).toEqual([]);
  });

  test("what neighbours write to each other stays in their own neighbourhood", async () => {
    await follow(people.dirk, town.zuid);
    const before = await people.dirk.shouts.listNeighbourhoodShouts();
    expect(before.items).toEqual([]);
  });
});

describe("it ends", () => {
  test("with moving house", async () => {
    await follow(people.gust, town.west);
    const addressId = town.oost.streets[0]?.addresses[1]?.id ?? "";
    await people.gust.residents.moveHouse({ body: { networkSlug: "testdorp", addressId, pin: null } });
    const { items } = await people.gust.residents.listAdjacentNeighbourhoods();
    expect(items.map(({ name, isFollowed }) => [name, isFollowed])).toEqual([
      ["Noord", false],
      ["West", false],
      ["Zuid", false],
    ]);
  });
});
