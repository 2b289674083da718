import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "../testing/index.ts";
import { speak } from "../texts/index.ts";
import { identifyApp, keepToken } from "../token/index.ts";
import { api } from "./index.ts";

afterEach(() => vi.unstubAllGlobals());

test("requests say who asks, in which app and language", async () => {
  await speak("nl");
  identifyApp({ clientId: "resident", recordKey: "stoep.resident" });
  keepToken({ access_token: "good", expires_in: 600, userId: "dirk" });
  const log = fakeServer({ accounts: { endSession: { done: true } } });
  await api.accounts.endSession();
  expect(Object.fromEntries(log[0]?.headers ?? [])).toMatchObject({
    authorization: "Bearer good",
    "x-client-id": "resident",
    "accept-language": "nl",
  });
});

test("a service that cannot be reached is a refusal like any other", async () => {
  identifyApp({ clientId: "resident", recordKey: "stoep.resident" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(api.accounts.endSession()).rejects.toMatchObject({ code: "unavailable" });
});
