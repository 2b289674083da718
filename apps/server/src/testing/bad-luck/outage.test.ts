/** PostgreSQL goes away, or hangs, while people work: clear answers in bounded time, and all is well again without a restart. */
import { setTimeout as sleep } from "node:timers/promises";
import { Refused } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { expect, type TestContext, test } from "vitest";
import { hear } from "../hearing.ts";
import { openMailSink } from "../mail-sink.ts";
import { aMessage, create, createLive, publish } from "../messages.ts";
import { until } from "../quiet.ts";
import { type Installation, newInstallation } from "./installation.ts";
import { startPostgres } from "./postgres.ts";

async function open({ onTestFinished }: TestContext) {
  const sink = await openMailSink();
  const postgres = await startPostgres();
  const house = await newInstallation({ databases: postgres.open(), settings: { MAIL_URL: sink.url } });
  onTestFinished(async () => {
    await house.close();
    await postgres.close();
    await sink.down();
  });
  await house.start();
  return { sink, postgres, house, ...asking(house), asDirk: { headers: await house.headersOf("dirk") } };
}

interface Seen {
  status: number;
  ms: number;
  retryAfter: string | null;
  body: Record<string, unknown>;
}
function asking(house: Installation) {
  const ask = async (path: string, options: RequestInit = {}): Promise<Seen> => {
    const started = performance.now();
    const response = await fetch(house.server.address + path, options);
    const body = await response.json();
    const retryAfter = response.headers.get("retry-after");
    return { status: response.status, ms: performance.now() - started, retryAfter, body };
  };
  return { ask, isReady: async () => (await ask("/health/ready")).status === 200 };
}

const sorry = {
  status: 503,
  retryAfter: expect.stringMatching(/^\d+$/),
  body: { code: "unavailable", fields: {}, requestId: expect.stringMatching(/^[\w-]{12}$/) },
};

/** A person who works on and on, and sends what was not acknowledged again under its key. */
function work(house: Installation, name: "els" | "ada" | "bram") {
  const caller = house.as(name);
  const done: { id: string; title: string }[] = [];
  const refused = new Set<string>();
  let isOver = false;
  const save = async (title: string) => {
    const idempotencyKey = newId();
    for (;;) {
      try {
        return await caller.publishing.createPost({ body: aMessage([], { title }) }, { idempotencyKey });
      } catch (error) {
        refused.add(error instanceof Refused ? error.code : String(error));
        await sleep(200);
      }
    }
  };
  const end = (async () => {
    for (let n = 0; !isOver; n++) {
      done.push(await save(`${name} ${n}`));
      await sleep(50);
    }
  })();
  return {
    done,
    refused,
    stop() {
      isOver = true;
      return end;
    },
  };
}

test.concurrent("PostgreSQL stopped for 10 s: a clear 503, recovery without restart, nothing lost, nothing twice", async (context) => {
  const { house, postgres, sink, ask, isReady, asDirk } = await open(context);
  const heard = await hear(house.server.address, asDirk.headers);
  const { pid } = house.server;
  const els = house.as("els");
  const people = (["els", "ada", "bram"] as const).map((name) => work(house, name));
  const planned = await create(els, [house.places.noord], { type: "urgent", title: "Valt in de storing" });
  await publish(els, planned, new Date(Date.now() + 4_000).toISOString());
  await until(() => people.every(({ done }) => done.length > 3));

  await postgres.down();
  const downAt = Date.now();
  const seen: Seen[] = [];
  while (Date.now() < downAt + 10_000) {
    seen.push(...(await Promise.all([ask("/api/networks"), ask("/api/feed", asDirk), ask("/health/ready")])));
    expect((await ask("/health/live")).status).toBe(200);
    await sleep(250);
  }
  await postgres.up();
  await until(isReady);

  for (const [n, response] of seen.entries()) expect(response).toMatchObject(n % 3 === 2 ? { status: 503 } : sorry);
  expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(2_500);
  const before = people.map(({ done }) => done.length);
  await until(() => people.every(({ done }, n) => done.length > (before[n] ?? 0) + 3));
  await Promise.all(people.map((person) => person.stop()));
  expect(new Set(people.flatMap(({ refused }) => [...refused]))).toEqual(new Set(["unavailable"]));
  const acknowledged = people.flatMap(({ done }) => done.map(({ id }) => id));
  const stored = await house.db.selectFrom("post").select("id").where("id", "<>", planned.id).execute();
  expect(stored.map(({ id }) => id).sort()).toEqual(acknowledged.sort());

  await until(async () => (await house.as("dirk").feed.getFeed()).items.length === 1);
  await until(() => sink.mails.length === 2);
  // What was said meanwhile is lost to the open screens: they are sent away, come back and ask for everything.
  await until(() => heard.isClosed);
  const again = await hear(house.server.address, asDirk.headers);
  await createLive(els, [house.places.noord], { title: "Alles werkt weer" });
  await until(() => again.topics.includes("feed"));
  expect((await house.as("dirk").feed.getFeed()).items.map(({ post }) => post.title)).toEqual([
    "Alles werkt weer",
    "Valt in de storing",
  ]);
  expect(sink.mails.map(({ to }) => to[0]).sort()).toEqual(["daan@thuis.example", "dirk@thuis.example"]);
  expect(house.server).toMatchObject({ pid });
  expect(house.server.isAlive()).toBe(true);
  expect(house.server.log()).not.toMatch(/"level":"(error|fatal)"/);
  heard.stop();
}, 60_000);

test.concurrent("PostgreSQL that hangs: nobody waits longer than 15 s, and all is well when it is back", async (context) => {
  const { house, postgres, ask, isReady, asDirk } = await open(context);
  const els = house.as("els");
  const [body, idempotencyKey] = [aMessage([], { title: "Tijdens het hangen" }), newId()];
  const send = () => els.publishing.createPost({ body }, { idempotencyKey });
  await els.accounts.getSession();
  const asEls = { headers: await house.headersOf("els") };
  await postgres.freeze();
  const startedAt = performance.now();
  const saved = send().catch((error) => error.code);
  const picture = `/api/files/testdorp/${"a".repeat(22)}/320`;
  // Enough to take every connection that was open before.
  const everybody = Array.from({ length: 10 }, () => ask("/api/networks"));
  const asked = [
    ...everybody,
    ask("/api/feed", asDirk),
    ask("/api/live", asDirk),
    ask(picture),
    ask("/api/posts", asEls),
  ];
  expect(await ask("/health/ready")).toMatchObject({ status: 503 });
  for (const response of await Promise.all(asked)) {
    expect(response).toMatchObject(sorry);
    expect(response.ms).toBeLessThan(16_000);
  }
  expect(await saved).toBe("unavailable");
  expect(performance.now() - startedAt).toBeLessThan(16_500);
  // Anyone who comes now, with all connections hanging, is told so sooner.
  expect((await ask("/api/networks")).ms).toBeLessThan(2_500);

  postgres.thaw();
  await until(isReady);
  const post = await send();
  expect(await send()).toEqual(post);
  const stored = await house.db.selectFrom("post").select("id").where("title", "=", body.title).execute();
  expect(stored).toEqual([{ id: post.id }]);
  expect((await ask("/api/networks")).status).toBe(200);
}, 60_000);

test.concurrent("SIGTERM while PostgreSQL hangs: the server ends all the same", async (context) => {
  const { house, postgres, ask, asDirk } = await open(context);
  await ask("/api/feed", asDirk);
  await postgres.freeze();
  const asked = ask("/api/feed", asDirk).catch(() => "cut off");
  await sleep(200);
  const startedAt = performance.now();
  await house.server.end("SIGTERM");
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  // Told so in time, or cut off with the rest.
  expect(["cut off", expect.objectContaining({ status: 503 })]).toContainEqual(await asked);
}, 60_000);
