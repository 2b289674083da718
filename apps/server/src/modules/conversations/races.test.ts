import { reactionKinds } from "@stoep/contract/conversations";
import { sumOf } from "@stoep/contract/kernel";
import { beforeAll, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../testing/town.ts";
import { giveOwnHouse } from "./testing/households.ts";
import { livePost } from "./testing/post.ts";

let town: Town;
let people: Town["people"];
let writers: Person[];
beforeAll(async () => {
  town = await nextTown();
  people = town.people;
  await giveOwnHouse(town, people.daan);
  writers = [people.dirk, people.gust, people.fatma, people.bakker, people.daan, people.els, people.ada, people.mona];
});

/** A fixed sequence, so that a failure can be reproduced. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
const pick = <T>(list: readonly T[], chance: number): T => list[Math.floor(chance * list.length)] as T;

/** Runs all at once; a write refused because too many wait is retried, as a browser does. */
const allAtOnce = (count: number, write: () => () => Promise<unknown>) => {
  const untilTaken = async (send: () => Promise<unknown>): Promise<unknown> =>
    send().catch((error) => (error.code === "unavailable" ? untilTaken(send) : Promise.reject(error)));
  return Promise.all(Array.from({ length: count }, () => untilTaken(write())));
};

test("tallies are exact after 200 simultaneous changes", async () => {
  const { params, id } = await livePost(town);
  const next = sequence(7);
  const kinds = [...reactionKinds.slice(0, 3), null];
  await allAtOnce(200, () => {
    const [writer, kind] = [pick(writers, next()), pick(kinds, next())];
    return () => writer.conversations.react({ params, body: { kind } });
  });
  const [rows, tallies] = await Promise.all([
    town.db.selectFrom("reaction").select("kind").where("subjectId", "=", id).execute(),
    town.db.selectFrom("reactionTally").select(["kind", "total"]).where("subjectId", "=", id).execute(),
  ]);
  for (const { kind, total } of tallies)
    expect([kind, total]).toEqual([kind, rows.filter((row) => row.kind === kind).length]);
  expect(sumOf(tallies, ({ total }) => total)).toBe(rows.length);
});

test("votes are exact after 200 simultaneous changes", async () => {
  const { params, id } = await livePost(town, { type: "perception" });
  const next = sequence(11);
  const residents = [people.dirk, people.gust, people.fatma, people.bakker];
  await allAtOnce(200, () => {
    const body = { kind: "perception", score: 1 + Math.floor(next() * 3) } as const;
    const resident = pick(residents, next());
    return () => resident.conversations.vote({ params, body });
  });
  const rows = await town.db.selectFrom("vote").select("score").where("subjectId", "=", id).execute();
  const tallies = await town.db
    .selectFrom("voteTally")
    .select(["choice", "total"])
    .where("subjectId", "=", id)
    .execute();
  expect(rows).toHaveLength(4);
  for (const { choice, total } of tallies) {
    expect([choice, total]).toEqual([choice, rows.filter(({ score }) => String(score) === choice).length]);
  }
});

test("five reports at once hide a comment, each time", async () => {
  const { params, id } = await livePost(town, { isCombined: true });
  const residents = [people.dirk, people.gust, people.fatma, people.bakker, people.daan];
  for (let round = 0; round < 10; round++) {
    const comment = await people.els.conversations.createComment({ params, body: { text: "Onzin" } });
    const report = { params: { commentId: comment.id }, body: { reason: "spam" as const } };
    await Promise.all(residents.map((resident) => resident.conversations.reportComment(report)));
    const { items } = await people.els.conversations.listComments({ params });
    expect(items.at(-1)).toMatchObject({ id: comment.id, state: "reported", reportCount: 5 });
  }
  const tally = await town.db.selectFrom("commentTally").select("total").where("subjectId", "=", id).executeTakeFirst();
  expect(tally?.total).toBe(0);
});

test("one resident's two reports at once are one", async () => {
  const { params } = await livePost(town, { isCombined: true });
  const { id } = await people.els.conversations.createComment({ params, body: { text: "Onzin" } });
  const send = () =>
    people.dirk.conversations.reportComment({ params: { commentId: id }, body: { reason: "spam" } }).then(
      () => "done",
      (error) => error.code,
    );
  expect((await Promise.all([send(), send(), send()])).sort()).toEqual(["already_exists", "already_exists", "done"]);
});

test("hiding, showing and deleting at once never miscount", async () => {
  const { params, id } = await livePost(town, { isCombined: true });
  for (let round = 0; round < 8; round++) {
    const comment = await people.dirk.conversations.createComment({ params, body: { text: `Ronde ${round}` } });
    const about = { params: { commentId: comment.id } };
    const tries = [
      people.els.conversations.moderateComment({ ...about, body: { ground: "spam", reason: "Reclame." } }),
      people.ada.conversations.moderateComment({ ...about, body: { ground: "spam", reason: "Reclame." } }),
      people.mona.conversations.showComment(about),
      people.dirk.conversations.deleteComment(about),
      people.ada.conversations.moderateComment({
        ...about,
        body: { ground: "spam", reason: "Weg", decision: "deleted" },
      }),
    ];
    await Promise.allSettled(tries);
  }
  const visible = await town.db
    .selectFrom("comment")
    .select("id")
    .where("subjectId", "=", id)
    .where("hiddenAt", "is", null)
    .where("deletedAt", "is", null)
    .execute();
  const tally = await town.db.selectFrom("commentTally").select("total").where("subjectId", "=", id).executeTakeFirst();
  expect(tally?.total).toBe(visible.length);
});
