import type { AppContract } from "@stoep/contract";
import {
  type Client,
  type RefusalCode,
  Refused,
  statusOf,
  type WireAnswer,
  type WireRequest,
} from "@stoep/contract/kernel";
import { paths } from "@stoep/contract/paths";
import { sendTo } from "../api.ts";

export interface Asked {
  route: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
}

type Reply<Call> = Call extends (...args: never[]) => Promise<infer A> ? A | ((asked: Asked) => A | Promise<A>) : never;
type Api = Client<AppContract>;
/** What the server answers, by capability and route, typed by the contract. A function may throw `refusal(…)`. */
export type Replies = { [K in keyof Api]?: { [N in keyof Api[K]]?: Reply<Api[K][N]> } };

export function refusal(code: RefusalCode, fields: Record<string, string> = {}): Refused {
  return new Refused({ code, fields, requestId: "test" });
}

function findRoute(method: string, pathname: string) {
  for (const [capability, rows] of Object.entries(paths)) {
    for (const [name, row] of Object.entries(rows)) {
      const pattern = new RegExp(`^/api${row.path.replace(/:([a-zA-Z]+)/g, "(?<$1>[^/]+)")}$`);
      const match = row.method === method ? pattern.exec(pathname) : null;
      if (match) return { capability, name, params: { ...match.groups } };
    }
  }
  throw new Error(`The contract has no ${method} ${pathname}`);
}

function bodyOf(body: WireRequest["body"]): unknown {
  if (typeof body !== "string") return body;
  return body.startsWith("{") ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

const wired = (status: number, body: unknown): WireAnswer => ({
  status,
  text: async () => JSON.stringify(body),
  blob: async () => new Blob(),
});

async function answer(replies: Replies, asked: Asked, capability: string, name: string): Promise<WireAnswer> {
  const group = replies[capability as keyof Api] as Record<string, unknown> | undefined;
  const reply = group?.[name];
  if (reply === undefined) throw new Error(`The test has no reply for ${capability}.${name}`);
  try {
    return wired(200, typeof reply === "function" ? await reply(asked) : reply);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, fields, requestId } = error;
    return wired(statusOf(code), { code, fields, requestId });
  }
}

/** Stands in for the network. What was asked is kept in order in the list it returns. */
export function fakeServer(replies: Replies): Asked[] {
  const log: Asked[] = [];
  sendTo((request) => {
    const { pathname, searchParams } = new URL(request.path, "http://stoep.test");
    const { capability, name, params } = findRoute(request.method, pathname);
    const asked: Asked = { route: `${capability}.${name}`, params, query: searchParams, body: bodyOf(request.body) };
    log.push(asked);
    return answer(replies, asked, capability, name);
  });
  return log;
}
