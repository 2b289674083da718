import { expect, test } from "vitest";
import { liveActivity, readActivity } from "../../../testing/activities.ts";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { paramsOf, remove } from "../../../testing/messages.ts";
import { nextTown, type Person } from "../../../testing/town.ts";

const say = (person: Person, dateId: string, people = 1) =>
  person.publishing.sayComing({ params: { dateId }, body: { people } });

async function withDate() {
  const town = await nextTown();
  const post = await liveActivity(town, { capacity: 2 }, { neighbourhoodIds: [town.noord.id, town.zuid.id] });
  return { town, people: town.people, post, dateId: post.dates[0]?.id ?? "" };
}
const change = (town: Awaited<ReturnType<typeof nextTown>>, person: Person, values: object) =>
  town.db.updateTable("resident").set(values).where("id", "=", person.session.residentId).execute();

test("residents who leave the city or close their account no longer come, and those who wait move up", async () => {
  const { town, people, post, dateId } = await withDate();
  await say(people.dirk, dateId, 2);
  await say(people.gust, dateId);
  await change(town, people.dirk, { leftAt: town.clock.now() });
  await town.pass({ minutes: 15 });
  expect((await readActivity(people.gust, post)).dates[0]).toMatchObject({ coming: 1, mine: { state: "coming" } });
  const accounts = town.databases.platform.updateTable("public.account");
  await accounts.set({ disabledAt: town.clock.now() }).where("id", "=", people.gust.accountId).execute();
  await town.pass({ minutes: 15 });
  expect((await readActivity(people.els, post)).dates[0]).toMatchObject({ coming: 0, waiting: 0 });
});

test("residents who move out of reach no longer come; those who move within its neighbourhoods still do", async () => {
  const { town, people, post, dateId } = await withDate();
  await say(people.dirk, dateId);
  await say(people.gust, dateId);
  town.clock.move(60_000);
  const movedAt = town.clock.now();
  await change(town, people.dirk, { neighbourhoodId: town.zuid.id, streetId: null, movedAt });
  await change(town, people.gust, { neighbourhoodId: town.oost.id, streetId: null, movedAt });
  await town.pass({ minutes: 15 });
  expect((await readActivity(people.dirk, post)).dates[0]).toMatchObject({ coming: 1, mine: { state: "coming" } });
});

test("names are deleted six months after the date, and the counts stay", async () => {
  const { town, people, post, dateId } = await withDate();
  await say(people.dirk, dateId, 2);
  const rows = () => town.db.selectFrom("attendance").select("people").where("dateId", "=", dateId).execute();
  town.clock.move(new Date("2026-12-10T08:00:00Z"));
  await town.runDue();
  expect(await rows()).toHaveLength(1);
  town.clock.move(new Date("2026-12-25T08:00:00Z"));
  await town.runDue();
  expect(await rows()).toHaveLength(0);
  expect((await readActivity(people.els, post)).dates[0]).toMatchObject({ coming: 2 });
});

test("nobody moves up in a deleted activity; when it is put back, the places that became free are given away", async () => {
  const { town, people, post, dateId } = await withDate();
  await say(people.dirk, dateId, 2);
  await say(people.gust, dateId);
  await remove(people.els, post);
  await change(town, people.dirk, { leftAt: town.clock.now() });
  await town.pass({ minutes: 15 });
  const subjects = () => town.mails(people.gust.email).map(({ subject }) => subject);
  expect(subjects()).toEqual(["Geannuleerd: Buurtfeest"]);
  await people.els.publishing.undeletePost(paramsOf(post));
  expect((await readActivity(people.gust, post)).dates[0]).toMatchObject({ coming: 1, waiting: 0 });
  await town.runDue();
  expect(subjects().slice(1).sort()).toEqual(["Er is plaats voor je: Buurtfeest", "Gaat toch door: Buurtfeest"]);
});

test("when the capacity is lowered while somebody leaves, nobody moves up beyond it", async () => {
  const { town, people, post, dateId } = await withDate();
  await say(people.dirk, dateId, 2);
  await say(people.gust, dateId, 2);
  await change(town, people.dirk, { leftAt: town.clock.now() });
  town.clock.move(15 * 60_000);
  const editing = await town.databases.pool.connect();
  await editing.query(`begin; set local search_path to ${town.networks.testdorp.schema}`);
  // Locks the post, like an edit that has not committed yet.
  await editing.query("select from post where id = $1 for update", [post.id]);
  await editing.query("update post_activity set capacity = 1 where post_id = $1", [post.id]);
  await editing.query("select from activity_date where id = $1 for update", [dateId]);
  const leaving = town.runDue();
  await untilBlocked(town.databases, leaving);
  await editing.query("commit");
  editing.release();
  await leaving;
  expect((await readActivity(people.els, post)).dates[0]).toMatchObject({ coming: 0, waiting: 2 });
});

test("whoever moves stays registered for what is on the public page", async () => {
  const town = await nextTown();
  const { dirk, els } = town.people;
  const post = await liveActivity(town, {}, { visibility: "public-page", neighbourhoodIds: [town.noord.id] });
  await say(dirk, post.dates[0]?.id ?? "");
  town.clock.move(60_000);
  await change(town, dirk, { neighbourhoodId: town.oost.id, streetId: null, movedAt: town.clock.now() });
  await town.pass({ minutes: 15 });
  expect((await readActivity(els, post)).dates[0]).toMatchObject({ coming: 1 });
});

test("open screens are notified when a place becomes free because somebody left", async () => {
  const { town, people, dateId } = await withDate();
  await say(people.dirk, dateId, 2);
  await change(town, people.dirk, { leftAt: town.clock.now() });
  const [neighbour, colleague, stranger] = [
    await town.hear(people.gust),
    await town.hear(people.els),
    await town.hear(people.bram),
  ];
  await town.pass({ minutes: 15 });
  await expect.poll(() => neighbour.topics).toContain("publishing");
  await expect.poll(() => colleague.topics).toContain("publishing");
  expect(stranger.topics).not.toContain("publishing");
});
