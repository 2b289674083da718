/** Planning from the calendar: what is begun on a day keeps it, and a draft is dragged onto one. */
import { dayMs } from "@stoep/contract/kernel";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { apiAs, dirksPlace, writeDraft } from "./calls.ts";
import { now } from "./clock.ts";
import { check, typed } from "./message-editor.ts";
import { people, staff } from "./people.ts";

useBrowser();

const day = now() + 9 * dayMs;
const partOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "Europe/Brussels" }).format(day);
const [date, month] = [partOf({ day: "numeric" }), partOf({ month: "long" })];
const named = new RegExp(`\\b(${date} ${month}|${month} ${date})\\b`);
const inWeek = `/inbox/calendar?view=week&day=${typed(day).split("/").reverse().join("-")}`;

const square = (page: Page): Locator =>
  page.getByRole("gridcell").filter({ has: page.getByRole("button", { name: named }) });

test("a message begun on a day of the calendar keeps it through a reload, up to its schedule", async () => {
  const page = await staff(people.els, inWeek);
  await square(page).getByRole("button", { name: named }).click();
  await page.getByRole("dialog").getByRole("link", { name: "New message" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(`Begun on a day ${now()}`);
  await page.getByRole("textbox", { name: "Text" }).fill("Bring a bowl.");
  await page.getByRole("button", { name: "Continue to audience" }).click();
  await page.getByRole("checkbox", { name: dirksPlace }).check();
  await expect.poll(() => page.url()).toMatch(/\/messages\/[0-9a-f-]+\/edit\?.*day=/);
  await page.getByText(/saved/i).first().waitFor();
  await page.reload();
  await page.getByText(/^Meant for /).waitFor();
  await check(page);
  await page.getByRole("button", { name: "Schedule" }).click();
  const dialog = page.getByRole("dialog", { name: /^When does/ });
  await expect.poll(() => dialog.getByRole("textbox", { name: "Date" }).inputValue()).toBe(typed(day));
  expect(await dialog.getByRole("textbox", { name: "Time" }).inputValue()).toBe("09:00");
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await page.getByText(/^Message scheduled for .*09:00\.$/).waitFor();
});

test("a draft is dragged onto a day, and taken back", async () => {
  const city = await apiAs(people.els);
  const title = `Dragged onto a day ${now()}`;
  const { id } = await writeDraft(city, { title });
  const page = await staff(people.els, inWeek);
  const drafts = page.getByRole("list", { name: "Drafts" });
  await drafts.getByRole("listitem").filter({ hasText: title }).dragTo(square(page));
  await page.getByText(/^Goes online .*09:00\.$/).waitFor();
  await square(page)
    .getByRole("link", { name: new RegExp(title) })
    .waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("It is a draft again.").waitFor();
  await drafts.getByRole("link", { name: title }).waitFor();
  expect(await city.publishing.getPost({ params: { postId: id } })).toMatchObject({ state: "concept" });
});
