/** People coming to an activity are also notified of changes on their devices. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { webPush } from "../../../adapters/push/push-web.ts";
import { liveActivity } from "../../../testing/activities.ts";
import { sendConfirmed } from "../../../testing/messages.ts";
import { openPushService, type PushService } from "../../../testing/push-receiver.ts";
import { newTown, type Person, type Town } from "../../../testing/town.ts";

let service: PushService;
let town: Town;
beforeEach(async () => {
  service = await openPushService();
  town = await newTown({
    push: webPush({ sender: "noreply@stoep.example", nearness: "home", services: ["127.0.0.1"], timeoutMs: 300 }),
  });
});
afterEach(() => service.close());

async function switchOn(who: Person) {
  const browser = service.browser(who.name);
  await who.notifications.addDevice({ body: browser.device });
  return browser;
}

test("moves, cancellations, restored dates and free places are pushed once each, besides the mails, and to nobody else", async () => {
  const { dirk, gust, fatma, els } = town.people;
  const [phone, waiting] = [await switchOn(dirk), await switchOn(gust), await switchOn(fatma)];
  const post = await liveActivity(town, { capacity: 1 });
  const params = { dateId: post.dates[0]?.id ?? "" };
  await dirk.publishing.sayComing({ params, body: { people: 1 } });
  await gust.publishing.sayComing({ params, body: { people: 1 } });
  const titles = async (browser: typeof phone, path: string) => {
    await town.runDue();
    const own = service.taken.filter((one) => one.path === path).map(({ body }) => browser.open(body));
    return own.map((shown) => (shown as { title: string }).title);
  };
  const day = { fromDay: "2026-06-21", fromTime: "15:00", untilDay: "2026-06-21", untilTime: "17:00", place: null };
  await sendConfirmed((confirmed) => els.publishing.moveDates({ params, body: { ...day, which: "one", confirmed } }));
  await titles(phone, "/dirk");
  await sendConfirmed((confirmed) =>
    els.publishing.cancelDates({ params, body: { which: "one", reason: "Onweer", confirmed } }),
  );
  await titles(phone, "/dirk");
  await sendConfirmed((confirmed) => els.publishing.restoreDates({ params, body: { which: "one", confirmed } }));
  await titles(phone, "/dirk");
  await dirk.publishing.sayNotComing({ params });
  const told = ["Gewijzigd: Buurtfeest", "Geannuleerd: Buurtfeest", "Gaat toch door: Buurtfeest"];
  expect(await titles(phone, "/dirk")).toEqual(told);
  expect(await titles(waiting, "/gust")).toEqual([...told, "Er is plaats voor je: Buurtfeest"]);
  expect(await titles(phone, "/fatma")).toEqual([]);
  expect(town.mails(dirk.email).map(({ subject }) => subject)).toEqual(told);
});

test("people who are coming choose how they are notified, and one click ends the mails", async () => {
  const { dirk, gust, els } = town.people;
  const post = await liveActivity(town);
  const params = { dateId: post.dates[0]?.id ?? "" };
  for (const who of [dirk, gust]) await who.publishing.sayComing({ params, body: { people: 1 } });
  await gust.notifications.setNoticePreferences({ body: { groups: [{ group: "activities", mail: "daily" }] } });
  await sendConfirmed((confirmed) =>
    els.publishing.cancelDates({ params, body: { which: "one", reason: "Onweer", confirmed } }),
  );
  await town.runDue();
  const [mail] = town.mails(dirk.email);
  expect(mail?.text).toContain("Onweer");
  expect(town.mails(gust.email)).toEqual([]);
  const token = /unsubscribe#([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  await dirk.notifications.unsubscribe({ params: { token } });
  await sendConfirmed((confirmed) => els.publishing.restoreDates({ params, body: { which: "one", confirmed } }));
  await town.pass({ days: 1 });
  expect(town.mails(dirk.email)).toHaveLength(1);
  expect(town.mails(gust.email).map(({ subject }) => subject)).toEqual(["Nieuw voor jou in Testdorp"]);
  const { items } = await dirk.notifications.listNotices();
  const kinds = items.map(({ kind }) => kind).filter((kind) => kind.startsWith("publishing.dates"));
  expect(kinds.sort()).toEqual(["publishing.datesCancelled", "publishing.datesRestored"]);
});
