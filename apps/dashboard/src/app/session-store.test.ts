// @vitest-environment jsdom
import { fakeServer } from "@stoep/client/testing";
import { startTexts, switchLanguage } from "@stoep/client/texts";
import { readRecord } from "@stoep/client/token";
import { afterEach, expect, test, vi } from "vitest";
import { draftCopiesOf } from "./editor/draft-copies.ts";
import { recentOf, rememberItem } from "./palette/recent.ts";
import { queryClient } from "./queries.ts";
import { sessionStore, signIn, signOut, speakAsAccount, switchMembership } from "./session-store.ts";
import { aMembership, aSession } from "./testing/people.ts";

const token = { access_token: "t1", token_type: "bearer" as const, expires_in: 600, userId: "els" };
const muide = aMembership({ id: "muide", organisation: { id: "o2", name: "Buurtwerk Muide", kind: "association" } });

afterEach(() => vi.unstubAllGlobals());

test("switching to another membership clears what was cached for the first", async () => {
  fakeServer({
    accounts: { getSession: aSession(aMembership(), [muide]), activateMembership: aSession(muide, [aMembership()]) },
  });
  await signIn(token);
  expect(readRecord()?.activeId).toBe(aMembership().id);
  queryClient.setQueryData(["publishing", "listPosts", {}], "ours");
  expect(await switchMembership("muide")).toEqual(muide);
  expect(sessionStore.read()).toMatchObject({ session: { active: { membership: { id: "muide" } } } });
  expect(queryClient.getQueryData(["publishing", "listPosts", {}])).toBeUndefined();
  expect(readRecord()?.activeId).toBe("muide");
});

test("the screens use the account's language, whatever language the browser used before", async () => {
  await startTexts(async () => ({}));
  const els = aSession();
  fakeServer({ accounts: { getSession: { ...els, account: { ...els.account, language: "fr" } } } });
  await signIn(token);
  expect(document.documentElement.lang).toBe("fr");
  await switchLanguage("en");
  await speakAsAccount();
  expect(document.documentElement.lang).toBe("fr");
  await switchLanguage("en");
});

test("unsaved drafts outlive a session that ended by itself, but neither signing out nor someone else's session", async () => {
  const copy = { draft: "Street closed", saved: "", version: 1, attempt: null, at: "2026-11-21T09:00:00.000Z" };
  const copiesOf = (membershipId: string) => draftCopiesOf<string, string>("compose", membershipId);
  fakeServer({ accounts: { getSession: aSession(aMembership(), [muide]), endSession: { done: true } } });
  await signIn(token);
  for (const id of [aMembership().id, "muide"]) copiesOf(id).write("post", copy);
  await signIn(token);
  expect(copiesOf("muide").read("post")).toEqual(copy);
  fakeServer({ accounts: { getSession: aSession(muide), endSession: { done: true } } });
  await signIn({ ...token, userId: "other" });
  expect(copiesOf(aMembership().id).read("post")).toBeNull();
  expect(copiesOf("muide").read("post")).toEqual(copy);
  await signOut();
  expect(copiesOf("muide").read("post")).toBeNull();
});

test("names that were found leave the tab when their reader signs out", async () => {
  fakeServer({ accounts: { getSession: aSession(), endSession: { done: true } } });
  await signIn(token);
  rememberItem(aMembership().id, { name: "Gust Peeters", href: "/dashboard/care/members/1", group: "recent" });
  expect(recentOf(aMembership().id)).toHaveLength(1);
  await signOut();
  expect(recentOf(aMembership().id)).toEqual([]);
  expect(Object.values({ ...sessionStorage }).join()).not.toContain("Gust");
});
