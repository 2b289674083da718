/** What every handler and job is handed: all it may touch, nothing from the air. */
import type { Language, LiveTopic } from "@stoep/contract/kernel";
import type { z } from "zod";
import type { Actor, Network } from "./actor.ts";
import type { Config } from "./config.ts";
import type { Db, Tx } from "./database.ts";
import type { Audience, Ended, Live } from "./live.ts";
import type { Log } from "./log.ts";
import type { Ports } from "./ports.ts";

/** What is put in for later: which job, and what it carries. */
export interface JobKind<P> {
  /** Capability and verb: "publishing.goLive". */
  name: string;
  payload: z.ZodType<P>;
}

export interface Context<D extends Db = Db> {
  config: Config;
  ports: Ports;
  log: Log;
  /** Bound to the network of the call; in a command, inside its transaction. Without a network: the platform's tables only. */
  db: D;
  now: Date;
  /** Puts a job into the same transaction. `at`: not before this moment. Every job bears repetition. */
  enqueue: <P>(job: JobKind<P>, payload: P, options?: { at?: Date }) => Promise<void>;
  /** Tells open screens, after the commit, that `topic` changed. */
  announce: (topic: LiveTopic, audience: Audience) => Promise<void>;
}

/** The parts of a call that go with one database handle; with that of a transaction unless told. */
export type DbScope<D extends Db = Tx> = Pick<RouteCall<Actor, D>, DbBound>;
type DbBound = "db" | "enqueue" | "announce" | "endStreams" | "bind" | "transact";

export interface JobCall<D extends Db = Db> extends Context<D> {
  network: Network | null;
  /** The server stops: long work ends where it may, and leaves the rest to another job. */
  stopping: AbortSignal;
  /** Runs a piece in a transaction of its own. Jobs have none around them, so that they never hold one while waiting outside. */
  transact: <T>(work: (call: JobCall<Tx>) => Promise<T>) => Promise<T>;
}

export interface RouteCall<A extends Actor = Actor, D extends Db = Db> extends Context<D> {
  actor: A;
  requestId: string;
  /** The caller's language: actor's, else the request's. */
  language: Language;
  /** DbScope into a network that the path names, where the actor has none. */
  bind: (network: Network) => DbScope<D>;
  /** A transaction of its own, for routes that are marked `outsideTransaction`, and uploads; what it writes stays, whatever is refused after. */
  transact: <T>(work: (scope: DbScope<Tx>) => Promise<T>) => Promise<T>;
  /** Closes open streams, after the commit, of those whose access was taken away or changed. */
  endStreams: (ended: Ended) => Promise<void>;
  listen: Live["subscribe"];
  cookies: Record<string, string | undefined>;
  setCookie: (name: string, value: string, options: { path: string; maxAgeSeconds: number }) => void;
  /** The caller's address, behind as many proxies as configured, and browser: for limits and session lists only. */
  client: { address: string; agent: string; name: string };
}
