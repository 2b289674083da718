import { afterEach, expect, test, vi } from "vitest";
import { fakeServer, refusal } from "../testing/index.ts";
import { switchLanguage } from "../texts/index.ts";
import { identifyApp, keepPlace, keepToken } from "../token/index.ts";
import { api, onPlaceChanged, onSignInRequired } from "./index.ts";

afterEach(() => vi.unstubAllGlobals());

test("requests name the caller, the app and the language", async () => {
  await switchLanguage("nl");
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

test("a command names the place it was made for, even if that changes before it is sent; a query names none", async () => {
  identifyApp({ clientId: "dashboard", recordKey: "stoep.session" });
  keepToken({ access_token: "good", expires_in: 600, userId: "els" });
  keepPlace("city");
  const log = fakeServer({
    accounts: { endSession: { done: true } },
    licences: { listLicences: { items: [] } },
  });
  const sending = api.accounts.endSession();
  keepPlace("association");
  await sending;
  await api.licences.listLicences();
  expect(log.map(({ headers }) => headers.get("x-place"))).toEqual(["city", null]);
  keepPlace(null);
});

test("a command for a place that the session has left is refused, and reported", async () => {
  identifyApp({ clientId: "dashboard", recordKey: "stoep.session" });
  const moved = vi.fn();
  onPlaceChanged(moved);
  fakeServer({
    accounts: {
      endSession: () => {
        throw refusal("place_changed");
      },
    },
  });
  await expect(api.accounts.endSession()).rejects.toMatchObject({ code: "place_changed" });
  expect(moved).toHaveBeenCalledOnce();
});

test("an unreachable service is a refusal like any other", async () => {
  identifyApp({ clientId: "resident", recordKey: "stoep.resident" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(api.accounts.endSession()).rejects.toMatchObject({ code: "unavailable" });
});

const cutOff = () => new ReadableStream({ start: (body) => body.error(new TypeError("network error")) });

test.each([
  ["breaks off", () => new Response(cutOff())],
  ["is a page of the network in between", () => new Response("<html>Accept the terms of this network</html>")],
  ["is refused and breaks off", () => new Response(cutOff(), { status: 409 })],
])(
  "a response that %s counts as unreachable, as it does not say whether the command took effect",
  async (_, answer) => {
    identifyApp({ clientId: "resident", recordKey: "stoep.resident" });
    vi.stubGlobal("fetch", async () => answer());
    await expect(api.accounts.endSession()).rejects.toMatchObject({ code: "unavailable" });
  },
);

test("a 401 for an earlier token does not end the session that has begun since", async () => {
  identifyApp({ clientId: "resident", recordKey: "stoep.resident" });
  const ended = vi.fn();
  onSignInRequired(ended);
  keepToken({ access_token: "old", expires_in: 600, userId: "dirk" });
  fakeServer({
    accounts: {
      endSession: ({ headers }) => {
        if (headers.get("authorization") === "Bearer old")
          keepToken({ access_token: "new", expires_in: 600, userId: "fatma" });
        throw refusal("sign_in_required");
      },
    },
  });
  await expect(api.accounts.endSession()).rejects.toMatchObject({ code: "sign_in_required" });
  expect(ended).not.toHaveBeenCalled();
  await expect(api.accounts.endSession()).rejects.toMatchObject({ code: "sign_in_required" });
  expect(ended).toHaveBeenCalledOnce();
});
