/** Two people, or a person and the clock, act on the same post at the same moment: for every kind and either order it ends in one state. */
import type { Post, PostDraft } from "@stoep/contract/publishing";
import { beforeAll, describe, expect, test } from "vitest";
import { anActivity } from "../../../testing/activities.ts";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { change, create, paramsOf, postOf, publish } from "../../../testing/messages.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const kinds: [string, Partial<PostDraft>][] = [
  ["a message", { kind: "message" }],
  ["an activity", { kind: "activity", theme: "culture", activity: anActivity() }],
  ["a vacancy", { kind: "vacancy", theme: "sports", vacancy: { address: "Dok Noord 4", engagement: "recurring" } }],
];

const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "done",
    (error) => error.code,
  );

/** Both wait for the post's row at once, and get it in this order. Returns the outcomes in the same order. */
async function inTurn({ id }: Post, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const holder = await town.databases.pool.connect();
  try {
    await holder.query("begin");
    await holder.query(`select from ${town.networks.testdorp.schema}.post where id = $1 for update`, [id]);
    const one = outcome(first());
    await untilBlocked(town.databases, one);
    const two = outcome(second());
    await untilBlocked(town.databases, one, two);
    await holder.query("commit");
    return await Promise.all([one, two]);
  } finally {
    holder.release();
  }
}

const publishing = ({ id, version }: Post, at: string | null = null) =>
  town.people.els.publishing.publishPost({ params: { postId: id }, body: { version, at } });
const better = () => ({ title: "Beter", neighbourhoodIds: [town.noord.id, town.oost.id] });

/** Where residents find it, and how many dates it has. */
async function placed({ id }: Post) {
  const live = await town.db
    .selectFrom("postNeighbourhood")
    .select("neighbourhoodId")
    .where("postId", "=", id)
    .where("liveAt", "is not", null)
    .execute();
  const dates = await town.db.selectFrom("activityDate").select("id").where("postId", "=", id).execute();
  const { items } = await town.people.dirk.feed.getFeed();
  return {
    places: live.map(({ neighbourhoodId }) => neighbourhoodId).sort(),
    dates: dates.length,
    inFeed: items.map(postOf).filter((post) => post.id === id).length,
  };
}

describe.each(kinds)("%s", (_, own) => {
  const dates = own.kind === "activity" ? 1 : 0;
  const nowhere = { places: [], dates, inFeed: 0 };
  const inNoord = () => ({ places: [town.noord.id], dates, inFeed: 1 });
  const previewed = async () => {
    const post = await create(town.people.els, [town.noord], own);
    await town.people.els.publishing.previewPost(paramsOf(post));
    return post;
  };
  const planned = async () => publish(town.people.els, await create(town.people.els, [town.noord], own), soon());
  const soon = () => town.in({ minutes: 5 });
  const read = (post: Post) => town.people.els.publishing.getPost(paramsOf(post));

  test("saved by a colleague just before it is published: it stays a draft, since nobody previewed this content", async () => {
    const post = await previewed();
    const outcomes = await inTurn(
      post,
      () => change(town.people.ada, post, better()),
      () => publishing(post),
    );
    expect(outcomes).toEqual(["done", "changed_meanwhile"]);
    expect(await read(post)).toMatchObject({ state: "concept", title: "Beter" });
    expect(await placed(post)).toEqual(nowhere);
  });

  test("saved by a colleague just after it is published: an edit, which readers see as one", async () => {
    const post = await previewed();
    const outcomes = await inTurn(
      post,
      () => publishing(post),
      () => change(town.people.ada, post, better()),
    );
    expect(outcomes).toEqual(["done", "done"]);
    expect(await read(post)).toMatchObject({ state: "published", title: "Beter", editedAt: expect.any(String) });
    expect(await placed(post)).toEqual({ ...inNoord(), places: better().neighbourhoodIds.sort() });
  });

  test("deleted by a colleague before or after it is published: gone from everywhere, and whole when put back", async () => {
    const { mona } = town.people;
    const [early, late] = [await previewed(), await previewed()];
    const remove = (post: Post) => () => mona.publishing.deletePost(paramsOf(post));
    expect(await inTurn(early, remove(early), () => publishing(early))).toEqual(["done", "not_found"]);
    expect(await inTurn(late, () => publishing(late), remove(late))).toEqual(["done", "done"]);
    for (const [post, state, there] of [
      [early, "concept", nowhere],
      [late, "published", inNoord()],
    ] as const) {
      await expect(read(post)).refuses("not_found");
      expect(await placed(post)).toEqual(nowhere);
      await mona.publishing.undeletePost(paramsOf(post));
      expect((await read(post)).state).toBe(state);
      expect(await placed(post)).toEqual(there);
    }
  });

  test("deleted while the job publishes it: deleted everywhere, in either order", async () => {
    const { mona } = town.people;
    for (const isFirst of [true, false]) {
      const post = await planned();
      town.clock.move(5 * 60_000);
      const remove = () => mona.publishing.deletePost(paramsOf(post));
      const go = () => town.runDue();
      await (isFirst ? inTurn(post, remove, go) : inTurn(post, go, remove));
      await town.runDue();
      await expect(read(post)).refuses("not_found");
      expect(await placed(post)).toEqual(nowhere);
    }
  });

  const moves: [string, (post: Post) => Promise<unknown>, string][] = [
    ["in the form", (post) => publishing(post, town.in({ days: 1 })), "scheduled"],
    ["in the calendar", moveByADay, "scheduled"],
    ["back to a draft", (post) => town.people.els.publishing.unschedulePost(paramsOf(post)), "concept"],
  ];
  test.each(moves)("moved %s just before it goes live: it waits, and is found nowhere", async (_, move, state) => {
    const post = await planned();
    town.clock.move(5 * 60_000);
    const go = () => town.runDue();
    expect(await inTurn(post, () => move(post), go)).toEqual(["done", "done"]);
    expect(await read(post)).toMatchObject({ state, publishedAt: null });
    expect(await placed(post)).toEqual(nowhere);
  });

  test.each(moves)("moved %s just after it went live: it stays live, which the mover is told", async (_, move) => {
    const post = await planned();
    town.clock.move(5 * 60_000);
    const at = town.clock.now().toISOString();
    const go = () => town.runDue();
    expect(await inTurn(post, go, () => move(post))).toEqual(["done", "already_published"]);
    expect(await read(post)).toMatchObject({ state: "published", publishAt: at, publishedAt: at });
    expect(await placed(post)).toEqual(inNoord());
  });
});

async function moveByADay({ id }: Post): Promise<void> {
  const body = { ids: [id], to: { days: 1, minutes: 0 } };
  const [moved] = (await town.people.els.publishing.reschedulePosts({ body })).outcomes;
  if (moved?.verdict !== true) throw Object.assign(new Error("it stays"), { code: moved?.verdict });
}
