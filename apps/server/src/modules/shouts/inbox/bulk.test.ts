/** Handling a hundred residents' messages together costs as much as a few, in the request and in the job that mails. */
import type { NoticeKind } from "@stoep/contract/notifications";
import { beforeAll, expect, test } from "vitest";
import { createShout } from "../../../testing/shouts.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { newTown, type Town } from "../../../testing/town.ts";

let town: Town;
let ids: string[];
beforeAll(async () => {
  town = await newTown();
  ids = [];
  for (let n = 0; n < 110; n++) ids.push((await createShout(town.people.dirk, { title: `Lamp ${n}` })).id);
  // So that the statements of signing in are not counted.
  await town.people.els.shouts.countShouts();
  await town.runDue();
});

const costOf = async (work: () => Promise<unknown>) => {
  const request = await statementsOf(town.databases.pool, work);
  const job = await statementsOf(town.databases.pool, () => town.runDue());
  const isQueueing = (statement: string) => /insert into "(notice|public"."delivery)"/.test(statement);
  return { request: request.length, mailing: job.filter(isQueueing).length };
};
const [few, many] = [10, 100];
const some = (count: number) => (count === few ? ids.slice(0, few) : ids.slice(few));
const { els, mona } = { els: () => town.people.els, mona: () => town.people.mona };

test.each([
  [
    "in progress",
    (count: number) => els().shouts.setShoutStatus({ body: { ids: some(count), status: "in-progress" } }),
  ],
  [
    "done",
    (count: number) =>
      els().shouts.setShoutStatus({ body: { ids: some(count), status: "done", outcome: "Vervangen." } }),
  ],
  [
    "assigned",
    (count: number) => els().shouts.assignShouts({ body: { ids: some(count), assigneeId: mona().accountId } }),
  ],
])("a hundred that are %s together", async (_, act) => {
  const cost = await costOf(() => act(few));
  expect(await costOf(() => act(many))).toEqual(cost);
  expect(cost.mailing).toBe(1);
});

test("each is told once to whom it concerns", async () => {
  const toldOf = (who: "dirk" | "mona", kind: NoticeKind) =>
    town.db
      .selectFrom("notice")
      .select("objectId")
      .where("accountId", "=", town.people[who].accountId)
      .where("kind", "=", kind)
      .execute();
  for (const kind of ["shouts.inProgress", "shouts.done"] as const)
    expect(new Set((await toldOf("dirk", kind)).map(({ objectId }) => objectId))).toEqual(new Set(ids));
  expect(await toldOf("dirk", "shouts.done")).toHaveLength(ids.length);
  expect(await toldOf("mona", "shouts.assigned")).toHaveLength(ids.length);
  const mails = await town.db
    .selectFrom("public.delivery")
    .select(["subjectId", "template"])
    .where("accountId", "=", town.people.dirk.accountId)
    .where("template", "=", "shoutDone")
    .execute();
  expect([mails.length, new Set(mails.map(({ subjectId }) => subjectId)).size]).toEqual([ids.length, ids.length]);
});
