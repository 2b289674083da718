/** Extra checks in every test: responses that the contract does not describe in full, and refusals that a route does not list. */
import { contract } from "@stoep/contract";
import { type Route, refusalsOf } from "@stoep/contract/kernel";
import type { FastifyInstance } from "fastify";
import type { Inspector } from "#kernel/http.ts";
import { Refusal } from "#kernel/refuse.ts";

/** Throws if a response or a refusal does not match the contract. */
export const contractInspector: Inspector = { refusal: checkListed, answer: checkSame };

function checkListed(route: Route, error: unknown): void {
  if (!(error instanceof Refusal) || error.code === "unexpected") return;
  if (!refusalsOf(route).includes(error.code))
    throw new Error(`${route.path} refuses with ${error.code}, which it does not list`);
}

function checkSame(answer: unknown, result: unknown): void {
  const [sent, made] = [answer, result].map((value) =>
    JSON.stringify(value, (_, one) =>
      one && typeof one === "object" && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort()) : one,
    ),
  );
  if (sent !== made) throw new Error(`The answer has more or other fields than the contract: ${made?.slice(0, 500)}`);
}

const byPath = new Map<string, Route>(
  Object.values<Record<string, Route>>(contract).flatMap((table) =>
    Object.values(table).map((route) => [`${route.method} /api${route.path}`, route]),
  ),
);

/** Turns a refusal into an unexpected error if its route does not list the code, wherever it was refused. */
export function watchRefusals(http: FastifyInstance): void {
  http.addHook("onSend", async ({ method, routeOptions }, { statusCode }, payload) => {
    const route = byPath.get(`${method} ${routeOptions.url}`);
    if (!route || statusCode < 400 || statusCode === 500) return payload;
    const { code } = JSON.parse(String(payload));
    if (!refusalsOf(route).includes(code)) throw new Error(`${route.path} answers ${code}, which it does not list`);
    return payload;
  });
}

/** Turns a cookie that says too little about itself into an unexpected error, whichever route gives it. D §2 */
export function watchCookies(http: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const isSecure = publicUrl.startsWith("https:");
  http.addHook("onSend", async (_request, reply, payload) => {
    for (const line of [reply.getHeader("set-cookie") ?? []].flat().map(String)) {
      const [, name = "", value, rest = ""] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
      const isDropped = value === "" && rest.includes("Max-Age=0");
      const isNamed = name.startsWith("__Secure-") === isSecure || isDropped;
      const says = ["HttpOnly", "SameSite=Strict", "Path=/api/", ...(isSecure ? ["Secure"] : [])];
      if (!isNamed || says.some((one) => !rest.includes(`; ${one}`))) throw new Error(`a cookie is too open: ${name}`);
    }
    return payload;
  });
}
