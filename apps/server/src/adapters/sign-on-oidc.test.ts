import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { oidcSignOn } from "./sign-on-oidc.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that claims to be a provider. */
async function pretender(answer: (issuer: string) => RequestListener): Promise<string> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on("request", answer(issuer));
  return issuer;
}
const says =
  (facts: (issuer: string) => object) =>
  (issuer: string): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(facts(issuer)));
const facts = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
});

const port = oidcSignOn({ nearness: "home", timeoutSeconds: 0.2 });
const provider = (issuer: string) => ({ issuer, clientId: "stoep", clientSecret: "hush" });

const question = { redirectUri: "https://stoep.example/x", state: "s", nonce: "n", verifier: "v", language: "nl" };

test("a provider that responds correctly is found, and queried only once in a while", async () => {
  let asked = 0;
  const issuer = await pretender((own) => (request, response) => {
    asked++;
    says(facts)(own)(request, response);
  });
  expect(await port.look(provider(issuer))).toEqual({ outcome: "found" });
  await port.begin(provider(issuer), question);
  expect(await port.begin(provider(issuer), question)).toMatchObject({ outcome: "address" });
  expect(asked).toBe(1);
  await port.look(provider(issuer));
  expect(asked).toBe(2);
});

test.each([
  ["in the header, unless it says otherwise", undefined, { header: "Basic c3RvZXA6aHVzaA==", isInBody: false }],
  ["in the body, where that is taken", ["client_secret_post"], { header: undefined, isInBody: true }],
])("the secret goes %s", async (_, methods, expected) => {
  let seen: object | undefined;
  const issuer = await pretender((own) => async (request, response) => {
    const more = methods ? { token_endpoint_auth_methods_supported: methods } : {};
    if (request.url !== "/token") return says((its) => ({ ...facts(its), ...more }))(own)(request, response);
    let body = "";
    for await (const chunk of request) body += chunk;
    seen = { header: request.headers.authorization, isInBody: body.includes("client_secret=hush") };
    response.writeHead(400, { "content-type": "application/json" }).end('{"error":"invalid_grant"}');
  });
  expect(await port.finish(provider(issuer), question, { code: "c" })).toMatchObject({ outcome: "refused" });
  expect(seen).toEqual(expected);
});

test.each<[string, (issuer: string) => RequestListener]>([
  ["falls silent", () => () => {}],
  ["hangs up", () => (request) => void request.socket.destroy()],
  ["has trouble of its own", () => (_, response) => void response.writeHead(502).end()],
  [
    "goes on without end",
    () => (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write(`"${"x".repeat(2 * 1024 * 1024)}`);
    },
  ],
])("one that %s cannot be reached", async (_, answer) => {
  const issuer = await pretender(answer);
  expect(await port.look(provider(issuer))).toMatchObject({ outcome: "unavailable" });
});

test("a redirect to another address is not followed", async () => {
  let visits = 0;
  const inside = await pretender((own) => (request, response) => {
    visits++;
    says(facts)(own)(request, response);
  });
  const issuer = await pretender(() => (_, response) => void response.writeHead(302, { location: inside }).end());
  expect(await port.look(provider(issuer))).toMatchObject({ outcome: "refused" });
  expect(visits).toBe(0);
});

test("a provider with another issuer name is refused", async () => {
  const issuer = await pretender(says(() => facts("https://login.example")));
  expect(await port.look(provider(issuer))).toMatchObject({ outcome: "refused" });
});

test("a server that is not a provider is refused", async () => {
  const issuer = await pretender(() => (_, response) => void response.writeHead(200).end("<h1>Hello</h1>"));
  expect(await port.look(provider(issuer))).toMatchObject({ outcome: "refused" });
});

test("the server's own ports are not queried, except when Stoep is tried at home", async () => {
  let visits = 0;
  const issuer = await pretender((own) => (request, response) => {
    visits++;
    says(facts)(own)(request, response);
  });
  const onServer = oidcSignOn({ nearness: "outside" });
  expect(await onServer.look(provider(issuer))).toMatchObject({ outcome: "refused" });
  expect(await onServer.look(provider(issuer.replace("http", "https")))).toMatchObject({ outcome: "unavailable" });
  expect(visits).toBe(0);
});

test.each(["127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "localhost", "169.254.169.254"])(
  "nor is anything else of the machine or beside it: https://%s",
  async (host) => {
    for (const nearness of ["outside", "inside"] as const) {
      const found = await oidcSignOn({ nearness }).look(provider(`https://${host}`));
      expect(found).toMatchObject({ outcome: "unavailable", reason: expect.stringContaining("too near") });
    }
  },
);
