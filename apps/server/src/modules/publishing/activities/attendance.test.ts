import { dayMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { anActivity, liveActivity, readActivity } from "../../../testing/activities.ts";
import { crowdOfCallers } from "../../../testing/crowd.ts";
import { change, remove } from "../../../testing/messages.ts";
import { nextTown, type Person } from "../../../testing/town.ts";

const say = (person: Pick<Person, "publishing">, date: { id: string }, people = 1) =>
  person.publishing.sayComing({ params: { dateId: date.id }, body: { people } });
const unsay = (person: Person, date: { id: string }) => person.publishing.sayNotComing({ params: { dateId: date.id } });

async function withDate(changes: Parameters<typeof liveActivity>[1] = {}) {
  const town = await nextTown();
  const post = await liveActivity(town, changes);
  const [date] = post.dates;
  if (!date) throw new Error("there is no date");
  return { town, people: town.people, post, date };
}

test("a resident says how many people come, changes it and takes it back; everybody sees the total", async () => {
  const { people, post, date } = await withDate({ capacity: 30 });
  expect(date).toMatchObject({ coming: 0, waiting: 0, isFull: false, isClosed: false, mine: null });
  expect(await say(people.dirk, date, 3)).toMatchObject({ coming: 3, mine: { state: "coming", people: 3 } });
  expect(await say(people.dirk, date, 2)).toMatchObject({ coming: 2, mine: { state: "coming", people: 2 } });
  await say(people.gust, date, 4);
  expect((await readActivity(people.dirk, post)).dates[0]).toMatchObject({ coming: 6, mine: { people: 2 } });
  expect((await readActivity(people.els, post)).dates[0]).toMatchObject({ coming: 6, mine: null });
  expect(await unsay(people.dirk, date)).toMatchObject({ coming: 4, mine: null });
  expect(await unsay(people.dirk, date)).toMatchObject({ coming: 4, mine: null });
});

test("when it is full, residents wait, see their position, and move up automatically in order, with a mail", async () => {
  const { town, people, post, date } = await withDate({ capacity: 2 });
  await say(people.dirk, date, 2);
  expect(await say(people.gust, date)).toMatchObject({ isFull: true, waiting: 1, mine: { state: "waiting" } });
  const mine = async (person: Person) => (await readActivity(person, post)).dates[0]?.mine;
  expect(await say(people.bakker, date)).toMatchObject({
    waiting: 2,
    mine: { state: "waiting", people: 1, position: 2 },
  });
  expect([await mine(people.dirk), await mine(people.gust)]).toMatchObject([{ position: null }, { position: 1 }]);
  expect(await say(people.dirk, date, 1)).toMatchObject({ coming: 2, waiting: 1 });
  expect([await mine(people.gust), await mine(people.bakker)]).toMatchObject([{ position: null }, { position: 1 }]);
  await town.runDue();
  expect(town.mails(people.gust.email).at(-1)?.subject).toContain("Buurtfeest");
  expect(town.mails(people.bakker.email)).toHaveLength(0);
  expect(await unsay(people.dirk, date)).toMatchObject({ coming: 2, waiting: 0 });
});

test("a party is never split: one too large for what is free waits, and smaller ones pass it", async () => {
  const { people, date } = await withDate({ capacity: 3 });
  await say(people.dirk, date, 2);
  expect(await say(people.gust, date, 2)).toMatchObject({ mine: { state: "waiting" } });
  expect(await say(people.bakker, date, 1)).toMatchObject({ coming: 3, mine: { state: "coming" } });
  expect(await unsay(people.bakker, date)).toMatchObject({ coming: 2, waiting: 2 });
  expect(await unsay(people.dirk, date)).toMatchObject({ coming: 2, waiting: 0 });
});

test("nobody loses their places by asking for more than there are", async () => {
  const { people, date } = await withDate({ capacity: 3 });
  await say(people.dirk, date, 2);
  await say(people.gust, date, 1);
  await expect(say(people.dirk, date, 3)).refuses("invalid_input", { people: "notEnoughPlaces" });
  await expect(say(people.bakker, date, 4)).refuses("invalid_input", { people: "partyTooLarge" });
  await expect(say(people.bakker, date, 21)).refuses("invalid_input", { people: "partySize" });
});

test("residents cannot register after it closes, where there is no registration, or for an activity that does not reach them", async () => {
  const { town, people, date } = await withDate({ closesHoursBefore: 24 });
  await expect(say(people.nele, date)).refuses("not_found");
  await expect(say(people.dirk, { id: newId() })).refuses("not_found");
  await say(people.dirk, date);
  const free = await liveActivity(town, { hasRegistration: false });
  await expect(say(people.dirk, free.dates[0] ?? date)).refuses("registration_closed");
  town.clock.move(new Date(new Date(date.startsAt).getTime() - dayMs));
  await expect(say(people.gust, date)).refuses("registration_closed");
  expect(await unsay(people.dirk, date)).toMatchObject({ coming: 0, isClosed: true });
});

/** Sends again when too many requests are waiting, as a browser does. */
const untilTaken = async <T>(send: () => Promise<T>): Promise<T> =>
  send().catch((error) => (error.code === "unavailable" ? untilTaken(send) : Promise.reject(error)));

test("of 200 at once for a single place one gets it, and 199 wait in order", async () => {
  const { town, post, date } = await withDate({ capacity: 1 });
  const crowd = await crowdOfCallers(town, town.noord, 200);
  const answers = await Promise.all(crowd.map((one) => untilTaken(() => say(one, date))));
  expect(answers.filter(({ mine }) => mine?.state === "coming")).toHaveLength(1);
  expect(answers.filter(({ mine }) => mine?.state === "waiting")).toHaveLength(199);
  const rows = await town.db.selectFrom("attendance").select(["turn", "state"]).where("dateId", "=", date.id).execute();
  expect(new Set(rows.map(({ turn }) => turn)).size).toBe(200);
  expect((await readActivity(town.people.els, post)).dates[0]).toMatchObject({ coming: 1, waiting: 199 });
});

test("after the capacity was lowered, a party larger than it can still become smaller", async () => {
  const { people, post, date } = await withDate({ capacity: 10 });
  await say(people.dirk, date, 5);
  await change(people.els, post, { activity: anActivity({ capacity: 2 }) });
  expect(await say(people.dirk, date, 5)).toMatchObject({ coming: 5, mine: { state: "coming", people: 5 } });
  expect(await say(people.dirk, date, 3)).toMatchObject({ coming: 3, mine: { state: "coming", people: 3 } });
  await expect(say(people.dirk, date, 4)).refuses("invalid_input", { people: "partyTooLarge" });
});

test("residents can cancel also when the activity no longer reaches them, and then it does not exist for them", async () => {
  const { town, people, post, date } = await withDate({ capacity: 1 });
  await say(people.dirk, date);
  await say(people.gust, date);
  await change(people.els, post, { neighbourhoodIds: [town.zuid.id] });
  await expect(say(people.dirk, date, 2)).refuses("not_found");
  expect(await unsay(people.dirk, date)).toMatchObject({ coming: 1, waiting: 0, mine: null });
  await expect(unsay(people.dirk, date)).refuses("not_found");
  await remove(people.els, post);
  await expect(unsay(people.gust, date)).refuses("not_found");
});

test("staff list who is coming by name and number, in pages, and as a file without formulas", async () => {
  const { town, people, date } = await withDate();
  await people.dirk.residents.updateMyResidence({
    body: { firstName: "Dirk", lastName: "D", publicName: "=1+1", wantsAlertMails: true },
  });
  await say(people.dirk, date, 3);
  const crowd = await crowdOfCallers(town, town.noord, 51);
  await Promise.all(crowd.map((one) => say(one, date)));
  const params = { dateId: date.id };
  const { items, next } = await people.viktor.publishing.listComing({ params });
  expect(items).toHaveLength(50);
  expect(items[0]).toMatchObject({ name: "=1+1", people: 3, state: "coming" });
  const rest = await people.viktor.publishing.listComing({ params, query: { cursor: next ?? "" } });
  expect(rest.items).toHaveLength(2);
  expect((await people.viktor.publishing.listComing({ params, query: { state: "waiting" } })).items).toEqual([]);
  const file = await people.viktor.publishing.exportComing({ params, query: { format: "csv" } });
  expect(await file.text()).toContain("'=1+1");
  await expect(people.bram.publishing.listComing({ params })).refuses("not_found");
});
