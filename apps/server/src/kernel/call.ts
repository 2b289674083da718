/** What every handler and job receives: everything it may use. There are no globals. */
import type { Language, LiveTopic } from "@stoep/contract/kernel";
import type { z } from "zod";
import type { Actor, Network, Resident, Staff } from "./actor.ts";
import type { Config } from "./config.ts";
import type { Db, Tx } from "./database.ts";
import type { ReadCookies } from "./http/cookies.ts";
import type { Audience, Live, StreamsToEnd } from "./live.ts";
import type { Log } from "./log.ts";
import type { Ports } from "./ports.ts";
import type { Provided } from "./provided.ts";

/** A kind of job, with the shape of its payload. */
export interface JobKind<P> {
  /** Capability and verb: "publishing.goLive". */
  name: string;
  payload: z.ZodType<P>;
}

export interface EnqueueOptions {
  /** Not before this moment. */
  at?: Date;
  /** How many jobs of the same organisation wait already: those of others with fewer are run first. */
  behind?: number;
}

export interface Context<D extends Db = Db> {
  config: Config;
  ports: Ports;
  log: Log;
  /** What capabilities provide for one another; each reads what it takes itself. */
  provided: Provided;
  /** Bound to the network of the call; in a command, inside its transaction. Without a network: the platform's tables only. */
  db: D;
  now: Date;
  /** Enqueues a job in the same transaction. Every job is idempotent. */
  enqueue: <P>(job: JobKind<P>, payload: P, options?: EnqueueOptions) => Promise<void>;
  /** Tells open screens, after the commit, that `topic` changed. */
  announce: (topic: LiveTopic, audience: Audience) => Promise<void>;
  /** Closes open streams, after the commit, of those whose access was taken away or changed. */
  endStreams: (ended: StreamsToEnd) => Promise<void>;
}

/** The parts of a call that depend on a database handle, on that of a transaction by default, and what capabilities provide. */
export type DbScope<D extends Db = Tx> = Pick<RouteCall<Actor, D>, DbBound>;
type DbBound = "provided" | "db" | "enqueue" | "announce" | "endStreams" | "bind" | "transact";

/** What sending a mail, a text message or a push message takes. */
export type MailScope = Pick<Context<Tx>, "config" | "db" | "now" | "enqueue">;

/** What notifying people in their apps takes. */
export interface NoticeScope extends Pick<Context<Tx>, "provided" | "db" | "now" | "enqueue" | "announce"> {
  network: Network;
}

/** What withdrawing somebody's access takes. */
export type AccessScope = Pick<Context<Tx>, "db" | "now" | "endStreams">;

/** Who reads, when, and in which language. */
export type ReaderScope<A extends Actor> = Pick<RouteCall<A>, "actor" | "db" | "now" | "language">;

export interface JobCall<D extends Db = Db> extends Context<D> {
  network: Network | null;
  /** Aborted when the server stops: long jobs end at the next safe point and leave the rest to another run. */
  stopping: AbortSignal;
  /** Runs `work` in its own transaction. A job as a whole has none, so that it never holds one open while it waits for another service. */
  transact: <T>(work: (call: JobCall<Tx>) => Promise<T>) => Promise<T>;
}

export interface RouteCall<A extends Actor = Actor, D extends Db = Db> extends Context<D>, ReadCookies {
  actor: A;
  requestId: string;
  /** The caller's language: actor's, else the request's. */
  language: Language;
  /** The scope of a network named in the path, for actors that have none. */
  bind: (network: Network) => DbScope<D>;
  /** Runs `work` in its own transaction, for routes marked `outsideTransaction` and uploads. Later refusals do not undo what it wrote. */
  transact: <T>(work: (scope: DbScope<Tx>) => Promise<T>) => Promise<T>;
  listen: Live["subscribe"];
  /** By our own name; the browser gets it with the prefix of the address. */
  setCookie: (name: string, value: string, options: { path: string; maxAgeSeconds: number }) => void;
  /** The caller's address, behind as many proxies as configured, and browser: for limits and session lists only. */
  client: { address: string; agent: string; name: string };
}

/** A command of a member of an organisation; `StaffCall<Db>` is a query. */
export type StaffCall<D extends Db = Tx> = RouteCall<Staff, D>;
/** A command of a resident; `ResidentCall<Db>` is a query. */
export type ResidentCall<D extends Db = Tx> = RouteCall<Resident, D>;
/** A command of somebody in a network; `NetworkCall<Db>` is a query. */
export type NetworkCall<D extends Db = Tx> = RouteCall<Staff | Resident, D>;
