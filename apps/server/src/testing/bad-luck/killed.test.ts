/** kill -9 of the server: everything acknowledged before is there afterwards, and everybody is notified once. */
import type { PostStatistics } from "@stoep/contract/publishing";
import { expect, type TestContext, test } from "vitest";
import { type MailSink, openMailSink } from "../mail-sink.ts";
import { aMessage, create, createLive, paramsOf, postOf, publish } from "../messages.ts";
import { waitUntil } from "../stand-ins.ts";
import { type Installation, letAMinutePass, moveIn, newInstallation } from "./installation.ts";

async function open({ onTestFinished }: TestContext): Promise<{ house: Installation; sink: MailSink }> {
  const sink = await openMailSink();
  const house = await newInstallation({ settings: { MAIL_URL: sink.url } });
  onTestFinished(async () => {
    await house.close();
    await sink.down();
  });
  await house.start();
  return { house, sink };
}

const titlesFor = async (house: Installation, name: "dirk" | "fatma") =>
  (await house.as(name).feed.getFeed()).items.map(postOf).map((post) => post.title);

/** Names of the jobs that are not done. */
async function leftToDo({ databases: { pool } }: Installation): Promise<string[]> {
  const { rows } = await pool.query("select name from pgboss.job where state <> 'completed'");
  return rows.map(({ name }) => name);
}

const isSettled = ({ mails }: PostStatistics) => mails !== null && (mails.total ?? 0) > 0 && mails.waiting === 0;
const recipientsOf = ({ mails }: MailSink) => mails.map(({ to }) => to[0] ?? "").sort();
const messageIdsOf = ({ mails }: MailSink) => mails.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1]);

/** Milliseconds. Each starts a server twice, and some wait for a process to have missed its heartbeats. */
const longest = 120_000;

// Each test has its own installation and mostly waits, so running them side by side takes less time.
test.concurrent(
  "kill -9 right after an acknowledged publish: still there, in the feed once, delivered once",
  async (context) => {
    const { house, sink } = await open(context);
    const crowd = await moveIn(house, 60);
    const els = house.as("els");
    const quiet = await createLive(els, [house.places.noord], { title: "Net op tijd" });
    const loud = await createLive(els, [house.places.noord], { type: "urgent", title: "Geen drinkwater" });
    await house.server.end("SIGKILL");
    await letAMinutePass(house);
    await house.start();

    for (const post of [quiet, loud]) expect(await els.publishing.getPost(paramsOf(post))).toEqual(post);
    expect(await titlesFor(house, "dirk")).toEqual(["Geen drinkwater", "Net op tijd"]);
    expect(await titlesFor(house, "fatma")).toEqual([]);
    await waitUntil(async () => isSettled(await els.publishing.getStatistics(paramsOf(loud))), 30_000);
    const { mails } = await els.publishing.getStatistics(paramsOf(loud));
    const everybody = [...crowd, house.people.dirk.email, house.people.daan.email];
    const told = recipientsOf(sink);
    expect(mails).toMatchObject({ total: everybody.length, failed: 0 });
    // Mails being sent at the instant of the kill may have gone or not: an alert goes again.
    expect(mails).toMatchObject({ accepted: everybody.length, uncertain: 0 });
    expect(told.length - everybody.length).toBeLessThanOrEqual(5);
    expect([...new Set(told)]).toEqual(everybody.sort());
    // A job after going live makes the figures of the list.
    const figures = async () => (await els.publishing.listPosts()).items.map(({ engagement }) => engagement?.reached);
    await waitUntil(async () => (await figures()).every((reached) => reached === everybody.length));
    // A job that was cut off runs again when its process has missed half a minute of heartbeats.
    await waitUntil(async () => (await leftToDo(house)).length === 0, 45_000);
  },
  longest,
);

test.concurrent(
  "kill -9 during the hand-overs: at most five go twice, all others once, and everybody is told",
  async (context) => {
    const { house, sink } = await open(context);
    sink.behave.delayMs = 20;
    const crowd = await moveIn(house, 150);
    const els = house.as("els");
    const post = await createLive(els, [house.places.noord], { type: "urgent", title: "Ramen dicht" });
    await waitUntil(() => sink.mails.length >= 30);
    await house.server.end("SIGKILL");
    await letAMinutePass(house);
    sink.behave.delayMs = 0;
    await house.start();

    await waitUntil(async () => isSettled(await els.publishing.getStatistics(paramsOf(post))), 30_000);
    const { mails } = await els.publishing.getStatistics(paramsOf(post));
    const total = crowd.length + 2;
    expect(mails).toMatchObject({ total, failed: 0, accepted: total, uncertain: 0 });
    expect(sink.mails.length - total).toBeLessThanOrEqual(5);
    expect(new Set(recipientsOf(sink)).size).toBe(total);
    // The Message-ID lets a mail program recognise the second one as the first.
    expect(new Set(messageIdsOf(sink)).size).toBe(total);
  },
  longest,
);

test.concurrent(
  "kill -9 between planning and the moment: it goes live once, whether its moment is before or after the restart",
  async (context) => {
    const { house, sink } = await open(context);
    const els = house.as("els");
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    const draft = (title: string) => create(els, [house.places.noord], { type: "urgent", title });
    const [first, second] = [await draft("Gemist"), await draft("Komt nog")];
    const missed = await publish(els, first, inSeconds(5));
    const coming = await publish(els, second, inSeconds(12));
    await house.server.end("SIGKILL");
    await waitUntil(() => Date.now() > Date.parse(missed.publishAt ?? ""));
    await house.start();
    const isInTime = Date.now() < Date.parse(coming.publishAt ?? "");

    await waitUntil(async () => (await titlesFor(house, "dirk")).length === 2, 30_000);
    const titles = await titlesFor(house, "dirk");
    // A restart that took until the second moment publishes both at once, in either order.
    expect(isInTime ? titles : titles.sort().reverse()).toEqual(["Komt nog", "Gemist"]);
    for (const { id, publishAt } of [missed, coming]) {
      const { publishedAt } = await els.publishing.getPost(paramsOf({ id }));
      const lateMs = Date.parse(publishedAt ?? "") - Date.parse(publishAt ?? "");
      expect(lateMs).toBeGreaterThanOrEqual(0);
      expect(lateMs).toBeLessThan(60_000);
    }
    const { pool } = house.databases;
    const left = "select from public.delivery where state <> 'accepted'";
    await waitUntil(async () => sink.mails.length >= 4 && (await pool.query(left)).rowCount === 0, 30_000);
    const told = sink.mails.map(({ to, raw }) => `${to[0]} ${raw.includes("Gemist")}`).sort();
    const both = (name: string) => [`${name}@thuis.example false`, `${name}@thuis.example true`];
    expect(told).toEqual([...both("daan"), ...both("dirk")]);
  },
  longest,
);

test.concurrent(
  "kill -9 while twenty editors save: everything acknowledged is there, and nothing twice",
  async (context) => {
    const { house } = await open(context);
    const els = house.as("els");
    const acknowledged: string[] = [];
    const save = async (n: number) => {
      for (let turn = 0; house.server.isAlive(); turn++) {
        const body = aMessage([house.places.noord], { title: `Bericht ${n}-${turn}` });
        await els.publishing.createPost({ body }).then(
          ({ id }) => acknowledged.push(id),
          () => {},
        );
      }
    };
    const editors = Array.from({ length: 20 }, (_, n) => save(n));
    await waitUntil(() => acknowledged.length >= 40);
    await house.server.end("SIGKILL");
    await Promise.all(editors);

    const stored = await house.db.selectFrom("post").select(["id", "title"]).execute();
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(stored.map(({ title }) => title)).size).toBe(stored.length);
    // At most the requests in progress: written, but not acknowledged.
    expect(stored.length - acknowledged.length).toBeLessThanOrEqual(20);
  },
  longest,
);
