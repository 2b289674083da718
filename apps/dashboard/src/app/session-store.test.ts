// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropToken, freshToken, readRecord, writeRecord } from "./access-token.ts";
import { api } from "./api.ts";
import { queryClient } from "./queries.ts";
import { loadSession, sessionStore, signIn, signOut, startSession, switchMembership } from "./session-store.ts";
import { fakeServer, refusal } from "./testing/fake-server.ts";
import { aMembership, aSession } from "./testing/people.ts";

const token = { access_token: "t1", token_type: "bearer" as const, expires_in: 600, userId: "els" };
const muide = aMembership({ id: "muide", organisation: { id: "o2", name: "Buurtwerk Muide", kind: "association" } });

beforeEach(async () => {
  dropToken();
  await loadSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function remember(): void {
  writeRecord({ accountId: "els", membershipId: null, accessEndsAt: "2026-11-21T09:00:00.000Z" });
}

test("nobody is asked for a token when no session is remembered", async () => {
  const log = fakeServer({});
  await startSession();
  expect(sessionStore.read().phase).toBe("out");
  expect(log).toEqual([]);
});

test("a remembered session is taken up again with the refresh cookie", async () => {
  remember();
  const log = fakeServer({ accounts: { getToken: token, getSession: aSession() } });
  await startSession();
  expect(sessionStore.read()).toMatchObject({ phase: "in", session: { account: { firstName: "Els" } } });
  expect(log.map(({ route }) => route)).toEqual(["accounts.getToken", "accounts.getSession"]);
  expect(log[0]?.body).toEqual({ grant_type: "refresh_token" });
  expect(readRecord()?.membershipId).toBe(aMembership().id);
  expect(JSON.stringify(localStorage)).not.toContain("t1");
});

test("a refresh that is refused signs out, a server out of reach does not", async () => {
  remember();
  fakeServer({
    accounts: {
      getToken: () => {
        throw refusal("unavailable");
      },
    },
  });
  await startSession();
  expect(sessionStore.read().phase).toBe("unreachable");
  expect(readRecord()).not.toBeNull();
  fakeServer({
    accounts: {
      getToken: () => {
        throw refusal("token_invalid");
      },
    },
  });
  await startSession();
  expect(sessionStore.read().phase).toBe("out");
  expect(readRecord()).toBeNull();
});

test("requests at the same time renew the token once", async () => {
  remember();
  const log = fakeServer({ accounts: { getToken: token } });
  expect(await Promise.all([freshToken(), freshToken(), freshToken()])).toEqual(["t1", "t1", "t1"]);
  expect(log).toHaveLength(1);
});

test("a token near its end is renewed before it is used", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  remember();
  const log = fakeServer({ accounts: { getToken: token } });
  await freshToken();
  vi.setSystemTime(Date.now() + 560_000);
  await freshToken();
  expect(log).toHaveLength(1);
  vi.setSystemTime(Date.now() + 15_000);
  await freshToken();
  expect(log).toHaveLength(2);
});

test("switching to another membership forgets what was known of the first", async () => {
  fakeServer({
    accounts: { getSession: aSession(aMembership(), [muide]), activateMembership: aSession(muide, [aMembership()]) },
  });
  await signIn(token);
  queryClient.setQueryData(["publishing", "listPosts", {}], "ours");
  await switchMembership("muide");
  expect(sessionStore.read()).toMatchObject({ session: { active: { membership: { id: "muide" } } } });
  expect(queryClient.getQueryData(["publishing", "listPosts", {}])).toBeUndefined();
  expect(readRecord()?.membershipId).toBe("muide");
});

test("signing out is signalled first and completes after half a second", async () => {
  fakeServer({ accounts: { getSession: aSession(), endSession: { done: true } } });
  await signIn(token);
  vi.useFakeTimers();
  const done = signOut();
  expect(sessionStore.read().phase).toBe("leaving");
  await vi.advanceTimersByTimeAsync(499);
  expect(sessionStore.read().phase).toBe("leaving");
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(sessionStore.read().phase).toBe("out");
  expect(readRecord()).toBeNull();
});

test("an answer that the session has ended signs out here too", async () => {
  await startSession();
  fakeServer({
    accounts: { getSession: aSession() },
    licences: {
      listLicences: () => {
        throw refusal("sign_in_required");
      },
    },
  });
  await signIn(token);
  await expect(api.licences.listLicences()).rejects.toMatchObject({ code: "sign_in_required" });
  expect(sessionStore.read().phase).toBe("out");
});

test("signing out in another tab signs out in this one", async () => {
  fakeServer({ accounts: { getSession: aSession() } });
  await signIn(token);
  localStorage.removeItem("stoep.session");
  window.dispatchEvent(new StorageEvent("storage", { key: "stoep.session", oldValue: '{"accountId":"els"}' }));
  expect(sessionStore.read().phase).toBe("out");
});
