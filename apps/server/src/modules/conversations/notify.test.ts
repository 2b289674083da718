/** Who is notified of what others write. */
import { expect, test } from "vitest";
import { asSubject, createShout } from "../../testing/shouts.ts";
import { nextTown, type Person } from "../../testing/town.ts";

const told = async ({ notifications }: Person) =>
  (await notifications.listNotices()).items.map(({ kind, people }) => [kind, people]);

test("an author is told of comments and reactions, a commenter of answers, each once and never of one’s own", async () => {
  const { people } = await nextTown();
  const { dirk, daan } = people;
  const params = asSubject(await createShout(dirk, { sharing: "neighbours" }));
  const say = (who: Person, text: string, parentId: string | null = null) =>
    who.conversations.createComment({ params, body: { text, parentId, imageId: null, neighbourhoodId: null } });
  const { id } = await say(daan, "Hier ook.");
  for (const kind of ["like", "wow", null, "like"] as const) await daan.conversations.react({ params, body: { kind } });
  expect((await told(dirk)).sort()).toEqual([
    ["conversations.commented", 1],
    ["conversations.reacted", 1],
  ]);
  await say(dirk, "Ik meldde het.", id);
  await dirk.conversations.reactToComment({ params: { commentId: id }, body: { kind: "thanks" } });
  expect((await told(daan)).sort()).toEqual([
    ["conversations.answered", 1],
    ["conversations.reactedToComment", 1],
  ]);
  expect(await told(dirk)).toHaveLength(2);
});
