// @vitest-environment jsdom

import { fakeServer, fill, type Replies, refusal } from "@stoep/client/testing";
import { dropToken, writeRecord } from "@stoep/client/token";
import type { SecondStep, TokenAnswer } from "@stoep/contract/accounts";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadSession, signIn } from "../../../app/session-store.ts";
import { aSession } from "../../../app/testing/people.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { keepTypedEmail } from "../parts/typed-email.ts";
import { SignInScreen } from "./sign-in-screen.tsx";

const token: TokenAnswer = { access_token: "t", token_type: "bearer", expires_in: 600, userId: "els" };
const half = (second_step: SecondStep): TokenAnswer => ({
  token_type: "bearer",
  expires_in: 0,
  userId: "els",
  second_step,
});
const button = (name: string) => screen.findByRole("button", { name });

async function signOutHere(): Promise<void> {
  dropToken();
  writeRecord(null);
  await act(() => loadSession());
}

beforeEach(async () => {
  keepTypedEmail("");
  await signOutHere();
});
afterEach(async () => {
  await signOutHere();
  vi.unstubAllGlobals();
});

async function open(replies: Replies["accounts"], at = "/sign-in") {
  const log = fakeServer({ accounts: { getSession: aSession(), ...replies } });
  const shown = await showScreen(SignInScreen, { path: "/sign-in", at });
  await screen.findAllByText(/./);
  return {
    ...shown,
    tokens: () => log.filter(({ route }) => route === "accounts.getToken").map(({ body }) => body),
    log,
  };
}

test("the language can be chosen before signing in, without a request to the server", async () => {
  const { log } = await open({});
  await userEvent.click(await button("Nederlands"));
  expect(await button("Inloggen")).toBeVisible();
  expect(await button("Nederlands")).toHaveAttribute("aria-pressed", "true");
  expect(log.map(({ route }) => route)).not.toContain("accounts.setLanguage");
  await userEvent.click(await button("English"));
  expect(await button("Sign in")).toBeVisible();
});

test("says that the session has ended to the person whose screen it was, and to nobody who comes without one", async () => {
  await open({});
  expect(screen.queryByText(/^Your session has ended/)).toBeNull();
  cleanup();
  await act(() => signIn({ ...token, access_token: "t" }));
  fakeServer({ accounts: { getSession: () => Promise.reject(refusal("sign_in_required")) } });
  await act(() => loadSession());
  await open({});
  expect(screen.getByText("Your session has ended. Sign in again.")).toBeVisible();
});

test("errors are put in a newly chosen language", async () => {
  await open({});
  await userEvent.click(await button("Sign in"));
  expect(await screen.findByText("Enter a password.")).toBeVisible();
  await userEvent.click(await button("Nederlands"));
  expect(await screen.findByText("Vul een wachtwoord in.")).toBeVisible();
  expect(screen.queryByText("Enter a password.")).toBeNull();
});

/** Signs in with the right password, to which the server responds by asking for a second step. */
async function openStep(kinds: SecondStep["kinds"], step: (body: Record<string, string>) => TokenAnswer = () => token) {
  const opened = await open({
    getToken: ({ body }) => {
      const asked = body as Record<string, string>;
      return asked.grant_type === "password" ? half({ kinds, phoneHint: "56" }) : step(asked);
    },
    sendStepCode: { phoneHint: "56", expiresInSeconds: 600 },
  });
  await fill(screen.getByLabelText("Email address"), "els@gent.example");
  await fill(screen.getByLabelText("Password"), "secret-1");
  await userEvent.click(await button("Sign in"));
  await screen.findByRole("heading", { name: "One more step" });
  return opened;
}

describe("signing in", () => {
  test("reports a wrong password in words", async () => {
    await open({ getToken: () => Promise.reject(refusal("credentials_wrong")) });
    await fill(screen.getByLabelText("Email address"), "els@gent.example");
    await fill(screen.getByLabelText("Password"), "secret-1", "{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("The email address or password is incorrect.");
  });

  test("leads to where the user was heading, but never to another site", async () => {
    const { address } = await open({ getToken: token }, "/sign-in?next=%2Finbox%3Fstate%3Dconcept");
    await fill(screen.getByLabelText("Email address"), "els@gent.example");
    await fill(screen.getByLabelText("Password"), "secret-1", "{Enter}");
    await waitFor(() => expect(address()).toBe("/inbox?state=concept"));
  });

  test("does not lead to the screen of another person whose session ended in this browser", async () => {
    const els = aSession();
    fakeServer({ accounts: { getSession: { ...els, account: { ...els.account, id: "ada" } } } });
    await act(() => signIn({ ...token, access_token: "t" }));
    fakeServer({ accounts: { getSession: () => Promise.reject(refusal("sign_in_required")) } });
    await act(() => loadSession());
    const { address } = await open({ getToken: token }, "/sign-in?next=%2Finbox");
    await fill(screen.getByLabelText("Email address"), "els@gent.example");
    await fill(screen.getByLabelText("Password"), "secret-1", "{Enter}");
    await waitFor(() => expect(address()).toBe("/"));
    sessionStorage.clear();
  });

  test("happens automatically with a mailed link, whose token does not stay in the address", async () => {
    const { address, tokens } = await open({ getToken: token }, "/sign-in?next=%2Finbox&autologin=once");
    await waitFor(() => expect(address()).toBe("/inbox"));
    expect(tokens()).toEqual([{ grant_type: "password", autologin: "once" }]);
  });

  test("with a used link shows the form and the reason, and drops the token", async () => {
    const { address } = await open(
      { getToken: () => Promise.reject(refusal("token_invalid")) },
      "/sign-in?autologin=once",
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("This link has been used or has expired.");
    expect(address()).toBe("/sign-in");
  });
});

describe("the second step", () => {
  test("is submitted at the sixth digit, also when pasted with spaces", async () => {
    const { tokens, address } = await openStep(["app", "recovery"]);
    const field = screen.getByLabelText("6-digit code");
    expect(field).toHaveAttribute("autocomplete", "one-time-code");
    expect(field).toHaveAttribute("inputmode", "numeric");
    await userEvent.click(field);
    await userEvent.paste("123 456");
    await waitFor(() => expect(address()).toBe("/"));
    expect(tokens()[1]).toEqual({ grant_type: "refresh_token", "2fa_token": "123456", "2fa_kind": "app" });
  });

  test("clears a wrong code for the next attempt", async () => {
    await openStep(["app"], () => {
      throw refusal("code_wrong");
    });
    await fill(screen.getByLabelText("6-digit code"), "111111");
    const field = await screen.findByLabelText("6-digit code");
    await waitFor(() => expect(field).toHaveAccessibleDescription("The code is incorrect. Check it and try again."));
    expect(field).toHaveValue("");
    expect(field).toHaveFocus();
    await userEvent.click(await button("Nederlands"));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^De code klopt niet\./));
    await userEvent.click(await button("English"));
  });

  test("starts again after five wrong codes, and says why", async () => {
    await openStep(["app"], () => {
      throw refusal("challenge_over");
    });
    await fill(screen.getByLabelText("6-digit code"), "111111");
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Too many wrong codes, or it took too long. Start again.");
    await userEvent.click(await button("Nederlands"));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/Begin opnieuw\.$/));
    await userEvent.click(await button("English"));
    await button("Sign in");
    expect(screen.getByLabelText("Email address")).toHaveValue("els@gent.example");
  });

  test("sends a text message on request, and again", async () => {
    const { tokens, log } = await openStep(["text", "recovery"]);
    expect(screen.getByText("We will send a code to your phone number ending in 56.")).toBeVisible();
    await userEvent.click(await button("Send code"));
    expect(await screen.findByRole("status")).toHaveTextContent("ending in 56. It is valid for 10 minutes.");
    await userEvent.click(await button("Send a new code"));
    await waitFor(() => expect(log.filter(({ route }) => route === "accounts.sendStepCode")).toHaveLength(2));
    await fill(await screen.findByLabelText("6-digit code"), "123456");
    await waitFor(() => expect(tokens()[1]).toMatchObject({ "2fa_token": "123456", "2fa_kind": "text" }));
  });

  test("accepts a recovery code instead of the phone", async () => {
    const { tokens, address } = await openStep(["app", "recovery"]);
    await userEvent.click(await button("Recovery code"));
    await userEvent.click(await button("Continue"));
    expect(screen.getByLabelText("Recovery code")).toHaveAccessibleDescription("Fill this in.");
    await fill(screen.getByLabelText("Recovery code"), "abcde-fghij", "{Enter}");
    await waitFor(() => expect(address()).toBe("/"));
    expect(tokens()[1]).toMatchObject({ "2fa_token": "abcde-fghij", "2fa_kind": "recovery" });
  });

  test("has a way back to the start", async () => {
    await openStep(["app"]);
    await userEvent.click(await button("Start over"));
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
