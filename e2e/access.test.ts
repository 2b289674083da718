import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage, password, useBrowser } from "./browser.ts";
import { enter, tabTo, type } from "./by-keyboard.ts";
import { expectGoodLooks } from "./looks.ts";
import { invite, newAddress, newColleague } from "./newcomers.ts";
import { bringPasskeys } from "./passkeys.ts";

useBrowser();

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
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
  expect(await page.getByLabel("Email address").inputValue()).toBe(email);
  await type(page, page.getByLabel("Password", { exact: true }), password);
  await page.keyboard.press("Enter");
  await heading(page, "Hello, Noor");
});

describe("a second step", () => {
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
