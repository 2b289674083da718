import { dayMs } from "@stoep/contract/kernel";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, useBrowser } from "./browser.ts";
import { tabTo } from "./by-keyboard.ts";
import { dirksPlace } from "./calls.ts";
import { now } from "./clock.ts";
import { expectFootInView, rooms } from "./dialog-foot.ts";
import { openStep, publishNow, typed } from "./message-editor.ts";
import { people, resident, staff } from "./people.ts";

useBrowser();

const inDays = (days: number) => now() + days * dayMs;
/** A day as the page shows it, for a pattern: "1 December" on one line. */
const read = (moment: number) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "Europe/Brussels" })
    .format(moment)
    .replace(" ", "\\s");
const [first, second] = [inDays(10), inDays(12)];
const address = "Achtermuide 3, 9000 Gent";

test("an activity is written, found in the feed, and moved while a resident is looking at it", async () => {
  const title = `Soup on the quay ${now()}`;
  const els = await staff(people.els);
  await write(els, title);
  await publishNow(els);

  const dirk = await resident(people.dirk, "/", { viewport: narrow });
  const card = dirk.getByRole("article", { name: title });
  await timeIn(card, first, "16:00").waitFor();
  await card.getByText(address).waitFor();
  await card.getByRole("heading").getByRole("link").click();
  await dirk.getByRole("heading", { name: title, level: 1 }).waitFor();
  const dates = dirk.getByRole("list", { name: "All dates" });
  await timeIn(dates, first, "16:00").waitFor();

  await move(els);
  const moved = new RegExp(`^Moved; it was .*${read(first)}.*14:00\\.$`);
  await dates.getByText(moved).waitFor();
  await timeIn(dates, second, "17:00").waitFor();
  await dirk.goBack();
  await card.getByText(moved).waitFor();
});

/** "Wednesday 2 December, 14:00 – 16:00" */
const timeIn = (part: Locator, from: number, until: string) =>
  part.getByRole("time").filter({ hasText: new RegExp(`${read(from)}.*14:00.*${until}$`) });

async function write(els: Page, title: string): Promise<void> {
  await els.getByRole("button", { name: "Create" }).click();
  await els.getByRole("menuitem", { name: /^Activity/ }).click();
  await tabTo(els, els.getByRole("textbox", { name: "Title" }));
  await els.keyboard.type(title);
  await els.getByRole("textbox", { name: "Text" }).fill("Bring a bowl.");
  await els.getByRole("textbox", { name: "Starts on" }).fill(typed(first));
  await els.getByRole("textbox", { name: "Start time" }).fill("14:00");
  // The end date follows the start date.
  await expect.poll(() => els.getByRole("textbox", { name: "Ends on" }).inputValue()).toBe(typed(first));
  expect(await els.getByRole("textbox", { name: "End time" }).inputValue()).toBe("16:00");
  await els.getByRole("combobox", { name: "Address" }).fill("achtermuide 3");
  await els.getByRole("option", { name: address, exact: true }).click();
  await els.getByRole("button", { name: "Remove the pin" }).waitFor();
  await els.getByRole("combobox", { name: "Theme" }).click();
  await els.getByRole("option", { name: "Meeting neighbours" }).click();
  await openStep(els, "Audience");
  await els.getByRole("checkbox", { name: dirksPlace }).check();
}

async function move(els: Page): Promise<void> {
  await els.getByRole("link", { name: /^Coming/ }).click();
  await els.getByRole("button", { name: /^More actions for/ }).click();
  await els.getByRole("menuitem", { name: "Move…" }).click();
  const dialog = els.getByRole("dialog", { name: /^Move / });
  await dialog.getByRole("textbox", { name: "Starts on" }).fill(typed(second));
  // The end date follows the start date.
  await expect.poll(() => dialog.getByRole("textbox", { name: "Ends on" }).inputValue()).toBe(typed(second));
  await dialog.getByRole("textbox", { name: "End time" }).fill("17:00");
  // On a phone the dates are cards, so their dialogs are others.
  await expectFootInView(dialog, "Move", rooms.slice(0, 1));
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await els.getByText("Moved.", { exact: true }).waitFor();
}
