import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/index.ts";
import { bareSession, fakeServer, refusal } from "../testing/index.ts";
import { currentPlace, dropToken, readRecord, writeRecord } from "../token/index.ts";
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

test("no token is requested when no session is remembered", async () => {
  const log = fakeServer({});
  await store.start();
  expect(store.read().phase).toBe("out");
  expect(log).toEqual([]);
});

test("a remembered session is resumed with the refresh cookie", async () => {
  remember();
  const log = fakeServer({ accounts: { getToken: token, getSession: bareSession() } });
  await store.start();
  expect(store.read()).toMatchObject({ phase: "in", session: { account: { firstName: "Els" } } });
  expect(log.map(({ route }) => route)).toEqual(["accounts.getToken", "accounts.getSession"]);
  expect(readRecord()?.activeId).toBe(bareSession().signedInAt);
});

test("a refused refresh signs out, an unreachable server does not", async () => {
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

test("at its end a session keeps its screens, and goes on when the same person signs in in another tab", async () => {
  const same = bareSession();
  // Of its own: the stores of earlier tests clear the shared one when another tab tells them something.
  const cache = new QueryClient();
  store = newStore({ queryClient: cache });
  remember();
  fakeServer({ accounts: { getToken: token, getSession: same } });
  await store.start();
  cache.setQueryData(["typed"], "half a message");
  dropToken();
  fakeServer({ accounts: { getToken: refuse("session_over") } });
  await expect(api.accounts.getSession()).rejects.toMatchObject({ code: "sign_in_required" });
  expect(store.read()).toMatchObject({ phase: "in", isOver: true });
  expect(cache.getQueryData(["typed"])).toBe("half a message");

  // The other tab forgets the old session, and then has a new one.
  const tell = (record: string | null, before: string | null) => {
    if (record) localStorage.setItem("stoep.session", record);
    else localStorage.removeItem("stoep.session");
    window.dispatchEvent(new StorageEvent("storage", { key: "stoep.session", oldValue: before, newValue: record }));
  };
  const record = JSON.stringify({ accountId: token.userId, activeId: null, accessEndsAt: "" });
  tell(null, record);
  expect(store.read()).toMatchObject({ phase: "in", isOver: true });
  fakeServer({ accounts: { getToken: token, getSession: same } });
  tell(record, null);
  await vi.waitFor(() => expect(store.read()).not.toHaveProperty("isOver"));
  expect(store.read()).toMatchObject({ phase: "in" });
  expect(cache.getQueryData(["typed"])).toBe("half a message");
});

test("at its end a session is left for the page to sign in by choice, or where no screen was open", async () => {
  remember();
  fakeServer({ accounts: { getToken: token, getSession: bareSession() } });
  await store.start();
  dropToken();
  fakeServer({ accounts: { getToken: refuse("session_over") } });
  await api.accounts.getSession().catch(() => null);
  store.leaveOver();
  expect(store.read().phase).toBe("out");
  expect(readRecord()).toBeNull();

  remember();
  store = newStore();
  await store.start();
  expect(store.read().phase).toBe("out");
});

test("offline, the app's cached session is shown; once online, the session is read", async () => {
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

test("signing in over another person's session removes all their data from the device", async () => {
  const { account } = bareSession();
  const done: string[] = [];
  let kept: Session | null = null;
  const write = (session: Session) => {
    done.push(`write ${session.account.firstName}`);
    kept = session;
  };
  store = newStore({ cache: { read: () => kept, write, clear: () => done.push("clear") } });
  for (const one of [account, account, { ...account, id: "0199a000-0000-7000-8000-000000000042", firstName: "Noor" }]) {
    fakeServer({ accounts: { getSession: { ...bareSession(), account: one } } });
    await store.signIn({ ...token, userId: one.id });
  }
  expect(done).toEqual(["write Els", "write Els", "clear", "write Noor"]);
});

test("switching to another place drops everything cached", async () => {
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

test("signing out removes unsent work immediately, and what another tab adds until it is complete", async () => {
  let unsent = ["mine"];
  const dropAll = () => {
    unsent = [];
  };
  store = newStore({ unsent: { dropAll, dropOthers: () => {} } });
  fakeServer({ accounts: { getSession: bareSession(), endSession: { done: true } } });
  await store.signIn(token);
  const done = store.signOut();
  expect(unsent).toEqual([]);
  unsent = ["of another tab"];
  await done;
  expect(unsent).toEqual([]);
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

/** A session that the server returns only when the test says so. */
function lateSession(session: Session) {
  let answer = () => {};
  const reply = () =>
    new Promise<Session>((resolve) => {
      answer = () => resolve(session);
    });
  return { reply, arrives: () => answer() };
}

test("a session that is still being read when the person signs out does not bring them back", async () => {
  fakeServer({ accounts: { getSession: bareSession() } });
  await store.signIn(token);
  const late = lateSession(bareSession());
  fakeServer({ accounts: { getSession: late.reply, endSession: { done: true } } });
  const loading = store.load();
  await store.signOut();
  late.arrives();
  await loading;
  expect(store.read().phase).toBe("out");
});

test("a session that was read before a switch and arrives after it does not undo the switch", async () => {
  fakeServer({ accounts: { getSession: bareSession() } });
  await store.signIn(token);
  const late = lateSession(bareSession());
  const log = fakeServer({ accounts: { getSession: late.reply } });
  const loading = store.load();
  await vi.waitFor(() => expect(log).toHaveLength(1));
  store.goOnAs(bareSession({ signedInAt: "muide" }));
  late.arrives();
  await loading;
  expect(store.read()).toMatchObject({ session: { signedInAt: "muide" } });
  expect(readRecord()?.activeId).toBe("muide");
});

test("a command that comes after another tab's switch is refused, and leads to the place of that tab", async () => {
  await store.start();
  fakeServer({ accounts: { getSession: bareSession({ signedInAt: "city" }) } });
  await store.signIn(token);
  queryClient.setQueryData(["publishing", "listPosts", {}], "ours");
  // The other tab has switched: the record already says so, its notice has not arrived yet.
  writeRecord({ accountId: token.userId, activeId: "muide", accessEndsAt: "" });
  expect(currentPlace()).toBe("city");
  const log = fakeServer({
    accounts: { getSession: bareSession({ signedInAt: "muide" }), setLanguage: refuse("place_changed") },
  });
  await expect(api.accounts.setLanguage({ body: { language: "fr" } })).rejects.toMatchObject({ code: "place_changed" });
  expect(log[0]?.headers.get("x-place")).toBe("city");
  await vi.waitFor(() => expect(store.read()).toMatchObject({ session: { signedInAt: "muide" } }));
  expect(currentPlace()).toBe("muide");
  expect(queryClient.getQueryData(["publishing", "listPosts", {}])).toBeUndefined();
});

test("only the person whose session ended is led back to their screen", async () => {
  const els = bareSession();
  const dirk = bareSession({ account: { ...els.account, id: "dirk" } });
  fakeServer({ accounts: { getSession: els } });
  await store.signIn(token);
  fakeServer({ accounts: { getSession: refuse("sign_in_required") } });
  await store.load();
  expect(store.read()).toEqual({ phase: "out" });
  fakeServer({ accounts: { getSession: dirk } });
  await store.signIn({ ...token, userId: "dirk" });
  expect(store.landing("/inbox", "/")).toBe("/");
  fakeServer({ accounts: { getSession: els, endSession: { done: true } } });
  await store.signIn(token);
  expect(store.landing("/inbox", "/")).toBe("/inbox");
  await store.signOut();
  expect(store.read()).toEqual({ phase: "out", hasSignedOut: true });
  fakeServer({ accounts: { getSession: dirk } });
  await store.signIn({ ...token, userId: "dirk" });
  expect(store.landing("/m/1", "/")).toBe("/m/1");
});
