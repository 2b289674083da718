/** What a capability hands to the composition root: a handler for every route of its table, no more and no fewer. */
import type { Readable } from "node:stream";
import type {
  Access,
  BodyOf,
  DownloadRoute,
  HandlerResultOf,
  ParamsOf,
  QueryOf,
  Route,
  RouteTable,
  StreamRoute,
  UploadRoute,
} from "@stoep/contract/kernel";
import type { z } from "zod";
import type { AccountOnly, Actor, Resident, Staff } from "./actor.ts";
import type { RouteCall } from "./call.ts";
import type { Db, Tx } from "./database.ts";
import type { Job } from "./jobs.ts";
import type { Provides } from "./provided.ts";

type ActorFor<A extends Access> = A extends { to: "anyone" }
  ? Actor
  : A extends { to: "resident" }
    ? Resident
    : A extends { to: "staff" | "owner" }
      ? Staff
      : A extends { to: "subject"; by: "staff" }
        ? Staff
        : A extends { to: "resident-or-staff" | "subject" }
          ? Resident | Staff
          : AccountOnly | Staff | Resident;

export interface IncomingFile {
  name: string;
  content: Readable;
}

export interface Download {
  /** A function is called only if the client does not have this version yet, so that an unchanged file costs no more than its `etag`. */
  content: Readable | Buffer | (() => Promise<Buffer>);
  type: string;
  /** Sent as a download under this name; without it, shown in the browser. */
  saveAs?: string;
  bytes?: number;
  /** Only some may see it, although the route is open to anyone. */
  isPrivate?: boolean;
  etag?: string;
  encoding?: "gzip";
}

/** Opens a stream and returns a function that closes it. `end` closes it from the server's side. */
export type OpenStream<E> = (push: (event: E) => void, end: () => void) => () => void;

type DbFor<R> = R extends { method: "GET" } | { upload: object } | { outsideTransaction: true } ? Db : Tx;
type ParsedCall<R extends Route> = RouteCall<ActorFor<R["access"]>, DbFor<R>> & {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
};
export type Handler<R extends Route> = R extends StreamRoute
  ? (call: ParsedCall<R>) => Promise<OpenStream<z.input<R["stream"]>>>
  : R extends DownloadRoute
    ? (call: ParsedCall<R>) => Promise<Download>
    : R extends UploadRoute
      ? (call: ParsedCall<R> & { file: IncomingFile }) => Promise<HandlerResultOf<R>>
      : (call: ParsedCall<R>) => Promise<HandlerResultOf<R>>;

export interface ServerModule {
  table: RouteTable;
  // biome-ignore lint/complexity/noBannedTypes: the binding calls them by route; `implement` has checked their types
  handlers: Record<string, Function>;
}

type Handlers<T extends RouteTable> = { [N in keyof T]: Handler<T[N]> };

/** The handlers of a table, or of the routes that one file covers: `handle(table, { async route(call) {} })`. */
export const handle = <T extends RouteTable, N extends keyof T>(_: T, handlers: Pick<Handlers<T>, N>) => handlers;

/** Combines them into a module: every route of the table must have its handler. */
export const implement = <T extends RouteTable>(table: T, handlers: Handlers<T>): ServerModule => ({ table, handlers });

/** A capability as a value: its routes, its jobs, and what it provides for others (provided.ts). */
export interface Capability extends Provides {
  module: ServerModule;
  jobs?: readonly Job[];
}

/** What a door exports, and the composition root gathers. The compiler refuses what nobody takes. */
export const defineCapability = (capability: Capability): Capability => capability;
