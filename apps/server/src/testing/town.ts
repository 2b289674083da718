/**
 * A whole Stoep in one test: the real server on a database of its own, a clock that is moved by hand, and people by name.
 *
 *   const town = await newTown();
 *   const post = await town.people.els.publishing.createPost({ body });
 *   await expect(town.people.viktor.publishing.deletePost({ params })).refuses("level_too_low");
 *   await town.pass({ hours: 2 });
 *
 * It is taken down by itself at the end of the test, or of the file when it was made in `beforeAll`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LimitTable, limits as realLimits } from "@stoep/contract/limits";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { inject, onTestFinished } from "vitest";
import type { Config } from "#kernel/config.ts";
import type { Db } from "#kernel/database.ts";
import type { Log } from "#kernel/log.ts";
import type { MailPort } from "#kernel/ports.ts";
import type { SenderLimits } from "#kernel/slow-senders.ts";
import { signAccessToken } from "#modules/accounts/sessions/access-token.ts";
import { readConfig } from "../adapters/environment.ts";
import { type App, openApp } from "../app.ts";
import { type Caller, clientOver } from "./client.ts";
import { type MovableClock, movableClock } from "./clock.ts";
import { newDatabase, type TestDatabase } from "./database.ts";
import { type Heard, hear } from "./hearing.ts";
import { leftOpen } from "./left-open.ts";
import { type Outside, outside } from "./outside.ts";
import type { PersonName } from "./people.ts";
import type { Place } from "./places.ts";
import { aMorning, type PersonSession, type Settled, settle } from "./settle.ts";
import { strict, watchRefusals } from "./strict.ts";

export { password } from "./people.ts";

export interface Person extends Caller {
  name: PersonName;
  accountId: string;
  email: string;
  session: PersonSession;
  /** Headers that make a request this person's: for what the typed client cannot send. */
  headers(): Promise<Record<string, string>>;
}

export interface Town extends Omit<Settled, "people" | "places"> {
  people: Record<PersonName, Person>;
  /** A caller who is not signed in. */
  guest: Caller;
  noord: Place;
  oost: Place;
  zuid: Place;
  west: Place;
  /** The neighbourhood of the city next door. */
  elsewhere: Place;
  clock: MovableClock;
  app: App;
  http: FastifyInstance;
  config: Config;
  databases: TestDatabase;
  /** Bound to Testdorp; platform tables as "public.…". */
  db: Db;
  outside: Outside;
  /** Mails taken by the mail server so far, or those to one address. */
  mails(to?: string): Outside["mails"];
  /** A moment from now, as the wire wants it. */
  in(time: Time): string;
  /** Moves the clock and runs what is due. */
  pass(time: Time): Promise<void>;
  runDue: App["jobs"]["runDue"];
  runAgain: App["jobs"]["runAgain"];
  /** A real address, for what needs open connections, and for clients of other makers. */
  listen(): Promise<string>;
  /** Opens the live stream of a person; it is closed with the town. */
  hear(person: Person): Promise<Heard>;
  close(): Promise<void>;
}

type Time = Partial<Record<"days" | "hours" | "minutes" | "seconds", number>>;
const inMs = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Time) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;

interface Options {
  config?: Partial<Config>;
  /** Where the clock starts. A Tuesday morning in May unless told. */
  at?: Date;
  /** How often one person may do each kind of thing. Without end unless told: the clock of a town stands still, and so would every window. */
  limits?: LimitTable;
  /** A true mail server instead of the one in memory. */
  mail?: MailPort;
  /** With those who send slowly. */
  slowSenders?: SenderLimits;
}

/** Silent, but for what nobody foresaw: the answer says `unexpected`, the reason stands here. */
const accidentsOnly: Log = pino({
  level: "error",
  hooks: {
    logMethod([facts, message]: unknown[]) {
      if (message === "unexpected") console.error((facts as { err: unknown }).err);
    },
  },
});

const endless = Object.fromEntries(
  Object.entries(realLimits).map(([kind, limit]) => [kind, { ...limit, max: 1_000_000, seconds: 1 }]),
) as LimitTable;

export async function newTown({
  config: changes,
  at = aMorning,
  mail,
  slowSenders,
  limits = endless,
}: Options = {}): Promise<Town> {
  const clock = movableClock(at);
  const world = outside();
  const isSettled = at === aMorning;
  const databases = await newDatabase({ from: isSettled ? "settled" : "template" });
  const folder = await mkdtemp(join(tmpdir(), "stoep-town-"));
  const config = { ...readConfig({ STOEP_PUBLIC_URL: "https://stoep.example", STOEP_FOLDER: folder }), ...changes };
  const { people, places, ...settled } = isSettled ? structuredClone(inject("settled")) : await settle(databases, at);
  const app = await openApp({
    databases,
    clock,
    config,
    ports: { ...world, ...(mail ? { mail } : {}) },
    log: accidentsOnly,
    jobMode: "by_hand",
    inspect: strict,
    ...(slowSenders ? { slowSenders } : {}),
    limits,
  });
  watchRefusals(app.http);
  const listen = once(() => app.http.listen({ port: 0, host: "127.0.0.1" }));
  const streams: Heard[] = [];
  const close = once(async () => {
    leftOpen.delete(close);
    for (const { stop } of streams) stop();
    await app.close();
    await databases.close();
    await rm(folder, { recursive: true, force: true });
  });
  closeAfterwards(close);
  return {
    ...settled,
    ...places,
    people: callersFor(people, app.http, databases, clock),
    guest: clientOver(app.http, async () => ({ "x-client-id": "resident" })),
    clock,
    app,
    http: app.http,
    config,
    databases,
    db: databases.network(settled.networks.testdorp.schema),
    outside: world,
    mails: (to) => world.mails.filter((mail) => to === undefined || mail.to === to),
    in: (time) => new Date(clock.now().getTime() + inMs(time)).toISOString(),
    async pass(time) {
      clock.move(inMs(time));
      await app.jobs.runDue();
    },
    runDue: app.jobs.runDue,
    runAgain: app.jobs.runAgain,
    listen,
    async hear(person) {
      const heard = await hear(await listen(), await person.headers());
      streams.push(heard);
      return heard;
    },
    close,
  };
}

/** Tokens are signed again when the clock was moved, so that nobody is signed out by it. */
function callersFor(
  people: Settled["people"],
  http: FastifyInstance,
  databases: TestDatabase,
  clock: MovableClock,
): Record<PersonName, Person> {
  const entries = Object.entries(people).map(([name, person]) => {
    const client = person.session.residentId ? "resident" : "dashboard";
    const { id: sessionId, schema } = person.session;
    let signed: { at: number; token: Promise<string> } | undefined;
    const sign = () => {
      const now = clock.now();
      if (signed?.at !== now.getTime())
        signed = { at: now.getTime(), token: signAccessToken(databases.platform, { sessionId, schema }, now) };
      return signed.token;
    };
    const headers = async () => ({ "x-client-id": client, authorization: `Bearer ${await sign()}` });
    return [name, { ...clientOver(http, headers), name, ...person, headers }];
  });
  return Object.fromEntries(entries);
}

function closeAfterwards(close: () => Promise<void>): void {
  try {
    onTestFinished(close);
  } catch {
    // Made outside of a test.
    leftOpen.add(close);
  }
}

function once<T>(act: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= act();
    return result;
  };
}
