import { connect } from "node:net";
import { notifications } from "@stoep/contract/notifications";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "#kernel/actor.ts";
import { openHttp } from "#kernel/http.ts";
import type { Live } from "#kernel/live.ts";
import { startLive } from "../../adapters/live.ts";
import { contractInspector } from "../../testing/contract-checks.ts";
import { newDatabase, type TestDatabase } from "../../testing/database.ts";
import { anyConfig, gent, noPorts, nothingProvided, quietLog, waitUntil } from "../../testing/stand-ins.ts";
import { capability } from "./index.ts";

let databases: TestDatabase;
let live: Live;
let http: FastifyInstance;
let address: string;

/** Finding out who calls takes as long as this. */
let identifying = async () => {};
const now = new Date("2026-05-12T08:00:00Z");

const signedIn = (name: string) => ({
  sessionId: `${name}-session`,
  accountId: name,
  language: "nl" as const,
  isSystem: false,
  openUntil: new Date(now.getTime() + 60_000),
  name: "Dirk Peeters",
});
const resident = {
  network: gent,
  residentId: "r",
  householdId: "h",
  streetId: null,
  residentKind: "person",
  followedIds: [] as string[],
  isProven: true,
} as const;
const actors: Record<string, Actor> = {
  "Bearer dirk": { kind: "resident", ...signedIn("dirk"), ...resident, neighbourhoodId: "muide" },
  "Bearer fatma": { kind: "resident", ...signedIn("fatma"), ...resident, neighbourhoodId: "zuid" },
  "Bearer nobody-yet": { kind: "account", ...signedIn("nobody-yet") },
};

beforeAll(async () => {
  databases = await newDatabase();
  live = await startLive({ pool: databases.pool, log: quietLog });
  http = await openHttp({
    countWrite: async () => {},
    databases,
    live,
    modules: { notifications: capability.module },
    jobs: { enqueue: async () => {} },
    config: anyConfig,
    ports: noPorts,
    log: quietLog,
    provided: nothingProvided,
    clock: { now: () => now },
    identify: async ({ authorization }) => {
      await identifying();
      return actors[authorization ?? ""] ?? { kind: "guest" };
    },
    inspect: contractInspector,
  });
  address = await http.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await live.stop();
  // Otherwise the connection of the last response would be kept open for another request, and closing would wait for it.
  http.server.closeAllConnections();
  await http.close();
  await databases.close();
});

async function open(name: string) {
  const leave = new AbortController();
  const response = await fetch(`${address}/api${notifications.listen.path}`, {
    headers: { authorization: `Bearer ${name}` },
    signal: leave.signal,
  });
  const heard: unknown[] = [];
  const stream = { status: response.status, heard, isOver: false, leave: () => leave.abort() };
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const [, data] of chunk.matchAll(/^data: (.*)$/gm)) heard.push(JSON.parse(data ?? ""));
    }
  };
  read()
    .catch(() => {})
    .finally(() => {
      stream.isOver = true;
    });
  return stream;
}

test("a resident's screen hears what changed in their own neighbourhood, and in no other", async () => {
  const [dirk, fatma] = [await open("dirk"), await open("fatma")];
  await live.announce(databases.platform, "publishing", { networkId: gent.id, neighbourhoodIds: ["muide"] });
  await live.announce(databases.platform, "accounts", { networkId: gent.id, accountId: "fatma" });
  await waitUntil(() => dirk.heard.length > 0 && fatma.heard.length > 0);
  expect([dirk.heard, fatma.heard]).toEqual([[{ topic: "publishing" }], [{ topic: "accounts" }]]);
  dirk.leave();
  fatma.leave();
  await waitUntil(() => live.count() === 0);
});

test("a stream ends when the session is ended", async () => {
  const dirk = await open("dirk");
  await live.end(databases.platform, { sessionIds: ["dirk-session"] });
  await waitUntil(() => dirk.isOver);
  await waitUntil(() => live.count() === 0);
});

test("an eleventh stream of one session is refused until another is left", async () => {
  const streams = await Promise.all(Array.from({ length: 12 }, () => open("dirk")));
  expect(streams.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429, 429]);
  expect((await open("fatma")).status).toBe(200);
  streams.find(({ status }) => status === 200)?.leave();
  await waitUntil(() => live.count() === 10);
  expect((await open("dirk")).status).toBe(200);
  await live.end(databases.platform, { accountId: "dirk" });
  await live.end(databases.platform, { accountId: "fatma" });
  await waitUntil(() => live.count() === 0);
});

test("a stream that is left while it is being opened takes no place", async () => {
  const isAsked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const isGone = Promise.withResolvers<void>();
  identifying = () => {
    isAsked.resolve();
    return mayAnswer.promise;
  };
  http.server.once("connection", (socket) => socket.once("close", () => isGone.resolve()));
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.write("GET /api/live HTTP/1.1\r\nhost: x\r\nauthorization: Bearer dirk\r\n\r\n");
  await isAsked.promise;
  socket.destroy();
  await isGone.promise;
  identifying = async () => {};
  mayAnswer.resolve();
  const fatma = await open("fatma");
  expect(live.count()).toBe(1);
  fatma.leave();
  await waitUntil(() => live.count() === 0);
});

test("a person who belongs nowhere yet hears only what is meant for them; a guest is turned away", async () => {
  const someone = await open("nobody-yet");
  await live.announce(databases.platform, "feed", { networkId: gent.id });
  await live.announce(databases.platform, "accounts", { networkId: gent.id, accountId: "nobody-yet" });
  await waitUntil(() => someone.heard.length > 0);
  expect(someone.heard).toEqual([{ topic: "accounts" }]);
  someone.leave();
  await waitUntil(() => live.count() === 0);
  expect((await open("guest")).status).toBe(401);
});
