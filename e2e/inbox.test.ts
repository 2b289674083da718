import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { people, staff } from "./people.ts";

useBrowser();

test("own messages stand in tabs per state, with how many there are", async () => {
  const page = await staff(people.els, "/inbox");
  const tabs = page.getByRole("navigation", { name: "Status" });
  await page.getByRole("table", { name: "Published" }).waitFor();
  await tabs.getByRole("link", { name: /Scheduled/ }).click();
  const planned = page.getByRole("table", { name: "Scheduled" });
  await planned.getByRole("columnheader", { name: "Goes online" }).waitFor();
  await tabs.getByRole("link", { name: /Drafts/ }).click();
  const concepts = page.getByRole("table", { name: "Drafts" });
  await concepts.getByRole("columnheader", { name: "Saved" }).waitFor();
  // Grey rows stand in for those that still load; only real ones lead somewhere.
  await concepts.getByRole("row").getByRole("link").first().waitFor();
  const shown = await concepts.getByRole("row").count();
  await tabs.getByRole("link", { name: `Drafts ${shown - 1}` }).waitFor();
});

test("at least twelve messages stand on a screen of 800 pixels, and no word widens the page", async () => {
  const page = await staff(people.els, "/inbox");
  await page.setViewportSize({ width: 1280, height: 800 });
  const rows = page.getByRole("table", { name: "Published" }).getByRole("row");
  await rows.getByRole("link").first().waitFor();
  const ends = await rows.evaluateAll((all) => all.slice(1).map((row) => row.getBoundingClientRect().bottom));
  expect(ends.filter((end) => end <= 800).length).toBeGreaterThanOrEqual(12);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test("filters stand in the address, survive a reload and find what fits", async () => {
  const page = await staff(people.els, "/inbox");
  const table = page.getByRole("table", { name: "Published" });
  await table.getByRole("link").first().waitFor();

  await page.getByRole("combobox", { name: "Type" }).click();
  await page.getByRole("option", { name: "Alert" }).click();
  await page.waitForURL(/type=urgent/);
  await expect.poll(() => table.getByRole("row").filter({ hasText: "Alert" }).count()).toBeGreaterThan(0);
  await expect.poll(async () => (await table.getByRole("row").count()) - 1).toBe(await countOf(table, "Alert"));

  await page.getByRole("combobox", { name: "Neighbourhood" }).click();
  await page.getByRole("option", { name: "Ledeberg" }).click();
  await page.waitForURL(/neighbourhoodId=/);
  const address = page.url();
  await page.reload();
  await page.getByRole("combobox", { name: "Type" }).waitFor();
  expect(page.url()).toBe(address);
  expect(await page.getByRole("combobox", { name: "Type" }).inputValue()).toBe("Alert");
  const place = page.getByRole("combobox", { name: "Neighbourhood" });
  await expect.poll(() => place.inputValue()).toBe("Ledeberg");

  await page.getByRole("searchbox", { name: "Search in title and text" }).fill("qqqq");
  await page.getByText("No message matches these filters. Remove one.").waitFor();
});

test("pages go forward and back, and a chosen column stays chosen", async () => {
  const page = await staff(people.els, "/inbox");
  const table = page.getByRole("table", { name: "Published" });
  const first = table.getByRole("link").first();
  await first.waitFor();
  const before = await first.textContent();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.poll(() => first.textContent()).not.toBe(before);
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect.poll(() => first.textContent()).toBe(before);

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Author" }).check();
  await page.getByRole("checkbox", { name: "Reactions" }).uncheck();
  await page.keyboard.press("Escape");
  await table.getByRole("columnheader", { name: "Author" }).waitFor();
  await page.reload();
  await table.getByRole("columnheader", { name: "Author" }).waitFor();
  expect(await table.getByRole("columnheader", { name: "Reactions" }).count()).toBe(0);
});

const countOf = (table: ReturnType<Awaited<ReturnType<typeof staff>>["getByRole"]>, text: string) =>
  table.getByRole("row").filter({ hasText: text }).count();
