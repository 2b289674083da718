import type { PostDraft } from "@stoep/contract/publishing";
import { beforeEach, expect, test } from "vitest";
import type { MailPort } from "#kernel/ports.ts";
import { readProgress } from "#modules/notifications/index.ts";
import { change, create, createLive, paramsOf, publish } from "../../testing/messages.ts";
import { newTown, type Town } from "../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await newTown();
});

const urgent: Partial<PostDraft> = {
  type: "urgent",
  title: "Geen drinkwater",
  textHtml: "<p>Kook het water.</p>",
  translations: [{ language: "tr", title: "İçme suyu yok", textHtml: "<p>Suyu kaynatın.</p>" }],
};

const recipients = () =>
  town
    .mails()
    .map(({ to }) => to.split("@")[0])
    .sort();

test("an urgent message is mailed at once to everyone it reaches, in their language", async () => {
  const { els } = town.people;
  const post = await createLive(els, [town.zuid], urgent);
  await town.runDue();
  expect(recipients()).toEqual(["bakker", "fatma", "gust"]);
  const [inTurkish] = town.mails("fatma@thuis.example");
  expect(inTurkish?.subject).toContain("İçme suyu yok");
  expect(inTurkish?.text).toContain("Suyu kaynatın.");
  expect(inTurkish?.text).toContain(`https://stoep.example/testdorp/m/${post.id}`);
  const [inDutch] = town.mails("gust@thuis.example");
  expect(inDutch?.subject).toContain("Geen drinkwater");
  const progress = await readProgress(town.databases.platform, post.id);
  expect(progress).toEqual({ total: 3, accepted: 3, waiting: 0, failed: 0, uncertain: 0 });
});

test("only urgent messages are mailed", async () => {
  const { els } = town.people;
  const post = await createLive(els, [town.zuid]);
  await town.runDue();
  expect(town.mails()).toEqual([]);
  expect((await els.publishing.getStatistics(paramsOf(post))).mails).toBeNull();
});

test("who refused alerts, moved away or is switched off gets none", async () => {
  const { els, fatma, gust, bakker } = town.people;
  const ofResident = (accountId: string, changes: object) =>
    town.db.updateTable("resident").set(changes).where("accountId", "=", accountId).execute();
  await ofResident(fatma.accountId, { wantsAlertMails: false });
  await ofResident(gust.accountId, { leftAt: town.clock.now() });
  const switchedOff = { disabledAt: town.clock.now() };
  await town.db.updateTable("public.account").set(switchedOff).where("id", "=", bakker.accountId).execute();
  await createLive(els, [town.zuid], urgent);
  await town.runDue();
  expect(town.mails()).toEqual([]);
});

test("a planned one is mailed at its moment, once", async () => {
  const { els } = town.people;
  await publish(els, await create(els, [town.noord], urgent), town.in({ hours: 1 }));
  await town.pass({ minutes: 59 });
  expect(town.mails()).toEqual([]);
  await town.pass({ minutes: 1 });
  await town.runAgain("publishing.goLive");
  await town.pass({ minutes: 1 });
  expect(recipients()).toEqual(["daan", "dirk"]);
});

test("one that is deleted before the mails are queued mails nobody", async () => {
  const { els } = town.people;
  const post = await createLive(els, [town.zuid], urgent);
  await els.publishing.deletePost(paramsOf(post));
  await town.runDue();
  expect(town.mails()).toEqual([]);
});

test("one that is deleted while its mails wait mails nobody; what is on its way, and other mails, go", async () => {
  let isDown = true;
  const sent: string[] = [];
  const send: MailPort["send"] = async ({ to }) => {
    if (isDown) return { outcome: "deferred", reason: "busy" };
    sent.push(to.split("@")[0] ?? "");
    return { outcome: "accepted", reply: "250" };
  };
  const slow = await newTown({ mail: { send, close: async () => {} } });
  const { els } = slow.people;
  const gone = await createLive(els, [slow.zuid], urgent);
  await createLive(els, [slow.noord], urgent);
  await slow.runDue();
  const ofGone = () => slow.db.selectFrom("public.delivery").select("state").where("subjectId", "=", gone.id).execute();
  expect(await ofGone()).toEqual(Array(3).fill({ state: "queued" }));
  await slow.db
    .updateTable("public.delivery")
    .set({ state: "sending", leasedUntil: slow.clock.now() })
    .where("subjectId", "=", gone.id)
    .where("recipient", "like", "gust@%")
    .execute();
  await els.publishing.deletePost(paramsOf(gone));
  expect(await ofGone()).toEqual([{ state: "sending" }]);
  isDown = false;
  await slow.pass({ minutes: 2 });
  expect(sent.sort()).toEqual(["daan", "dirk"]);
});

test("fifty calls to publish mail everybody once", async () => {
  const { els } = town.people;
  const post = await create(els, [town.zuid, town.noord], urgent);
  await els.publishing.previewPost(paramsOf(post));
  const call = () => els.publishing.publishPost({ ...paramsOf(post), body: { version: 1, at: null } });
  await Promise.allSettled(Array.from({ length: 50 }, call));
  await town.runDue();
  expect(recipients()).toEqual(["bakker", "daan", "dirk", "fatma", "gust"]);
});

test("when it comes to reach more people, they are told, and nobody twice", async () => {
  const { els } = town.people;
  const post = await createLive(els, [town.noord], urgent);
  await town.runDue();
  const wider = await change(els, post, { neighbourhoodIds: [town.noord.id, town.zuid.id] });
  await town.runDue();
  expect(recipients()).toEqual(["bakker", "daan", "dirk", "fatma", "gust"]);
  await change(els, wider, { title: "Weer drinkwater" });
  await town.runDue();
  expect(town.mails()).toHaveLength(5);
});

test("an old one that comes to reach more people mails nobody", async () => {
  const { els } = town.people;
  const post = await createLive(els, [town.oost], urgent);
  await town.pass({ hours: 25 });
  await change(els, post, { neighbourhoodIds: [town.noord.id] });
  await town.runDue();
  expect(town.mails()).toEqual([]);
});
