import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, useBrowser, wide } from "./browser.ts";
import { apiAs, dirksPlace, placeIds, publish } from "./calls.ts";
import { newResident } from "./newcomers.ts";
import { people, resident, staff } from "./people.ts";
import { goTo, settled } from "./settled.ts";

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

test("a word without an end widens no page, on a desk or on a phone", { timeout: 120_000 }, async () => {
  const { postId, writer } = await longWords();
  const ada = await staff(people.ada);
  const reader = await resident(writer);
  const record = `/dashboard/messages/${postId}`;
  const tabs = ["message", "comments", "statistics", "history"].map((tab) => `${record}?tab=${tab}`);
  const lists = ["/dashboard/inbox", "/dashboard/settings/log", "/dashboard/reports"];
  for (const size of [wide, narrow]) {
    for (const page of [ada, reader]) await page.setViewportSize(size);
    for (const path of [...lists, ...tabs]) expect.soft(await widthAt(ada, path), path).toBe(size.width);
    for (const path of ["/gent", `/gent/m/${postId}`]) expect.soft(await widthAt(reader, path), path).toBe(size.width);
  }
});

/** A message and a comment of one word each, by someone whose name is one too; the comment is reported. */
async function longWords(): Promise<{ postId: string; writer: string }> {
  const city = await apiAs(people.ada);
  const neighbourhoodIds = await placeIds(city, dirksPlace, "Sluizeken - Tolhuis - Ham");
  const title = "Rioleringswerken".repeat(16).slice(0, 250);
  const postId = await publish(city, {
    title,
    textHtml: `<p>${title}</p>`,
    neighbourhoodIds,
    hasCombinedComments: true,
  });
  const writer = await newResident("Maximiliaan".repeat(4).slice(0, 40));
  const [author, dirk] = [await apiAs(writer, "resident"), await apiAs(people.dirk, "resident")];
  const post = { subjectKind: "post", subjectId: postId } as const;
  const { id } = await author.conversations.createComment({
    params: post,
    body: { text: "Omleiding".repeat(34).slice(0, 300) },
  });
  await dirk.conversations.reportComment({
    params: { commentId: id },
    body: { reason: "offensive", remark: "Scheldwoord".repeat(20) },
  });
  return { postId, writer };
}

async function widthAt(page: Page, path: string): Promise<number> {
  await goTo(page, path);
  await settled(page);
  return page.evaluate(() => document.documentElement.scrollWidth);
}
