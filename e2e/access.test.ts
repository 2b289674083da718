import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage, password, useBrowser } from "./browser.ts";
import { enter, tabTo, type } from "./by-keyboard.ts";
import { expectGoodLooks } from "./looks.ts";
import { codeInTextTo, linkInMailTo, sentTo } from "./mails.ts";
import { invite, newAddress, newColleague } from "./newcomers.ts";
import { bringPasskeys } from "./passkeys.ts";
import { people, signIn, staff } from "./people.ts";
import { totp } from "./totp.ts";

useBrowser();

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign in");
}

test("a colleague follows the invitation, makes an account without a mouse, and comes in", async () => {
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

test("an invitation to someone with an account is linked to that account, and never to another", async () => {
  const page = await openPage(await invite("bram@fietsatelier.example"));
  await page.getByText("bram@fietsatelier.example already has an account.").waitFor();
  await page.getByRole("link", { name: "Sign in and accept" }).click();
  await typePassword(page, people.viktor);
  await page.getByText("You are signed in with another account").waitFor();
  await expectGoodLooks(page, "claim-other");
  await press(page, "Sign out");
  await page.getByRole("link", { name: "Sign in and accept" }).click();
  await typePassword(page, "bram@fietsatelier.example");
  await press(page, "Link my account");
  await page.getByText("You are now a member of Stad Gent.").waitFor();
  await page.getByRole("button", { name: "Stad Gent" }).waitFor();
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

test("a mailed link signs in once, and leads to where the person wanted to go", async () => {
  const email = await newColleague("Lena");
  const page = await openPage("/dashboard/inbox?state=concept");
  await page.getByRole("link", { name: "Sign in by e-mail" }).click();
  await page.getByLabel("E-mail address").fill(email);
  await press(page, "Send link");
  await heading(page, "Check your inbox");
  const link = await linkInMailTo(email, "autologin=");
  await page.goto(link);
  await page.waitForURL(/\/dashboard\/inbox\?state=concept$/);
  const again = await openPage(link);
  await again.getByText("This link has been used or has expired. Request a new one.").waitFor();
  expect(again.url()).not.toContain("autologin");
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
    await dialog.getByLabel("Six-digit code").fill(totp(secret, Date.now()));
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
    // A code works once: this is the next one, accepted because clocks may differ a little.
    await other.getByLabel("Six-digit code").fill(totp(secret, Date.now() + 30_000));
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

  test("by text message comes to the number, and five wrong codes end it", async () => {
    const email = await newColleague("Tess");
    const page = await staff(email, "/account/security");
    const phone = "+32471987654";
    await press(page, "Text message");
    await page.getByLabel("Mobile number").fill("+32 471 98 76 54");
    await press(page, "Send code");
    await page.getByText("We sent a code to the number ending in 54.").waitFor();
    await page.getByLabel("Six-digit code").fill(await codeInTextTo(phone));
    await press(page, "I have saved these codes");
    await page
      .getByText(/^Text message/)
      .first()
      .waitFor();

    const other = await openPage("/dashboard/sign-in");
    await typePassword(other, email);
    await other.getByText("We will send a code to your phone number ending in 54.").waitFor();
    await press(other, "Send code");
    const field = other.getByLabel("Six-digit code");
    const right = await codeInTextTo(phone);
    const wrong = right === "111111" ? "222222" : "111111";
    for (let tries = 1; tries < 5; tries++) {
      await field.fill(wrong);
      await other.getByText("The code is incorrect. Check it and try again.").waitFor();
      await expect.poll(() => field.inputValue()).toBe("");
    }
    await field.fill(wrong);
    await other.getByText("Too many wrong codes, or it took too long. Start again.").waitFor();
    await heading(other, "Sign in");
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
    // Whoever signs in after a sign-out begins at the start.
    await page.getByRole("button", { name: /^Account:/ }).waitFor();
    await page.waitForURL(/\/dashboard\/$/);
    await page.goto("/dashboard/account/security");
    await page.getByText("Passkey: Work laptop").waitFor();
  });
});

test("sessions elsewhere are listed and ended, and are signed out at their next action", async () => {
  const email = await newColleague("Sam");
  const elsewhere = await staff(email, "/inbox");
  const page = await staff(email, "/account/sessions");
  await page.getByText("this device").waitFor();
  await expectGoodLooks(page, "sessions");
  await press(page, "End all other sessions");
  await page.getByRole("dialog").getByRole("button", { name: "End all other sessions" }).click();
  await page.getByText("All other sessions have ended.").waitFor();
  await heading(elsewhere, "Sign in");
  await page.getByRole("link", { name: "Profile" }).click();
  await heading(page, "About you");
});

test("one's own profile is changed: names, number, picture; leaving unsaved changes asks", async () => {
  const email = await newColleague("Rik");
  const page = await staff(email, "/");
  await page.getByRole("button", { name: "Account: Rik Claes" }).click();
  await page.getByRole("menuitem", { name: "Your account" }).click();
  await page.getByLabel("Public name").fill("Rik of the city");
  await page.getByRole("link", { name: "E-mails", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Keep editing" })
    .click();
  await page.getByLabel("Last name").fill("Maes");
  await press(page, "Save");
  await page.getByText("Your profile has been saved.").waitFor();
  await page.getByRole("button", { name: "Account: Rik Maes" }).waitFor();

  const draw = () => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 200;
    const brush = canvas.getContext("2d");
    if (brush) brush.fillStyle = "#b4472f";
    brush?.fillRect(0, 0, 200, 200);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  };
  const buffer = Buffer.from(await page.evaluate(draw), "base64");
  await page.getByLabel(/Choose a picture/).setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await page.getByText("Your picture has been saved.").waitFor();
  await page.getByRole("button", { name: "Account: Rik Maes" }).locator("img").waitFor();
  await expectGoodLooks(page, "profile");
  await press(page, "Remove picture");
  await page.getByText("Your picture has been removed.").waitFor();
  await page.getByRole("link", { name: "E-mails", exact: true }).click();
  await page.getByRole("switch", { name: /Send me e-mails/ }).click({ force: true });
  await page.getByText("Changes saved.").waitFor();
  await expectGoodLooks(page, "mails");
});

test("a new e-mail address takes effect once its link is opened and confirmed", async () => {
  const email = await newColleague("Eva");
  const next = newAddress("eva.new");
  const page = await staff(email, "/account/security");
  await page.getByLabel("New e-mail address").fill(next);
  await press(page, "Send link");
  await page.getByText(sentTo(next)).waitFor();
  await page.goto(await linkInMailTo(next, "/confirm-email?"));
  await heading(page, "Your new e-mail address");
  await expectGoodLooks(page, "confirm-email");
  await page.reload();
  await press(page, "Confirm new address");
  await page.getByText("Your e-mail address has been changed.").waitFor();
  const again = await openPage("/dashboard/sign-in");
  await signIn(again, next);
});
