/** The live events of kernel/live.ts, carried by PostgreSQL. */
import type { LiveTopic } from "@stoep/contract/kernel";
import { sql } from "kysely";
import pg from "pg";
import { atCommit, type Db } from "#kernel/database.ts";
import type { Audience, Listener, Live, Stream, StreamLimits, StreamsToEnd } from "#kernel/live.ts";
import type { Log } from "#kernel/log.ts";
import { refuse } from "#kernel/refuse.ts";

const channel = "stoep_live";
/** PostgreSQL's limit is just under 8,000 bytes. */
const payloadBytes = 7_900;
/** The ids of this many fit into one payload. */
const sessionsAtOnce = 100;
const checkMs = 20_000;
const quietMs = 1_000;

/** Each screen has one: ten tabs of a browser, and a person with several browsers. */
export const streamsOfOne = { perSession: 10, perAccount: 50 };

type Message = { topic: LiveTopic; audience: Audience } | { ended: StreamsToEnd };

const reaches = (to: Audience, listener: Listener): boolean => {
  if (to.accountId !== undefined && to.accountId === listener.accountId) return true;
  if (to.networkId !== listener.networkId) return false;
  if (to.organisationId !== undefined && to.organisationId === listener.organisationId) return true;
  if (to.neighbourhoodIds)
    return listener.neighbourhoodId !== undefined && to.neighbourhoodIds.includes(listener.neighbourhoodId);
  return to.organisationId === undefined && to.accountId === undefined;
};

/** Passes on the first event of a topic immediately, and one more for all that follow within a second. */
function throttle(push: (topic: LiveTopic) => void) {
  const waiting = new Map<LiveTopic, { again: boolean; timer: NodeJS.Timeout }>();
  const changed = (topic: LiveTopic) => {
    const before = waiting.get(topic);
    if (before) before.again = true;
    else {
      push(topic);
      waiting.set(topic, { again: false, timer: setTimeout(open, quietMs, topic) });
    }
  };
  const open = (topic: LiveTopic) => {
    const again = waiting.get(topic)?.again;
    waiting.delete(topic);
    if (again) changed(topic);
  };
  const stop = () => waiting.forEach(({ timer }) => void clearTimeout(timer));
  return { changed, stop };
}

/** One statement for all events of a transaction. */
const notify = (db: Db, payloads: string[]) =>
  sql`select pg_notify(${channel}, payload) from unnest(${[...new Set(payloads)]}::text[]) as payload`.compile(db);

/** For programs without streams of their own, such as commands: the running servers close theirs. */
export async function notifyEnded(db: Db, { sessionIds = [], ...ended }: StreamsToEnd): Promise<void> {
  const tell = (part: StreamsToEnd) =>
    sql`select pg_notify(${channel}, ${JSON.stringify({ ended: part })})`.execute(db);
  if (ended.accountId !== undefined) await tell(ended);
  for (let start = 0; start < sessionIds.length; start += sessionsAtOnce) {
    await tell({ sessionIds: sessionIds.slice(start, start + sessionsAtOnce) });
  }
}

interface Options {
  pool: pg.Pool;
  log: Log;
  limits?: StreamLimits;
}

const onlyOfOne: StreamLimits = { ...streamsOfOne, inAll: Number.POSITIVE_INFINITY };

export async function startLive({ pool, log, limits = onlyOfOne }: Options): Promise<Live> {
  let isStopped = false;
  const streams = new Map<symbol, { listener: Listener; stream: Stream; stop(): void }>();

  function ensureRoom({ accountId, sessionId }: Listener): void {
    const ofAccount = [...streams.values()].filter(({ listener }) => listener.accountId === accountId);
    const ofSession = ofAccount.filter(({ listener }) => listener.sessionId === sessionId);
    if (ofSession.length >= limits.perSession || ofAccount.length >= limits.perAccount) refuse("too_many_requests");
    if (streams.size >= limits.inAll) refuse("unavailable");
  }

  function hear(message: Message): void {
    for (const { listener, stream } of [...streams.values()]) {
      if ("topic" in message) {
        if (reaches(message.audience, listener)) stream.changed(message.topic);
      } else {
        const { sessionIds, accountId } = message.ended;
        if (accountId === listener.accountId || sessionIds?.includes(listener.sessionId)) stream.end();
      }
    }
  }
  /** Events during the gap are lost, including revocations: all streams are closed, and clients refetch everything on reconnecting. */
  const missed = () => [...streams.values()].forEach(({ stream }) => void stream.end());
  const line = listen(pool, log, (payload) => hear(JSON.parse(payload)), missed);
  await line.ready;

  return {
    async announce(db, topic, audience) {
      const whole = JSON.stringify({ topic, audience });
      const short = JSON.stringify({ topic, audience: { networkId: audience.networkId } });
      await atCommit(db, Buffer.byteLength(whole) <= payloadBytes ? whole : short, notify);
    },
    async end(db, ended) {
      await notifyEnded(db, ended);
    },
    subscribe(listener, { changed: push, end }) {
      if (isStopped) refuse("unavailable");
      ensureRoom(listener);
      const key = Symbol();
      const { changed, stop } = throttle(push);
      streams.set(key, { listener, stream: { changed, end }, stop });
      return () => {
        streams.delete(key);
        stop();
      };
    },
    count: () => streams.size,
    async stop() {
      isStopped = true;
      for (const { stream, stop } of [...streams.values()]) {
        stop();
        stream.end();
      }
      await line.close();
    },
  };
}

/** One listening connection, which reconnects with growing pauses and regularly checks that it is still alive. */
function listen(pool: pg.Pool, log: Log, onMessage: (payload: string) => void, onReturn: () => void) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = 250;
  let closed = false;

  function lost(which: pg.Client, error: Error): void {
    if (closed || client !== which) return;
    client = undefined;
    log.warn({ reason: error.message }, "live events: connection lost");
    which.end().catch(() => {});
    later();
  }
  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(() => connect().then(onReturn, later), pause);
    pause = Math.min(pause * 2, 10_000);
  }
  async function connect(): Promise<void> {
    const { connectionString } = pool.options;
    const mine = new pg.Client({
      connectionString,
      application_name: "stoep-live",
      query_timeout: 5_000,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    mine.on("error", (error) => lost(mine, error));
    mine.on("end", () => lost(mine, new Error("ended")));
    mine.on("notification", ({ payload }) => payload && onMessage(payload));
    await mine.connect();
    await mine.query(`listen ${channel}`);
    if (closed) return mine.end();
    client = mine;
    pause = 250;
    check(mine);
  }
  function check(which: pg.Client): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      which.query("select 1").then(
        () => client === which && check(which),
        (error) => lost(which, error),
      );
    }, checkMs);
  }
  return {
    ready: connect(),
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
