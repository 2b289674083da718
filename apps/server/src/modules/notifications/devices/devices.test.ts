import { dayMs } from "@stoep/contract/kernel";
import { maxDevices } from "@stoep/contract/notifications";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { aDevice } from "../../../testing/devices.ts";
import { createLive } from "../../../testing/messages.ts";
import { newTown, nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const listOf = async (who: Person) => (await who.notifications.listDevices()).items;
const rows = () => town.db.selectFrom("public.pushDevice").selectAll().execute();
const endSession = (who: Person) =>
  town.db.updateTable("public.session").set({ endedAt: town.clock.now() }).where("id", "=", who.session.id).execute();
/** Switches push on in this many other sessions of the same person. */
const addElsewhere = async ({ accountId }: Person, count: number) => {
  const [createdAt, language, agent] = [town.clock.now(), "nl" as const, "test"];
  const devices = Array.from({ length: count }, () => {
    const { endpoint, keys } = aDevice();
    return { id: newId(), accountId, endpoint, ...keys, language, agent, createdAt };
  });
  await town.db.insertInto("public.pushDevice").values(devices).execute();
};

test("a resident switches push on for a browser, sees it, tests it, and removes it", async () => {
  const { dirk } = town.people;
  const { publicKey } = await dirk.notifications.getPushKey();
  expect(publicKey).toMatch(/^[\w-]{87}$/);
  const device = aDevice();
  await dirk.notifications.addDevice({ body: device });
  const [shown] = await listOf(dirk);
  expect(shown).toMatchObject({ isThisOne: true, reachedAt: null });
  const params = { deviceId: shown?.id ?? "" };
  await dirk.notifications.testDevice({ params });
  await town.runDue();
  const [sent] = town.outside.pushes;
  expect(sent?.device).toEqual({ endpoint: device.endpoint, ...device.keys });
  expect(sent?.keys.publicKey).toBe(publicKey);
  expect(JSON.parse(sent?.payload ?? "")).toMatchObject({
    title: "Een test van Testdorp",
    link: "https://stoep.example/testdorp/me/notifications",
    language: "nl",
  });
  expect((await listOf(dirk))[0]?.reachedAt).not.toBeNull();
  await dirk.notifications.removeDevice({ params });
  expect(await listOf(dirk)).toEqual([]);
  await expect(dirk.notifications.removeDevice({ params })).refuses("not_found");
  await expect(dirk.notifications.testDevice({ params })).refuses("not_found");
});

test("nobody sees, tests or removes another’s device", async () => {
  const { dirk, fatma } = town.people;
  await dirk.notifications.addDevice({ body: aDevice() });
  const params = { deviceId: (await listOf(dirk))[0]?.id ?? "" };
  expect(await listOf(fatma)).toEqual([]);
  await expect(fatma.notifications.testDevice({ params })).refuses("not_found");
  await expect(fatma.notifications.removeDevice({ params })).refuses("not_found");
  expect(await listOf(dirk)).toHaveLength(1);
});

test("the keys are made once, however many processes need them first at the same time; configured keys take precedence", async () => {
  const { dirk, fatma } = town.people;
  const asked = await Promise.all(Array.from({ length: 20 }, () => dirk.notifications.getPushKey()));
  expect(new Set(asked.map(({ publicKey }) => publicKey)).size).toBe(1);
  const pushKeys = town.outside.push.makeKeys();
  const other = await newTown({ config: { pushKeys } });
  expect((await other.people.fatma.notifications.getPushKey()).publicKey).toBe(pushKeys.publicKey);
  expect((await fatma.notifications.getPushKey()).publicKey).toBe(asked[0]?.publicKey);
});

test("an address that is not a push service’s is refused, and so are impossible keys", async () => {
  const { dirk } = town.people;
  const { keys } = aDevice();
  for (const endpoint of ["http://push.example/x", "https://push.example:22/x", "https://a:b@push.example/x"]) {
    const refused = dirk.notifications.addDevice({ body: { endpoint, keys } });
    await expect(refused).refuses("invalid_input", { endpoint: "invalid" });
  }
  const p256dh = Buffer.alloc(65, 4).toString("base64url");
  const body = { endpoint: "https://push.example/x", keys: { ...keys, p256dh } };
  await expect(dirk.notifications.addDevice({ body })).refuses("invalid_input", { endpoint: "invalid" });
  await expect(dirk.notifications.addDevice({ body: { ...body, endpoint: "javascript:alert(1)" } })).refuses(
    "invalid_input",
  );
  expect(await rows()).toEqual([]);
});

test("pressing twice, or switching on again with a new address, leaves one device of the session", async () => {
  const { dirk } = town.people;
  const device = aDevice();
  await Promise.all([1, 2, 3].map(() => dirk.notifications.addDevice({ body: device })));
  expect(await listOf(dirk)).toHaveLength(1);
  town.clock.move(1000);
  await dirk.notifications.addDevice({ body: aDevice("https://push.example/new") });
  expect((await rows()).map(({ endpoint }) => endpoint)).toEqual(["https://push.example/new"]);
});

test("a browser that somebody else signs in with belongs to them from then on", async () => {
  const { dirk, fatma } = town.people;
  const body = aDevice();
  await dirk.notifications.addDevice({ body });
  await fatma.notifications.addDevice({ body });
  expect(await listOf(dirk)).toEqual([]);
  expect(await listOf(fatma)).toHaveLength(1);
});

test("when a person has more devices than allowed, the oldest are removed", async () => {
  const { dirk } = town.people;
  await addElsewhere(dirk, maxDevices + 3);
  town.clock.move(1000);
  await dirk.notifications.addDevice({ body: aDevice() });
  const left = await listOf(dirk);
  expect(left).toHaveLength(maxDevices);
  expect(left[0]?.isThisOne).toBe(true);
});

test("when its session ends a device gets nothing more, and is soon forgotten", async () => {
  const { dirk, els } = town.people;
  await dirk.notifications.addDevice({ body: aDevice() });
  // The job that deletes devices has run, and runs again in an hour.
  await town.runDue();
  await dirk.notifications.testDevice({ params: { deviceId: (await listOf(dirk))[0]?.id ?? "" } });
  await endSession(dirk);
  await createLive(els, [town.noord], { type: "urgent" });
  await town.runDue();
  expect(town.outside.pushes).toEqual([]);
  expect(await rows()).toHaveLength(1);
  const queued = town.db.selectFrom("public.delivery").select("template").where("channel", "=", "push");
  expect(await queued.execute()).toEqual([{ template: "testPush" }]);
  await town.pass({ hours: 1 });
  expect(await rows()).toEqual([]);
});

test("a device that nothing has reached for a year is forgotten; others stay", async () => {
  const { dirk, fatma } = town.people;
  await dirk.notifications.addDevice({ body: aDevice() });
  await fatma.notifications.addDevice({ body: aDevice() });
  await town.db
    .updateTable("public.pushDevice")
    .set({ reachedAt: new Date(town.in({ days: 100 })) })
    .where("accountId", "=", fatma.accountId)
    .execute();
  town.clock.move(364 * dayMs);
  await town.pass({ hours: 1 });
  expect(await rows()).toHaveLength(2);
  await town.pass({ days: 2 });
  expect((await rows()).map(({ accountId }) => accountId)).toEqual([fatma.accountId]);
});

test("a push service that the installation does not call is refused by name, and devices there are dropped within the hour", async () => {
  const { dirk, fatma } = town.people;
  await expect(dirk.notifications.addDevice({ body: aDevice("https://elsewhere.example/x") })).refuses(
    "push_service_unknown",
  );
  expect(await rows()).toEqual([]);
  for (const who of [dirk, fatma]) await who.notifications.addDevice({ body: aDevice() });
  // As a version that asked nothing left it.
  await town.db
    .updateTable("public.pushDevice")
    .set({ endpoint: "https://elsewhere.example/x" })
    .where("accountId", "=", dirk.accountId)
    .execute();
  await town.pass({ hours: 1 });
  expect((await rows()).map(({ accountId }) => accountId)).toEqual([fatma.accountId]);
});
