import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, now } from "../testing/index.ts";
import { dropToken, freshToken, identifyApp, keepToken, readRecord, writeRecord } from "./index.ts";

const token = { access_token: "t1", token_type: "bearer" as const, expires_in: 600, userId: "els" };

beforeEach(() => {
  identifyApp({ clientId: "dashboard", recordKey: "stoep.session" });
  dropToken();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const remember = () => writeRecord({ accountId: "els", activeId: null, accessEndsAt: "2026-11-21T09:00:00.000Z" });

test("requests at the same time renew the token once", async () => {
  remember();
  const log = fakeServer({ accounts: { getToken: token } });
  expect(await Promise.all([freshToken(), freshToken(), freshToken()])).toEqual(["t1", "t1", "t1"]);
  expect(log.map(({ body }) => body)).toEqual([{ grant_type: "refresh_token" }]);
});

test("a token near its end is renewed before it is used", async () => {
  remember();
  const log = fakeServer({ accounts: { getToken: token } });
  await freshToken();
  vi.setSystemTime(Date.parse(now) + 560_000);
  await freshToken();
  expect(log).toHaveLength(1);
  vi.setSystemTime(Date.parse(now) + 575_000);
  await freshToken();
  expect(log).toHaveLength(2);
});

test("the token itself is never stored on the device", () => {
  keepToken({ ...token, access_token: "secret" });
  expect(JSON.stringify({ ...localStorage })).not.toContain("secret");
  expect(readRecord()).toMatchObject({ accountId: "els" });
});

test("the active place survives a renewal, and is forgotten when someone else signs in", () => {
  writeRecord({ accountId: "els", activeId: "membership", accessEndsAt: "" });
  keepToken(token);
  expect(readRecord()?.activeId).toBe("membership");
  keepToken({ ...token, userId: "dirk" });
  expect(readRecord()?.activeId).toBeNull();
});

test("the two apps on one address each have a record", async () => {
  remember();
  identifyApp({ clientId: "resident", recordKey: "stoep.resident" });
  expect(readRecord()).toBeNull();
  writeRecord({ accountId: "dirk", activeId: null, accessEndsAt: "" });
  const log = fakeServer({ accounts: { getToken: token } });
  await freshToken();
  expect(log[0]?.headers.get("x-client-id")).toBe("resident");
});
