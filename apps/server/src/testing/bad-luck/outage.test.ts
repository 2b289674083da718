/** PostgreSQL stops, or hangs, while people work: clear responses in bounded time, and everything recovers without a restart. */
import { Refused } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { expect, type TestContext, test } from "vitest";
import { openLiveStream } from "../live-stream.ts";
import { openMailSink } from "../mail-sink.ts";
import { aMessage, create, createLive, postOf, publish } from "../messages.ts";
import { waitUntil } from "../stand-ins.ts";
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
  retryAfter: string | null;
  body: Record<string, unknown>;
}
function asking(house: Installation) {
  const ask = async (path: string, options: RequestInit = {}): Promise<Seen> => {
    const response = await fetch(house.server.address + path, options);
    const body = await response.json();
    const retryAfter = response.headers.get("retry-after");
    return { status: response.status, retryAfter, body };
  };
  return { ask, isReady: async () => (await ask("/health/ready")).status === 200 };
}

const sorry = {
  status: 503,
  retryAfter: expect.stringMatching(/^\d+$/),
  body: { code: "unavailable", fields: {}, requestId: expect.stringMatching(/^[\w-]{12}$/) },
};

/** Turns that all people take together, one for each look of the test. */
function takeTurns() {
  let turn = Promise.withResolvers<void>();
  return {
    next: () => turn.promise,
    begin() {
      turn.resolve();
      turn = Promise.withResolvers();
    },
  };
}

/** A person who saves once in each turn, and resends under the same key what was not acknowledged. */
function work(house: Installation, name: "els" | "ada" | "bram", nextTurn: () => Promise<void>) {
  const caller = house.as(name);
  const done: { id: string; title: string }[] = [];
  const refused: string[] = [];
  let isOver = false;
  const save = async (title: string) => {
    const idempotencyKey = newId();
    for (;;) {
      try {
        return await caller.publishing.createPost({ body: aMessage([], { title }) }, { idempotencyKey });
      } catch (error) {
        refused.push(error instanceof Refused ? error.code : String(error));
        await nextTurn();
      }
    }
  };
  const end = (async () => {
    for (let n = 0; !isOver; n++) {
      done.push(await save(`${name} ${n}`));
      await nextTurn();
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

test.concurrent("PostgreSQL stopped for a while: a clear 503, recovery without restart, nothing lost, nothing twice", async (context) => {
  const { house, postgres, sink, ask, isReady, asDirk } = await open(context);
  const heard = await openLiveStream(house.server.address, asDirk.headers);
  const { pid } = house.server;
  const els = house.as("els");
  const turns = takeTurns();
  const people = (["els", "ada", "bram"] as const).map((name) => work(house, name, turns.next));
  const inTurns = (holds: () => boolean | Promise<boolean>) =>
    waitUntil(() => {
      turns.begin();
      return holds();
    }, 30_000);
  await inTurns(() => people.every(({ done }) => done.length > 3));
  const planned = await create(els, [house.places.noord], { type: "urgent", title: "Valt in de storing" });
  const dueAt = Date.now() + 3_000;
  await publish(els, planned, new Date(dueAt).toISOString());

  await postgres.down();
  const seen: Seen[] = [];
  // Past the time of the scheduled message, and far longer than the server's pauses between two tries.
  await inTurns(async () => {
    seen.push(...(await Promise.all([ask("/api/networks"), ask("/api/feed", asDirk), ask("/health/ready")])));
    expect((await ask("/health/live")).status).toBe(200);
    return Date.now() > dueAt + 4_000 && people.every(({ refused }) => refused.length > 5);
  });
  await postgres.up();
  await inTurns(isReady);

  for (const [n, response] of seen.entries()) expect(response).toMatchObject(n % 3 === 2 ? { status: 503 } : sorry);
  const before = people.map(({ done }) => done.length);
  await inTurns(() => people.every(({ done }, n) => done.length > (before[n] ?? 0) + 3));
  let haveStopped = false;
  void Promise.all(people.map((person) => person.stop())).then(() => {
    haveStopped = true;
  });
  await inTurns(() => haveStopped);
  expect(new Set(people.flatMap(({ refused }) => [...refused]))).toEqual(new Set(["unavailable"]));
  const acknowledged = people.flatMap(({ done }) => done.map(({ id }) => id));
  const stored = await house.db.selectFrom("post").select("id").where("id", "<>", planned.id).execute();
  expect(stored.map(({ id }) => id).sort()).toEqual(acknowledged.sort());

  await waitUntil(async () => (await house.as("dirk").feed.getFeed()).items.length === 1);
  await waitUntil(() => sink.mails.length === 2);
  // Open screens missed the events during the outage: their streams are ended, and they reconnect and refetch everything.
  await waitUntil(() => heard.isClosed);
  const again = await openLiveStream(house.server.address, asDirk.headers);
  await createLive(els, [house.places.noord], { title: "Alles werkt weer" });
  await waitUntil(() => again.topics.includes("feed"));
  expect((await house.as("dirk").feed.getFeed()).items.map(postOf).map((post) => post.title)).toEqual([
    "Alles werkt weer",
    "Valt in de storing",
  ]);
  expect(sink.mails.map(({ to }) => to[0]).sort()).toEqual(["daan@thuis.example", "dirk@thuis.example"]);
  expect(house.server).toMatchObject({ pid });
  expect(house.server.isAlive()).toBe(true);
  expect(house.server.log()).not.toMatch(/"level":"(error|fatal)"/);
  heard.stop();
});

/** Locks the messages until the returned function is called: each of their readers waits with a connection of its own. */
async function lockMessages({ db, networks }: Installation): Promise<() => Promise<void>> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const over = db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.id(networks.testdorp.schema, "post")} in access exclusive mode`.execute(trx);
    locked.resolve();
    await released.promise;
  });
  await Promise.race([locked.promise, over]);
  return () => {
    released.resolve();
    return over;
  };
}

async function countWaiting({ db }: Installation): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

test.concurrent("PostgreSQL hanging: everybody is refused while it hangs, most of them soon, and all is well when it is back", async (context) => {
  const { house, postgres, ask, isReady, asDirk } = await open(context);
  const els = house.as("els");
  const [body, idempotencyKey] = [aMessage([], { title: "Tijdens het hangen" }), newId()];
  const send = () => els.publishing.createPost({ body }, { idempotencyKey });
  await els.accounts.getSession();
  const asEls = { headers: await house.headersOf("els") };
  let answered = 0;
  const counted = <T>(request: Promise<T>) => request.finally(() => answered++);
  const unlock = await lockMessages(house);
  // These have a connection when everything stops, whatever the server's own jobs take.
  const reading = Array.from({ length: 3 }, () => counted(ask("/api/posts", asEls)));
  await waitUntil(async () => (await countWaiting(house)) === reading.length);
  await postgres.freeze();
  const saved = counted(send()).catch((error) => error.code);
  const picture = `/api/files/testdorp/${"a".repeat(22)}/320`;
  // Enough requests to take every other connection.
  const everybody = Array.from({ length: 10 }, () => ask("/api/networks"));
  const others = [...everybody, ask("/api/feed", asDirk), ask("/api/live", asDirk), ask(picture)].map(counted);
  expect(await ask("/health/ready")).toMatchObject({ status: 503 });
  // A request that comes when all connections hang is refused while those that have one still wait.
  expect(await ask("/api/networks")).toMatchObject(sorry);
  expect(answered).toBeLessThanOrEqual(others.length + 1);
  // Only the server's own limit ends these: PostgreSQL is brought back afterwards.
  for (const response of await Promise.all([...reading, ...others])) expect(response).toMatchObject(sorry);
  expect(await saved).toBe("unavailable");
  // New connections hang as well.
  expect(await ask("/api/networks")).toMatchObject(sorry);

  postgres.thaw();
  await unlock();
  await waitUntil(isReady);
  const post = await send();
  expect(await send()).toEqual(post);
  const stored = await house.db.selectFrom("post").select("id").where("title", "=", body.title).execute();
  expect(stored).toEqual([{ id: post.id }]);
  expect((await ask("/api/networks")).status).toBe(200);
});

test.concurrent("SIGTERM while PostgreSQL hangs: the server ends anyway", async (context) => {
  const { house, postgres, ask, asDirk } = await open(context);
  await ask("/api/feed", asDirk);
  await postgres.freeze();
  const asked = ask("/api/feed", asDirk).catch(() => "cut off");
  // Requests sent before this one have arrived.
  await ask("/health/live");
  await house.server.end("SIGTERM");
  // Refused in time, or cut off with the rest.
  expect(["cut off", expect.objectContaining({ status: 503 })]).toContainEqual(await asked);
});
