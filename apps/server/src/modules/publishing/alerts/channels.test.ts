/** Alerts on devices and by text message, besides the mails. */
import type { PostDraft } from "@stoep/contract/publishing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countDeliveries } from "#modules/notifications/index.ts";
import { webPush } from "../../../adapters/push/push-web.ts";
import { create, createLive, paramsOf } from "../../../testing/messages.ts";
import { openPushService, type PushService } from "../../../testing/push-receiver.ts";
import { newTown, nextTown, type Person, type Town } from "../../../testing/town.ts";

let service: PushService;
let town: Town;
beforeEach(async () => {
  service = await openPushService();
  const push = webPush({ sender: "noreply@stoep.example", nearness: "home", services: ["127.0.0.1"], timeoutMs: 300 });
  town = await newTown({ push, config: { textAlerts: true } });
});
afterEach(() => service.close());

const urgent: Partial<PostDraft> = {
  type: "urgent",
  title: "Geen drinkwater",
  textHtml: "<p>Kook het water.</p>",
  translations: [{ language: "tr", title: "İçme suyu yok", textHtml: "<p>Suyu kaynatın.</p>" }],
};
/** An alert to Fatma, Gust and the baker. */
const alarm = () => createLive(town.people.els, [town.zuid], urgent);
const progressOf = ({ id }: { id: string }) => countDeliveries(town.databases.platform, id);

async function switchOn(who: Person, name: string = who.name) {
  const browser = service.browser(name);
  await who.notifications.addDevice({ body: browser.device });
  return browser;
}
const devices = async () =>
  (await town.db.selectFrom("public.pushDevice").select("endpoint").execute()).map(
    ({ endpoint }) => new URL(endpoint).pathname,
  );
const setPhone = (who: Person, phone: string) =>
  town.db
    .insertInto("public.factor")
    .values({
      id: crypto.randomUUID(),
      accountId: who.accountId,
      kind: "text",
      name: "sms",
      phone,
      createdAt: town.clock.now(),
    })
    .execute();
const names = (who: string) => ({ firstName: who, lastName: "Peeters", publicName: who });

test("an alert is shown on the devices of the people it reaches, in their language, and nowhere else", async () => {
  const { fatma, gust, dirk } = town.people;
  const [phone] = await Promise.all([switchOn(fatma), switchOn(gust), switchOn(dirk)]);
  const post = await alarm();
  await town.runDue();
  expect(service.taken.map(({ path }) => path).sort()).toEqual(["/fatma", "/gust"]);
  const taken = service.taken.find(({ path }) => path === "/fatma");
  expect(phone.open(taken?.body ?? Buffer.alloc(0))).toEqual({
    title: "Acil duyuru: İçme suyu yok",
    text: "Suyu kaynatın.",
    link: `https://stoep.example/testdorp/m/${post.id}`,
    language: "tr",
    tag: post.id,
  });
  expect(taken?.body.length).toBeLessThan(4096);
  expect(await progressOf(post)).toMatchObject({ mail: { accepted: 3 }, push: { total: 2, accepted: 2 }, text: null });
});

test("its preview lists text messages if the installation sends them", async () => {
  const { els } = town.people;
  const post = await create(els, [town.zuid], urgent);
  expect((await els.publishing.previewPost(paramsOf(post))).sendsBy).toEqual(["mail", "push", "text"]);
});

test("people who refuse mails still get it on a device where they switched push on", async () => {
  const { fatma } = town.people;
  await switchOn(fatma);
  await fatma.residents.updateMyResidence({ body: { ...names("Fatma"), wantsAlertMails: false } });
  const post = await alarm();
  await town.runDue();
  expect(town.mails(fatma.email)).toEqual([]);
  expect(service.taken).toHaveLength(1);
  expect(await progressOf(post)).toMatchObject({ mail: { total: 2 }, push: { accepted: 1 } });
});

test.each([404, 410])(
  "a device that no longer exists (%i) is deleted; the others and the mails go on",
  async (status) => {
    const { fatma, gust } = town.people;
    await switchOn(fatma);
    await switchOn(gust);
    service.answers.set("/fatma", { status });
    const post = await alarm();
    await town.runDue();
    expect(await devices()).toEqual(["/gust"]);
    expect(await progressOf(post)).toMatchObject({ mail: { accepted: 3 }, push: { failed: 1, accepted: 1 } });
  },
);

test("a busy push service is tried again, no sooner than it asks", async () => {
  const { fatma } = town.people;
  await switchOn(fatma);
  service.answers.set("/fatma", { status: 429, headers: { "retry-after": "600" } });
  const post = await alarm();
  await town.runDue();
  await town.pass({ minutes: 9 });
  expect(service.taken).toHaveLength(1);
  service.answers.delete("/fatma");
  await town.pass({ minutes: 2 });
  expect(service.taken).toHaveLength(2);
  expect(await progressOf(post)).toMatchObject({ push: { accepted: 1, repeated: 0 } });
});

test("a push service that is down holds up no mail, and gets every alert once it is back", async () => {
  const { fatma, gust } = town.people;
  await switchOn(fatma);
  await switchOn(gust);
  for (const path of ["/fatma", "/gust"]) service.answers.set(path, { status: 500 });
  const post = await alarm();
  await town.runDue();
  expect(await progressOf(post)).toMatchObject({ mail: { accepted: 3 }, push: { waiting: 2 } });
  service.answers.clear();
  await town.pass({ minutes: 2 });
  expect(await progressOf(post)).toMatchObject({ push: { accepted: 2, repeated: 0 } });
});

test("a push service that never answers gets an alert three times at most, and the figures say so", async () => {
  const { fatma } = town.people;
  await switchOn(fatma);
  service.answers.set("/fatma", "nothing");
  const post = await alarm();
  await town.runDue();
  expect(await progressOf(post)).toMatchObject({ push: { waiting: 1, repeated: 1 } });
  for (let turn = 0; turn < 5; turn++) await town.pass({ minutes: 6 });
  expect(service.taken).toHaveLength(3);
  expect(await progressOf(post)).toMatchObject({ push: { waiting: 0, uncertain: 1, repeated: 1 } });
  expect(await devices()).toEqual(["/fatma"]);
});

test("by text message to people who asked for it, at their confirmed number", async () => {
  const { fatma, gust } = town.people;
  await setPhone(fatma, "+32470123456");
  await setPhone(gust, "+32470654321");
  const saved = await fatma.residents.updateMyResidence({
    body: { ...names("Fatma"), wantsAlertMails: true, wantsAlertTexts: true },
  });
  expect(saved).toMatchObject({ wantsAlertTexts: true, alertTexts: { phone: "… 456" } });
  const post = await alarm();
  await town.runDue();
  const body = `Acil duyuru: İçme suyu yok\nhttps://stoep.example/testdorp/m/${post.id}`;
  expect(town.outside.texts).toEqual([{ to: "+32470123456", body }]);
  expect(await progressOf(post)).toMatchObject({ text: { total: 1, accepted: 1 } });
});

test("up to the ceiling of the month: the preview says about how many are left, and the rest go by the other ways", async () => {
  const { ada, els, fatma, gust } = town.people;
  for (const [who, phone] of [
    [fatma, "+32470123456"],
    [gust, "+32470654321"],
  ] as const) {
    await setPhone(who, phone);
    await who.residents.updateMyResidence({
      body: { ...names(who.name), wantsAlertMails: true, wantsAlertTexts: true },
    });
  }
  await ada.accounts.setTextCeiling({ body: { ceiling: 1 } });
  const ways = async () => {
    const post = await create(els, [town.zuid], urgent);
    const { sendsBy, textsLeft } = await els.publishing.previewPost(paramsOf(post));
    return { sendsBy, textsLeft };
  };
  expect(await ways()).toEqual({ sendsBy: ["mail", "push", "text"], textsLeft: 10 });
  const post = await alarm();
  await town.runDue();
  expect(town.outside.texts).toHaveLength(1);
  expect(await progressOf(post)).toMatchObject({ mail: { accepted: 3 }, text: { total: 1 } });
  expect(await ways()).toEqual({ sendsBy: ["mail", "push"], textsLeft: 0 });
});

test("without a confirmed number nobody gets text messages, and the resident is told why", async () => {
  const { fatma } = town.people;
  expect((await fatma.residents.getMyResidence()).alertTexts).toEqual({ phone: null });
  const body = { ...names("Fatma"), wantsAlertMails: true, wantsAlertTexts: true };
  const refused = fatma.residents.updateMyResidence({ body });
  await expect(refused).refuses("invalid_input", { wantsAlertTexts: "phoneNotConfirmed" });
  expect((await fatma.residents.getMyResidence()).wantsAlertTexts).toBe(false);
});

test("an installation that sends no alerts by text message offers none, and sends none", async () => {
  const other = await nextTown();
  const { fatma, els } = other.people;
  expect((await fatma.residents.getMyResidence()).alertTexts).toBeNull();
  await other.db.updateTable("resident").set({ wantsAlertTexts: true }).execute();
  await createLive(els, [other.zuid], urgent);
  await other.runDue();
  expect(other.outside.texts).toEqual([]);
});
