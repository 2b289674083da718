import type { Factors, SecondStep, SessionView, TokenAnswer } from "@stoep/contract/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type Replies, refusal } from "../../app/testing/fake-server.ts";
import { aSession, myResidence, now } from "../../app/testing/samples.ts";
import { button, heading, showApp } from "../../app/testing/show-app.tsx";

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
  const shown = await showApp("/gent/sign-in?next=/public", { accounts, feed }, null);
  await shown.user.type(await screen.findByLabelText("E-mail address"), "dirk@example.org");
  await shown.user.type(screen.getByLabelText("Password"), "secret-1{Enter}");
  await heading("One more step");
  return { ...shown, last: () => shown.asked.findLast(({ route }) => route === "accounts.getToken")?.body };
}

describe("the second step", () => {
  test("of an app goes off with the sixth digit, pasted too", async () => {
    const { user, last } = await comeToStep(["app", "recovery"]);
    const field = await screen.findByLabelText("Code of six digits");
    expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await user.click(field);
    await user.paste("123 456");
    await waitFor(() => expect(window.location.pathname).toBe("/gent/public"));
    expect(last()).toEqual({ grant_type: "refresh_token", "2fa_token": "123456", "2fa_kind": "app" });
  });

  test("by text message is sent when asked for", async () => {
    const { user, last } = await comeToStep(["text"]);
    await user.click(await button("Send the code"));
    expect(await screen.findByText(/on its way to the number that ends in 56/)).toBeVisible();
    await user.type(screen.getByLabelText("Code of six digits"), "654321");
    await waitFor(() => expect(last()).toMatchObject({ "2fa_token": "654321", "2fa_kind": "text" }));
  });

  test("by recovery code, when the phone is not there", async () => {
    const { user, last } = await comeToStep(["app", "recovery"]);
    await user.click(await button("Recovery code"));
    await user.type(await screen.findByLabelText("Recovery code"), "abcde-fghij{Enter}");
    await waitFor(() => expect(last()).toMatchObject({ "2fa_token": "abcde-fghij", "2fa_kind": "recovery" }));
  });

  test("taken wrongly too often leads back to the start, with the reason", async () => {
    const { user } = await comeToStep(["app"], () => {
      throw refusal("challenge_over");
    });
    await user.type(await screen.findByLabelText("Code of six digits"), "111111");
    expect(await heading("Sign in")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Too many wrong codes, or it took too long. Begin again.");
  });
});

describe("mailed links", () => {
  test("one to sign in does so by itself, and leaves no token in the address", async () => {
    const accounts = { getToken: token, getSession: aSession() };
    const { asked } = await showApp("/gent/sign-in?next=/public&autologin=once", { accounts, feed }, null);
    await waitFor(() => expect(window.location.pathname).toBe("/gent/public"));
    expect(asked.filter(({ route }) => route === "accounts.getToken").map(({ body }) => body)).toEqual([
      { grant_type: "password", autologin: "once" },
    ]);
  });

  test("are asked for without telling whether the address is known", async () => {
    const { user, asked } = await showApp(
      "/gent/forgot-password",
      { accounts: { forgotPassword: { done: true } } },
      null,
    );
    await user.type(await screen.findByLabelText("E-mail address"), "dirk@example.org{Enter}");
    expect(await heading("Look in your mailbox")).toBeVisible();
    expect(screen.getByText(/If dirk@example.org has an account here/)).toBeVisible();
    expect(asked.at(-1)?.body).toEqual({
      username: "dirk@example.org",
      returnUrl: `${window.location.origin}/gent/reset-password`,
    });
  });

  test("one to a new password takes it twice", async () => {
    const at = "/gent/reset-password?id=0199a000-0000-7000-8000-000000000090&code=secret";
    const { user, asked } = await showApp(at, { accounts: { resetPassword: { done: true } } }, null);
    await user.type(await screen.findByLabelText("New password"), "four words of mine");
    expect(window.location.search).toBe("");
    await user.type(screen.getByLabelText("New password, once more"), "four words{Enter}");
    expect(await screen.findByRole("link", { name: "The two passwords are not the same." })).toBeVisible();
    await user.type(screen.getByLabelText("New password, once more"), " of mine{Enter}");
    expect(await heading("Sign in")).toBeVisible();
    expect(asked.at(-1)?.body).toMatchObject({ code: "secret", password: "four words of mine" });
  });

  test("that are spent lead to new ones", async () => {
    await showApp("/gent/reset-password", {}, null);
    expect(await heading("This link no longer works")).toBeVisible();
    expect(screen.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute("href", "/gent/forgot-password");
  });
});

describe("one's own security", () => {
  const here: SessionView = {
    id: "0199a000-0000-7000-8000-000000000071",
    client: "resident",
    agent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    createdAt: now,
    refreshedAt: now,
    isThisOne: true,
  };
  const there = { ...here, id: "0199a000-0000-7000-8000-000000000072", agent: "curl/8.5", isThisOne: false };
  const fill = async (user: Awaited<ReturnType<typeof showApp>>["user"]) => {
    await user.type(await screen.findByLabelText("Present password"), "old-secret");
    await user.type(screen.getByLabelText("New password"), "new-secret");
    await user.type(screen.getByLabelText("New password, once more"), "new-secret");
    await user.click(await button("Change the password"));
  };

  test("is reached from one's own page", async () => {
    await showApp("/gent/me", { residents: { getMyResidence: myResidence() } });
    expect(await screen.findByRole("link", { name: "Password and sessions" })).toHaveAttribute(
      "href",
      "/gent/me/security",
    );
  });

  test("the password is changed, and what is wrong stands at its field", async () => {
    const answers: (() => never)[] = [
      () => {
        throw refusal("invalid_input", { oldPassword: "oldPasswordWrong" });
      },
    ];
    const { user } = await showApp("/gent/me/security", {
      accounts: {
        listSessions: { items: [here] },
        changePassword: () => answers.shift()?.() ?? { done: true },
      },
    });
    await fill(user);
    expect(await screen.findByRole("link", { name: "This is not your present password." })).toBeVisible();
    await user.click(await button("Change the password"));
    expect(await screen.findByText("Your password is changed.")).toBeVisible();
    expect(screen.getByLabelText("New password")).toHaveValue("");
  });

  test("who has a second step takes it once more first", async () => {
    const factors: Factors = {
      factors: [{ id: here.id, kind: "app", name: "", createdAt: now, lastUsedAt: null }],
      recoveryCodesLeft: 9,
      hasPassword: true,
      requiredFrom: null,
      confirmedUntil: null,
    };
    let isConfirmed = false;
    const { user, asked } = await showApp("/gent/me/security", {
      accounts: {
        listSessions: { items: [here] },
        listFactors: factors,
        confirmIdentity: () => {
          isConfirmed = true;
          return factors;
        },
        changePassword: () => {
          if (!isConfirmed) throw refusal("confirmation_required");
          return { done: true };
        },
      },
    });
    await fill(user);
    const dialog = await screen.findByRole("dialog");
    await user.type(await within(dialog).findByLabelText("Code of six digits"), "123456");
    expect(await screen.findByText("Your password is changed.")).toBeVisible();
    expect(asked.find(({ route }) => route === "accounts.confirmIdentity")?.body).toEqual({
      kind: "app",
      code: "123456",
    });
  });

  test("sessions are named in words, and all others ended", async () => {
    let items = [here, there];
    const { user } = await showApp("/gent/me/security", {
      accounts: {
        listSessions: () => ({ items }),
        endOtherSessions: () => {
          items = items.filter(({ isThisOne }) => isThisOne);
          return { done: true };
        },
      },
    });
    expect(await screen.findByText("Chrome on Android · residents’ app")).toBeVisible();
    expect(await button("End the session: Unknown browser · residents’ app")).toBeVisible();
    await user.click(await button("End all other sessions"));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "End all other sessions" }));
    expect(await screen.findByText("All other sessions have ended.")).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Unknown browser/)).toBeNull());
  });
});
