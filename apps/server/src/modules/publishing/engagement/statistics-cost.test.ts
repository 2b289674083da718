/** The figures of a message cost the same to read however much was said about it. S1 §9 */
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { countLoadedTalk } from "#modules/conversations/index.ts";
import { crowdIn } from "../../../testing/crowd.ts";
import { createLive, paramsOf } from "../../../testing/messages.ts";
import { rowsReadBy } from "../../../testing/statements.ts";
import { newTown } from "../../../testing/town.ts";
import { rollUp } from "./store/statistics.ts";

test("statistics and roll-up read as many rows for 2,000 comments and 400 reactions as for 20 and 12", async () => {
  const town = await newTown();
  const { els } = town.people;
  const crowd = await crowdIn(town, town.noord, 400);
  const createdAt = town.clock.now();
  const post = () => createLive(els, [town.noord, town.zuid], { hasCombinedComments: true });
  const talkAbout = async (subjectId: string, { comments, reactions }: Record<"comments" | "reactions", number>) => {
    const base = { subjectId, neighbourhoodId: town.noord.id, createdAt };
    const { organisationId } = await town.db
      .selectFrom("post")
      .select("organisationId")
      .where("id", "=", subjectId)
      .executeTakeFirstOrThrow();
    const author = (nth: number) => crowd[nth % crowd.length] ?? { accountId: "", id: "" };
    const said = Array.from({ length: comments }, (_, nth) => ({
      ...base,
      id: newId(),
      subjectKind: "post",
      organisationId,
      threadId: town.noord.id,
      authorAccountId: author(nth).accountId,
      authorResidentId: author(nth).id,
      text: "Goed",
    }));
    for (let from = 0; from < said.length; from += 500)
      await town.db
        .insertInto("comment")
        .values(said.slice(from, from + 500))
        .execute();
    await town.db.insertInto("commentTally").values({ subjectId, threadId: town.noord.id, total: comments }).execute();
    const given = crowd.slice(0, reactions).map(({ accountId }) => ({ ...base, accountId, kind: "like" as const }));
    await town.db.insertInto("reaction").values(given).execute();
    await town.db.insertInto("reactionTally").values({ subjectId, kind: "like", total: reactions }).execute();
  };
  const [few, many] = [await post(), await post()];
  await talkAbout(few.id, { comments: 20, reactions: 12 });
  await talkAbout(many.id, { comments: 2000, reactions: 400 });
  await town.db.transaction().execute(countLoadedTalk);
  await town.databases.pool.query("analyze");

  const figures = async ({ id }: { id: string }) => {
    const { total, tookPart } = await els.publishing.getStatistics(paramsOf({ id }));
    return { reactions: total.reactions, comments: total.comments, tookPart };
  };
  expect(await figures(few)).toEqual({ reactions: 12, comments: 20, tookPart: 20 });
  expect(await figures(many)).toEqual({ reactions: 400, comments: 2000, tookPart: 400 });

  const read = (one: { id: string }) => rowsReadBy(town.databases.pool, () => figures(one));
  const rows = await read(few);
  expect(rows.talk_tally).toBeGreaterThan(0);
  expect(await read(many)).toEqual(rows);

  const rolled = (one: { id: string }) =>
    rowsReadBy(town.databases.pool, () =>
      town.db.transaction().execute((trx) => rollUp(trx, [one.id], town.clock.now())),
    );
  expect(await rolled(many)).toEqual(await rolled(few));
});
