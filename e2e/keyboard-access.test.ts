/** Signing in, one's own account and the settings, without a mouse. Other journeys test what these do; this one reaches and uses them. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, useBrowser } from "./browser.ts";
import { choose, chooseInMenu, enter, isFocused, tabTo, type } from "./by-keyboard.ts";
import { now } from "./clock.ts";
import { linkInMailTo } from "./mails.ts";
import { newAddress, newColleague } from "./newcomers.ts";
import { people, staff } from "./people.ts";
import { totp } from "./totp.ts";

useBrowser();

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).waitFor();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });

test("a forgotten password is replaced, a second step added and taken, and the recovery codes saved", async () => {
  const email = await newColleague("Kato");
  const page = await openPage("/dashboard/sign-in");
  await expect.poll(() => isFocused(page.getByLabel("Email address"))).toBe(true);
  await page.keyboard.type(email);
  await enter(page, page.getByRole("link", { name: "Forgot password?" }));
  await heading(page, "Forgot your password?");
  await enter(page, button(page, "Send link"));
  await heading(page, "Check your inbox");
  await page.goto(await linkInMailTo(email, "/reset-password?"));
  await heading(page, "Choose a new password");
  const words = "canal boats at dawn";
  await type(page, page.getByLabel("New password", { exact: true }), words);
  await type(page, page.getByLabel("Repeat new password"), words);
  await page.keyboard.press("Enter");
  await heading(page, "Sign in");
  await type(page, page.getByLabel("Email address"), email);
  await type(page, page.getByLabel("Password", { exact: true }), words);
  await page.keyboard.press("Enter");
  await heading(page, "Hello, Kato");

  const account = button(page, "Account: Kato Claes");
  await chooseInMenu(page, account, page.getByRole("menuitem", { name: "Your account" }));
  await heading(page, "About you");
  await enter(page, page.getByRole("link", { name: "Security" }));
  const add = button(page, "Authenticator app");
  await enter(page, add);
  const dialog = page.getByRole("dialog", { name: "Add an authenticator app" });
  const secret = ((await dialog.locator("code").textContent()) ?? "").trim();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => isFocused(add)).toBe(true);
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  const latest = ((await dialog.locator("code").textContent()) ?? "").trim();
  expect(latest).not.toBe(secret);
  await type(page, dialog.getByLabel("6-digit code"), totp(latest, now()));
  const codes = page.getByRole("dialog", { name: "Save your recovery codes" });
  await codes.waitFor();
  await page.keyboard.press("Escape");
  await codes.waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), enter(page, button(page, "Download"))]);
  expect(file.suggestedFilename()).toBe("stoep-recovery-codes.txt");
  await enter(page, button(page, "I have saved these codes"));
  await page.getByText("You have 10 recovery codes left.").waitFor();

  await chooseInMenu(page, account, page.getByRole("menuitem", { name: "Sign out" }));
  await heading(page, "Sign in");
  await type(page, page.getByLabel("Email address"), email);
  await type(page, page.getByLabel("Password", { exact: true }), words);
  await page.keyboard.press("Enter");
  await heading(page, "One more step");
  await type(page, page.getByLabel("6-digit code"), "000000");
  await page.getByText("The code is incorrect. Check it and try again.").waitFor();
  // A code works only once: this is the next one, accepted because clocks may differ a little.
  await type(page, page.getByLabel("6-digit code"), totp(latest, now() + 30_000));
  // After a sign-out nobody is led back to the last person's screen.
  await page.waitForURL(/\/dashboard\/$/);
});

test("colleagues are invited, get another role and are removed", async () => {
  const [email, invited] = [await newColleague("Joke"), newAddress("lode")];
  const page = await staff(people.ada, "/settings/members");
  const invite = button(page, "Invite people");
  await enter(page, invite);
  const inviting = page.getByRole("dialog", { name: "Invite people" });
  const field = page.getByRole("textbox", { name: "Email addresses" });
  await expect.poll(() => isFocused(field)).toBe(true);
  await page.keyboard.type(invited);
  await choose(page, inviting.getByRole("combobox", { name: "Neighbourhood network" }), "Editor");
  await enter(page, button(page, "Send 1 invitation"));
  await page.getByText("1 invitation is on its way.").waitFor();
  await expect.poll(() => isFocused(invite)).toBe(true);

  await type(page, page.getByRole("searchbox", { name: "Search by name or email" }), email);
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  const change = button(page, "Edit Joke Claes");
  await enter(page, change);
  const dialog = page.getByRole("dialog", { name: "Role and access: Joke Claes" });
  await tabTo(page, dialog.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => dialog.getByRole("radio", { name: /^Administrator/ }).isChecked()).toBe(true);
  await page.keyboard.press("ArrowUp");
  await choose(page, dialog.getByRole("combobox", { name: "Neighbourhood network" }), "Viewer");
  await enter(page, dialog.getByRole("button", { name: "Save changes" }));
  await page.getByText("Changes saved.").waitFor();
  await page.getByRole("row", { name: /Joke Claes.*Neighbourhood network: Viewer/ }).waitFor();
  await expect.poll(() => isFocused(change)).toBe(true);

  await enter(page, button(page, "Remove Joke Claes"));
  const question = page.getByRole("dialog", { name: /^Remove Joke Claes/ });
  await question.waitFor();
  await enter(page, question.getByRole("button", { name: "Remove" }));
  await expect.poll(() => page.getByRole("row", { name: /Joke Claes/ }).count()).toBe(0);

  await enter(page, page.getByRole("link", { name: "Invitations" }));
  await enter(page, button(page, `Withdraw the invitation for ${invited}`));
  await enter(page, page.getByRole("dialog").getByRole("button", { name: "Withdraw" }));
  await page
    .getByRole("row", { name: new RegExp(invited) })
    .getByText("Withdrawn")
    .waitFor();
});
