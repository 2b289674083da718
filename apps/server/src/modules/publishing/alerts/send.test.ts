import type { PostDraft } from "@stoep/contract/publishing";
import { beforeEach, expect, test } from "vitest";
import { systemClock } from "#kernel/clock.ts";
import type { MailPort } from "#kernel/ports.ts";
import { networkList } from "#modules/accounts/index.ts";
import { countDeliveries } from "#modules/notifications/index.ts";
import { startJobs } from "../../../adapters/jobs.ts";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { change, create, createLive, paramsOf, publish } from "../../../testing/messages.ts";
import { allProvided } from "../../../testing/provided.ts";
import { quietLog, waitUntil } from "../../../testing/stand-ins.ts";
import { newTown, nextTown, type Town } from "../../../testing/town.ts";
import { sendAlert } from "./send.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
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
  const { mail } = await countDeliveries(town.databases.platform, post.id);
  expect(mail).toEqual({ total: 3, accepted: 3, waiting: 0, failed: 0, uncertain: 0, repeated: 0 });
});

test("its links and lists arrive in both parts of the mail", async () => {
  const textHtml =
    '<p>Kijk <a href="https://stad.gent/water?a=1&amp;b=2">hier</a>.</p><ol><li>Kook</li><li>Koel</li></ol><ul><li>Drink</li></ul>';
  await createLive(town.people.els, [town.noord], { ...urgent, textHtml });
  await town.runDue();
  const [mail] = town.mails("dirk@thuis.example");
  expect(mail?.text).toContain("Kijk hier (https://stad.gent/water?a=1&b=2).\n1. Kook\n2. Koel\n• Drink\n");
  expect(mail?.html).toContain('<a href="https://stad.gent/water?a=1&amp;b=2"');
  expect(mail?.html).toContain("1. Kook<br>2. Koel<br>• Drink");
});

test("only urgent messages are mailed", async () => {
  const { els } = town.people;
  const post = await createLive(els, [town.zuid]);
  await town.runDue();
  expect(town.mails()).toEqual([]);
  expect((await els.publishing.getStatistics(paramsOf(post))).mails).toBeNull();
});

test("people who refused alerts, moved away or were switched off get none", async () => {
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

test("one deleted before its mails are queued mails nobody", async () => {
  const { els } = town.people;
  const post = await createLive(els, [town.zuid], urgent);
  await els.publishing.deletePost(paramsOf(post));
  await town.runDue();
  expect(town.mails()).toEqual([]);
});

test("one deleted while its mails wait mails nobody; a mail being sent, and other mails, still go", async () => {
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

test("when an alert is extended to more people, they are told, and nobody twice", async () => {
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

/** Creates this many neighbourhoods without residents, whose ids come before those of the town. */
async function emptyPlaces({ db, noord }: Town, count: number) {
  const own = db.selectFrom("neighbourhood").selectAll().where("id", "=", noord.id);
  // The database generates its words.
  const { words: _, ...like } = await own.executeTakeFirstOrThrow();
  const idOf = (n: number) => `00000000-0000-4000-8000-0000000000${10 + n}`;
  const places = Array.from({ length: count }, (_, n) => ({ ...noord, id: idOf(n) }));
  await db
    .insertInto("neighbourhood")
    .values(places.map(({ id }) => ({ ...like, id, code: id })))
    .execute();
  return places;
}

test("an alert to many neighbourhoods, queued in several transactions, reaches all of them once", async () => {
  const { els } = town.people;
  // The residents live in the last ones.
  await createLive(els, [...(await emptyPlaces(town, 25)), town.noord, town.zuid], urgent);
  await town.runDue();
  expect(recipients()).toEqual(["bakker", "daan", "dirk", "fatma", "gust"]);
  await town.runAgain("publishing.alertReached");
  await town.runDue();
  expect(town.mails()).toHaveLength(5);
});

/** The worker of a server, for the job of alerts only. */
const aWorker = ({ databases, config, outside, app }: Town) =>
  startJobs({
    databases,
    config,
    jobs: [sendAlert],
    networks: networkList(databases.platform),
    live: app.live,
    clock: systemClock,
    ports: outside,
    log: quietLog,
    provided: allProvided,
    mode: "work",
  });

test("a server that stops in the middle of an alert hands it over: nobody is missed, and nobody is told twice", async () => {
  // A worker uses the database's clock.
  town = await newTown({ at: new Date() });
  const { databases, db, noord, zuid } = town;
  // Ten to a transaction: people live in the last of the first, and in the only one of the second.
  const post = await createLive(town.people.els, [...(await emptyPlaces(town, 9)), noord, zuid], urgent);
  const queued = async () => {
    const rows = await db.selectFrom("public.delivery").select("id").where("subjectId", "=", post.id).execute();
    return rows.length;
  };
  const busy = await databases.pool.connect();
  await busy.query(`begin; set local search_path to ${town.networks.testdorp.schema}`);
  await busy.query("update post set title = title where id = $1", [post.id]);
  const stopping = await aWorker(town);
  await untilBlocked(databases, new Promise(() => {}));
  const stopped = stopping.stop();
  await busy.query("rollback");
  busy.release();
  await stopped;
  const before = await queued();
  expect([2, 3]).toContain(before);
  const next = await aWorker(town);
  await waitUntil(async () => (await queued()) > before);
  await next.stop();
  await town.pass({ minutes: 1 });
  expect(recipients()).toEqual(["bakker", "daan", "dirk", "fatma", "gust"]);
});

test("extending an old alert mails nobody", async () => {
  const { els } = town.people;
  const post = await createLive(els, [town.oost], urgent);
  await town.pass({ hours: 25 });
  await change(els, post, { neighbourhoodIds: [town.noord.id] });
  await town.runDue();
  expect(town.mails()).toEqual([]);
});

test("an alert that is deleted while its mails are being queued is sent to nobody", async () => {
  const { els } = town.people;
  const post = await createLive(els, [town.zuid], urgent);
  // Only the alert's job needs the message.
  await town.db.updateTable("post").set({ awaitsFigures: false }).execute();
  const deleting = await town.databases.pool.connect();
  await deleting.query(`begin; set local search_path to ${town.networks.testdorp.schema}`);
  await deleting.query("update post set deleted_at = $1 where id = $2", [town.clock.now(), post.id]);
  const queueing = town.runDue();
  await untilBlocked(town.databases, queueing);
  await deleting.query("commit");
  deleting.release();
  await queueing;
  await town.runDue();
  expect(town.mails()).toEqual([]);
});
