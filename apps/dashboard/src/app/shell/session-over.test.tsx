// @vitest-environment jsdom

import { api } from "@stoep/client/api";
import { fakeServer, refusal } from "@stoep/client/testing";
import { dropToken, writeRecord } from "@stoep/client/token";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { sessionStore } from "../session-store.ts";
import { aSession } from "../testing/people.ts";
import { showScreen } from "../testing/show-screen.tsx";
import { SessionOver } from "./session-over.tsx";

afterEach(() => void vi.unstubAllGlobals());

test("at its end a session asks to sign in in another tab, and can be left instead", async () => {
  const session = aSession();
  const token = { access_token: "t", token_type: "bearer" as const, expires_in: 600, userId: session.account.id };
  writeRecord({ accountId: session.account.id, activeId: null, accessEndsAt: "" });
  fakeServer({ accounts: { getToken: token, getSession: session } });
  await sessionStore.start();
  dropToken();
  fakeServer({ accounts: { getToken: () => Promise.reject(refusal("session_over")), getSession: session } });
  await api.accounts.getSession().catch(() => null);
  expect(sessionStore.read()).toMatchObject({ phase: "in", isOver: true });

  await showScreen(SessionOver, { path: "/inbox", session });
  expect(await screen.findByRole("dialog", { name: "Sign in again" })).toBeVisible();
  const link = screen.getByRole("link", { name: "Sign in in a new tab" });
  expect(link).toHaveAttribute("href", "/dashboard/sign-in");
  expect(link).toHaveAttribute("target", "_blank");
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Discard, and sign in here" }));
  await waitFor(() => expect(sessionStore.read().phase).toBe("out"));
});
