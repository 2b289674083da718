/** SIGTERM, as at every update: requests in progress are completed, and nothing is half done. */
import { once } from "node:events";
import { connect } from "node:net";
import { expect, type TestContext, test } from "vitest";
import { openLiveStream } from "../live-stream.ts";
import { openMailSink } from "../mail-sink.ts";
import { create, createLive, paramsOf } from "../messages.ts";
import { waitUntil } from "../stand-ins.ts";
import { type Installation, moveIn, newInstallation } from "./installation.ts";

async function open({ onTestFinished }: TestContext) {
  const sink = await openMailSink();
  const house = await newInstallation({ settings: { MAIL_URL: sink.url } });
  onTestFinished(async () => {
    await house.close();
    await sink.down();
  });
  await house.start();
  return { house, sink };
}

/** Locks a message, until it is released. */
async function hold({ databases: { pool } }: Installation, postId: string): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query("begin");
  await client.query("select from n_gent.post where id = $1 for update", [postId]);
  return async () => {
    await client.query("rollback");
    client.release();
  };
}

/** A request that has arrived and waits for the locked message. */
async function publishHeld(house: Installation) {
  const els = house.as("els");
  const post = await create(els, [house.places.noord]);
  await els.publishing.previewPost(paramsOf(post));
  const letGo = await hold(house, post.id);
  const body = { version: post.version, at: null };
  const answer = els.publishing.publishPost({ ...paramsOf(post), body }).then(
    ({ post }) => post.state,
    (error) => String(error),
  );
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await waitUntil(async () => (await house.databases.pool.query(waiting)).rowCount === 1);
  return { post, letGo, answer };
}

test.concurrent("SIGTERM: requests in progress are answered, streams and idle connections closed, and nobody new is accepted", async (context) => {
  const { house } = await open(context);
  const heard = await openLiveStream(house.server.address, await house.headersOf("dirk"));
  const { hostname, port } = new URL(house.server.address);
  const idle = connect(Number(port), hostname);
  await once(idle, "connect");
  idle.write("GET /health/live HTTP/1.1\r\nhost: stoep\r\n\r\n");
  await once(idle, "data");
  const isIdleClosed = once(idle, "close");
  const { post, letGo, answer } = await publishHeld(house);

  const ended = house.server.end("SIGTERM");
  await waitUntil(() => heard.isClosed);
  await isIdleClosed;
  await expect(fetch(`${house.server.address}/health/live`)).rejects.toThrow();
  expect(house.server.isAlive()).toBe(true);
  await letGo();
  expect(await answer).toBe("published");
  expect(await ended).toBe(0);
  const stored = await house.db.selectFrom("post").select("publishedAt").where("id", "=", post.id).executeTakeFirst();
  expect(stored?.publishedAt).toBeInstanceOf(Date);
});

test.concurrent("SIGTERM does not wait for slow requests: the server ends while they still wait", async (context) => {
  const { house } = await open(context);
  const { post, letGo, answer } = await publishHeld(house);
  expect(await house.server.end("SIGTERM")).toBe(0);
  expect(await answer).toContain("TypeError");
  await letGo();
  const stored = await house.db.selectFrom("post").select("publishedAt").where("id", "=", post.id).executeTakeFirst();
  expect(stored?.publishedAt).toBeNull();
});

test.concurrent("SIGTERM while mails go out: none is uncertain, and the rest go after the restart, each once", async (context) => {
  const { house, sink } = await open(context);
  sink.behave.delayMs = 50;
  const crowd = await moveIn(house, 100);
  const els = house.as("els");
  const post = await createLive(els, [house.places.noord], { type: "urgent", title: "Ramen dicht" });
  await waitUntil(() => sink.mails.length >= 20);
  expect(await house.server.end("SIGTERM")).toBe(0);
  const before = sink.mails.length;
  await waitUntil(sink.isAtRest);
  expect(sink.mails.length).toBe(before);
  expect(before).toBeLessThan(crowd.length);
  sink.behave.delayMs = 0;
  await house.start();

  const total = crowd.length + 2;
  await waitUntil(() => sink.mails.length >= total);
  await waitUntil(async () => (await els.publishing.getStatistics(paramsOf(post))).mails?.waiting === 0);
  const { mails } = await els.publishing.getStatistics(paramsOf(post));
  expect(mails).toEqual({ total, accepted: total, waiting: 0, failed: 0, uncertain: 0, repeated: 0 });
  expect(new Set(sink.mails.map(({ to }) => to[0])).size).toBe(sink.mails.length);
});
