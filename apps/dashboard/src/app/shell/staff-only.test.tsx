// @vitest-environment jsdom
import { fakeServer, refusal } from "@stoep/client/testing";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showAddress } from "../navigation.tsx";
import { loadSession, signIn, signOut } from "../session-store.ts";
import { aSession } from "../testing/people.ts";
import { showScreen } from "../testing/show-screen.tsx";
import { StaffOnly } from "./staff-only.tsx";

const token = { access_token: "t", token_type: "bearer" as const, expires_in: 600, userId: aSession().account.id };
const at = "/inbox?state=concept";
const open = () => showScreen(StaffOnly, { path: "/inbox", at });

beforeEach(async () => {
  fakeServer({ accounts: { getSession: aSession(), endSession: { done: true } } });
  await signIn(token);
});
afterEach(() => {
  window.history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

test("a person who signs in after a sign-out is not led to the screen that was open", async () => {
  await signOut();
  const { address } = await open();
  await waitFor(() => expect(address()).toBe("/sign-in"));
});

test("a session that ended by itself is continued on the screen that was open", async () => {
  fakeServer({
    accounts: {
      getSession: () => {
        throw refusal("sign_in_required");
      },
    },
  });
  await loadSession();
  const { address } = await open();
  await waitFor(() => expect(address()).toBe(`/sign-in?next=${encodeURIComponent(at)}`));
});

test("what was begun and saved on the screen is continued at its own address", async () => {
  fakeServer({
    accounts: {
      getSession: () => {
        throw refusal("sign_in_required");
      },
    },
  });
  showAddress("/messages/1/edit?step=audience");
  await loadSession();
  const { address } = await open();
  const next = encodeURIComponent("/messages/1/edit?step=audience");
  await waitFor(() => expect(address()).toBe(`/sign-in?next=${next}`));
});
