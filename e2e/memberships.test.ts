import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { people, staff } from "./people.ts";

useBrowser();

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
