// @vitest-environment jsdom

import { fakeServer, fill, type Replies, refusal } from "@stoep/client/testing";
import { switchLanguage } from "@stoep/client/texts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aSession } from "../../../app/testing/people.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { aFactor, idOf, recoveryCodes, someFactors } from "../testing/samples.ts";
import { SecurityScreen } from "./security-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.findByRole("button", { name });
const newApp = {
  challengeId: idOf(61),
  secret: "JBSWY3DPEHPK3PXP",
  uri: "otpauth://totp/Stoep:els?secret=JBSWY3DPEHPK3PXP",
};

async function open(replies: Replies["accounts"]) {
  const log = fakeServer({
    accounts: {
      getSession: aSession(),
      listFactors: someFactors(),
      listIdentities: { items: [], providers: [] },
      ...replies,
    },
  });
  await showScreen(SecurityScreen, { path: "/account/security" });
  await screen.findByRole("heading", { name: "Second step when you sign in" });
  return (route: string) => log.filter((asked) => asked.route === `accounts.${route}`);
}

describe("an authenticator app", () => {
  test("is added with a first code, and the recovery codes are shown once", async () => {
    const of = await open({ addApp: newApp, confirmApp: { factor: aFactor(), recoveryCodes } });
    await userEvent.click(await button("Authenticator app"));
    const dialog = await screen.findByRole("dialog", { name: "Add an authenticator app" });
    expect(within(dialog).getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
    expect(within(dialog).getByText("JBSWY3DPEHPK3PXP")).toBeVisible();
    await fill(within(dialog).getByLabelText("6-digit code"), "123456");
    const codes = await screen.findByRole("dialog", { name: "Save your recovery codes" });
    expect(
      within(codes)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(recoveryCodes);
    for (const name of ["Copy", "Download", "Print"]) {
      expect(within(codes).getByRole("button", { name })).toBeVisible();
    }
    expect(of("confirmApp")[0]?.body).toEqual({ challengeId: newApp.challengeId, code: "123456" });
    await userEvent.click(within(codes).getByRole("button", { name: "I have saved these codes" }));
    expect(screen.queryByText(recoveryCodes[0] as string)).toBeNull();
    await waitFor(() => expect(of("getSession")).toHaveLength(1));
  });

  test("reports a wrong first code, and starts again after too many", async () => {
    const answers = [refusal("code_wrong"), refusal("challenge_over")];
    const of = await open({ addApp: newApp, confirmApp: () => Promise.reject(answers.shift()) });
    await userEvent.click(await button("Authenticator app"));
    await fill(await screen.findByLabelText("6-digit code"), "111111");
    await waitFor(() => expect(screen.getByLabelText("6-digit code")).toHaveAccessibleDescription(/code is incorrect/));
    await fill(screen.getByLabelText("6-digit code"), "222222");
    expect(await screen.findByText(/Start again\./)).toBeVisible();
    await act(() => switchLanguage("nl"));
    expect(await screen.findByText(/Begin opnieuw\./)).toBeVisible();
    await act(() => switchLanguage("en"));
    await userEvent.click(await button("Start over"));
    expect(await screen.findByLabelText("6-digit code")).toHaveValue("");
    expect(of("addApp")).toHaveLength(2);
  });
});

test("codes by text message are added with the number and the code that came", async () => {
  const of = await open({
    addText: { challengeId: idOf(62), phoneHint: "56", expiresInSeconds: 600 },
    confirmText: { factor: aFactor({ kind: "text", name: "56" }), recoveryCodes: null },
  });
  await userEvent.click(await button("Text message"));
  await userEvent.type(await screen.findByLabelText("Mobile number"), "0470");
  await userEvent.click(await button("Send code"));
  expect(screen.getByLabelText("Mobile number")).toHaveAccessibleDescription(/country code, such as \+32/);
  await userEvent.clear(screen.getByLabelText("Mobile number"));
  await fill(screen.getByLabelText("Mobile number"), "+32 470 12 34 56");
  await userEvent.click(await button("Send code"));
  await fill(await screen.findByLabelText("6-digit code"), "654321");
  expect(await screen.findByText("Second step added.")).toBeVisible();
  expect(of("confirmText")[0]?.body).toEqual({ challengeId: idOf(62), code: "654321" });
});

describe("second factors", () => {
  const both = [aFactor(), aFactor({ id: idOf(63), kind: "passkey", name: "Work laptop" })];

  test("are listed and removed after a confirmation, except the last one if the organisation requires it", async () => {
    const answers = [() => someFactors(both.slice(0, 1)), () => Promise.reject(refusal("last_factor"))];
    let factors = someFactors(both);
    const of = await open({
      listFactors: () => factors,
      removeFactor: async () => {
        factors = await (answers.shift() as () => Promise<typeof factors>)();
        return factors;
      },
    });
    await userEvent.click(await button("Remove Passkey: Work laptop"));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("Second step removed.")).toBeVisible();
    expect(of("removeFactor")[0]?.params).toEqual({ factorId: idOf(63) });
    await waitFor(() => expect(screen.queryByText("Passkey: Work laptop")).toBeNull());
    await userEvent.click(await button("Remove Authenticator app"));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }));
    expect(await screen.findByText(/this is your last one/)).toBeVisible();
  });

  test("come with ten new recovery codes when few are left", async () => {
    await open({ listFactors: someFactors(both, { recoveryCodesLeft: 1 }), renewRecoveryCodes: { recoveryCodes } });
    expect(await screen.findByText("You have 1 recovery code left.")).toBeVisible();
    await userEvent.click(await button("Create new codes"));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Create new codes" }));
    expect(await screen.findByRole("dialog", { name: "Save your recovery codes" })).toBeVisible();
  });
});

describe("re-authentication", () => {
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
  const askForMail = async () => {
    await fill(screen.getByLabelText("New email address"), "els@elsewhere.example");
    await userEvent.click(await button("Send link"));
    return screen.findByRole("dialog", { name: "Confirm that it’s you" });
  };

  test("asks for the password, then carries out the action", async () => {
    const of = await open(onceConfirmed());
    const dialog = await askForMail();
    await fill(await within(dialog).findByLabelText("Password"), "secret-1", "{Enter}");
    expect(await screen.findByText(/An email to els@elsewhere.example is on its way/)).toBeVisible();
    expect(of("confirmIdentity")[0]?.body).toEqual({ kind: "password", password: "secret-1" });
    expect(of("changeEmail")).toHaveLength(2);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("asks for the second step if there is one", async () => {
    const of = await open({ ...onceConfirmed(), listFactors: someFactors([aFactor()]) });
    const dialog = await askForMail();
    expect(within(dialog).queryByLabelText("Password")).toBeNull();
    await fill(await within(dialog).findByLabelText("6-digit code"), "123456");
    expect(await screen.findByText(/An email to /)).toBeVisible();
    expect(of("confirmIdentity")[0]?.body).toEqual({ kind: "app", code: "123456" });
  });

  test("asks for a mailed code if there is neither password nor second step", async () => {
    let tries = 0;
    const once = onceConfirmed();
    const of = await open({
      ...once,
      listFactors: someFactors([], { hasPassword: false, recoveryCodesLeft: 0 }),
      sendConfirmMail: { mailHint: "e…@werk.example", expiresInSeconds: 600 },
      confirmIdentity: () => {
        tries += 1;
        if (tries === 1) throw refusal("code_wrong");
        return once.confirmIdentity();
      },
    });
    const dialog = await askForMail();
    expect(of("sendConfirmMail")).toHaveLength(0);
    await userEvent.click(await within(dialog).findByRole("button", { name: "Send code" }));
    expect(await within(dialog).findByText(/code is on its way to e…@werk.example/)).toBeVisible();
    await fill(within(dialog).getByLabelText("6-digit code"), "111111");
    expect(await within(dialog).findByText("The code is incorrect. Check it and try again.")).toBeVisible();
    await fill(within(dialog).getByLabelText("6-digit code"), "123456");
    expect(await screen.findByText(/An email to els/)).toBeVisible();
    expect(of("confirmIdentity").map(({ body }) => body)).toEqual([
      { kind: "mail", code: "111111" },
      { kind: "mail", code: "123456" },
    ]);
  });

  test("changes nothing when cancelled", async () => {
    const of = await open(onceConfirmed());
    const dialog = await askForMail();
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(of("changeEmail")).toHaveLength(1);
    expect(screen.getByLabelText("New email address")).toHaveValue("els@elsewhere.example");
  });

  test("reports a wrong password in the dialog", async () => {
    await open({ ...onceConfirmed(), confirmIdentity: () => Promise.reject(refusal("credentials_wrong")) });
    const dialog = await askForMail();
    await fill(await within(dialog).findByLabelText("Password"), "wrong", "{Enter}");
    await waitFor(() => expect(within(dialog).getByLabelText("Password")).toHaveAccessibleDescription(/is incorrect/));
  });
});

describe("the password", () => {
  const change = async (old: string, next: string, again: string) => {
    await fill(screen.getByLabelText("Current password"), old);
    await fill(screen.getByLabelText("New password"), next);
    await fill(screen.getByLabelText("Repeat new password"), again);
    await userEvent.click(await button("Change password"));
  };

  test("is changed with the current one and the new one twice", async () => {
    const of = await open({ changePassword: { done: true } });
    await change("old-secret", "new-secret", "new-secret");
    expect(await screen.findByText("Your password has been changed.")).toBeVisible();
    expect(of("changePassword")[0]?.body).toEqual({ oldPassword: "old-secret", newPassword: "new-secret" });
    expect(screen.getByLabelText("New password")).toHaveValue("");
  });

  test("is not sent when the two differ, and the server's faults are shown at their fields", async () => {
    const of = await open({
      changePassword: () =>
        Promise.reject(refusal("invalid_input", { oldPassword: "oldPasswordWrong", newPassword: "passwordTooShort" })),
    });
    await change("old", "new", "other");
    expect(screen.getByLabelText("Repeat new password")).toHaveAccessibleDescription(
      "The two passwords are not the same.",
    );
    expect(of("changePassword")).toEqual([]);
    await userEvent.clear(screen.getByLabelText("Repeat new password"));
    await userEvent.type(screen.getByLabelText("Repeat new password"), "new{Enter}");
    await waitFor(() =>
      expect(screen.getByLabelText("Current password")).toHaveAccessibleDescription(
        "This is not your current password. Try again.",
      ),
    );
    expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(/is too short/);
  });

  test("can be requested by mail by people without one", async () => {
    await open({ listFactors: someFactors([], { hasPassword: false }) });
    expect(screen.getByRole("link", { name: "Get one by email" })).toHaveAttribute(
      "href",
      "/dashboard/forgot-password",
    );
  });
});
