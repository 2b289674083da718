// @vitest-environment jsdom
import { fakeServer } from "@stoep/client/testing";
import { speak, startTexts } from "@stoep/client/texts";
import { readRecord } from "@stoep/client/token";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "./queries.ts";
import { sessionStore, signIn, speakAsAccount, switchMembership } from "./session-store.ts";
import { aMembership, aSession } from "./testing/people.ts";

const token = { access_token: "t1", token_type: "bearer" as const, expires_in: 600, userId: "els" };
const muide = aMembership({ id: "muide", organisation: { id: "o2", name: "Buurtwerk Muide", kind: "association" } });

afterEach(() => vi.unstubAllGlobals());

test("switching to another membership forgets what was known of the first", async () => {
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

test("the screens go on in the language of the account, whatever the browser spoke before", async () => {
  await startTexts(async () => ({}));
  const els = aSession();
  fakeServer({ accounts: { getSession: { ...els, account: { ...els.account, language: "fr" } } } });
  await signIn(token);
  expect(document.documentElement.lang).toBe("fr");
  await speak("en");
  await speakAsAccount();
  expect(document.documentElement.lang).toBe("fr");
  await speak("en");
});
