/** Code that is loaded later: after a failed request it is tried again, and after an upgrade the page is reloaded, or says so. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoErrorsBut, useBrowser } from "./browser.ts";
import { people, staff } from "./people.ts";

useBrowser();

const failed = /^This could not be loaded/;
const openSearch = (page: Page) => page.keyboard.press("Control+k");
const search = (page: Page) => page.getByRole("dialog").getByRole("combobox");

/** Requests for a file that cannot be answered. */
async function cutOff(page: Page, file: RegExp): Promise<void> {
  expectNoErrorsBut(/Failed to load resource|ERR_FAILED/);
  await page.route(file, (route) => route.abort());
}

/** The server has a newer build: the old file is gone, and the page that it sends names another script. */
async function upgrade(page: Page, file: RegExp): Promise<void> {
  expectNoErrorsBut(/Failed to load resource|MIME type/);
  await page.route(file, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.route(/\/dashboard\//, async (route) => {
    if (route.request().resourceType() !== "fetch" || /\/assets\//.test(route.request().url())) return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/assets\/index-\w+/, "assets/index-newer"),
    });
  });
}

test("a search and a screen that could not be loaded say so, and work when they are tried again", async () => {
  const page = await staff(people.els);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await cutOff(page, /\/assets\/(palette|calendar-screen)-/);
  await openSearch(page);
  await page.getByText(failed).waitFor();
  await page.goto("/dashboard/inbox/calendar");
  await page.getByRole("heading", { name: failed }).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: failed }).waitFor({ state: "detached" });
  await openSearch(page);
  await search(page).waitFor();
});

test("*Create* says that its menu could not be loaded, and opens at the next press", async () => {
  const page = await staff(people.els, "/inbox/deleted");
  await cutOff(page, /\/assets\/overlays-/);
  await page.reload();
  const create = page.getByRole("button", { name: "Create" });
  await create.click();
  await page.getByText(failed).waitFor();
  await page.unrouteAll();
  await create.click();
  await page.getByRole("menuitem", { name: /^Message/ }).waitFor();
});

test("after an upgrade the page reloads once, and what was pressed works", async () => {
  const page = await staff(people.els);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await upgrade(page, /\/assets\/palette-/);
  const reloading = page.waitForEvent("load");
  await openSearch(page);
  await reloading;
  // Still gone: it does not reload for ever.
  await page.getByRole("heading", { level: 1 }).waitFor();
  await openSearch(page);
  await page.getByText("Stoep has been updated.").waitFor();
  await page.unrouteAll();
  await openSearch(page);
  await search(page).waitFor();
});

test("after an upgrade nothing that was typed is lost", async () => {
  const page = await staff(people.els, "/account");
  const field = page.getByRole("textbox").first();
  await field.fill("Elsje");
  await upgrade(page, /\/assets\/palette-/);
  await openSearch(page);
  await page.getByText("Stoep has been updated.").waitFor();
  expect(await field.inputValue()).toBe("Elsje");
});
