import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { httpText } from "./text-http.ts";

let server: Server;
afterEach(() => void server.closeAllConnections());

async function provider(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<string> {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk)).on("end", () => answer(request, response, body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://k%40y@127.0.0.1:${(server.address() as AddressInfo).port}/send`;
}
const message = { to: "+32470123456", body: "Uw code is 123456" };

test("is posted as JSON with the key of the address as bearer", async () => {
  let seen: unknown;
  const url = await provider(({ headers, url: path, method }, response, body) => {
    seen = [method, path, headers.authorization, JSON.parse(body)];
    response.writeHead(202).end();
  });
  expect(await httpText(url).send(message)).toEqual({ outcome: "accepted", reply: "HTTP 202" });
  expect(seen).toEqual(["POST", "/send", "Bearer k@y", message]);
});

test.each([
  [422, "rejected"],
  [401, "deferred"],
  [429, "deferred"],
  [503, "deferred"],
])("HTTP %i is %s", async (status, outcome) => {
  const url = await provider((_, response) => void response.writeHead(status).end());
  expect(await httpText(url).send(message)).toMatchObject({ outcome });
});

test("a provider that hangs up or falls silent leaves it uncertain; one that cannot be reached accepted nothing", async () => {
  const hangsUp = await provider((request) => void request.socket.destroy());
  expect(await httpText(hangsUp).send(message)).toMatchObject({ outcome: "uncertain" });
  server.close();
  const silent = await provider(() => {});
  expect(await httpText(silent, 100).send(message)).toMatchObject({ outcome: "uncertain" });
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  expect(await httpText(silent, 1_000).send(message)).toMatchObject({ outcome: "deferred" });
});

test("a number without a country code is not sent anything", async () => {
  expect(await httpText("http://127.0.0.1:1").send({ to: "0470123456", body: "x" })).toMatchObject({
    outcome: "rejected",
  });
});
