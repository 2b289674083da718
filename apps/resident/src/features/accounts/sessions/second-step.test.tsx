import { fill, type Replies, refusal } from "@stoep/client/testing";
import type { SecondStep, TokenAnswer } from "@stoep/contract/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aSession } from "../../../app/testing/samples.ts";

const userId = aSession().account.id;
const token: TokenAnswer = { access_token: "t", token_type: "bearer", expires_in: 600, userId };
const half = (second_step: SecondStep): TokenAnswer => ({ token_type: "bearer", expires_in: 0, userId, second_step });
const feed = { getFeed: { items: [], next: null } };

async function comeToStep(kinds: SecondStep["kinds"], step: () => TokenAnswer = () => token) {
  const accounts: Replies["accounts"] = {
    getToken: ({ body }) =>
      (body as { grant_type: string }).grant_type === "password" ? half({ kinds, phoneHint: "56" }) : step(),
    getSession: aSession(),
    sendStepCode: { phoneHint: "56", expiresInSeconds: 600 },
  };
  const shown = await renderApp("/gent/sign-in?next=/public", { accounts, feed }, null);
  await fill(await screen.findByLabelText("Email address"), "dirk@example.org");
  await fill(screen.getByLabelText("Password"), "secret-1", "{Enter}");
  await heading("One more step");
  return { ...shown, last: () => shown.asked.findLast(({ route }) => route === "accounts.getToken")?.body };
}

describe("the second step", () => {
  test("of an app is submitted with the sixth digit, also when pasted", async () => {
    const { user, last } = await comeToStep(["app", "recovery"]);
    const field = await screen.findByLabelText("6-digit code");
    expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await user.click(field);
    await user.paste("123 456");
    await waitFor(() => expect(window.location.pathname).toBe("/gent/public"));
    expect(last()).toEqual({ grant_type: "refresh_token", "2fa_token": "123456", "2fa_kind": "app" });
  });

  test("by text message is sent on request", async () => {
    const { user, last } = await comeToStep(["text"]);
    await user.click(await button("Send code"));
    expect(await screen.findByText(/to the number ending in 56/)).toBeVisible();
    await fill(screen.getByLabelText("6-digit code"), "654321");
    await waitFor(() => expect(last()).toMatchObject({ "2fa_token": "654321", "2fa_kind": "text" }));
  });

  test("works by recovery code, without the phone", async () => {
    const { user, last } = await comeToStep(["app", "recovery"]);
    await user.click(await button("Recovery code"));
    await fill(await screen.findByLabelText("Recovery code"), "abcde-fghij", "{Enter}");
    await waitFor(() => expect(last()).toMatchObject({ "2fa_token": "abcde-fghij", "2fa_kind": "recovery" }));
  });

  test("leads back to the start after too many failures, with the reason", async () => {
    await comeToStep(["app"], () => {
      throw refusal("challenge_over");
    });
    await fill(await screen.findByLabelText("6-digit code"), "111111");
    expect(await heading("Sign in")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Too many wrong codes, or it took too long. Start again.");
  });
});

describe("a mailed link", () => {
  test("for signing in works without a press, and leaves no token in the address", async () => {
    const accounts = { getToken: token, getSession: aSession() };
    const { asked } = await renderApp("/gent/sign-in?next=/public&autologin=once", { accounts, feed }, null);
    await waitFor(() => expect(window.location.pathname).toBe("/gent/public"));
    expect(asked.filter(({ route }) => route === "accounts.getToken").map(({ body }) => body)).toEqual([
      { grant_type: "password", autologin: "once" },
    ]);
  });

  test("can be requested without revealing whether the address is known", async () => {
    const { last } = await renderApp("/gent/forgot-password", { accounts: { forgotPassword: { done: true } } }, null);
    await fill(await screen.findByLabelText("Email address"), "dirk@example.org", "{Enter}");
    expect(await heading("Check your inbox")).toBeVisible();
    expect(screen.getByText(/If dirk@example.org has an account here/)).toBeVisible();
    expect(last("accounts.forgotPassword")?.body).toEqual({
      username: "dirk@example.org",
      returnUrl: `${window.location.origin}/gent/reset-password`,
    });
  });

  test("for a new password asks for it twice", async () => {
    const at = "/gent/reset-password?id=0199a000-0000-7000-8000-000000000090&code=secret";
    const accounts = { resetPassword: { done: true as const }, getPasswordRules: { minLength: 9 } };
    const { last } = await renderApp(at, { accounts }, null);
    await fill(await screen.findByLabelText("New password"), "four words of mine");
    expect(await screen.findByText(/^At least 9 characters\./)).toBeVisible();
    expect(window.location.search).toBe("");
    await fill(screen.getByLabelText("Repeat new password"), "four words", "{Enter}");
    expect(await screen.findByRole("link", { name: "The two passwords are not the same." })).toBeVisible();
    await fill(screen.getByLabelText("Repeat new password"), " of mine", "{Enter}");
    expect(await heading("Sign in")).toBeVisible();
    expect(last("accounts.resetPassword")?.body).toMatchObject({ code: "secret", password: "four words of mine" });
    expect(sessionStorage).toHaveLength(0);
  });

  test("names each password that is wrong, the first one first", async () => {
    const at = "/gent/reset-password?id=0199a000-0000-7000-8000-000000000090&code=secret";
    const { last } = await renderApp(at, { accounts: { getPasswordRules: { minLength: 9 } } }, null);
    expect(await screen.findByText(/^At least 9\scharacters\./)).toBeVisible();
    await fill(screen.getByLabelText("New password"), "canal");
    await fill(screen.getByLabelText("Repeat new password"), "boat", "{Enter}");
    const summary = await screen.findByRole("alert");
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["The password is too short. Add more characters.", "The two passwords are not the same."]);
    expect(screen.getByLabelText("New password")).toBeInvalid();
    expect(screen.getByLabelText("Repeat new password")).toBeInvalid();
    expect(last("accounts.resetPassword")).toBeUndefined();
  });

  test("for a new password survives a reload, though no address contains its code", async () => {
    const link = { id: "0199a000-0000-7000-8000-000000000090", code: "secret" };
    const { leave } = await renderApp(`/gent/reset-password?${new URLSearchParams(link)}`, {}, null);
    await heading("Choose a new password");
    await waitFor(() => expect(window.location.search).toBe(""));
    leave();
    const replies = { accounts: { resetPassword: () => Promise.reject(refusal("token_invalid")) } };
    const { last, leave: leaveAgain } = await renderApp("/gent/reset-password", replies, null);
    await fill(await screen.findByLabelText("New password"), "four words of mine");
    await fill(screen.getByLabelText("Repeat new password"), "four words of mine", "{Enter}");
    await heading("This link no longer works");
    expect(last("accounts.resetPassword")?.body).toMatchObject(link);
    leaveAgain();
    await renderApp("/gent/reset-password", {}, null);
    expect(await heading("This link no longer works")).toBeVisible();
  });

  test("that was used before leads to a new one", async () => {
    await renderApp("/gent/reset-password", {}, null);
    expect(await heading("This link no longer works")).toBeVisible();
    expect(screen.getByRole("link", { name: "Request a new link" })).toHaveAttribute("href", "/gent/forgot-password");
  });
});
