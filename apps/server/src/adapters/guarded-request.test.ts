import { createServer, type Server } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BlockedAddress, guardedRequest, mayRequest } from "./guarded-request.ts";

test.each([
  ["8.8.8.8", true, true],
  ["2600:1901::1", true, true],
  ["10.1.2.3", false, true],
  ["172.31.0.1", false, true],
  ["192.168.1.1", false, true],
  ["100.64.0.1", false, true],
  ["fd00::1", false, true],
  ["::ffff:10.0.0.1", false, true],
  ["127.0.0.1", false, false],
  ["0.0.0.0", false, false],
  ["169.254.169.254", false, false],
  ["::1", false, false],
  ["::", false, false],
  ["::ffff:127.0.0.1", false, false],
  ["fe80::1", false, false],
  ["64:ff9b::7f00:1", false, false],
])("%s is asked from outside: %s, from inside: %s", (address, outside, inside) => {
  expect([mayRequest(address, "outside"), mayRequest(address, "inside"), mayRequest(address, "home")]).toEqual([
    outside,
    inside,
    true,
  ]);
});

let server: Server;
let port = 0;
let visits = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    visits++;
    response.writeHead(200, { "content-type": "text/plain" });
    request.pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

/** A name that resolves to the next address at each look-up. */
function turning(...addresses: string[]) {
  let asked = 0;
  const lookUp: LookupFunction = (_, __, done) => {
    const address = addresses[Math.min(asked++, addresses.length - 1)] ?? "";
    done(null, [{ address, family: 4 }]);
  };
  return { lookUp, times: () => asked };
}
const options = { mostBytes: 1000 };
const ask = (more: Omit<Parameters<typeof guardedRequest>[1], "mostBytes">) =>
  guardedRequest(new Request(`http://login.example:${port}/`, { method: "POST", body: "hello" }), {
    ...options,
    ...more,
  });

test("the request arrives, and the response comes back", async () => {
  const answer = await ask({ nearness: "home", lookUp: turning("127.0.0.1").lookUp });
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
    200,
    "text/plain",
    "hello",
  ]);
});

test("no request goes to a name that resolves to a nearby address", async () => {
  const before = visits;
  await expect(ask({ nearness: "outside", lookUp: turning("127.0.0.1").lookUp })).rejects.toBeInstanceOf(
    BlockedAddress,
  );
  await expect(ask({ nearness: "inside", lookUp: turning("127.0.0.1").lookUp })).rejects.toBeInstanceOf(BlockedAddress);
  expect(visits).toBe(before);
});

test("a name is resolved once: no request goes to what it resolves to a moment later", async () => {
  const name = turning("127.0.0.1", "127.0.0.2");
  await ask({ nearness: "home", lookUp: name.lookUp });
  expect(name.times()).toBe(1);
});
