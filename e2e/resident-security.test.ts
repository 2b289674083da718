import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage, password, useBrowser } from "./browser.ts";
import { apiAs } from "./calls.ts";
import { linkInMailTo } from "./mails.ts";
import { newResident, nextCode, residentWithApp } from "./newcomers.ts";
import { bringPasskeys } from "./passkeys.ts";

useBrowser();

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign in");
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

  test("works without a mouse, from the email address to the last digit", async () => {
    const { email, secret } = await residentWithApp("Kas");
    const page = await openPage("/gent/sign-in?next=%2Fme%2Fsecurity");
    await page.getByLabel("Email address").waitFor();
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.autocomplete ?? "");
    for (let step = 0; step < 12 && (await focused()) !== "username"; step++) await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type("not the password");
    await page.keyboard.press("Enter");
    const problem = page.getByRole("link", { name: /The email address or password is incorrect/ });
    await problem.waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("current-password");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await heading(page, "One more step");
    await expect.poll(focused).toBe("one-time-code");
    // To a recovery code and back again: the chosen method gets the focus.
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

test("a resident deletes the account after re-authentication, and neighbours no longer read what they wrote", async () => {
  const email = await newResident("Wout");
  const api = await apiAs(email, "resident");
  const [item] = (await api.feed.getFeed({ query: { kind: "message" } })).items;
  const params = { subjectKind: "post" as const, subjectId: item?.id ?? "" };
  await api.conversations.createComment({ params, body: { text: "A bench, please" } });
  const page = await openPage("/gent/sign-in-link?next=%2Fme%2Fdelete");
  await page.getByLabel("Email address").fill(email);
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
