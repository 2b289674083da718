import { dayMs } from "@stoep/contract/kernel";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { apiAs, dirksPlace, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { expectFootInView } from "./dialog-foot.ts";
import { check, typed, writeMessage } from "./message-editor.ts";
import { people, resident, staff } from "./people.ts";

useBrowser();

test("a message is planned, never for a time in the past, and unplanned", async () => {
  const title = `Flea market on the Sleepstraat ${now()}`;
  const page = await staff(people.els);
  await writeMessage(page, { title, text: "Bring what you no longer need.", places: [dirksPlace] });
  await check(page);
  await page.getByRole("button", { name: "Schedule" }).click();
  const dialog = page.getByRole("dialog", { name: /^When does/ });
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await dialog.getByText("Choose a date and time.").waitFor();
  await expectFootInView(dialog, "Schedule");
  await plan(page, typed(now() - dayMs), "0:01");
  await dialog.getByText("Choose a date and time in the future.").waitFor();

  await plan(page, typed(now() + 3 * dayMs), "9u30");
  await page.getByText(/^Message scheduled for .*09:30\.$/).waitFor();
  const planned = page.getByRole("table", { name: "Scheduled" });
  const row = planned.getByRole("row").filter({ hasText: title });
  await row.getByText("09:30").waitFor();

  await row.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Move back to drafts" }).click();
  await page.getByText("The message is a draft again.").waitFor();
  await page.getByRole("link", { name: "Messages", exact: true }).first().click();
  const tabs = page.getByRole("navigation", { name: "Status" });
  await tabs.getByRole("link", { name: /Drafts/ }).click();
  await page.getByRole("table", { name: "Drafts" }).getByRole("link", { name: title }).waitFor();
  await tabs.getByRole("link", { name: /Scheduled/ }).click();
  await row.waitFor({ state: "detached" });
});

test("a scheduled message goes online by itself, once", async () => {
  const city = await apiAs(people.els);
  const title = `The lights go on tonight ${now()}`;
  const dirk = await resident(people.dirk);
  await dirk.getByRole("article").first().waitFor();
  await publish(city, { title }, new Date(now() + 2000).toISOString());
  await dirk.getByRole("button", { name: /new messages?$/ }).click({ timeout: 60_000 });
  await dirk.getByRole("heading", { name: title }).waitFor();
  await dirk.reload();
  await dirk.getByRole("heading", { name: title }).waitFor();
  expect(await dirk.getByRole("heading", { name: title }).count()).toBe(1);
});

async function plan(page: Page, date: string, time: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: /^When does/ });
  await dialog.getByRole("textbox", { name: "Date" }).fill(date);
  const field = dialog.getByRole("textbox", { name: "Time" });
  await field.fill(time);
  // An error that goes with the focus moves the button up.
  await field.blur();
  await dialog.getByRole("button", { name: "Schedule" }).click();
}
