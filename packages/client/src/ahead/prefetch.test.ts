import type { ReadPost } from "@stoep/contract/publishing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/index.ts";
import { aReadPost, bareSession, fakeServer, type Replies } from "../testing/index.ts";
import { dropToken, freshToken, identifyApp } from "../token/index.ts";
import { dropPrefetched, prefetchFirstScreen, takePrefetched } from "./index.ts";

const token = { access_token: "t1", token_type: "bearer" as const, expires_in: 600, userId: "dirk" };
const session = "/api/businessprofileapi/profiledetails";
const plan = {
  clientId: "resident",
  recordKey: "stoep.resident",
  token: "/api/token",
  session,
  content: "/api/feed",
  scripts: ["/assets/feed.js"],
  styles: ["/assets/feed.css"],
  texts: { nl: ["/assets/nl.json"] },
};
const sourceOf = ({ address }: { address: string }) => ({ srcSet: `${address}/320 320w`, sizes: "50vw" });
const images = [{ address: "/api/files/gent/a", width: 1600 } as ReadPost["images"][number]];
const post = aReadPost({ images });
const answers = {
  accounts: { getToken: token, getSession: bareSession() },
  feed: { getFeed: { items: [{ kind: "post" as const, id: post.id, at: post.publishedAt, post }], next: null } },
};
const ask = (answer: Replies = answers) => {
  const log = fakeServer(answer);
  prefetchFirstScreen(plan, sourceOf);
  return log;
};
const links = () =>
  [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href") ?? link.imageSrcset);

beforeEach(() => {
  identifyApp({ clientId: "resident", recordKey: "stoep.resident" });
  dropToken();
  history.replaceState(null, "", "/gent");
  localStorage.setItem("stoep.resident", JSON.stringify({ accountId: "dirk", activeId: null, accessEndsAt: "" }));
  // biome-ignore lint/suspicious/noDocumentCookie: as the app does
  document.cookie = "stoep_lang=nl; path=/";
});
afterEach(() => {
  dropPrefetched();
  localStorage.clear();
  document.head.replaceChildren();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

test("token, session and feed are requested before the app has loaded, and each answer is used once", async () => {
  const log = ask();
  await vi.waitFor(() => expect(log).toHaveLength(3));
  expect(await freshToken()).toBe("t1");
  expect(await api.accounts.getSession()).toEqual(bareSession());
  expect(await api.feed.getFeed()).toMatchObject({ next: null });
  expect(log.map(({ route }) => route)).toEqual(["accounts.getToken", "accounts.getSession", "feed.getFeed"]);
  expect(log.at(-1)?.headers.get("authorization")).toBe("Bearer t1");
  await api.feed.getFeed();
  expect(log).toHaveLength(4);
});

test("scripts, texts in this device's language and the first picture begin to load", async () => {
  ask();
  await vi.waitFor(() => expect(links()).toContain("/api/files/gent/a/320 320w"));
  expect(links()).toEqual(expect.arrayContaining(["/assets/feed.js", "/assets/feed.css", "/assets/nl.json"]));
});

test.each([
  ["when nobody is signed in", () => localStorage.clear()],
  ["for the reader’s page within the dashboard", () => history.replaceState(null, "", "/dashboard/reader")],
])("nothing is requested %s", async (_, arrange) => {
  arrange();
  expect(ask()).toEqual([]);
  expect([links(), window.stoepAhead]).toEqual([[], undefined]);
});

test("another screen requests only token and session, and leaves a filtered feed to the app", async () => {
  history.replaceState(null, "", "/gent/agenda");
  const log = ask();
  await vi.waitFor(() => expect(log).toHaveLength(2));
  expect(links()).toEqual([]);
  history.replaceState(null, "", "/gent?kind=shout");
  const limited = ask();
  await vi.waitFor(() => expect(limited).toHaveLength(2));
  expect(limited.map(({ route }) => route)).not.toContain("feed.getFeed");
});

test("the app repeats an early request that was refused or broke off", async () => {
  const log = ask({ accounts: { getToken: () => Promise.reject(new Error("broken off")), getSession: bareSession() } });
  await vi.waitFor(() => expect(log.length).toBeGreaterThan(0));
  fakeServer(answers);
  expect(await freshToken()).toBe("t1");
  expect(await api.accounts.getSession()).toEqual(bareSession());
});

test("after a command no earlier answer is used: it may belong to another place", async () => {
  const log = ask({ ...answers, accounts: { ...answers.accounts, setLanguage: bareSession() } });
  await vi.waitFor(() => expect(log).toHaveLength(3));
  await api.accounts.setLanguage({ body: { language: "fr" } });
  expect(await takePrefetched("/api/feed")).toBeNull();
});
