import { aFactor, fill, idOf, refusal, someFactors } from "@stoep/client/testing";
import type { SessionView } from "@stoep/contract/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aSession, myResidence, now } from "../../../app/testing/samples.ts";

const here: SessionView = {
  id: idOf(71),
  client: "resident",
  agent:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  createdAt: now,
  refreshedAt: now,
  endsAt: "2026-06-20T09:00:00.000Z",
  isThisOne: true,
};
const there = { ...here, id: idOf(72), agent: "curl/8.5", isThisOne: false };
const calm = { listSessions: { items: [here] }, listFactors: someFactors() };
type User = Awaited<ReturnType<typeof renderApp>>["user"];

test("the security settings are reached from one's own page", async () => {
  await renderApp("/gent/me", { residents: { getMyResidence: myResidence() } });
  expect(await screen.findByRole("link", { name: "Sign-in and security" })).toHaveAttribute(
    "href",
    "/gent/me/security",
  );
});

describe("the password", () => {
  const fillForm = async (user: User) => {
    await fill(await screen.findByLabelText("Current password"), "old-secret");
    await fill(screen.getByLabelText("New password"), "new-secret");
    await fill(screen.getByLabelText("Repeat new password"), "new-secret");
    await user.click(await button("Change password"));
  };

  test("is changed, and an error is shown at its field", async () => {
    const answers: (() => never)[] = [
      () => {
        throw refusal("invalid_input", { oldPassword: "oldPasswordWrong" });
      },
    ];
    const changePassword = () => answers.shift()?.() ?? { done: true as const };
    const { user } = await renderApp("/gent/me/security", { accounts: { ...calm, changePassword } });
    await fillForm(user);
    expect(await screen.findByRole("link", { name: "This is not your current password. Try again." })).toBeVisible();
    await user.click(await button("Change password"));
    expect(await screen.findByText("Your password has been changed.")).toBeVisible();
    expect(screen.getByLabelText("New password")).toHaveValue("");
  });

  test("asks people with a second step to take it again first", async () => {
    const factors = someFactors([aFactor()]);
    let isConfirmed = false;
    const { user, asked } = await renderApp("/gent/me/security", {
      accounts: {
        ...calm,
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
    await fillForm(user);
    const dialog = await screen.findByRole("dialog");
    const field = await within(dialog).findByLabelText("6-digit code");
    expect(field).toHaveFocus();
    await fill(field, "123456");
    expect(await screen.findByText("Your password has been changed.")).toBeVisible();
    expect(asked.find(({ route }) => route === "accounts.confirmIdentity")?.body).toEqual({
      kind: "app",
      code: "123456",
    });
  });

  test("is set through a mailed link if there is none", async () => {
    const listFactors = someFactors([], { hasPassword: false });
    await renderApp("/gent/me/security", { accounts: { ...calm, listFactors } });
    expect(await screen.findByRole("link", { name: "Get one by email" })).toHaveAttribute(
      "href",
      "/gent/forgot-password",
    );
    expect(screen.queryByLabelText("Current password")).toBeNull();
  });
});

describe("the email address", () => {
  const askForMail = async (user: User) => {
    await fill(await screen.findByLabelText("New email address"), "dirk@elsewhere.example");
    await user.click(await button("Send link"));
  };
  const onceConfirmed = () => {
    let isConfirmed = false;
    return {
      confirmIdentity: () => {
        isConfirmed = true;
        return someFactors();
      },
      changeEmail: () => {
        if (!isConfirmed) throw refusal("confirmation_required");
        return { done: true as const };
      },
    };
  };

  test("is changed through a link that is sent to the new address", async () => {
    const { user, asked } = await renderApp("/gent/me/security", {
      accounts: { ...calm, changeEmail: { done: true } },
    });
    expect(await screen.findByText("You sign in with dirk@example.org.")).toBeVisible();
    await askForMail(user);
    expect(await screen.findByText(/An email to dirk@elsewhere.example is on its way/)).toBeVisible();
    expect(asked.find(({ route }) => route === "accounts.changeEmail")?.body).toEqual({
      email: "dirk@elsewhere.example",
    });
    expect(screen.getByLabelText("New email address")).toHaveValue("");
  });

  test("asks for the password first, reports a wrong one, and then changes it", async () => {
    const once = onceConfirmed();
    const answers = [() => Promise.reject(refusal("credentials_wrong")), once.confirmIdentity];
    const { user, asked } = await renderApp("/gent/me/security", {
      accounts: { ...calm, ...once, confirmIdentity: () => answers.shift()?.() ?? someFactors() },
    });
    await askForMail(user);
    const dialog = await screen.findByRole("dialog", { name: "Confirm that it’s you" });
    const field = await within(dialog).findByLabelText("Password");
    expect(field).toHaveFocus();
    await fill(field, "wrong", "{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/is incorrect/));
    await user.clear(field);
    await fill(field, "secret-1", "{Enter}");
    expect(await screen.findByText(/An email to /)).toBeVisible();
    expect(asked.findLast(({ route }) => route === "accounts.confirmIdentity")?.body).toEqual({
      kind: "password",
      password: "secret-1",
    });
  });

  test("asks for a mailed code if there is neither password nor second step", async () => {
    const { user, asked } = await renderApp("/gent/me/security", {
      accounts: {
        ...calm,
        ...onceConfirmed(),
        listFactors: someFactors([], { hasPassword: false }),
        sendConfirmMail: { mailHint: "d…@example.org", expiresInSeconds: 600 },
      },
    });
    await askForMail(user);
    const dialog = await screen.findByRole("dialog", { name: "Confirm that it’s you" });
    await user.click(await within(dialog).findByRole("button", { name: "Send code" }));
    expect(await within(dialog).findByText(/A code is on its way to d…@example.org/)).toBeVisible();
    await fill(within(dialog).getByLabelText("6-digit code"), "123456");
    expect(await screen.findByText(/An email to /)).toBeVisible();
    expect(asked.find(({ route }) => route === "accounts.confirmIdentity")?.body).toEqual({
      kind: "mail",
      code: "123456",
    });
  });

  test("stays the same when re-authentication is abandoned", async () => {
    const { user, routes } = await renderApp("/gent/me/security", { accounts: { ...calm, ...onceConfirmed() } });
    await askForMail(user);
    const dialog = await screen.findByRole("dialog", { name: "Confirm that it’s you" });
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(routes().filter((route) => route === "accounts.changeEmail")).toHaveLength(1);
    expect(screen.getByLabelText("New email address")).toHaveValue("dirk@elsewhere.example");
  });
});

describe("the link to a new address", () => {
  const link = { id: idOf(90), code: "secret" };
  const at = `/gent/confirm-email?${new URLSearchParams(link)}`;

  test("is confirmed by a button, also after a reload, and works once", async () => {
    const { leave, routes } = await renderApp(at, {}, null);
    await heading("Your new email address");
    await waitFor(() => expect(window.location.search).toBe(""));
    expect(routes()).not.toContain("accounts.confirmEmail");
    leave();
    const confirmed = await renderApp("/gent/confirm-email", { accounts: { confirmEmail: { done: true } } }, null);
    await confirmed.user.click(await button("Confirm new address"));
    expect(await screen.findByText("Your email address has been changed.")).toBeVisible();
    expect(confirmed.last("accounts.confirmEmail")?.body).toEqual(link);
    expect(screen.getByRole("main").querySelector("a")).toHaveAttribute("href", "/gent/sign-in");
    confirmed.leave();
    await renderApp("/gent/confirm-email", {}, null);
    expect(await screen.findByRole("heading", { level: 1, name: "This link no longer works" })).toBeVisible();
    // The link leads to where the address is changed.
    const next = await screen.findByRole("link", { name: "Sign in and ask for a new link" });
    expect(next).toHaveAttribute("href", "/gent/sign-in?next=%2Fme%2Fsecurity");
    expect(screen.getByRole("link", { name: "Forgot password?" })).toBeVisible();
  });

  test("shows the new address to a person who is signed in", async () => {
    const session = aSession();
    let { email } = session.account;
    const { user } = await renderApp(at, {
      accounts: {
        ...calm,
        getSession: () => ({ ...session, account: { ...session.account, email } }),
        confirmEmail: () => {
          email = "dirk@elsewhere.example";
          return { done: true };
        },
      },
    });
    await user.click(await button("Confirm new address"));
    await user.click(await screen.findByRole("link", { name: "Go to sign-in and security" }));
    expect(await screen.findByText("You sign in with dirk@elsewhere.example.")).toBeVisible();
  });

  test("says so when it was used before, and is not tried again", async () => {
    const confirmEmail = () => Promise.reject(refusal("token_invalid"));
    const { user } = await renderApp(at, { accounts: { confirmEmail } }, null);
    await user.click(await button("Confirm new address"));
    expect(await screen.findByText(/^If your address has not changed yet, ask for a new link/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Confirm new address" })).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("sessions", () => {
  test("are described in words, and all others can be ended", async () => {
    let items = [here, there];
    const { user } = await renderApp("/gent/me/security", {
      accounts: {
        ...calm,
        listSessions: () => ({ items }),
        endOtherSessions: () => {
          items = items.filter(({ isThisOne }) => isThisOne);
          return { done: true };
        },
      },
    });
    expect(await screen.findByText("Chrome on Android · residents’ app")).toBeVisible();
    expect(await button("End the session: A browser · residents’ app")).toBeVisible();
    await user.click(await button("End all other sessions"));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "End all other sessions" }));
    expect(await screen.findByText("All other sessions ended.")).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/A browser/)).toBeNull());
  });
});

describe("emails", () => {
  const residents = { getMyResidence: myResidence() };

  test("can all be refused with one checkbox", async () => {
    const accounts = {
      getMailSettings: { isUnsubscribedFromAll: false },
      setMailSettings: { isUnsubscribedFromAll: true },
    };
    const { user, asked } = await renderApp("/gent/me/profile", { residents, accounts });
    const none = await screen.findByRole("checkbox", { name: "Do not send me emails" });
    expect(none).not.toBeChecked();
    expect(none).toHaveAccessibleDescription(/You will not get alerts by email either/);
    await user.click(none);
    expect(await screen.findByText("Changes saved.")).toBeVisible();
    expect(none).toBeChecked();
    expect(asked.find(({ route }) => route === "accounts.setMailSettings")?.body).toEqual({
      isUnsubscribedFromAll: true,
    });
  });

  test("keep coming when refusing them failed", async () => {
    const { user } = await renderApp("/gent/me/profile", {
      residents,
      accounts: {
        getMailSettings: { isUnsubscribedFromAll: false },
        setMailSettings: () => Promise.reject(refusal("unexpected")),
      },
    });
    const none = await screen.findByRole("checkbox", { name: "Do not send me emails" });
    await user.click(none);
    expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
    expect(none).not.toBeChecked();
  });
});
