import { afterEach, beforeEach, expect, test } from "vitest";
import { aDevice } from "../../testing/devices.ts";
import { openPushService, type PushService } from "../../testing/push-receiver.ts";
import { webPush } from "./push-web.ts";

let service: PushService;
beforeEach(async () => {
  service = await openPushService();
});
afterEach(() => service.close());

const sender = "Stoep <noreply@stoep.example>";
const services = ["127.0.0.1", "push.example"];
const atHome = webPush({ sender, nearness: "home", services, timeoutMs: 300 });
const near = ["127.0.0.1", "[::1]", "169.254.169.254", "10.0.0.8", "localhost"];
const outside = webPush({ sender, nearness: "outside", services: [...services, ...near], timeoutMs: 300 });
const keys = atHome.makeKeys();
const push = (endpoint: string, device = aDevice(endpoint)) =>
  atHome.send({ device: { endpoint, ...device.keys }, keys, payload: '{"title":"Hallo"}', topic: "a1" });

test("a push is signed by us, and only the browser can read it", async () => {
  const { device, open } = service.browser("phone");
  expect(await push(device.endpoint, device)).toEqual({ outcome: "accepted", reply: "HTTP 201" });
  const [request] = service.taken;
  expect(request?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high", topic: "a1" });
  expect(Number(request?.headers.ttl)).toBeGreaterThanOrEqual(3600);
  const [, jwt = "", key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(request?.headers.authorization)) ?? [];
  const claims = JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString());
  expect(claims).toMatchObject({ aud: service.url, sub: "mailto:noreply@stoep.example" });
  expect(key).toBe(keys.publicKey);
  expect(request?.body.toString("latin1")).not.toContain("Hallo");
  expect(open(request?.body ?? Buffer.alloc(0))).toEqual({ title: "Hallo" });
});

test.each([
  [404, { outcome: "gone", reason: "HTTP 404" }],
  [410, { outcome: "gone", reason: "HTTP 410" }],
  [429, { outcome: "deferred", reason: "HTTP 429", waitMs: 0 }],
  [500, { outcome: "deferred", reason: "HTTP 500", waitMs: 0 }],
  [400, { outcome: "rejected", reason: "HTTP 400" }],
  [403, { outcome: "rejected", reason: "HTTP 403" }],
  // Redirects are not followed.
  [302, { outcome: "rejected", reason: "HTTP 302" }],
])("a push service that answers %i", async (status, result) => {
  service.answers.set("/phone", { status, headers: { location: `${service.url}/elsewhere` } });
  expect(await push(`${service.url}/phone`)).toEqual(result);
  expect(service.taken).toHaveLength(1);
});

test("how long to wait may be said in seconds or as a moment, and is an hour at most", async () => {
  const waits: unknown[] = [];
  for (const after of ["120", new Date(Date.now() + 600_000).toUTCString(), "999999", "soon", "-5"]) {
    service.answers.set("/phone", { status: 429, headers: { "retry-after": after } });
    const result = await push(`${service.url}/phone`);
    waits.push("waitMs" in result ? Math.round((result.waitMs ?? 0) / 60_000) : result);
  }
  expect(waits).toEqual([2, 10, 60, 0, 0]);
});

test("a service that does not respond leaves it uncertain; one that cannot be reached accepted nothing", async () => {
  service.answers.set("/phone", "nothing");
  expect(await push(`${service.url}/phone`)).toEqual({ outcome: "uncertain", reason: "ABORT_ERR" });
  const { url } = service;
  await service.close();
  expect(await push(`${url}/phone`)).toEqual({ outcome: "deferred", reason: "ECONNREFUSED" });
  service = await openPushService();
});

test.each([
  "http://push.example/x",
  "https://push.example:8443/x",
  "https://somebody:secret@push.example/x",
  "ftp://push.example/x",
  "not an address",
])("%s is no address for push", async (endpoint) => {
  const device = { endpoint, ...aDevice().keys };
  expect(outside.accepts(device)).toBe(false);
  expect(await outside.send({ device, keys, payload: "x", topic: "a" })).toMatchObject({ outcome: "rejected" });
});

test.each([
  "https://127.0.0.1/x",
  "https://[::1]/x",
  "https://169.254.169.254/latest",
  "https://10.0.0.8/x",
  "https://localhost/x",
])("%s is too near to be asked", async (endpoint) => {
  const device = { endpoint, ...aDevice().keys };
  const result = await outside.send({ device, keys, payload: "x", topic: "a" });
  expect(result).toEqual({ outcome: "rejected", reason: "too near" });
});

test("keys that are not points on the curve are not accepted, and break nothing", async () => {
  const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString("base64url");
  const device = { endpoint: "https://push.example/x", p256dh, auth: "a".repeat(22) };
  expect(outside.accepts(device)).toBe(false);
  expect(await outside.send({ device, keys, payload: "x", topic: "a" })).toMatchObject({ outcome: "rejected" });
});

test.each([
  "https://fcm.googleapis.com/fcm/send/x",
  "https://updates.push.services.mozilla.com/wpush/v2/x",
  "https://web.push.apple.com/x",
  "https://wns2-par02p.notify.windows.com/w/?token=x",
])("%s is a known push service", (endpoint) => {
  const unconfigured = webPush({ sender, nearness: "outside", services: [] });
  expect(unconfigured.knows(endpoint)).toBe(true);
});

test.each([
  "https://push.example/x",
  "https://push.apple.com.example/x",
  "https://evilpush.apple.com/x",
  "https://fcm.googleapis.com.push.example/x",
  "https://push.example/fcm.googleapis.com",
  "https://127.0.0.1/x",
  "not an address",
])("%s is an unknown push service, and never called", async (endpoint) => {
  const unconfigured = webPush({ sender, nearness: "home", services: [] });
  expect(unconfigured.knows(endpoint)).toBe(false);
  const device = { endpoint, ...aDevice().keys };
  expect((await unconfigured.send({ device, keys, payload: "x", topic: "a" })).outcome).not.toBe("accepted");
});

test("a service of the installation's own is called, and with *. all below a domain", () => {
  const own = webPush({ sender, nearness: "outside", services: ["push.example", "*.nearby.example"] });
  expect(own.knows("https://push.example/x")).toBe(true);
  expect(own.knows("https://a.nearby.example/x")).toBe(true);
  expect(own.knows("https://nearby.example/x")).toBe(false);
  expect(own.knows("https://a.push.example/x")).toBe(false);
});

test("what an unknown service holds is gone, and not tried again", async () => {
  const unconfigured = webPush({ sender, nearness: "home", services: [] });
  const endpoint = `${service.url}/phone`;
  const device = { endpoint, ...aDevice().keys };
  expect(await unconfigured.send({ device, keys, payload: "x", topic: "a" })).toMatchObject({ outcome: "gone" });
  expect(service.taken).toEqual([]);
});
