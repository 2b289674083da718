/** Binds route tables to Fastify: the same seven steps for every route. No other file knows the HTTP library. */
import type { IncomingHttpHeaders, Server } from "node:http";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import { kindOf, type LimitName, type Route } from "@stoep/contract/kernel";
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { accessVerdict } from "./access.ts";
import { type Actor, type Network, networkOf } from "./actor.ts";
import type { Context, DbScope, RouteCall } from "./call.ts";
import { type Databases, type Db, inTransaction } from "./database.ts";
import { withConnectionWait } from "./database-pool.ts";
import { type Disk, isFull } from "./disk.ts";
import { areCookiesSecure, cookieNameIn, readCookies } from "./http/cookies.ts";
import { clientName, languageOf, parseRequest } from "./http/request.ts";
import { routePathOf, sendDownload, sendError, sendMalformed, sendStream, shapeResponse } from "./http/response.ts";
import { cutOffSlowSenders, deadlines, type SenderLimits, senderLimits } from "./http/slow-senders.ts";
import { runOnce } from "./idempotency.ts";
import type { JobRunner } from "./jobs.ts";
import type { Live } from "./live.ts";
import { eventOfRefusal, type Log, newRequestId, type SecurityFacts, whoOf } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { Download, OpenStream, ServerModule } from "./module.ts";
import { ensure, Refusal, refuse } from "./refuse.ts";

export type HttpServer = FastifyInstance;

/** Used by tests: throws on a response or refusal that the contract does not allow. */
export interface Inspector {
  refusal(route: Route, error: unknown): void;
  answer(sent: unknown, made: unknown): void;
}

export interface HttpOptions extends Pick<Context, "config" | "ports" | "log" | "provided"> {
  databases: Databases;
  modules: Record<string, ServerModule>;
  jobs: Pick<JobRunner, "enqueue">;
  live: Pick<Live, "announce" | "subscribe" | "end">;
  clock: { now(): Date };
  /** The actor a token belongs to, or a guest without one. Refuses an invalid token, and a call for a place that the session has left. */
  identify: (headers: IncomingHttpHeaders, now: Date, route: Route) => Promise<Actor>;
  metrics?: Pick<Metrics, "http">;
  disk?: Disk;
  slowSenders?: SenderLimits;
  /** At the same time; further ones are closed, and idle ones make room. */
  maxConnections?: number;
  /** Counts one more write of this kind for a person. Refuses with `too_many_requests`. */
  countWrite: (kind: LimitName, accountId: string, now: Date) => Promise<void>;
  /** Tests inspect every response and refusal before it is sent. */
  inspect?: Inspector;
}

interface RequestIdentity {
  actor: Actor;
  now: Date;
}
/** Shapes are those of the contract, which `parse` and `shape` apply. */
const useContract = () => {
  throw new Error("a route has a schema of Fastify's own");
};
const identities = new WeakMap<FastifyRequest, RequestIdentity>();
const maxBody = 1024 * 1024;

export async function openHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { slowSenders = senderLimits } = options;
  const onError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    logRefusal(options.log, error, request);
    return sendError(options, error, request, reply);
  };
  const settings: FastifyHttpOptions<Server> = {
    bodyLimit: maxBody,
    genReqId: newRequestId,
    logger: false,
    http: deadlines(slowSenders),
    requestTimeout: deadlines(slowSenders).requestTimeout,
    keepAliveTimeout: 65_000,
    // That many hops nearest to us are our own proxies. Fastify would read a bare number here as none.
    trustProxy: (_, hop) => hop < options.config.proxyHops,
    routerOptions: { maxParamLength: 300 },
    // While the server stops, requests on open connections are served as usual.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void onError(error, request, reply),
    clientErrorHandler: sendMalformed,
    // Otherwise Fastify loads its own, which take two megabytes.
    schemaController: { compilersFactory: { buildValidator: useContract, buildSerializer: useContract } },
  };
  const app = Fastify(settings);
  await app.register(compress, { encodings: ["gzip"], threshold: 1400 });
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: maxBody });
  await app.register(multipart, { throwFileSizeLimit: false, limits: { files: 1, fields: 0, parts: 1 } });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
  });
  // People are told within two seconds that the database is unavailable.
  app.addHook("onRequest", (_request, _reply, done) => withConnectionWait(1_800, done));
  // Again, because the asynchronous context of the first hook is lost once the body has been read.
  app.addHook("preHandler", (_request, _reply, done) => withConnectionWait(1_800, done));
  cutOffSlowSenders(app, slowSenders);
  app.server.maxConnections = options.maxConnections ?? Number.POSITIVE_INFINITY;
  app.server.on("drop", () => app.server.closeIdleConnections());
  app.setErrorHandler(onError);
  app.setNotFoundHandler((request, reply) => onError(new Refusal("not_found"), request, reply));
  for (const { table, handlers } of Object.values(options.modules)) {
    for (const [name, route] of Object.entries(table)) bindRoute(app, options, name, route, handlers[name] as Run);
  }
  return app;
}

/** What the log tells of a request besides the event. */
const factsOf = (request: FastifyRequest): SecurityFacts => ({
  ...whoOf(identities.get(request)?.actor ?? { kind: "guest" }),
  requestId: request.id,
  path: routePathOf(request),
});

function logRefusal(log: Log, error: unknown, request: FastifyRequest): void {
  const event = error instanceof Refusal && eventOfRefusal(error);
  if (!event) return;
  const refusal = Object.values(error.fields)[0] ?? error.code;
  log.info({ event, ...factsOf(request), refusal }, "security");
}

type ParsedCall = RouteCall & { params: unknown; query: unknown; body: unknown };
type Run = (call: ParsedCall & { file?: object }) => Promise<unknown>;

function bindRoute(app: FastifyInstance, options: HttpOptions, name: string, route: Route, run: Run): void {
  const act = actions[kindOf(route)];
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    // Steps 2 and 3 come before the body is read.
    onRequest: async (request, reply) => {
      // Responses must not be cached for the next person at the same screen.
      reply.header("cache-control", "no-store");
      const now = options.clock.now();
      if (request.method !== "GET" && request.headers["sec-fetch-site"] === "cross-site") refuse("cross_site");
      const actor = await options.identify(request.headers, now, route);
      identities.set(request, { actor, now });
      ensure(accessVerdict(route.access, actor));
      // For signed-in people; requests of guests are limited by address, in their handlers.
      const kind = "limit" in route ? route.limit : undefined;
      if (kind && actor.kind !== "guest") await options.countWrite(kind, actor.accountId, now);
    },
    handler: async (request, reply) => {
      try {
        return await act({ options, name, route, run, request, reply });
      } catch (error) {
        options.inspect?.refusal(route, error);
        throw error;
      }
    },
    // How long a stream lasts says nothing about the server.
    onResponse: async (_, reply) => {
      if (!("stream" in route)) options.metrics?.http(name, reply.statusCode, reply.elapsedTime / 1000);
    },
  });
}

interface Exchange {
  options: HttpOptions;
  name: string;
  route: Route;
  run: Run;
  request: FastifyRequest;
  reply: FastifyReply;
}

const shaped = ({ route, options }: Exchange, result: unknown) => {
  const sent = shapeResponse(route, result);
  options.inspect?.answer(sent, result);
  return sent;
};

const runCall = (exchange: Exchange) => exchange.run(parseCall(exchange));

const actions = {
  query: async (exchange: Exchange) => shaped(exchange, await runCall(exchange)),
  command: async (exchange: Exchange) => {
    const { route, run, request, name } = exchange;
    const isApart = "outsideTransaction" in route && route.outsideTransaction;
    const call = parseCall(exchange);
    if (isApart) return shaped(exchange, await run(call));
    return inTransaction(dbOf(exchange), (trx) => {
      const inside = { ...call, ...scope(exchange, trx, networkOf(call.actor)) };
      const act = async () => shaped(exchange, await run(inside));
      const key = request.headers["idempotency-key"];
      const isSecret = "isSecret" in route && route.isSecret;
      if (isSecret || typeof key !== "string" || key === "") return act();
      if (key.length > 255) return refuse("malformed_request");
      const text = JSON.stringify([call.params, call.query, call.body ?? null]);
      return runOnce(trx, { caller: callerOf(call), key, route: name, body: text, now: call.now }, act);
    });
  },
  upload: async (exchange: Exchange) => {
    const { request, route } = exchange;
    const call = parseCall(exchange);
    if (!request.isMultipart()) refuse("malformed_request");
    const maxBytes = "upload" in route ? route.upload.maxBytes : 0;
    const part = await request.file({ limits: { fileSize: maxBytes + 1 } }).catch(() => refuse("malformed_request"));
    if (!part) refuse("malformed_request");
    const file = { name: part.filename, content: part.file };
    const result = await exchange.run({ ...call, file }).catch((error) => {
      // The upload was cut off: that is the sender's fault, whatever error the handler turned it into.
      throw part.file.errored && !isFull(error) ? new Refusal("malformed_request") : error;
    });
    return shaped(exchange, result);
  },
  download: async (exchange: Exchange) => {
    const { route, request, reply } = exchange;
    const file = (await runCall(exchange)) as Download;
    if ("limit" in route && route.limit === "exports") {
      exchange.options.log.info({ event: "exported", ...factsOf(request) }, "security");
    }
    return sendDownload(route, request, reply, file);
  },
  stream: async (exchange: Exchange) => sendStream(exchange.reply, (await runCall(exchange)) as OpenStream<unknown>),
};

function dbOf({ options, request }: Exchange): Db {
  const network = networkOf(identityOf(request).actor);
  return network ? options.databases.network(network.schema) : options.databases.platform;
}

function identityOf(request: FastifyRequest): RequestIdentity {
  return identities.get(request) ?? refuse("unexpected");
}

/** Step 4: parses the request and builds the call that the handler gets. */
function parseCall(exchange: Exchange, db = dbOf(exchange)): ParsedCall {
  const { options, route, request, reply } = exchange;
  const { actor, now } = identityOf(request);
  const { config } = options;
  const call: RouteCall = {
    config,
    ports: options.ports,
    log: options.log.child({ requestId: request.id, route: exchange.name }),
    actor,
    now,
    requestId: request.id,
    language: actor.kind === "guest" ? languageOf(request.headers["accept-language"]) : actor.language,
    ...readCookies(config, request.cookies),
    listen: options.live.subscribe,
    setCookie: (name, value, { path, maxAgeSeconds }) => {
      const secure = areCookiesSecure(config);
      const put = (as: string, content: string, maxAge: number) =>
        reply.setCookie(as, content, { path, maxAge, httpOnly: true, sameSite: "strict", secure });
      put(cookieNameIn(config, name), value, maxAgeSeconds);
      // It takes the place of the one without a prefix.
      if (secure && request.cookies[name] !== undefined) put(name, "", 0);
    },
    client: {
      address: request.ip,
      agent: (request.headers["user-agent"] ?? "").slice(0, 300),
      name: clientName(request),
    },
    ...scope(exchange, db, networkOf(actor)),
  };
  return { ...call, ...parseRequest(route, request) };
}

/** The parts of a call that depend on a database handle. */
function scope<D extends Db>(exchange: Exchange, db: D, network: Network | null): DbScope<D> {
  const { options } = exchange;
  return {
    provided: options.provided,
    db,
    enqueue: (job, payload, when) => options.jobs.enqueue(db, network, job, payload, when),
    announce: (topic, audience) => options.live.announce(db, topic, audience),
    endStreams: (ended) => options.live.end(db, ended),
    bind: (other) => {
      const bound = db.isTransaction ? db.withSchema(other.schema) : options.databases.network(other.schema);
      return scope(exchange, bound as D, other);
    },
    transact: (work) => inTransaction(db, (trx) => work(scope(exchange, trx, network))),
  };
}

const callerOf = ({ actor, client }: ParsedCall): string =>
  actor.kind === "guest" ? `guest ${client.address}` : actor.accountId;
