import { expect, test } from "vitest";
import { barriers, narrow, picture, useBrowser } from "./browser.ts";
import { apiAs, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { people, resident, staff } from "./people.ts";

useBrowser();

test("Ctrl K finds a message, and a neighbourhood that was mistyped; both are opened by keyboard only, and found again", async () => {
  const title = `Kettle market ${now()}`;
  await publish(await apiAs(people.els), { title });
  const page = await staff(people.ada, "/");
  const button = page.getByRole("button", { name: "Search", exact: true });
  await button.focus();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search Stoep" });
  await field.fill(title.toUpperCase());
  await page.getByRole("group", { name: "Messages" }).getByRole("option", { name: title }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.keyboard.press("Control+k");
  await field.fill(title);
  await page.getByRole("option", { name: title }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();

  await page.keyboard.press("Control+k");
  await page.getByRole("group", { name: "Recent" }).getByRole("option", { name: title }).waitFor();
  await field.fill("Brugse Porot");
  await page.getByText("These are similar").waitFor();
  const place = page.getByRole("group", { name: "Neighbourhoods" }).getByRole("option", { name: /^Brugse Poort/ });
  await place.waitFor();
  await picture(page, "search-alike");
  await page.setViewportSize(narrow);
  await picture(page, "search-alike-phone");
  // From below, past the projects that the words find too.
  const isChosen = async () => (await place.getAttribute("aria-selected")) === "true";
  for (let presses = 0; presses < 20 && !(await isChosen()); presses++) await page.keyboard.press("ArrowUp");
  expect(await isChosen()).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/inbox\?.*neighbourhoodId=/);
});

test("a resident searches from the feed, first in vain, opens what was found, and goes back to what they searched", async () => {
  const word = `kettle${now() % 1000}`;
  const title = `Street party with ${word}`;
  await publish(await apiAs(people.els), { title });
  const page = await resident(people.dirk);
  await page.getByRole("link", { name: "Search", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Search" }).waitFor();
  const field = page.getByRole("searchbox", { name: "What are you looking for?" });
  await field.fill("zzqqxx");
  await page.getByText("Nothing found").waitFor();
  await field.fill(word.toUpperCase());
  const found = page.getByRole("link", { name: title });
  await found.waitFor();
  expect(await barriers(page)).toEqual([]);
  await picture(page, "resident-search");
  await page.setViewportSize(narrow);
  await picture(page, "resident-search-phone");
  await found.press("Enter");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.goBack();
  await found.waitFor();
  expect(await field.inputValue()).toBe(word.toUpperCase());
});
