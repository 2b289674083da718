/** Single sign-on with a real provider on this machine. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProvider, type TestProvider } from "../apps/server/src/testing/sign-on-provider.ts";
import { barriers, expectNoErrorsBut, openPage, useBrowser } from "./browser.ts";
import { enter, type } from "./by-keyboard.ts";
import { apiAs } from "./calls.ts";
import { now } from "./clock.ts";
import { home } from "./home.ts";
import { expectGoodLooks } from "./looks.ts";
import { stoep, systemAccount } from "./office.ts";
import { people, resident, staff } from "./people.ts";

useBrowser();

const name = "Gent Entra";
const slug = "gent-entra";
/** The provider counts as an outside address; that is expected here. */
const theProvider = /^asked the outside: http:\/\/127\.0\.0\.1:\d+\/(auth|interaction)/;

let provider: TestProvider;
const noorsAddress = `noor-${now()}@gent.example`;
beforeAll(async () => {
  const redirectUri = `${home().origin}/dashboard/sign-in/callback`;
  // Left from an earlier run against a server that keeps running.
  const owner = await apiAs(people.ada);
  for (const { id } of (await owner.accounts.listProviders()).items)
    await owner.accounts.deleteProvider({ params: { providerId: id } });
  provider = await openProvider({
    redirectUris: [redirectUri, `${home().origin}/sign-on`],
    people: { els: { email: people.els }, dirk: { email: people.dirk } },
  });
  // Its own clock is the machine's.
  const aheadSeconds = Math.round(home().aheadMs / 1000);
  provider.tamper(({ iat = 0, exp = 0, ...claims }, resign) =>
    resign({ ...claims, iat: iat + aheadSeconds, exp: exp + aheadSeconds }),
  );
});
afterAll(() => provider.close());

/** The provider's own page asks who is signing in; the second time it remembers. */
const beAtTheProvider = (page: Page, who: string) => page.getByRole("button", { name: who, exact: true }).click();

test("an administrator sets up a provider without a mouse; a colleague links it, and signs in with it from then on", async () => {
  expectNoErrorsBut(theProvider);
  const owner = await staff(people.ada, "/settings/sign-on");
  await owner.getByText("No provider yet").waitFor();
  await enter(owner, owner.getByRole("button", { name: "Add provider" }));
  const dialog = owner.getByRole("dialog", { name: "Add provider" });
  const redirectUri = await dialog.getByLabel("Redirect address, for the provider").inputValue();
  expect(redirectUri).toBe(`${home().origin}/dashboard/sign-in/callback`);
  await type(owner, dialog.getByRole("textbox", { name: "Name", exact: true }), name);
  await type(owner, dialog.getByLabel("Sign-in name"), slug);
  await type(owner, dialog.getByLabel("Issuer"), provider.issuer);
  await type(owner, dialog.getByLabel("Client ID"), provider.clientId);
  await type(owner, dialog.getByRole("textbox", { name: "Client secret" }), provider.clientSecret);
  expect(await barriers(owner)).toEqual([]);
  await enter(owner, dialog.getByRole("button", { name: "Add", exact: true }));
  await owner.getByRole("heading", { name }).waitFor();
  const signInAddress = await owner.getByLabel("Sign-in address, for colleagues").inputValue();
  await expectGoodLooks(owner, "settings-sign-on");

  const page = await staff(people.els, "/account/security");
  await page.getByRole("button", { name: `Link ${name}` }).click();
  await beAtTheProvider(page, "els");
  await page.getByText("Linked. You can now sign in with it.").waitFor();
  await page.getByRole("button", { name: `Unlink ${name}` }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/dashboard/account/security");
  await expectGoodLooks(page, "account-linked-sign-ons");

  const fresh = await openPage(`${new URL(signInAddress).pathname}${new URL(signInAddress).search}&next=%2Finbox`);
  await fresh.getByText("Stad Gent sign-in").waitFor();
  await expectGoodLooks(fresh, "sign-in-with-organisation");
  await fresh.getByRole("button", { name: `Sign in with ${name}` }).click();
  await beAtTheProvider(fresh, "els");
  await fresh.getByRole("table", { name: "Published" }).waitFor();
  expect(new URL(fresh.url()).search).toBe("");
});

test("signing in works by keyboard alone, with the sign-on name; a person who declines at the provider is told what to do", async () => {
  expectNoErrorsBut(theProvider);
  const page = await openPage("/dashboard/sign-in");
  await enter(page, page.getByRole("button", { name: "Sign in through your organisation" }));
  await expect.poll(() => isFocused(page.getByLabel("Sign-in name"))).toBe(true);
  await page.keyboard.type(slug);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Cancel" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "did not let you in" }).waitFor();
  await expectGoodLooks(page, "sign-on-refused");
  await enter(page, page.getByRole("link", { name: "Back to sign in" }));
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});

test("someone new waits for an administrator, if the provider may admit new people", async () => {
  expectNoErrorsBut(theProvider);
  const api = await apiAs(people.ada);
  const { items } = await api.accounts.listProviders();
  const [{ id, slug: _, ...kept } = { id: "" }] = items;
  const stranger = await openPage(`/dashboard/sign-in?with=${slug}`);
  await stranger.getByRole("button", { name: `Sign in with ${name}` }).click();
  await beAtTheProvider(stranger, "noor");
  await stranger.getByRole("alert").filter({ hasText: "No account here is linked" }).waitFor();

  const { issuer, clientId, name: its, isEnabled } = kept as (typeof items)[number];
  const body = { slug, name: its, issuer, clientId, isEnabled, admits: "pending" as const };
  await api.accounts.editProvider({ params: { providerId: id }, body });
  await stranger.goto(`/dashboard/sign-in?with=${slug}`);
  // The provider remembers the person.
  await stranger.getByRole("button", { name: `Sign in with ${name}` }).click();
  await stranger.getByText(/wait/i).first().waitFor();
  expect(await stranger.getByRole("link", { name: "Messages", exact: true }).count()).toBe(0);
  await expectGoodLooks(stranger, "sign-on-waiting");
});

test("after sign-on, people re-authenticate by a mailed code, or by their authenticator app", async () => {
  expectNoErrorsBut(theProvider);
  const page = await openPage(`/dashboard/sign-in?with=${slug}&next=%2Faccount%2Fsecurity`);
  await page.getByRole("button", { name: `Sign in with ${name}` }).click();
  await beAtTheProvider(page, "noor");
  await page.getByRole("button", { name: "Authenticator app" }).click();
  const question = page.getByRole("dialog", { name: "Confirm that it’s you" });
  await question.getByRole("button", { name: "Send code" }).click();
  const mailed = await codeInMailTo(noorsAddress);
  const field = question.getByLabel("Six-digit code");
  await field.fill(mailed === "111111" ? "222222" : "111111");
  await question.getByText("The code is incorrect. Check it and try again.").waitFor();
  await expectGoodLooks(page, "confirm-mail");
  await field.fill(mailed);
  const adding = page.getByRole("dialog", { name: "Add an authenticator app" });
  const secret = ((await adding.locator("code").textContent()) ?? "").trim();
  await adding.getByLabel("Six-digit code").fill(totp(secret, now()));
  await page.getByRole("button", { name: "I have saved these codes" }).click();
  await page.getByText("You have 10 recovery codes left.").waitFor();

  const later = await openPage(`/dashboard/sign-in?with=${slug}&next=%2Faccount%2Fsecurity`);
  await later.getByRole("button", { name: `Sign in with ${name}` }).click();
  await beAtTheProvider(later, "noor");
  const renew = async () => {
    await later.getByRole("button", { name: "Create new codes" }).click();
    await later.getByRole("dialog").getByRole("button", { name: "Create new codes" }).click();
  };
  await renew();
  const asked = later.getByRole("dialog", { name: "Confirm that it’s you" });
  await asked.getByLabel("Six-digit code").fill("000000");
  await asked.getByText("The code is incorrect. Check it and try again.").waitFor();
  await asked.getByRole("button", { name: "Close" }).click();
  await later.getByText("You have 10 recovery codes left.").waitFor();
  expect(await later.getByRole("dialog").count()).toBe(0);
  await renew();
  // A code works once: this is the next one, accepted because clocks may differ a little.
  await asked.getByLabel("Six-digit code").fill(totp(secret, now() + 30_000));
  await later.getByRole("dialog", { name: "Save your recovery codes" }).waitFor();
});

test("the back office adds a provider to the network; a resident links it on a phone, and signs in with it from then on", async () => {
  expectNoErrorsBut(theProvider);
  const mine = `mijn-gent-${now()}`;
  const office = await staff(systemAccount(), "/platform/sign-on");
  await enter(office, office.getByRole("button", { name: "Add provider" }));
  const dialog = office.getByRole("dialog", { name: "Add provider" });
  await dialog.getByRole("combobox", { name: "For whom" }).click();
  await office.getByRole("option", { name: "Only Gent" }).click();
  await dialog.getByRole("textbox", { name: "Name", exact: true }).fill("Mijn Gent");
  await dialog.getByLabel("Sign-in name").fill(mine);
  await dialog.getByLabel("Issuer").fill(provider.issuer);
  await dialog.getByLabel("Client ID").fill(provider.clientId);
  await dialog.getByRole("textbox", { name: "Client secret" }).fill(provider.clientSecret);
  expect(await barriers(office)).toEqual([]);
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await office.getByRole("heading", { name: "Mijn Gent" }).waitFor();
  await expectGoodLooks(office, "office-sign-on");

  const stranger = await openPage("/gent/sign-in");
  await stranger.getByRole("button", { name: "Continue with Mijn Gent" }).click();
  await beAtTheProvider(stranger, "dirk");
  await stranger.getByText("No account here is linked to this sign-in yet.").waitFor();
  await expectGoodLooks(stranger, "resident-sign-on-not-linked");

  const page = await resident(people.dirk, "/me/security");
  await page.getByRole("button", { name: "Link Mijn Gent" }).click();
  await beAtTheProvider(page, "dirk");
  await page.getByText("Linked. You can now sign in with it.").waitFor();
  await page.getByRole("button", { name: "Unlink Mijn Gent" }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/gent/me/security");
  await expectGoodLooks(page, "resident-linked");

  await stranger.getByRole("link", { name: "Back to sign in" }).click();
  await expectGoodLooks(stranger, "resident-sign-in-with-providers");
  // The provider remembers the person.
  await stranger.getByRole("button", { name: "Continue with Mijn Gent" }).click();
  await stranger.getByRole("link", { name: "Me", exact: true }).waitFor();
  // Linking would have led to this page.
  await stranger.getByRole("button", { name: "Unlink Mijn Gent" }).waitFor();

  const colleague = await openPage("/dashboard/sign-in?network=gent");
  await colleague.getByRole("button", { name: "Sign in with Mijn Gent" }).waitFor();
  await expectGoodLooks(colleague, "sign-in-with-providers");
  // Restores the sign-in page for other journeys.
  stoep(["sign-on", "remove", mine]);
});
