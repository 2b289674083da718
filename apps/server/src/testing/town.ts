/**
 * A whole Stoep in one test: the real server on its own database, a clock that is moved by hand, and people by name.
 *
 *   const town = await newTown();
 *   const post = await town.people.els.publishing.createPost({ body });
 *   await expect(town.people.viktor.publishing.deletePost({ params })).refuses("level_too_low");
 *   await town.pass({ hours: 2 });
 *
 * It is closed automatically at the end of the test, or of the file if it was made in `beforeAll`.
 */
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import type { Config } from "#kernel/config.ts";
import type { Db } from "#kernel/database.ts";
import { signAccessToken } from "#modules/accounts/sessions/access-token.ts";
import type { App } from "../app.ts";
import { type Caller, clientOver, clientWhenUsed } from "./client.ts";
import type { MovableClock } from "./clock.ts";
import type { TestDatabase } from "./database.ts";
import { type LiveStream, openLiveStream } from "./live-stream.ts";
import { openResources } from "./open-resources.ts";
import type { OutsideWorld } from "./outside-world.ts";
import type { PersonName } from "./people.ts";
import type { Place } from "./places.ts";
import { type PersonSession, type SettledTown, settleOthers } from "./town-people.ts";
import { reuseServer, startTownServer, type TownServer, type TownServerOptions } from "./town-server.ts";

export { password } from "./people.ts";

export interface Person extends Caller {
  name: PersonName;
  accountId: string;
  email: string;
  session: PersonSession;
  /** Headers that make a request this person's: for what the typed client cannot send. */
  headers(): Promise<Record<string, string>>;
}

export interface Town extends Omit<SettledTown, "people" | "places"> {
  people: Record<PersonName, Person>;
  /** A caller who is not signed in. */
  guest: Caller;
  noord: Place;
  oost: Place;
  zuid: Place;
  west: Place;
  /** The neighbourhood of the neighbouring city. */
  elsewhere: Place;
  clock: MovableClock;
  app: App;
  http: FastifyInstance;
  config: Config;
  databases: TestDatabase;
  /** Bound to Testdorp; platform tables as "public.…". */
  db: Db;
  outside: OutsideWorld;
  /** Mails that the mail server has taken so far, or those to one address. */
  mails(to?: string): OutsideWorld["mails"];
  /** The moment this much later, in wire format. */
  in(time: Time): string;
  /** Moves the clock and runs the jobs that are due. */
  pass(time: Time): Promise<void>;
  runDue: App["jobs"]["runDue"];
  runAgain: App["jobs"]["runAgain"];
  /** A real address, for tests that need open connections, and for other clients. */
  listen(): Promise<string>;
  /** Opens a person's live stream; it is closed with the town. */
  hear(person: Person): Promise<LiveStream>;
  close(): Promise<void>;
}

type Time = Partial<Record<"days" | "hours" | "minutes" | "seconds", number>>;
const inMs = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Time) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;

export const newTown = async (options: TownServerOptions = {}): Promise<Town> => townIn(await startTownServer(options));

/**
 * A town with the server of the previous one, for `beforeEach`: the database is as new, but statements, connections and the server's
 * caches are not. Not for tests of these, nor of what depends on the size of tables.
 */
export const nextTown = async (): Promise<Town> => townIn(await reuseServer());

/** A town on a new server, and on the same one the same people again: beside it in the same network, and far in another. */
export async function newTowns(): Promise<Record<"town" | "beside" | "far", Town>> {
  const house = await startTownServer({});
  const settle = async (where: "beside" | "far") => {
    const settled = await settleOthers(house.databases, house.settled, house.clock.now(), where);
    return townIn({ ...house, settled, leave: async () => {} });
  };
  return { town: townIn(house), beside: await settle("beside"), far: await settle("far") };
}

function townIn(house: TownServer): Town {
  const { app, clock, config, spoil, world } = house;
  const { people, places, ...settled } = structuredClone(house.settled);
  const databases = watched(house);
  const listen = once(() => {
    spoil();
    return app.http.listen({ port: 0, host: "127.0.0.1" });
  });
  const streams: LiveStream[] = [];
  const close = once(async () => {
    openResources.delete(close);
    for (const { stop } of streams) stop();
    await house.leave();
  });
  closeAfterwards(close);
  return {
    ...settled,
    ...places,
    people: callersFor(people, app.http, databases, clock),
    guest: clientOver(app.http, async () => ({ "x-client-id": "resident" })),
    clock,
    get app() {
      spoil();
      return app;
    },
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
      const heard = await openLiveStream(await listen(), await person.headers());
      streams.push(heard);
      return heard;
    },
    close,
  };
}

/** The database; using its owner's role means that the town cannot be restored. */
const watched = ({ databases, spoil }: TownServer): TestDatabase => ({
  platform: databases.platform,
  network: databases.network,
  pool: databases.pool,
  url: databases.url,
  get ownerUrl() {
    spoil();
    return databases.ownerUrl;
  },
  asOwner(text) {
    spoil();
    return databases.asOwner(text);
  },
  close() {
    spoil();
    return databases.close();
  },
});

/** Tokens are signed again after the clock was moved, so that the move signs nobody out. */
function callersFor(
  people: SettledTown["people"],
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
    return [name, Object.assign(clientWhenUsed(http, headers), { name, ...person, headers })];
  });
  return Object.fromEntries(entries);
}

function closeAfterwards(close: () => Promise<void>): void {
  try {
    onTestFinished(close);
  } catch {
    // The town was made outside a test.
    openResources.add(close);
  }
}

function once<T>(act: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= act();
    return result;
  };
}
