// @vitest-environment jsdom

import { fakeServer, fill, type Replies, refusal } from "@stoep/client/testing";
import { dropToken, writeRecord } from "@stoep/client/token";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadSession } from "../../../app/session-store.ts";
import { aMembership, aSession } from "../../../app/testing/people.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { ClaimScreen } from "../members/claim/claim-screen.tsx";
import type { OpenInvitation } from "../members/claim/open-invitation.ts";
import { keepTypedEmail } from "../parts/typed-email.ts";
import { ConfirmEmailScreen } from "./confirm-email-screen.tsx";
import { ForgotPasswordScreen, SignInLinkScreen } from "./request-mail-screens.tsx";
import { ResetPasswordScreen } from "./reset-password-screen.tsx";

const button = (name: string) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name });

async function signOutHere(): Promise<void> {
  dropToken();
  writeRecord(null);
  await act(() => loadSession());
}

beforeEach(async () => {
  keepTypedEmail("");
  sessionStorage.clear();
  await signOutHere();
});
afterEach(async () => {
  closeToasts();
  await signOutHere();
  vi.unstubAllGlobals();
});

async function open(Screen: ComponentType, at: string, replies: Replies["accounts"] = {}, isIn = false) {
  const log = fakeServer({ accounts: { getSession: aSession(), ...replies } });
  const shown = await showScreen(Screen, { path: at.split("?")[0] ?? "", at });
  if (isIn) await act(() => loadSession());
  await screen.findAllByRole("heading");
  return { ...shown, of: (route: string) => log.filter((asked) => asked.route === `accounts.${route}`) };
}

describe("requesting a mail", () => {
  test("shows the same text whether or not the address is known", async () => {
    const { of } = await open(ForgotPasswordScreen, "/forgot-password", { forgotPassword: { done: true } });
    await fill(screen.getByLabelText("Email address"), "els@gent.example", "{Enter}");
    expect(await heading("Check your inbox")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("If els@gent.example has an account here");
    expect(of("forgotPassword")[0]?.body).toEqual({
      username: "els@gent.example",
      returnUrl: `${window.location.origin}/dashboard/reset-password`,
    });
  });

  test("an invalid address is reported at its field", async () => {
    const { of } = await open(ForgotPasswordScreen, "/forgot-password");
    await userEvent.type(screen.getByLabelText("Email address"), "els{Enter}");
    expect(screen.getByLabelText("Email address")).toHaveAccessibleDescription(/Enter a valid email address/);
    expect(of("forgotPassword")).toEqual([]);
  });

  test("a sign-in link leads back to where the user was heading", async () => {
    const { of } = await open(SignInLinkScreen, "/sign-in-link?next=%2Finbox", { sendSignInLink: { done: true } });
    await fill(screen.getByLabelText("Email address"), "els@gent.example", "{Enter}");
    await heading("Check your inbox");
    expect(of("sendSignInLink")[0]?.body).toMatchObject({
      returnUrl: `${window.location.origin}/dashboard/sign-in?next=%2Finbox`,
    });
  });
});

describe("a new password", () => {
  const at = "/reset-password?id=0199a000-0000-7000-8000-000000000090&code=secret";
  const type = async (first: string, second: string) => {
    await fill(await screen.findByLabelText("New password"), first);
    await fill(screen.getByLabelText("Repeat new password"), second, "{Enter}");
  };

  test("is typed twice, and leads to signing in; its code does not stay in the address", async () => {
    const { of, address } = await open(ResetPasswordScreen, at, { resetPassword: { done: true } });
    await waitFor(() => expect(address()).toBe("/reset-password"));
    await type("four words of mine", "four words of me");
    expect(screen.getByLabelText("Repeat new password")).toHaveAccessibleDescription(/not the same/);
    expect(of("resetPassword")).toEqual([]);
    await userEvent.type(screen.getByLabelText("Repeat new password"), "{Backspace}ine{Enter}");
    await waitFor(() => expect(address()).toBe("/sign-in"));
    expect(of("resetPassword")[0]?.body).toMatchObject({ code: "secret", password: "four words of mine" });
    expect(screen.getByText("Your password has been changed. Sign in with the new one.")).toBeVisible();
  });

  test("can still be set after a reload, but not once the link has been used", async () => {
    const { unmount, address } = await open(ResetPasswordScreen, at);
    await waitFor(() => expect(address()).toBe("/reset-password"));
    unmount?.();
    const again = await open(ResetPasswordScreen, "/reset-password", { resetPassword: { done: true } });
    await type("four words of mine", "four words of mine");
    await waitFor(() => expect(again.address()).toBe("/sign-in"));
    expect(again.of("resetPassword")[0]?.body).toMatchObject({ code: "secret" });
    again.unmount?.();
    await open(ResetPasswordScreen, "/reset-password");
    expect(await heading("This link no longer works")).toBeVisible();
  });

  test("that is too short is reported at its field", async () => {
    const tooShort = refusal("invalid_input", { password: "passwordTooShort" });
    await open(ResetPasswordScreen, at, { resetPassword: () => Promise.reject(tooShort) });
    await type("short", "short");
    await waitFor(() => expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(/is too short/));
  });

  test("has a hint with the minimum length that the server is configured with", async () => {
    await open(ResetPasswordScreen, at, { getPasswordRules: { minLength: 9 } });
    await waitFor(() =>
      expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(/^At least 9\scharacters\. Long/),
    );
  });

  test.each([at, "/reset-password"])("with a used or incomplete link leads to a new one: %s", async (address) => {
    await open(ResetPasswordScreen, address, { resetPassword: () => Promise.reject(refusal("token_invalid")) });
    if (address === at) await type("four words", "four words");
    expect(await heading("This link no longer works")).toBeVisible();
    expect(screen.getByRole("link", { name: "Request a new link" })).toHaveAttribute(
      "href",
      "/dashboard/forgot-password",
    );
  });
});

describe("a new email address", () => {
  test("takes effect at the press of a button, not when the link is opened", async () => {
    const { of, address } = await open(ConfirmEmailScreen, "/confirm-email?id=i&code=secret", {
      confirmEmail: { done: true },
    });
    await waitFor(() => expect(address()).toBe("/confirm-email"));
    expect(of("confirmEmail")).toEqual([]);
    await userEvent.click(await button("Confirm new address"));
    expect(await screen.findByText("Your email address has been changed.")).toBeVisible();
    expect(of("confirmEmail")[0]?.body).toEqual({ id: "i", code: "secret" });
  });

  test("can still be confirmed after a reload", async () => {
    const { unmount, address } = await open(ConfirmEmailScreen, "/confirm-email?id=i&code=secret");
    await waitFor(() => expect(address()).toBe("/confirm-email"));
    unmount?.();
    const { of } = await open(ConfirmEmailScreen, "/confirm-email", { confirmEmail: { done: true } });
    await userEvent.click(await button("Confirm new address"));
    expect(await screen.findByText("Your email address has been changed.")).toBeVisible();
    expect(of("confirmEmail")[0]?.body).toEqual({ id: "i", code: "secret" });
    expect(sessionStorage).toHaveLength(0);
  });

  test("with a used link is reported", async () => {
    const reply = { confirmEmail: () => Promise.reject(refusal("token_invalid")) };
    await open(ConfirmEmailScreen, "/confirm-email?id=i&code=secret", reply);
    await userEvent.click(await button("Confirm new address"));
    expect(await heading("This link no longer works")).toBeVisible();
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/dashboard/sign-in");
  });
});

describe("an invitation", () => {
  const info: OpenInvitation = {
    email: "noor@gent.example",
    organisation: "Stad Gent",
    network: "Gent",
    networkSlug: "gent",
    type: "user",
    language: "nl",
    expiresAt: "2026-11-28T09:00:00.000Z",
    hasAccount: false,
    isMe: false,
  };
  const at = "/claim?token=invited";
  const fillForm = async () => {
    await fill(screen.getByLabelText("First name"), "Noor");
    await fill(screen.getByLabelText("Last name"), "Claes");
    await fill(screen.getByLabelText("Phone number"), "+32 470 12 34 56");
    await fill(screen.getByLabelText("Password"), "four words of mine");
    await fill(screen.getByLabelText("Repeat password"), "four words of mine");
    await userEvent.click(screen.getByRole("checkbox", { name: /^I agree/ }));
  };

  test("creates an account for the address it was sent to", async () => {
    const { of, address } = await open(ClaimScreen, at, { getClaimInfo: info, claim: { done: true } });
    expect(await heading("Welcome to Stad Gent")).toBeVisible();
    expect(screen.getByText("Stad Gent in Gent invites you. Your role: member.")).toBeVisible();
    expect(screen.getByLabelText("Email address")).toHaveValue("noor@gent.example");
    expect(screen.getByLabelText("Email address")).toHaveAttribute("readonly");
    expect(address()).toBe("/claim");
    await fillForm();
    await userEvent.click(await button("Create account"));
    await waitFor(() => expect(address()).toBe("/sign-in"));
    expect(screen.getByText("Your account has been created. You can sign in now.")).toBeVisible();
    expect(of("claim")[0]?.body).toEqual({
      token: "invited",
      registration: {
        firstName: "Noor",
        lastName: "Claes",
        jobTitle: "",
        phone: "+32 470 12 34 56",
        password: "four words of mine",
        language: "nl",
        hasAcceptedTerms: true,
      },
    });
    expect(sessionStorage.getItem("stoep.claim")).toBeNull();
  });

  test("with an empty form lists what is missing, with links to the fields", async () => {
    await open(ClaimScreen, at, { getClaimInfo: info });
    await userEvent.click(await button("Create account"));
    expect(await screen.findByRole("alert")).toHaveTextContent("5 things to correct");
    await userEvent.click(await button("Accept the terms to continue."));
    expect(screen.getByRole("checkbox", { name: /^I agree/ })).toHaveFocus();
  });

  test("shows the server's faults at their fields", async () => {
    const common = refusal("invalid_input", { "registration.password": "passwordTooCommon" });
    await open(ClaimScreen, at, { getClaimInfo: info, claim: () => Promise.reject(common) });
    await fillForm();
    await userEvent.click(await button("Create account"));
    await waitFor(() => expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/too easy to guess/));
  });

  test("lets people with an account sign in first and come back", async () => {
    await open(ClaimScreen, at, { getClaimInfo: { ...info, hasAccount: true } });
    expect(await screen.findByRole("link", { name: "Sign in and accept" })).toHaveAttribute(
      "href",
      "/dashboard/sign-in?next=%2Fclaim",
    );
    expect(sessionStorage.getItem("stoep.claim")).toBe("invited");
  });

  test("is linked to the signed-in account, and leads into the organisation", async () => {
    sessionStorage.setItem("stoep.claim", "invited");
    const added = aMembership({ id: "new" });
    let isLinked = false;
    const { of, address } = await open(
      ClaimScreen,
      "/claim",
      {
        getClaimInfo: { ...info, email: "els@gent.example", hasAccount: true, isMe: true },
        getSession: () => (isLinked ? aSession(aMembership(), [added]) : aSession()),
        claim: () => {
          isLinked = true;
          return { done: true };
        },
        activateMembership: aSession(added, [aMembership()]),
      },
      true,
    );
    await userEvent.click(await button("Link my account"));
    await waitFor(() => expect(address()).toBe("/"));
    expect(of("claim")[0]?.body).toEqual({ token: "invited" });
    expect(of("activateMembership")[0]?.body).toEqual({ membershipId: "new" });
    expect(screen.getByText("You are now a member of Stad Gent.")).toBeVisible();
  });

  test("for someone other than the signed-in person says so, and offers to sign out", async () => {
    await open(ClaimScreen, at, { getClaimInfo: { ...info, hasAccount: true } }, true);
    expect(
      await screen.findByText(/You are signed in as els@gent.example, but the invitation is for noor@gent.example/),
    ).toBeVisible();
    expect(await button("Sign out")).toBeVisible();
    expect(screen.queryByLabelText("First name")).toBeNull();
  });

  test.each(["invitation_closed", "token_invalid"] as const)(
    "that can no longer be accepted says so: %s",
    async (code) => {
      await open(ClaimScreen, at, { getClaimInfo: () => Promise.reject(refusal(code)) });
      expect(await heading("This invitation no longer works")).toBeVisible();
      expect(screen.getByText(/used, withdrawn or has expired/)).toBeVisible();
    },
  );
});
