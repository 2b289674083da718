/** How often one person may act, and whose reports count. D §8 */
import { limits } from "@stoep/contract/rate-limits";
import { expect, test } from "vitest";
import { newTown, nextTown, type Person, type Town } from "../../testing/town.ts";
import { giveOwnHouse } from "./testing/households.ts";
import { livePost } from "./testing/post.ts";

type Params = { subjectKind: string; subjectId: string };

async function send(town: Town, who: Person, { subjectKind, subjectId }: Params) {
  const response = await town.http.inject({
    method: "POST",
    url: `/api/conversations/${subjectKind}/${subjectId}/comments`,
    headers: await who.headers(),
    payload: { text: "Reclame" },
  });
  const retryAfter = response.headers["retry-after"];
  return { status: response.statusCode, retryAfter, code: response.statusCode === 200 ? null : response.json().code };
}

test("of two hundred simultaneous comments by an unproven resident only as many as the limit are accepted", async () => {
  const town = await newTown({ limits });
  const { params } = await livePost(town);
  const { daan, dirk } = town.people;
  const { max, seconds } = limits.comments;
  const all = await Promise.all(Array.from({ length: 200 }, () => send(town, daan, params)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(max);
  const refused = all.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["too_many_requests"]));
  expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
    new Set([`429 ${seconds}`]),
  );
  expect((await send(town, dirk, params)).status, "others write on").toBe(200);
  expect(await town.people.daan.conversations.react({ params, body: { kind: "like" } })).toMatchObject({
    myReaction: "like",
  });
  await town.pass({ seconds });
  expect((await send(town, daan, params)).status, "when the time is over").toBe(200);
});

test("what was refused for another reason counts too", async () => {
  const town = await newTown({ limits: { ...limits, reports: { max: 2, seconds: 60 } } });
  const { params } = await livePost(town);
  const report = () => town.people.dirk.conversations.reportSubject({ params, body: { reason: "spam" } });
  await report();
  await expect(report()).refuses("already_exists");
  await expect(report()).refuses("too_many_requests");
});

test("reports by five people at one address, or by five unproven residents, hide nothing", async () => {
  const town = await nextTown();
  const { els, dirk, daan, fatma, gust, bakker } = town.people;
  const { params } = await livePost(town, { isCombined: true });
  /** The state of a comment that all five report at once. */
  const reportedByAll = async () => {
    const { id: commentId } = await els.conversations.createComment({ params, body: { text: "Een mening" } });
    const report = { params: { commentId }, body: { reason: "annoying" } } as const;
    await Promise.all([dirk, daan, fatma, gust, bakker].map((who) => who.conversations.reportComment(report)));
    return (await els.conversations.listComments({ params })).items.find(({ id }) => id === commentId)?.state;
  };
  const home = await town.db
    .selectFrom("resident")
    .select(["householdId", "provenAt"])
    .where("id", "=", dirk.session.residentId ?? "")
    .executeTakeFirstOrThrow();
  const neighbours = [fatma, gust, bakker].map(({ session }) => session.residentId ?? "");
  const before = await town.db
    .selectFrom("resident")
    .select(["id", "householdId"])
    .where("id", "in", neighbours)
    .execute();
  await town.db
    .updateTable("resident")
    .set(home)
    .where("id", "in", [...neighbours, daan.session.residentId ?? ""])
    .execute();
  expect(await reportedByAll(), "one household").toBe("visible");
  for (const { id, householdId } of before) {
    await town.db.updateTable("resident").set({ householdId }).where("id", "=", id).execute();
  }
  await giveOwnHouse(town, daan);
  await town.db
    .updateTable("resident")
    .set({ provenAt: null })
    .where("id", "=", daan.session.residentId ?? "")
    .execute();
  expect(await reportedByAll(), "four proven households, and one that nobody proved").toBe("visible");
  await giveOwnHouse(town, daan);
  expect(await reportedByAll(), "five proven households").toBe("reported");
});
