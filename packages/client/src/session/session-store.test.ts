import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/index.ts";
import { bareSession, fakeServer, refusal } from "../testing/index.ts";
import { dropToken, readRecord, writeRecord } from "../token/index.ts";
import { type Session, SessionStore } from "./index.ts";

const token = { access_token: "t1", token_type: "bearer" as const, expires_in: 600, userId: bareSession().account.id };
const queryClient = new QueryClient();
let store: SessionStore;

function newStore(more: Partial<ConstructorParameters<typeof SessionStore>[0]> = {}): SessionStore {
  return new SessionStore({
    app: { clientId: "dashboard", recordKey: "stoep.session" },
    queryClient,
    activeIdOf: ({ signedInAt }) => signedInAt,
    ...more,
  });
}

beforeEach(() => {
  dropToken();
  store = newStore();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const remember = () => writeRecord({ accountId: token.userId, activeId: null, accessEndsAt: "" });
const refuse = (code: Parameters<typeof refusal>[0]) => () => {
  throw refusal(code);
};

test("nobody is asked for a token when no session is remembered", async () => {
  const log = fakeServer({});
  await store.start();
  expect(store.read().phase).toBe("out");
  expect(log).toEqual([]);
});

test("a remembered session is taken up again with the refresh cookie", async () => {
  remember();
  const log = fakeServer({ accounts: { getToken: token, getSession: bareSession() } });
  await store.start();
  expect(store.read()).toMatchObject({ phase: "in", session: { account: { firstName: "Els" } } });
  expect(log.map(({ route }) => route)).toEqual(["accounts.getToken", "accounts.getSession"]);
  expect(readRecord()?.activeId).toBe(bareSession().signedInAt);
});

test("a refresh that is refused signs out, a server out of reach does not", async () => {
  remember();
  fakeServer({ accounts: { getToken: refuse("unavailable") } });
  await store.start();
  expect(store.read().phase).toBe("unreachable");
  expect(readRecord()).not.toBeNull();
  fakeServer({ accounts: { getToken: refuse("token_invalid") } });
  await store.start();
  expect(store.read().phase).toBe("out");
  expect(readRecord()).toBeNull();
});

test("without a line, what an app has cached is shown; with one again, the session is read", async () => {
  remember();
  let before: Session | null = bareSession({ signedInAt: "before" });
  store = newStore({
    cache: {
      read: () => before,
      write: (session) => {
        before = session;
      },
      clear: () => {
        before = null;
      },
    },
  });
  fakeServer({ accounts: { getToken: refuse("unavailable") } });
  await store.start();
  expect(store.read()).toMatchObject({ phase: "in", isOffline: true, session: { signedInAt: "before" } });
  fakeServer({ accounts: { getToken: token, getSession: bareSession(), endSession: { done: true } } });
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(store.read()).toEqual({ phase: "in", session: bareSession() }));
  expect(before).toEqual(bareSession());
  await store.signOut();
  expect(before).toBeNull();
});

test("going on as someone else forgets what was known so far", async () => {
  fakeServer({ accounts: { getSession: bareSession() } });
  await store.signIn(token);
  queryClient.setQueryData(["publishing", "listPosts", {}], "ours");
  store.goOnAs(bareSession({ signedInAt: "muide" }));
  expect(queryClient.getQueryData(["publishing", "listPosts", {}])).toBeUndefined();
  expect(readRecord()?.activeId).toBe("muide");
});

test("signing out is signalled first and completes after half a second", async () => {
  fakeServer({ accounts: { getSession: bareSession(), endSession: { done: true } } });
  await store.signIn(token);
  vi.useFakeTimers();
  const done = store.signOut();
  expect(store.read().phase).toBe("leaving");
  await vi.advanceTimersByTimeAsync(499);
  expect(store.read().phase).toBe("leaving");
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(store.read().phase).toBe("out");
  expect(readRecord()).toBeNull();
});

test("a session that ended elsewhere signs out here", async () => {
  await store.start();
  fakeServer({ accounts: { getSession: bareSession() }, licences: { listLicences: refuse("sign_in_required") } });
  await store.signIn(token);
  await expect(api.licences.listLicences()).rejects.toMatchObject({ code: "sign_in_required" });
  expect(store.read().phase).toBe("out");
});

test("signing out in another tab signs out in this one", async () => {
  await store.start();
  fakeServer({ accounts: { getSession: bareSession() } });
  await store.signIn(token);
  localStorage.removeItem("stoep.session");
  window.dispatchEvent(new StorageEvent("storage", { key: "stoep.session", oldValue: '{"accountId":"els"}' }));
  expect(store.read().phase).toBe("out");
});
