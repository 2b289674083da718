/** The typed client on the server itself, without a network: a test sends what an app sends. */
import type { AppContract } from "@stoep/contract";
import { type Client, createClient, type RefusalCode, Refused, type WireRequest } from "@stoep/contract/kernel";
import { paths } from "@stoep/contract/paths";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expect } from "vitest";

export type Caller = Client<AppContract>;
/** Headers of a caller's next request. */
export type Headers = () => Promise<Record<string, string>>;

/** Calls a route by its name, with whatever input: for walks over the contract, and for what its types do not allow. */
export function callByName(caller: Caller, capability: string, name: string, input: unknown): Promise<unknown> {
  // Each route has its own type of input.
  const routes = caller as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  const call = routes[capability]?.[name];
  if (!call) throw new Error(`The contract has no ${capability}.${name}`);
  return call(input);
}

/** A client created on first use, because most of a town's people do nothing in most tests. */
export function clientWhenUsed(http: FastifyInstance, headersOf: Headers): Caller {
  let made: Caller | undefined;
  const client = () => {
    made ??= clientOver(http, headersOf);
    return made;
  };
  const words = Object.keys(paths) as (keyof Caller)[];
  const parts = words.map((word) => [word, { get: () => client()[word], enumerable: true }]);
  return Object.defineProperties({}, Object.fromEntries(parts)) as Caller;
}

export function clientOver(http: FastifyInstance, headersOf: Headers): Caller {
  return createClient<AppContract>(paths, async (request) => {
    const response = await http.inject(await wire(request, await headersOf()));
    return {
      status: response.statusCode,
      text: async () => response.body,
      blob: async () =>
        new Blob([new Uint8Array(response.rawPayload)], { type: String(response.headers["content-type"] ?? "") }),
      headers: { get: (name) => String(response.headers[name] ?? "") },
    };
  });
}

async function wire({ method, path, headers, body }: WireRequest, own: Record<string, string>): Promise<InjectOptions> {
  const base = { method: method as "GET", url: path };
  if (!(body instanceof FormData)) {
    return { ...base, headers: { ...own, ...headers }, payload: body };
  }
  const form = new Response(body);
  const type = { "content-type": form.headers.get("content-type") ?? "" };
  return { ...base, headers: { ...own, ...headers, ...type }, payload: Buffer.from(await form.arrayBuffer()) };
}

declare module "vitest" {
  interface Matchers<R, T> {
    /** Expects a refusal with this code and, if given, exactly these field codes. */
    refuses(code: RefusalCode, fields?: Record<string, string>): Promise<void>;
  }
}

expect.extend({
  async refuses(call: Promise<unknown>, code: RefusalCode, fields?: Record<string, string>) {
    const outcome = await call.then(
      (response) => ({ response }),
      (error: unknown) =>
        error instanceof Refused ? { code: error.code, fields: error.fields } : Promise.reject(error),
    );
    const expected = fields ? { code, fields } : { code };
    const actual = fields || !("code" in outcome) ? outcome : { code: outcome.code };
    return {
      pass: this.equals(actual, expected),
      message: () => `expected the call ${this.isNot ? "not " : ""}to be refused with ${code}`,
      actual,
      expected,
    };
  },
});
