import i18next from "i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropToken, keepToken, readRecord, writeRecord } from "./access-token.ts";
import { api } from "./api.ts";
import { queryClient } from "./queries.ts";
import { loadSession, sessionStore, startSession } from "./session-store.ts";
import { aSession } from "./testing/samples.ts";

interface Sent {
  path: string;
  headers: Headers;
  body: unknown;
}
let sent: Sent[] = [];
let answers: Record<string, () => Response | Promise<Response>> = {};

beforeEach(async () => {
  sent = [];
  answers = { "/api/businessprofileapi/profiledetails": () => Response.json(aSession()) };
  dropToken();
  queryClient.clear();
  if (!i18next.isInitialized) await i18next.init({ lng: "nl", resources: { nl: { translation: { yes: "ja" } } } });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push({ path, headers: new Headers(init.headers), body: init.body });
    return (answers[path] ?? (() => Response.json({ code: "not_found" }, { status: 404 })))();
  });
});
afterEach(() => vi.unstubAllGlobals());

const token = (value: string, seconds = 600) => ({
  access_token: value,
  expires_in: seconds,
  userId: aSession().account.id,
});
const paths = () => sent.map(({ path }) => path);

test("requests say who asks, in which app and language", async () => {
  keepToken(token("good"));
  await api.accounts.getSession();
  const [{ headers } = { headers: new Headers() }] = sent;
  expect(Object.fromEntries(headers)).toMatchObject({
    authorization: "Bearer good",
    "x-client-id": "resident",
    "accept-language": "nl",
  });
});

test("an access token near its end is renewed first, once for all that wait", async () => {
  keepToken(token("old", 10));
  answers["/api/token"] = () => Response.json(token("new"));
  await Promise.all([api.accounts.getSession(), api.accounts.getSession()]);
  expect(paths().filter((path) => path === "/api/token")).toHaveLength(1);
  expect(sent.at(-1)?.headers.get("authorization")).toBe("Bearer new");
  expect(String(sent[0]?.body)).toBe("grant_type=refresh_token");
});

test("the token itself is never kept on the device", () => {
  keepToken(token("secret"));
  expect(JSON.stringify({ ...localStorage })).not.toContain("secret");
  expect(readRecord()).toMatchObject({ accountId: aSession().account.id });
});

test("a session that ended elsewhere signs out here", async () => {
  keepToken(token("good"));
  await startSession();
  expect(sessionStore.read().phase).toBe("in");
  answers["/api/feed"] = () => Response.json({ code: "sign_in_required" }, { status: 401 });
  await expect(api.feed.getFeed()).rejects.toMatchObject({ code: "sign_in_required" });
  expect(sessionStore.read().phase).toBe("out");
  expect(readRecord()).toBeNull();
});

test("a refresh that is refused signs out; a service out of reach does not", async () => {
  writeRecord({ accountId: aSession().account.id, residentId: null, accessEndsAt: "" });
  answers["/api/token"] = () => Promise.reject(new TypeError("offline"));
  await loadSession();
  expect(readRecord()).not.toBeNull();
  answers["/api/token"] = () => Response.json({ code: "token_invalid" }, { status: 400 });
  await loadSession();
  expect(readRecord()).toBeNull();
});
