import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { inTransaction } from "#kernel/database.ts";
import type { Listener, Live } from "#kernel/live.ts";
import { Refusal } from "#kernel/refuse.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";
import { quietLog, waitUntil } from "../testing/stand-ins.ts";
import { startLive } from "./live.ts";

let databases: TestDatabase;
let live: Live;
beforeAll(async () => {
  databases = await newDatabase();
});
afterAll(() => databases.close());
beforeEach(async () => {
  live = await startLive({ pool: databases.pool, log: quietLog });
});
afterEach(async () => {
  await live.stop();
});

const gent = "gent-id";
const dirk: Listener = { networkId: gent, accountId: "dirk", sessionId: "s1", neighbourhoodId: "muide" };
const fatma: Listener = { networkId: gent, accountId: "fatma", sessionId: "s2", neighbourhoodId: "zuid" };
const els: Listener = { networkId: gent, accountId: "els", sessionId: "s3", organisationId: "stad" };
const otto: Listener = { networkId: "leuven-id", accountId: "otto", sessionId: "s4", organisationId: "leuven" };

function listen(listener: Listener, on: Live = live) {
  const heard: string[] = [];
  const stop = on.subscribe(listener, { changed: (topic) => heard.push(topic), end: () => heard.push("end") });
  return { heard, stop };
}
/** Waits until every earlier event has been delivered. */
async function settled() {
  const mark = listen({ networkId: "mark", accountId: "mark", sessionId: "mark" });
  await live.announce(databases.platform, "feed", { networkId: "mark" });
  await expect.poll(() => mark.heard, { timeout: 10_000 }).not.toEqual([]);
  mark.stop();
}

test.each([
  ["the whole network", {}, "dirk fatma els"],
  ["a neighbourhood", { neighbourhoodIds: ["muide"] }, "dirk"],
  ["an organisation", { organisationId: "stad" }, "els"],
  [
    "neighbourhoods and an organisation",
    { neighbourhoodIds: ["zuid", "muide"], organisationId: "stad" },
    "dirk fatma els",
  ],
  ["one person", { accountId: "fatma" }, "fatma"],
])("an event for %s is heard by those and no others", async (_, audience, expected) => {
  const all = Object.entries({ dirk, fatma, els, otto }).map(([name, who]) => ({ name, ...listen(who) }));
  await live.announce(databases.platform, "feed", { networkId: gent, ...audience });
  await settled();
  expect(
    all
      .filter(({ heard }) => heard.length > 0)
      .map(({ name }) => name)
      .join(" "),
  ).toBe(expected);
});

test("an event is heard after the commit, in every process, and not after a rollback", async () => {
  const other = await startLive({ pool: databases.pool, log: quietLog });
  const here = listen(dirk);
  const there = listen(dirk, other);
  await inTransaction(databases.network("n_gent"), async (trx) => {
    await live.announce(trx, "publishing", { networkId: gent });
    await settled();
    expect(here.heard).toEqual([]);
  });
  const broken = inTransaction(databases.platform, async (trx) => {
    await live.announce(trx, "accounts", { networkId: gent });
    throw new Error("no");
  });
  await expect(broken).rejects.toThrow();
  await waitUntil(() => here.heard.length > 0 && there.heard.length > 0);
  await settled();
  expect([here.heard, there.heard]).toEqual([["publishing"], ["publishing"]]);
  await other.stop();
});

test("an event for more neighbourhoods than fit goes to the whole network", async () => {
  const { heard } = listen(dirk);
  const neighbourhoodIds = Array.from({ length: 500 }, () => crypto.randomUUID());
  await live.announce(databases.platform, "feed", { networkId: gent, neighbourhoodIds });
  await settled();
  expect(heard).toEqual(["feed"]);
});

test("a burst is heard immediately and once more, not a hundred times", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { heard } = listen(dirk);
  for (let n = 0; n < 100; n++) await live.announce(databases.platform, "conversations", { networkId: gent });
  await settled();
  expect(heard).toEqual(["conversations"]);
  for (const seconds of [1, 2, 3]) {
    vi.advanceTimersByTime(1_000);
    expect([seconds, heard.length]).toEqual([seconds, 2]);
  }
});

test("streams of ended sessions and accounts end", async () => {
  const [one, two, three] = [listen(dirk), listen(fatma), listen(els)];
  await live.end(databases.platform, { sessionIds: ["s1"] });
  await live.end(databases.platform, { accountId: "els" });
  await settled();
  expect([one.heard, two.heard, three.heard]).toEqual([["end"], [], ["end"]]);
});

test("after unsubscribing nothing is heard, and the stream is no longer counted", async () => {
  const { heard, stop } = listen(dirk);
  expect(live.count()).toBe(1);
  stop();
  await live.announce(databases.platform, "feed", { networkId: gent });
  await settled();
  expect([heard, live.count()]).toEqual([[], 0]);
});

describe("who has too many streams open is refused, and others are not:", () => {
  const inAll = 5;
  const open = async (...listeners: Listener[]) => {
    const small = await startLive({
      pool: databases.pool,
      log: quietLog,
      limits: { perSession: 2, perAccount: 3, inAll },
    });
    onTestFinished(() => small.stop());
    return listeners.map((listener) => {
      try {
        return listen(listener, small) && "open";
      } catch (error) {
        return error instanceof Refusal ? error.code : error;
      }
    });
  };
  const elsewhere = { ...dirk, sessionId: "s1b" };
  test.each([
    ["a session", [dirk, dirk, dirk, fatma], ["open", "open", "too_many_requests", "open"]],
    [
      "an account with several sessions",
      [dirk, dirk, elsewhere, elsewhere, fatma],
      ["open", "open", "open", "too_many_requests", "open"],
    ],
    [
      "everybody together",
      [dirk, dirk, fatma, fatma, els, otto],
      ["open", "open", "open", "open", "open", "unavailable"],
    ],
  ])("%s", async (_, listeners, expected) => expect(await open(...listeners)).toEqual(expected));
});

test("a lost connection comes back, and ends the streams that may have missed an event or their own end", async () => {
  const before = listen(dirk);
  await databases.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stoep-live' and datname = current_database()",
  );
  await waitUntil(() => before.heard.length > 0);
  expect(before.heard).toEqual(["end"]);
  before.stop();
  const { heard } = listen(dirk);
  await live.announce(databases.platform, "feed", { networkId: gent });
  await waitUntil(() => heard.length > 0);
});
