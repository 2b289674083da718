/**
 * Requests to addresses that users typed in, guarded against server-side request forgery: a name is resolved once, the address is
 * checked, and the request goes to exactly that address, so that no name leads to this machine or its private network.
 */
import { lookup } from "node:dns";
import { type IncomingMessage, request as plainly, type RequestOptions } from "node:http";
import { request as encrypted } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** What may be requested: public addresses only, private networks too, or this machine as well. */
export type Nearness = "outside" | "inside" | "home";

const listOf = (networks: string[]) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? "ipv6" : "ipv4");
  }
  return list;
};
/** Loopback, link-local (where clouds serve their credentials) and reserved addresses. */
const home = listOf([
  "0.0.0.0/8",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "192.0.0.0/24",
  "198.18.0.0/15",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "::/127",
  "fe80::/10",
  "ff00::/8",
  "64:ff9b::/96",
  "2002::/16",
]);
const inside = listOf(["10.0.0.0/8", "100.64.0.0/10", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]);

/** Whether a numeric address may be requested. */
export function mayRequest(address: string, nearness: Nearness): boolean {
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (nearness === "home") return true;
  return !home.check(address, family) && (nearness === "inside" || !inside.check(address, family));
}

export class BlockedAddress extends Error {}
const refuseAddress = (address: string) => new BlockedAddress(`${address} is not asked: it is too near`);

interface Options {
  nearness: Nearness;
  mostBytes: number;
  /** Resolves names. */
  lookUp?: LookupFunction;
}

const resolveAllowed =
  (nearness: Nearness, lookUp: LookupFunction): LookupFunction =>
  (name, options, done) =>
    lookUp(name, { ...options, all: true }, (error, found) => {
      const all = Array.isArray(found) ? found : [];
      const near = all.find(({ address }) => !mayRequest(address, nearness));
      const [first] = all;
      if (error || near || !first) return done(error ?? refuseAddress(near?.address ?? name), "", 0);
      return options.all ? done(null, all) : done(null, first.address, first.family);
    });

/** Limits size and time. Redirects are not followed but returned. @throws TooNear, and when the response is too large or late */
export async function guardedRequest(
  sent: Request,
  { nearness, mostBytes, lookUp = lookup }: Options,
): Promise<Response> {
  const url = new URL(sent.url);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) && !mayRequest(host, nearness)) throw refuseAddress(host);
  const body = Buffer.from(await sent.arrayBuffer());
  const response = await openRequest(url, body, {
    method: sent.method,
    headers: { ...Object.fromEntries(sent.headers), "accept-encoding": "identity" },
    lookup: resolveAllowed(nearness, lookUp),
    signal: sent.signal,
    // A pooled connection would rely on an earlier look-up.
    agent: false,
  });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error("the response is too large");
    parts.push(part);
  }
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  return new Response(bytes === 0 ? null : Buffer.concat(parts), { status: response.statusCode ?? 502, headers });
}

function openRequest(url: URL, body: Buffer, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? encrypted : plainly)(url, options, resolve);
    request.on("error", reject).end(body);
  });
}
