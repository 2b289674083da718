import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, useBrowser } from "./browser.ts";
import { isFocused } from "./by-keyboard.ts";
import { type Api, apiAs } from "./calls.ts";
import { now } from "./clock.ts";
import { people, staff } from "./people.ts";

useBrowser();

const write = async (api: Api, title: string) =>
  (
    await api.shouts.writeShout({
      body: { kind: "alert", sharing: "municipality", title, text: `${title}: it wobbles since Monday.` },
    })
  ).id;

/** The list's rows that contain this word. */
const rowsOf = (page: Page, word: string) =>
  page.getByRole("navigation", { name: "Residents’ messages" }).getByRole("link").filter({ hasText: word });

test("staff find a resident's message, take it on, answer with a template, finish it and take it up again", async () => {
  const word = `Tile${now()}`;
  const dirk = await apiAs(people.dirk, "resident");
  const [shoutId] = [await write(dirk, `${word} on the quay`), await write(dirk, `${word} at the school`)];
  const city = await apiAs(people.els);
  await city.shouts.createReplyTemplate({ body: { name: word, text: "Thank you. We will come and look." } });

  const els = await staff(people.els, "/shouts");
  await els.getByRole("button", { name: /^Problems/ }).click();
  await els.getByRole("searchbox", { name: "Search" }).fill(word);
  await els.getByText("2 messages found").waitFor();
  const row = rowsOf(els, "on the quay");
  await row.click();
  await els.getByText(`${word} on the quay: it wobbles since Monday.`).waitFor();
  // The list keeps its state: the row still has the focus, and the other row is still there.
  expect(await isFocused(row)).toBe(true);
  expect(await rowsOf(els, word).count()).toBe(2);

  await els.getByRole("button", { name: "Assign", exact: true }).click();
  await els
    .getByRole("dialog")
    .getByRole("button", { name: /^Assign to Els/ })
    .click();
  await els
    .getByText(/^Assigned to Els/)
    .first()
    .waitFor();
  await els.getByRole("button", { name: "Mark as in progress" }).click();
  await els.getByRole("dialog").getByRole("button", { name: "Mark as in progress" }).click();
  await els.getByRole("dialog").waitFor({ state: "detached" });
  await els.getByRole("button", { name: "Mark as in progress" }).waitFor({ state: "detached" });

  await els.getByRole("button", { name: "Use a template" }).click();
  await els.getByRole("menuitem").filter({ hasText: word }).click();
  await els.getByRole("button", { name: "Send" }).click();
  await els.getByRole("article").getByText("Thank you. We will come and look.").waitFor();

  await els.getByRole("button", { name: "Mark as done" }).click();
  const done = els.getByRole("dialog");
  await done.getByRole("button", { name: "Mark as done" }).click();
  await done.getByText("Enter the outcome.").waitFor();
  await done.getByRole("textbox", { name: "Outcome" }).fill("The tile is fixed.");
  await done.getByRole("button", { name: "Mark as done" }).click();
  await els.getByRole("note").getByText("The tile is fixed.").waitFor();
  const read = () => dirk.shouts.readShout({ params: { shoutId: shoutId ?? "" } });
  expect(await read()).toMatchObject({ status: "done", outcome: "The tile is fixed.", commentCount: 1 });

  await els.getByRole("button", { name: "Move back to in progress" }).click();
  await els.getByRole("dialog").getByRole("button", { name: "Move back to in progress" }).click();
  await els.getByRole("button", { name: "Mark as done" }).waitFor();
  await els.getByRole("link", { name: "Timeline" }).click();
  const line = els.getByRole("list", { name: "Timeline" });
  await line.getByText("Back to in progress").waitFor();
  await line.getByText("“The tile is fixed.”").waitFor();
  expect(await read()).toMatchObject({ status: "in-progress", outcome: "" });
});

test("on a phone a message takes the place of the list, and going back returns to where one was", async () => {
  const word = `Lamp${now()}`;
  const dirk = await apiAs(people.dirk, "resident");
  for (const place of ["quay", "school", "park"]) await write(dirk, `${word} ${place}`);
  const els = await staff(people.els, `/shouts?search=${word}`, { viewport: { ...narrow, height: 480 } });
  const row = rowsOf(els, `${word} quay`);
  await row.scrollIntoViewIfNeeded();
  const before = await els.evaluate(() => document.documentElement.scrollTop);
  await row.click();
  await els.getByText(`${word} quay: it wobbles since Monday.`).waitFor();
  expect(await row.isVisible()).toBe(false);
  await els.goBack();
  await row.waitFor();
  expect(await isFocused(row)).toBe(true);
  await expect.poll(() => els.evaluate(() => document.documentElement.scrollTop)).toBe(before);
});

test("a message that its author withdraws while staff have it open says so, and keeps what they were writing", async () => {
  const title = `Withdrawn ${now()}`;
  const dirk = await apiAs(people.dirk, "resident");
  const shoutId = await write(dirk, title);
  const els = await staff(people.els, `/shouts?shout=${shoutId}`);
  await els.getByText(`${title}: it wobbles since Monday.`).waitFor();
  await els.getByRole("textbox", { name: "Write a comment" }).fill("We come on Tuesday");
  await dirk.shouts.withdrawShout({ params: { shoutId } });
  await els.getByText("Withdrawn by the author").waitFor();
  expect(await els.getByText(`${title}: it wobbles since Monday.`).count()).toBe(0);
  expect(await els.getByRole("textbox", { name: "What you were writing" }).inputValue()).toBe("We come on Tuesday");
});
