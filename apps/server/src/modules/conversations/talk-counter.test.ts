/** What residents do in conversations, counted by where they live and by person: counted act by act, and equal to a recount. S1 §9 */
import { sumOf } from "@stoep/contract/kernel";
import { beforeAll, expect, test } from "vitest";
import { crowdOfCallers } from "../../testing/crowd.ts";
import { createLive } from "../../testing/messages.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import { countLoadedTalk } from "./store/loaded-talk-counter.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const subject = async (more: Parameters<typeof createLive>[2] = {}) => {
  const { id } = await createLive(town.people.els, [town.noord, town.zuid], { hasCombinedComments: true, ...more });
  return { id, params: { subjectKind: "post" as const, subjectId: id } };
};

async function kept(subjectId?: string) {
  const rows = await town.db
    .selectFrom("talkTally")
    .selectAll()
    .orderBy("subjectId")
    .orderBy("neighbourhoodId")
    .execute();
  return rows
    .filter((row) => subjectId === undefined || row.subjectId === subjectId)
    .filter(({ people, reactions, comments, votes }) => people + reactions + comments + votes > 0);
}

async function recounted() {
  await town.db.transaction().execute(async (trx) => {
    await trx.deleteFrom("talkTally").execute();
    await trx.deleteFrom("participant").execute();
    await countLoadedTalk(trx);
  });
  return kept();
}

test("a person who reacts, comments and votes is one, until the last of it is taken back", async () => {
  const { els, dirk, fatma } = town.people;
  const { id, params } = await subject({ type: "vote" });
  const of = async (name: "noord" | "zuid") => {
    const row = (await kept(id)).find(({ neighbourhoodId }) => neighbourhoodId === town[name].id);
    return row && [row.people, row.reactions, row.comments, row.votes];
  };
  for (const kind of ["like", "wow", "wow", null, "sad"] as const)
    await dirk.conversations.react({ params, body: { kind } });
  expect(await of("noord")).toEqual([1, 1, 0, 0]);
  const { id: commentId } = await dirk.conversations.createComment({ params, body: { text: "Goed" } });
  expect(await of("noord")).toEqual([1, 1, 1, 0]);
  for (const kind of ["up", "down"] as const) await fatma.conversations.vote({ params, body: { kind } });
  expect(await of("zuid")).toEqual([1, 0, 0, 1]);
  // Staff count for no neighbourhood, and reactions to a comment do not count for the subject.
  await els.conversations.react({ params, body: { kind: "like" } });
  await els.conversations.createComment({ params, body: { text: "Dank u" } });
  await fatma.conversations.reactToComment({ params: { commentId }, body: { kind: "like" } });
  expect(await of("zuid")).toEqual([1, 0, 0, 1]);
  await els.conversations.moderateComment({ params: { commentId }, body: { ground: "spam", reason: "Reclame." } });
  expect(await of("noord")).toEqual([1, 1, 0, 0]);
  await dirk.conversations.react({ params, body: { kind: null } });
  expect(await of("noord")).toBeUndefined();
  await els.conversations.showComment({ params: { commentId } });
  expect(await of("noord")).toEqual([1, 0, 1, 0]);
  await dirk.conversations.deleteComment({ params: { commentId } });
  expect(await of("noord")).toBeUndefined();
});

test("a resident who has moved is uncounted where they were counted", async () => {
  const { daan } = town.people;
  const { id, params } = await subject();
  const moveTo = (neighbourhoodId: string) =>
    town.db.updateTable("resident").set({ neighbourhoodId }).where("id", "=", daan.session.residentId).execute();
  const places = async () =>
    (await kept(id)).map(({ neighbourhoodId, ...row }) => [neighbourhoodId, row.people, row.reactions, row.comments]);
  await daan.conversations.react({ params, body: { kind: "like" } });
  await moveTo(town.zuid.id);
  const comment = await daan.conversations.createComment({ params, body: { text: "Nog altijd" } });
  expect(await places()).toEqual(
    [
      [town.noord.id, 1, 1, 0],
      [town.zuid.id, 0, 0, 1],
    ].sort(),
  );
  await daan.conversations.react({ params, body: { kind: null } });
  await daan.conversations.deleteComment({ params: { commentId: comment.id } });
  expect(await places()).toEqual([]);
  await daan.conversations.react({ params, body: { kind: "like" } });
  expect(await places()).toEqual([[town.zuid.id, 1, 1, 0]]);
  await moveTo(town.noord.id);
});

test("the counts match a recount after many acts at once", async () => {
  const crowd = [...(await crowdOfCallers(town, town.noord, 6)), ...(await crowdOfCallers(town, town.zuid, 6))];
  const { els, ada } = town.people;
  const { params } = await subject({ type: "perception" });
  const kinds = ["like", "wow", null] as const;
  const whenTaken = async (send: () => Promise<unknown>): Promise<unknown> =>
    send().catch((error) => (error.code === "unavailable" ? whenTaken(send) : undefined));
  await Promise.all(
    crowd.flatMap((one, place) => [
      ...[0, 1, 2].map((step) =>
        whenTaken(() => one.conversations.react({ params, body: { kind: kinds[(place + step) % 3] ?? null } })),
      ),
      whenTaken(() => one.conversations.vote({ params, body: { kind: "perception", score: 1 + (place % 10) } })),
      whenTaken(async () => {
        const { id } = await one.conversations.createComment({ params, body: { text: `Woord ${place}` } });
        const about = { params: { commentId: id } };
        await Promise.allSettled([
          ...(place % 2 ? [one.conversations.deleteComment(about)] : []),
          ...(place % 3
            ? [
                els.conversations.moderateComment({ ...about, body: { ground: "spam", reason: "Reclame." } }),
                ada.conversations.showComment(about),
              ]
            : []),
        ]);
      }),
    ]),
  );
  const counted = await kept();
  expect(sumOf(counted, ({ votes }) => votes)).toBeGreaterThanOrEqual(12);
  expect(await recounted()).toEqual(counted);
});
