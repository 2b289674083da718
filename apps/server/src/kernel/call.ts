/** What every handler and job is handed: all it may touch, nothing from the air. */
import type { Language, LiveTopic } from "@stoep/contract/kernel";
import type { Actor, Network } from "./actor.ts";
import type { Config } from "./config.ts";
import type { Db } from "./database.ts";
import type { Job } from "./jobs.ts";
import type { Ended, Live } from "./live.ts";
import type { Log } from "./log.ts";
import type { Ports } from "./ports.ts";

/** Who hears of a change: a network, narrowed by whichever of the lists are given. */
export interface Audience {
  networkId: string;
  /** Residents of these; leave out for every neighbourhood. */
  neighbourhoodIds?: string[];
  organisationId?: string;
  accountId?: string;
}

export interface Surroundings {
  config: Config;
  ports: Ports;
  log: Log;
  /** Bound to the network of the call; in a command, inside its transaction. Without a network: the platform's tables only. */
  db: Db;
  now: Date;
  /** Puts a job into the same transaction. `at`: not before this moment. Every job bears repetition. */
  enqueue: <P>(job: Job<P>, payload: P, options?: { at?: Date }) => Promise<void>;
  /** Tells open screens, after the commit, that `topic` changed. */
  announce: (topic: LiveTopic, audience: Audience) => Promise<void>;
}

/** The parts of a call that go with one database handle. */
export type Reach = Pick<Call, "db" | "enqueue" | "announce" | "endStreams" | "bind" | "transact">;

export interface JobCall extends Surroundings {
  network: Network | null;
  /** The server stops: long work ends where it may, and leaves the rest to another job. */
  stopping: AbortSignal;
  /** Runs a piece in a transaction of its own. Jobs have none around them, so that they never hold one while waiting outside. */
  transact: <T>(work: (call: JobCall) => Promise<T>) => Promise<T>;
}

export interface Call<A extends Actor = Actor> extends Surroundings {
  actor: A;
  requestId: string;
  /** The caller's language: actor's, else the request's. */
  language: Language;
  /** Reach into a network that the path names, where the actor has none. */
  bind: (network: Network) => Reach;
  /** A transaction of its own, for routes that are marked `outsideTransaction`, and uploads; what it writes stays, whatever is refused after. */
  transact: <T>(work: (reach: Reach) => Promise<T>) => Promise<T>;
  /** Closes open streams, after the commit, of those whose access was taken away or changed. */
  endStreams: (ended: Ended) => Promise<void>;
  listen: Live["subscribe"];
  cookies: Record<string, string | undefined>;
  setCookie: (name: string, value: string, options: { path: string; maxAgeSeconds: number }) => void;
  /** The caller's address, behind as many proxies as configured, and browser: for limits and session lists only. */
  client: { address: string; agent: string; name: string };
}
