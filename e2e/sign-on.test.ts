/** Single sign-on with a real provider on this machine. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProvider, type TestProvider } from "../apps/server/src/testing/sign-on-provider.ts";
import { barriers, expectNoErrorsBut, openPage, useBrowser } from "./browser.ts";
import { enter, type } from "./by-keyboard.ts";
import { apiAs } from "./calls.ts";
import { home } from "./home.ts";
import { expectGoodLooks } from "./looks.ts";
import { people, staff } from "./people.ts";

useBrowser();

const name = "Gent Entra";
const slug = "gent-entra";
/** The provider counts as an outside address; that is expected here. */
const theProvider = /^asked the outside: http:\/\/127\.0\.0\.1:\d+\/(auth|interaction)/;

let provider: TestProvider;
beforeAll(async () => {
  const redirectUri = `${home().origin}/dashboard/sign-in/callback`;
  // Left from an earlier run against a server that keeps running.
  const owner = await apiAs(people.ada);
  for (const { id } of (await owner.accounts.listProviders()).items)
    await owner.accounts.deleteProvider({ params: { providerId: id } });
  provider = await openProvider({
    redirectUris: [redirectUri],
    people: { els: { email: people.els } },
  });
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
