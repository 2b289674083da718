import type { AppContract } from "@stoep/contract";
import { type Client, type RefusalCode, Refused, readPathRow, statusOf } from "@stoep/contract/kernel";
import { paths } from "@stoep/contract/paths";
import { vi } from "vitest";

export type ReceivedRequest<Body = unknown> = {
  route: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: Body;
  headers: Headers;
};

type BodyOf<Input> = Input extends { body: infer Body } ? Body : unknown;
/** A file is replied as it is, or with the JSON that it holds. */
type Content<Result> = Result extends Blob ? object : Result;
type Reply<Call> = Call extends (input: infer Input, ...rest: never[]) => Promise<infer Result>
  ?
      | Content<Result>
      | ((asked: ReceivedRequest<BodyOf<NonNullable<Input>>>) => Content<Result> | Promise<Content<Result>>)
  : never;
type Api = Client<AppContract>;
/** What the server returns, by capability and route, typed by the contract. A function may throw `refusal(…)`. */
export type Replies = { [K in keyof Api]?: { [N in keyof Api[K]]?: Reply<Api[K][N]> } };

export function refusal(code: RefusalCode, fields: Record<string, string> = {}, details?: unknown): Refused {
  return new Refused({ code, fields, requestId: "test", details });
}

/** A literal path wins over one with a parameter in that place: "/posts/calendar" is not a post. */
function findRoute(method: string, pathname: string) {
  const found = Object.entries(paths).flatMap(([capability, lines]) =>
    Object.entries<string>(lines).flatMap(([name, line]) => {
      const row = readPathRow(line);
      const pattern = new RegExp(`^/api${row.path.replace(/:([a-zA-Z]+)/g, "(?<$1>[^/]+)")}$`);
      const match = row.method === method ? pattern.exec(pathname) : null;
      return match ? [{ capability, name, params: { ...match.groups } }] : [];
    }),
  );
  const countOf = ({ params }: { params: object }) => Object.keys(params).length;
  const [route] = found.toSorted((a, b) => countOf(a) - countOf(b));
  if (route) return route;
  throw new Error(`The contract has no ${method} ${pathname}`);
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  if (typeof body !== "string") return body;
  return body.startsWith("{") ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

/** A `File` is sent with its name. */
async function download(content: Blob): Promise<Response> {
  const headers: HeadersInit =
    content instanceof File
      ? { "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(content.name)}` }
      : {};
  return new Response(await content.arrayBuffer(), { headers });
}

async function answer(replies: Replies, asked: ReceivedRequest, capability: string, name: string): Promise<Response> {
  const group = replies[capability as keyof Api] as Record<string, unknown> | undefined;
  const reply = group?.[name];
  if (reply === undefined) throw new Error(`The test has no reply for ${capability}.${name}`);
  try {
    const content = typeof reply === "function" ? await reply(asked) : reply;
    return content instanceof Blob ? await download(content) : Response.json(content);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, fields, requestId, details } = error;
    return Response.json({ code, fields, requestId, details }, { status: statusOf(code) });
  }
}

/** Replaces the network until the test ends; the live stream stays silent. Returns a list that collects the requests in order. */
export function fakeServer(replies: Replies): ReceivedRequest[] {
  const log: ReceivedRequest[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, "http://stoep.test");
    if (pathname === "/api/live") return new Promise<Response>(() => {});
    const { capability, name, params } = findRoute(init.method ?? "GET", pathname);
    const headers = new Headers(init.headers);
    const asked: ReceivedRequest = {
      route: `${capability}.${name}`,
      params,
      query: searchParams,
      body: bodyOf(init.body),
      headers,
    };
    log.push(asked);
    return answer(replies, asked, capability, name);
  });
  return log;
}
