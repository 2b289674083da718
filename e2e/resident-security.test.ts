import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage, password, useBrowser } from "./browser.ts";
import { apiAs } from "./calls.ts";
import { expectGoodLooks } from "./looks.ts";
import { codeInTextTo, linkInMailTo } from "./mails.ts";
import { newResident, nextCode, residentWithApp } from "./newcomers.ts";
import { bringPasskeys } from "./passkeys.ts";
import { signIn } from "./people.ts";
import { totp } from "./totp.ts";

useBrowser();

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Opens the resident's security page. */
async function atSecurity(email: string): Promise<Page> {
  const page = await openPage("/gent/sign-in?next=%2Fme%2Fsecurity");
  await signIn(page, email);
  await heading(page, "Second step when you sign in");
  return page;
}

async function typePassword(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await press(page, "Sign in");
}

/** Returns the app's secret and the recovery codes. */
async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await press(page, "Add: Authenticator app");
  const dialog = page.getByRole("dialog", { name: "Add an authenticator app" });
  await dialog.getByRole("img", { name: "QR code for the authenticator app" }).locator("path").waitFor();
  const secret = ((await dialog.locator("code").textContent()) ?? "").trim();
  await dialog.getByLabel("Six-digit code").fill(totp(secret, Date.now()));
  const kept = page.getByRole("dialog", { name: "Save your recovery codes" });
  await kept.waitFor();
  await page.keyboard.press("Escape");
  const codes = await kept.getByRole("listitem").allInnerTexts();
  await press(page, "I have saved these codes");
  await page.getByText("You have 10 recovery codes left.").waitFor();
  return { secret, codes };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Me", exact: true }).click();
  await press(page, "Sign out");
  await page
    .getByRole("main")
    .getByRole("link", { name: "Sign in" })
    .or(page.getByLabel("Password", { exact: true }))
    .first()
    .waitFor();
}

describe("a resident's second step", () => {
  test("with an authenticator app is added, asked for, replaced by a recovery code once, and removed", async () => {
    const email = await newResident("Jo");
    const page = await atSecurity(email);
    const { secret, codes } = await addApp(page);
    expect(codes).toHaveLength(10);

    await signOut(page);
    await page.goto("/gent/sign-in?next=%2Fme%2Fsecurity");
    await typePassword(page, email);
    await heading(page, "One more step");
    await page.getByLabel("Six-digit code").fill("000000");
    await page.getByText("The code is incorrect. Check it and try again.").waitFor();
    await page.getByLabel("Six-digit code").fill(nextCode(secret));
    await page.getByText(/last used/).waitFor();

    const other = await openPage("/gent/sign-in?next=%2Fme%2Fsecurity");
    await typePassword(other, email);
    await press(other, "Recovery code");
    await other.getByLabel("Recovery code").fill(codes[0] ?? "");
    await press(other, "Continue");
    await other.getByText("You have 9 recovery codes left.").waitFor();
    const again = await openPage("/gent/sign-in");
    await typePassword(again, email);
    await press(again, "Recovery code");
    await again.getByLabel("Recovery code").fill(codes[0] ?? "");
    await press(again, "Continue");
    await again.getByText("The code is incorrect. Check it and try again.").waitFor();

    await press(other, "Remove Authenticator app");
    await other.getByText("From then on your password alone is enough to sign in.").waitFor();
    await other.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await other.getByText("The second step has been removed.").waitFor();
    await other.getByRole("button", { name: "Add: Authenticator app" }).waitFor();
    const last = await openPage("/gent/sign-in?next=%2Fme%2Fsecurity");
    await typePassword(last, email);
    await heading(last, "Second step when you sign in");
  });

  test("by text message comes to the number, and its recovery codes are replaced by ten new ones", async () => {
    const email = await newResident("Tess");
    const page = await atSecurity(email);
    const phone = "+32472112233";
    await press(page, "Add: Text message");
    await page.getByLabel("Mobile number").fill("0472");
    await press(page, "Send code");
    await page.getByText("Enter the number with its country code, such as +32 470 12 34 56.").first().waitFor();
    await page.getByLabel("Mobile number").fill("+32 472 11 22 33");
    await press(page, "Send code");
    await page.getByText("We sent a code to the number ending in 33. It is valid for ten minutes.").waitFor();
    await page.getByLabel("Six-digit code").fill(await codeInTextTo(phone));
    const first = await page.getByRole("dialog").getByRole("listitem").allInnerTexts();
    await press(page, "I have saved these codes");
    await press(page, "Create new codes");
    await page.getByRole("dialog").getByRole("button", { name: "Create new codes" }).click();
    const kept = page.getByRole("dialog", { name: "Save your recovery codes" });
    await kept.waitFor();
    const second = await kept.getByRole("listitem").allInnerTexts();
    expect(second).toHaveLength(10);
    expect(second.filter((code) => first.includes(code))).toEqual([]);
  });

  test("with a passkey signs in by a touch", async () => {
    const email = await newResident("Pia");
    const page = await openPage("/gent/sign-in?next=%2Fme%2Fsecurity");
    await bringPasskeys(page);
    await typePassword(page, email);
    await press(page, "Add: Passkey");
    await page.getByLabel("Name of the passkey").fill("My phone");
    await press(page, "Create passkey");
    await press(page, "I have saved these codes");
    await page.getByText("Passkey: My phone").waitFor();
    await signOut(page);
    await page.goto("/gent/sign-in?next=%2Fme%2Fsecurity");
    await typePassword(page, email);
    await press(page, "Use passkey");
    await page.getByText("Passkey: My phone").waitFor();
  });

  test("works without a mouse, from the e-mail address to the last digit", async () => {
    const { email, secret } = await residentWithApp("Kas");
    const page = await openPage("/gent/sign-in?next=%2Fme%2Fsecurity");
    await page.getByLabel("E-mail address").waitFor();
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.autocomplete ?? "");
    for (let step = 0; step < 12 && (await focused()) !== "username"; step++) await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type("not the password");
    await page.keyboard.press("Enter");
    const problem = page.getByRole("link", { name: /The e-.?mail address or password is incorrect/ });
    await problem.waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("current-password");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await heading(page, "One more step");
    await expect.poll(focused).toBe("one-time-code");
    // To a recovery code and back again: the chosen way gets the focus.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-recovery");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("one-time-code");
    await page.keyboard.type(nextCode(secret));
    await page.getByText(/last used/).waitFor();
  });
});

test("after signing in by a mailed link, adding a second step needs re-authentication", async () => {
  const email = await newResident("Lea");
  const page = await openPage("/gent/sign-in-link?next=%2Fme%2Fsecurity");
  await page.getByLabel("E-mail address").fill(email);
  await press(page, "Send link");
  await heading(page, "Check your inbox");
  await page.goto(await linkInMailTo(email, "autologin="));
  await heading(page, "Second step when you sign in");
  await press(page, "Add: Authenticator app");
  const question = page.getByRole("dialog", { name: "Confirm that it’s you" });
  await question.getByLabel("Password", { exact: true }).waitFor();
  await expectGoodLooks(page, "resident-confirm");
  await page.keyboard.type("not the password");
  await page.keyboard.press("Enter");
  await question.getByText(/The e-.?mail address or password is incorrect/).waitFor();
  await question.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Add an authenticator app" }).waitFor();
  await page.keyboard.press("Escape");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(focused).toBe("Add: Authenticator app");
});

test("a resident changes the password, and is signed out everywhere else", async () => {
  const email = await newResident("Wim");
  const elsewhere = await atSecurity(email);
  const page = await atSecurity(email);
  const next = "canal boats at dawn";
  await page.getByLabel("Current password").fill("something else");
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("Repeat new password").fill(next);
  await press(page, "Change password");
  await page.getByRole("link", { name: "This is not your current password." }).waitFor();
  await page.getByLabel("Current password").fill(password);
  await press(page, "Change password");
  await page.getByText("Your password has been changed.").waitFor();
  await elsewhere.reload();
  await elsewhere.getByLabel("Password", { exact: true }).waitFor();
  await typePassword(elsewhere, email, next);
  await heading(elsewhere, "Second step when you sign in");
});

test("a resident sees where else the account is signed in, and signs out there", async () => {
  const email = await newResident("Sam");
  const elsewhere = await atSecurity(email);
  const page = await atSecurity(email);
  await page.getByText("this device", { exact: true }).waitFor();
  await page.getByRole("button", { name: /^End the session/ }).click();
  await page.getByText("The session has ended.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^End the session/ }).count()).toBe(0);
  await elsewhere.reload();
  await elsewhere.getByLabel("Password", { exact: true }).waitFor();
});

test("a new address takes effect once its link is opened and confirmed, also after a reload", async () => {
  const email = await newResident("Eva");
  const next = email.replace("@", ".new@");
  const page = await atSecurity(email);
  await page.getByLabel("New e-mail address").fill(next);
  await press(page, "Send link");
  await page.getByText(new RegExp(`We sent an e-.?mail to ${next}\\.`)).waitFor();
  const link = await linkInMailTo(next, "/gent/confirm-email?");
  await page.goto(link);
  await heading(page, "Your new e-mail address");
  await expect.poll(() => page.url()).not.toContain("code=");
  await page.reload();
  await press(page, "Confirm new address");
  await page.getByText("Your e-mail address has been changed.").waitFor();
  await page.getByRole("link", { name: "Go to sign-in and security" }).click();
  await page.getByText(`You sign in with ${next}.`).waitFor();

  const other = await openPage(link);
  await press(other, "Confirm new address");
  await heading(other, "This link no longer works");
  await other.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await typePassword(other, next);
  await other.getByRole("link", { name: "Me", exact: true }).waitFor();
});

test("a resident deletes the account after re-authentication, and neighbours no longer read what they wrote", async () => {
  const email = await newResident("Wout");
  const api = await apiAs(email, "resident");
  const [item] = (await api.feed.getFeed({ query: { kind: "message" } })).items;
  const params = { subjectKind: "post" as const, subjectId: item?.id ?? "" };
  await api.conversations.createComment({ params, body: { text: "A bench, please" } });
  const page = await openPage("/gent/sign-in-link?next=%2Fme%2Fdelete");
  await page.getByLabel("E-mail address").fill(email);
  await press(page, "Send link");
  await page.goto(await linkInMailTo(email, "autologin="));
  await heading(page, "Delete account");
  await press(page, "Delete account");
  const last = page.getByRole("dialog", { name: `Delete the account of ${email}?` });
  await last.getByRole("button", { name: "Delete account" }).click();
  const question = page.getByRole("dialog", { name: "Confirm that it’s you" });
  await question.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByText("Your account is deleted.").waitFor();
  const neighbour = await apiAs(await newResident("Fien"), "resident");
  const { items } = await neighbour.conversations.listComments({ params });
  expect(items.map(({ text }) => text)).not.toContain("A bench, please");
});

test("someone who forgot the password can reload the page for a new one and continue", async () => {
  const email = await newResident("Fien");
  const page = await openPage("/gent/sign-in");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("E-mail address").fill(email);
  await press(page, "Send link");
  await heading(page, "Check your inbox");
  await page.goto(await linkInMailTo(email, "/gent/reset-password?"));
  await heading(page, "Choose a new password");
  await expect.poll(() => page.url()).not.toContain("code=");
  await page.reload();
  await page.getByLabel("New password", { exact: true }).fill("canal boats at dusk");
  await page.getByLabel("Repeat new password").fill("canal boats at dusk");
  await press(page, "Save new password");
  await page.getByText("Your password has been changed. Sign in with the new one.").waitFor();
  await typePassword(page, email, "canal boats at dusk");
  await page.getByRole("link", { name: "Me", exact: true }).waitFor();
  await page.goto("/gent/reset-password");
  await heading(page, "This link no longer works");
});

test("everybody reads what an organisation says about itself, and goes back to the message", async () => {
  const page = await openPage("/gent/public");
  await page.getByRole("article").first().getByRole("link", { name: "Stad Gent" }).click();
  await page.getByRole("heading", { name: "Stad Gent", level: 1 }).waitFor();
  await page.getByText("City or municipality").waitFor();
  await page.getByRole("link", { name: "← Back" }).click();
  await page.waitForURL(/\/gent\/public$/);
});
