import { aFactor, fill, idOf, type Replies, recoveryCodes, refusal, someFactors } from "@stoep/client/testing";
import { switchLanguage } from "@stoep/client/texts";
import type { FactorView } from "@stoep/contract/accounts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { button, renderApp } from "../../../app/testing/render-app.tsx";

const webauthn = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
// Replaces the browser's own passkey window; a journey uses a real one.
vi.mock("@simplewebauthn/browser", () => webauthn);
afterEach(() => vi.unstubAllGlobals());

const newApp = { challengeId: idOf(61), secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Stoep:dirk?secret=JBSWY3" };

async function open(replies: Replies["accounts"]) {
  const shown = await renderApp("/gent/me/security", {
    accounts: { listSessions: { items: [] }, listFactors: someFactors(), ...replies },
  });
  await screen.findByRole("heading", { name: "Second step when you sign in" });
  const of = (route: string) => shown.asked.filter((asked) => asked.route === `accounts.${route}`);
  return { ...shown, of };
}

describe("an authenticator app", () => {
  test("is added with a first code, and the recovery codes are shown once", async () => {
    let factors: FactorView[] = [];
    const { user, of } = await open({
      listFactors: () => someFactors(factors),
      addApp: newApp,
      confirmApp: () => {
        factors = [aFactor()];
        return { factor: aFactor(), recoveryCodes };
      },
    });
    await user.click(await button("Add: Authenticator app"));
    const dialog = await screen.findByRole("dialog", { name: "Add an authenticator app" });
    expect(within(dialog).getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
    expect(within(dialog).getByRole("link", { name: "Open the app" })).toHaveAttribute("href", newApp.uri);
    await user.click(within(dialog).getByRole("button", { name: "Copy key" }));
    expect(await navigator.clipboard.readText()).toBe(newApp.secret);
    await fill(within(dialog).getByLabelText("6-digit code"), "123456");
    const codes = await screen.findByRole("dialog", { name: "Save your recovery codes" });
    expect(
      within(codes)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(recoveryCodes);
    expect(of("confirmApp")[0]?.body).toEqual({ challengeId: newApp.challengeId, code: "123456" });
    await user.keyboard("{Escape}");
    expect(within(codes).queryByRole("button", { name: "Close" })).toBeNull();
    for (const name of ["Copy", "Download", "Print"]) {
      expect(within(codes).getByRole("button", { name })).toBeVisible();
    }
    await user.click(within(codes).getByRole("button", { name: "I have saved these codes" }));
    expect(screen.queryByText(recoveryCodes[0] as string)).toBeNull();
    expect(await screen.findByText("You have 10 recovery codes left.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Add: Authenticator app" })).toBeNull();
  });

  test("reports a wrong first code, and starts again after too many", async () => {
    const answers = [refusal("code_wrong"), refusal("challenge_over")];
    const { user, of } = await open({ addApp: newApp, confirmApp: () => Promise.reject(answers.shift()) });
    await user.click(await button("Add: Authenticator app"));
    const field = await screen.findByLabelText("6-digit code");
    await fill(field, "111111");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/code is incorrect/));
    await fill(field, "222222");
    expect(await screen.findByText(/Start again\./)).toBeVisible();
    await act(() => switchLanguage("nl"));
    expect(await screen.findByText(/Begin opnieuw\./)).toBeVisible();
    await act(() => switchLanguage("en"));
    await user.click(await button("Start over"));
    expect(await screen.findByLabelText("6-digit code")).toHaveValue("");
    expect(of("addApp")).toHaveLength(2);
  });

  test("needs re-authentication, and is not added when that is abandoned", async () => {
    const { user, of } = await open({ addApp: () => Promise.reject(refusal("confirmation_required")) });
    await user.click(await button("Add: Authenticator app"));
    const dialog = await screen.findByRole("dialog", { name: "Confirm that it’s you" });
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(of("addApp")).toHaveLength(1);
    expect(await button("Add: Authenticator app")).toBeEnabled();
  });
});

test("codes by text message are added with a number and the code sent to it", async () => {
  const phones = [
    () => Promise.reject(refusal("invalid_input", { phone: "phoneFormat" })),
    () => ({ challengeId: idOf(62), phoneHint: "56", expiresInSeconds: 600 }),
  ];
  const { user, of } = await open({
    addText: () => (phones.shift() as (typeof phones)[number])(),
    confirmText: { factor: aFactor({ kind: "text", name: "56" }), recoveryCodes: null },
  });
  await user.click(await button("Add: Text message"));
  const field = await screen.findByLabelText("Mobile number");
  await user.type(field, "0470{Enter}");
  await waitFor(() => expect(field).toHaveAccessibleDescription(/enter all of it, with the country code/));
  await user.clear(field);
  await fill(field, "+32 470 12 34 56", "{Enter}");
  expect(await screen.findByText(/number ending in 56/)).toBeVisible();
  await fill(screen.getByLabelText("6-digit code"), "654321");
  expect(await screen.findByText("Second step added.")).toBeVisible();
  expect(of("addText").at(-1)?.body).toEqual({ phone: "+32 470 12 34 56" });
  expect(of("confirmText")[0]?.body).toEqual({ challengeId: idOf(62), code: "654321" });
});

test("a text message that cannot be sent now is reported in the dialog", async () => {
  const { user } = await open({ addText: () => Promise.reject(refusal("too_many_requests")) });
  await user.click(await button("Add: Text message"));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByLabelText("Mobile number")).toHaveFocus();
  await user.keyboard("+32 470 12 34 56{Enter}");
  expect(await within(dialog).findByText(/Too many requests/)).toBeVisible();
});

describe("a passkey", () => {
  const addPasskey = { challengeId: idOf(64), options: { challenge: "x" } };
  const openDialog = async (replies: Replies["accounts"]) => {
    vi.stubGlobal("PublicKeyCredential", class {});
    const shown = await open({ addPasskey, ...replies });
    await shown.user.click(await button("Add: Passkey"));
    const name = await screen.findByLabelText("Name of the passkey");
    await shown.user.clear(name);
    await fill(name, "My phone", "{Enter}");
    return shown;
  };

  test("is created by the device under a name", async () => {
    const answer = { id: "key", response: {} };
    webauthn.startRegistration.mockResolvedValueOnce(answer);
    const { of } = await openDialog({
      confirmPasskey: { factor: aFactor({ kind: "passkey", name: "My phone" }), recoveryCodes: null },
    });
    expect(await screen.findByText("Second step added.")).toBeVisible();
    expect(of("confirmPasskey")[0]?.body).toEqual({ challengeId: addPasskey.challengeId, name: "My phone", answer });
  });

  test("is reported when the device fails to create it, and can be tried again", async () => {
    webauthn.startRegistration.mockRejectedValueOnce(new Error("given up"));
    const { of } = await openDialog({});
    expect(await screen.findByText(/The passkey did not work, or you cancelled/)).toBeVisible();
    expect(await button("Create passkey")).toBeEnabled();
    expect(of("confirmPasskey")).toEqual([]);
  });

  test("is not offered if the browser does not support passkeys", async () => {
    await open({});
    expect(screen.queryByRole("button", { name: "Add: Passkey" })).toBeNull();
  });
});

describe("an existing factor", () => {
  const both = [aFactor(), aFactor({ id: idOf(63), kind: "passkey", name: "My phone" })];

  test("is removed after a question, except the last one that an organisation requires", async () => {
    let factors = someFactors(both, { requiredFrom: "2026-11-01T00:00:00.000Z" });
    const answers = [() => someFactors(both.slice(0, 1)), () => Promise.reject(refusal("last_factor"))];
    const { user, of } = await open({
      listFactors: () => factors,
      removeFactor: async () => {
        factors = await (answers.shift() as () => Promise<typeof factors>)();
        return factors;
      },
    });
    await user.click(await button("Remove Passkey: My phone"));
    const question = await screen.findByRole("dialog", { name: "Remove “Passkey: My phone”?" });
    await user.click(within(question).getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("Second step removed.")).toBeVisible();
    expect(of("removeFactor")[0]?.params).toEqual({ factorId: idOf(63) });
    await waitFor(() => expect(screen.queryByText("Passkey: My phone")).toBeNull());
    expect(screen.getByRole("heading", { name: "Second step when you sign in" })).toHaveFocus();
    await user.click(await button("Remove Authenticator app"));
    const last = await screen.findByRole("dialog");
    expect(within(last).getByText(/your password alone is enough/)).toBeVisible();
    await user.click(within(last).getByRole("button", { name: "Remove" }));
    expect(await screen.findByText(/this is your last one/)).toBeVisible();
  });

  test("gets ten new recovery codes when few are left", async () => {
    const listFactors = someFactors(both, { recoveryCodesLeft: 1 });
    const { user } = await open({ listFactors, renewRecoveryCodes: { recoveryCodes } });
    expect(await screen.findByText("You have 1 recovery code left.")).toBeVisible();
    await user.click(await button("Create new codes"));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Create new codes" }));
    expect(await screen.findByRole("dialog", { name: "Save your recovery codes" })).toBeVisible();
  });
});
