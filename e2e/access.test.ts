import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage, password, useBrowser } from "./browser.ts";
import { enter, tabTo, type } from "./by-keyboard.ts";
import { now } from "./clock.ts";
import { expectGoodLooks } from "./looks.ts";
import { linkInMailTo } from "./mails.ts";
import { invite, newAddress, newColleague } from "./newcomers.ts";
import { bringPasskeys } from "./passkeys.ts";
import { staff } from "./people.ts";
import { totp } from "./totp.ts";

useBrowser();

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign in");
}

test("a colleague follows the invitation, creates an account without a mouse, and is signed in", async () => {
  const email = newAddress("noor");
  const page = await openPage(await invite(email));
  await heading(page, "Welcome to Stad Gent");
  await expectGoodLooks(page, "claim");
  expect(page.url()).not.toContain("token");
  await enter(page, page.getByRole("button", { name: "Create account" }));
  await page.getByText("5 things to correct").waitFor();
  await tabTo(page, page.getByLabel("First name"));
  for (const text of ["Noor", "Claes", "Press officer", "+32 470 12 34 56", password]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await tabTo(page, page.getByRole("checkbox", { name: /^I agree/ }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await page.getByText("Your account has been created. You can sign in now.").waitFor();
  expect(await page.getByLabel("E-mail address").inputValue()).toBe(email);
  await type(page, page.getByLabel("Password", { exact: true }), password);
  await page.keyboard.press("Enter");
  await heading(page, "Hello, Noor");
});

test("someone who forgot the password gets a mail and chooses a new one; the link works once", async () => {
  const email = await newColleague("Fien");
  const page = await openPage("/dashboard/sign-in");
  await page.getByLabel("E-mail address").fill(email);
  await expectGoodLooks(page, "sign-in");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await heading(page, "Forgot your password?");
  expect(await page.getByLabel("E-mail address").inputValue()).toBe(email);
  await press(page, "Send link");
  await heading(page, "Check your inbox");
  await expectGoodLooks(page, "mail-sent");
  const link = await linkInMailTo(email, "/reset-password?");
  await page.goto(link);
  await heading(page, "Choose a new password");
  await expect.poll(() => page.url()).not.toContain("code=");
  await expectGoodLooks(page, "reset");
  // The code is no longer in the address, but the tab still knows it.
  await page.reload();
  await page.getByLabel("New password", { exact: true }).fill("fien");
  await page.getByLabel("Repeat new password").fill("fien");
  await press(page, "Save new password");
  await page.getByText("The password is too short.").waitFor();
  await page.getByLabel("New password", { exact: true }).fill("canal boats at dawn");
  await page.getByLabel("Repeat new password").fill("canal boats at dawn");
  await press(page, "Save new password");
  await page.getByText("Your password has been changed. Sign in with the new one.").waitFor();
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("canal boats at dawn");
  await press(page, "Sign in");
  await heading(page, "Hello, Fien");

  const again = await openPage(link);
  await again.getByLabel("New password", { exact: true }).fill("canal boats at dusk");
  await again.getByLabel("Repeat new password").fill("canal boats at dusk");
  await press(again, "Save new password");
  await heading(again, "This link no longer works");
});

describe("a second step", () => {
  test("with an authenticator app is added, asked for, and replaced by a recovery code once", async () => {
    const email = await newColleague("Ada");
    const page = await staff(email, "/account/security");
    await heading(page, "Second step when you sign in");
    await expectGoodLooks(page, "security");
    await press(page, "Authenticator app");
    const dialog = page.getByRole("dialog", { name: "Add an authenticator app" });
    await dialog.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
    await expectGoodLooks(page, "add-app");
    const secret = ((await dialog.locator("code").textContent()) ?? "").trim();
    await dialog.getByLabel("Six-digit code").fill(totp(secret, now()));
    const kept = page.getByRole("dialog", { name: "Save your recovery codes" });
    await kept.waitFor();
    await expectGoodLooks(page, "recovery-codes");
    const codes = await kept.getByRole("listitem").allInnerTexts();
    expect(codes).toHaveLength(10);
    await press(page, "I have saved these codes");
    await page.getByText("You have 10 recovery codes left.").waitFor();
    await expectGoodLooks(page, "security-on");

    const other = await openPage("/dashboard/sign-in?next=%2Finbox");
    await typePassword(other, email);
    await heading(other, "One more step");
    await expectGoodLooks(other, "second-step");
    await other.getByLabel("Six-digit code").fill("000000");
    await other.getByText("The code is incorrect. Check it and try again.").waitFor();
    // A code works only once: this is the next one, accepted because clocks may differ a little.
    await other.getByLabel("Six-digit code").fill(totp(secret, now() + 30_000));
    await other.getByRole("table", { name: "Published" }).waitFor();

    const third = await openPage("/dashboard/sign-in");
    await typePassword(third, email);
    await press(third, "Recovery code");
    await third.getByLabel("Recovery code").fill(codes[0] ?? "");
    await press(third, "Continue");
    await heading(third, /^Hello, Ada/);
    const fourth = await openPage("/dashboard/sign-in");
    await typePassword(fourth, email);
    await press(fourth, "Recovery code");
    await fourth.getByLabel("Recovery code").fill(codes[0] ?? "");
    await press(fourth, "Continue");
    await fourth.getByText("The code is incorrect. Check it and try again.").waitFor();
  });

  test("with a passkey signs in by a touch", async () => {
    const email = await newColleague("Pia");
    const page = await openPage("/dashboard/sign-in?next=%2Faccount%2Fsecurity");
    await bringPasskeys(page);
    await typePassword(page, email);
    await heading(page, "Second step when you sign in");
    await press(page, "Passkey");
    await page.getByLabel("Name of the passkey").fill("Work laptop");
    await expectGoodLooks(page, "add-passkey");
    await press(page, "Create passkey");
    await press(page, "I have saved these codes");
    await page.getByText("Passkey: Work laptop").waitFor();

    await page.getByRole("button", { name: /^Account:/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await heading(page, "Sign in");
    await typePassword(page, email);
    await press(page, "Use passkey");
    // After a sign-out, the next sign-in leads to the start page.
    await page.getByRole("button", { name: /^Account:/ }).waitFor();
    await page.waitForURL(/\/dashboard\/$/);
    await page.goto("/dashboard/account/security");
    await page.getByText("Passkey: Work laptop").waitFor();
  });
});
