import { expect, test } from "vitest";
import { openPage, useBrowser } from "./browser.ts";
import { people, staff } from "./people.ts";

useBrowser();

test("a wrong password is explained, and the right one leads to where the person wanted to go", async () => {
  const page = await openPage("/dashboard/inbox?state=concept");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByText("Enter an e-mail address.").waitFor();
  await page.getByText("Enter a password.").waitFor();

  await page.getByLabel("E-mail address").fill(people.els);
  await page.getByLabel("Password", { exact: true }).fill("stoep-demo-2025");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByText(/The e-.?mail address or password is incorrect\. Check them/).waitFor();

  await page.getByLabel("Password", { exact: true }).fill("stoep-demo-2026");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("table", { name: "Drafts" }).waitFor();
  expect(new URL(page.url()).search).toBe("?state=concept");
});

test("someone with two memberships switches from one organisation to the other", async () => {
  const page = await staff(people.els, "/");
  await page.getByText("Stad Gent in Gent").waitFor();
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  const cityTitles = await titlesOf(page);

  await page.getByRole("button", { name: "Stad Gent" }).click();
  await page.getByRole("menuitemradio", { name: /Buurtwerk Muide/ }).click();
  await page.getByText("You are now working for Buurtwerk Muide").waitFor();
  await page.getByText("Buurtwerk Muide in Gent").waitFor();
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  const associationTitles = await titlesOf(page);
  expect(associationTitles.length).toBeGreaterThan(0);
  expect(associationTitles.filter((title) => cityTitles.includes(title))).toEqual([]);

  await page.reload();
  await page.getByRole("button", { name: "Buurtwerk Muide" }).click();
  await page.getByRole("menuitemradio", { name: /Stad Gent/ }).click();
  await page.getByText("Stad Gent in Gent").waitFor();
});

test("a viewer reads everything and sees why the rest is disabled", async () => {
  const page = await staff(people.viktor, "/");
  await page.getByRole("heading", { name: "Hello, Viktor" }).waitFor();
  expect(await page.getByRole("button", { name: "Create" }).count()).toBe(0);
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  await page.getByRole("table", { name: "Published" }).getByRole("link").first().click();

  await page.getByRole("button", { name: "More actions", exact: true }).click();
  const remove = page.getByRole("menuitem", { name: "Delete" });
  expect(await remove.getAttribute("aria-disabled")).toBe("true");
  await remove.filter({ hasText: "Your role does not allow this." }).waitFor();
  await remove.focus();
  await page.keyboard.press("Enter");
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await page.getByRole("link", { name: "Edit" }).count()).toBe(0);

  await page.goto("/dashboard/messages/new");
  await page.getByText("Your role does not allow this.").waitFor();
});

test("after signing out nothing is visible in any tab", async () => {
  const page = await staff(people.els, "/inbox");
  await page.getByRole("table", { name: "Published" }).waitFor();
  const other = await page.context().newPage();
  await other.goto("/dashboard/inbox");
  await other.getByRole("table", { name: "Published" }).waitFor();

  await page.getByRole("button", { name: "Account: Els Dhondt" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await other.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.goto("/dashboard/inbox");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});

async function titlesOf(page: Awaited<ReturnType<typeof staff>>): Promise<string[]> {
  const table = page.getByRole("table", { name: "Published" });
  await table.getByRole("link").first().waitFor();
  return table.getByRole("link").allTextContents();
}
