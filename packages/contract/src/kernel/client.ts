/** The typed client, over any transport: fetch in a browser, the server itself in a test. Knows paths, not schemas. */

import { type RefusalBody, Refused } from "./refusals.ts";
import type {
  CommandRoute,
  DownloadRoute,
  InputOf,
  QueryRoute,
  ResultOf,
  Route,
  RouteKind,
  StreamRoute,
  UploadRoute,
} from "./route.ts";

/** What the client needs to know about a route at run time. */
export interface PathRow {
  method: string;
  path: string;
  kind: RouteKind;
  form?: true;
}
/**
 * A line such as `query GET /posts` for each route, made from the tables by `npm run generate` (paths.gen.ts). Lines, because
 * every first visit loads them.
 */
export type PathTable<C> = { [K in keyof C]: { [N in keyof C[K]]: string } };

/** Reads a line of the table: `kind method path`, and `form` where the body is sent as one. */
export function readPathRow(line: string): PathRow {
  const [kind = "", method = "", path = "", form] = line.split(" ");
  return { kind: kind as RouteKind, method, path, form: form ? true : undefined };
}

export type Contract = Record<string, Record<string, Route>>;

export interface WireRequest {
  method: string;
  /** Under /api, parameters filled in, query appended. */
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
}
export interface WireAnswer {
  status: number;
  text: () => Promise<string>;
  blob: () => Promise<Blob>;
  headers: { get: (name: string) => string | null };
}
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Sending the same key again returns the first response again, without repeating the effect. */
  idempotencyKey?: string;
}
interface NamedCall {
  capability: string;
  routeName: string;
  row: PathRow;
}
type Arguments<R extends Route> =
  Record<never, never> extends InputOf<R>
    ? [input?: InputOf<R>, options?: CallOptions]
    : [input: InputOf<R>, options?: CallOptions];
export type QueryCall<R extends Route> = ((...args: Arguments<R>) => Promise<ResultOf<R>>) &
  NamedCall & { isQuery: true };
export type CommandCall<R extends Route> = ((...args: Arguments<R>) => Promise<ResultOf<R>>) &
  NamedCall & { isQuery: false };
/** Gives a `File` where the server names it. */
export type DownloadCall<R extends Route> = ((...args: Arguments<R>) => Promise<Blob>) & NamedCall;
type CallFor<R> = R extends StreamRoute
  ? NamedCall
  : R extends DownloadRoute
    ? DownloadCall<R>
    : R extends UploadRoute | CommandRoute
      ? CommandCall<R>
      : R extends QueryRoute
        ? QueryCall<R>
        : never;
export type Client<C> = { [K in keyof C]: { [N in keyof C[K]]: CallFor<C[K][N]> } };

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  fileName?: string;
}

export function createClient<C>(paths: PathTable<C>, transport: Transport): Client<C> {
  const entries = Object.entries<Record<string, string>>(paths).map(([capability, lines]) => [
    capability,
    Object.fromEntries(
      Object.entries(lines).map(([routeName, line]) => {
        const row = readPathRow(line);
        const call = (input?: LooseInput, options?: CallOptions) => send(transport, row, input ?? {}, options ?? {});
        return [routeName, Object.assign(call, { capability, routeName, row, isQuery: row.kind === "query" })];
      }),
    ),
  ]);
  return Object.fromEntries(entries) as Client<C>;
}

async function send(transport: Transport, row: PathRow, input: LooseInput, options: CallOptions): Promise<unknown> {
  const headers: Record<string, string> = {};
  if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
  const request: WireRequest = { method: row.method, path: fillPath(row.path, input), headers };
  if (options.signal) request.signal = options.signal;
  if (input.file) {
    const form = new FormData();
    form.append("file", input.file, input.fileName ?? "file");
    request.body = form;
  } else if (row.form) {
    headers["content-type"] = "application/x-www-form-urlencoded";
    request.body = new URLSearchParams(input.body as Record<string, string>).toString();
  } else if (input.body !== undefined) {
    headers["content-type"] = "application/json";
    request.body = JSON.stringify(input.body);
  }
  const response = await transport(request);
  try {
    if (response.status >= 400) throw new Refused(parseRefusal(await response.text()));
    if (row.kind === "download") return named(await response.blob(), response.headers);
    const text = await response.text();
    return text === "" ? null : JSON.parse(text);
  } catch (error) {
    if (error instanceof Refused || options.signal?.aborted) throw error;
    // The response broke off, or is not ours. Whether a command took effect is unknown.
    throw new Refused(unavailable);
  }
}

/** A file under the name that the server gives it, if any. */
function named(content: Blob, headers: WireAnswer["headers"]): Blob {
  const [, name] = /filename\*=UTF-8''([^;]+)/i.exec(headers.get("content-disposition") ?? "") ?? [];
  return name ? new File([content], decodeURIComponent(name), { type: content.type }) : content;
}

const unavailable: RefusalBody = { code: "unavailable", fields: {}, requestId: "" };

/** A response that is not ours, such as a proxy's page, counts as an unreachable service. */
function parseRefusal(text: string): RefusalBody {
  try {
    const body = JSON.parse(text);
    if (typeof body.code === "string") return { fields: {}, requestId: "", ...body };
  } catch {
    // not JSON: falls through
  }
  return unavailable;
}

export function fillPath(path: string, input: Pick<LooseInput, "params" | "query">): string {
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(key, String(one));
    }
  }
  const text = search.toString();
  return `/api${filled}${text ? `?${text}` : ""}`;
}

/** Options for TanStack Query. Keys start with the capability, so that a live event or a command refetches it by prefix. */
export function queryOf<R extends Route>(call: QueryCall<R>, ...args: Arguments<R>) {
  return {
    queryKey: [call.capability, call.routeName, args[0] ?? {}] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ResultOf<R>> =>
      (call as (input: unknown, options: CallOptions) => Promise<ResultOf<R>>)(args[0], { signal }),
  };
}
