import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { householdsOf } from "../demo/people/residents.ts";
import { gentAreas } from "../demo/places.ts";
import { openPage, useBrowser } from "./browser.ts";
import { countPresses, isFocused, type Press, tabTo } from "./by-keyboard.ts";
import { dirksPlace } from "./calls.ts";
import { now } from "./clock.ts";
import { expectFootInView } from "./dialog-foot.ts";
import { previewOn } from "./message-editor.ts";
import { people, resident, signIn, staff } from "./people.ts";

useBrowser();

const inMuide = householdsOf("gent")
  .filter(({ neighbourhood }) => neighbourhood === gentAreas.muide)
  .flatMap(({ members }) => members);

test("an urgent alert is mailed immediately to the people it reaches, and to nobody else", async () => {
  const title = `Do not drink the tap water ${now()}`;
  const page = await staff(people.els);
  const text = "Bottles of water are handed out at the school.";
  const presses = await countPresses(page, (press) => sendByKeyboard(page, { title, text }, press));
  // From *Create* to *Sent*; most presses step past the editor's toolbar.
  expect(presses).toBeLessThanOrEqual(40);

  const wanted = inMuide.filter(({ wantsAlertMails }) => wantsAlertMails).map(({ email }) => email);
  expect(wanted.length).toBeLessThan(inMuide.length);
  const mailbox = await openPage("/dev/mailbox");
  await expect.poll(() => recipients(mailbox, title), { timeout: 60_000 }).toEqual(wanted.toSorted());
  await page.getByRole("link", { name: "Statistics", exact: true }).click();
  await page.getByRole("row", { name: `Email ${wanted.length} 0 0 0` }).waitFor();

  await readsTheMail(mailbox, title);
  await showsInTheFeed(title);
});

/** Sends an alert without a mouse, starting from the open page. */
async function sendByKeyboard(
  page: Page,
  { title, text }: { title: string; text: string },
  press: Press,
): Promise<void> {
  await page.getByRole("button", { name: "Create" }).focus();
  await press("Enter");
  const entry = page.getByRole("menuitem", { name: /^Alert/ });
  await entry.waitFor();
  for (let step = 0; step < 10 && !(await isFocused(entry)); step++) await press("ArrowDown");
  await press("Enter");
  const field = page.getByRole("textbox", { name: "Title" });
  await expect.poll(() => isFocused(field)).toBe(true);
  await page.keyboard.type(title);
  await tabTo(page, page.getByRole("textbox", { name: "Text" }), press);
  await page.keyboard.type(text);
  await tabTo(
    page,
    page
      .getByRole("textbox", { name: "Neighbourhoods" })
      .or(page.getByPlaceholder("Find a neighbourhood or street"))
      .first(),
    press,
  );
  await page.keyboard.type(dirksPlace.slice(0, 5));
  await tabTo(page, page.getByRole("checkbox", { name: new RegExp(`^${dirksPlace}`) }), press);
  await press("Space");
  await page.getByText("1 of 25 chosen").waitFor();
  await page.getByText(`Alert: ${title}`).waitFor();
  await previewOn(page).getByText("Alert", { exact: true }).waitFor();
  await press("Control+Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("The alert goes out right away").waitFor();
  await expect.poll(() => isFocused(dialog.getByRole("button", { name: "Send alert now" }))).toBe(true);
  await expectFootInView(dialog, "Send alert now");
  await press("Enter");
  await page.getByText("Sent.").waitFor();
}

async function recipients(mailbox: Page, title: string): Promise<string[]> {
  await mailbox.reload();
  const rows = mailbox.getByRole("row").filter({ hasText: title });
  const cells = await rows.evaluateAll((all) => all.map((row) => row.querySelectorAll("td")[2]?.textContent ?? ""));
  return cells.toSorted();
}

/** The mail is in its reader's language, with a link that leads to the message, even if the reader must sign in first. */
async function readsTheMail(mailbox: Page, title: string): Promise<void> {
  const somebody = inMuide.find(({ language, wantsAlertMails }) => language === "tr" && wantsAlertMails);
  const mail = mailbox.getByRole("row").filter({ hasText: somebody?.email ?? "nobody" });
  await mail.getByRole("link", { name: `Acil duyuru: ${title}` }).click();
  const link = mailbox.locator("pre").getByRole("link", { name: /\/gent\/m\// });
  const opened = await openPage((await link.getAttribute("href")) ?? "");
  await opened.getByRole("heading", { name: "Sign in to read this message" }).waitFor();
  await opened.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await signIn(opened, people.dirk);
  await opened.getByRole("heading", { name: title, level: 1 }).waitFor();
}

async function showsInTheFeed(title: string): Promise<void> {
  const dirk = await resident(people.dirk);
  const card = dirk.getByRole("article", { name: title });
  await card.getByText("Alert", { exact: true }).waitFor();
  const colours = await card.evaluate((element) => {
    const brick = Object.assign(document.createElement("i"), { style: "color: var(--st-danger)" });
    element.append(brick);
    return [getComputedStyle(element).borderTopColor, getComputedStyle(brick).color];
  });
  expect(colours[0]).toBe(colours[1]);
}

test("an update and the end of an alert are attached to it, and reach the same people", async () => {
  const title = `Gas leak ${now()}`;
  const page = await staff(people.els, "/alerts/new");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Text" }).fill("Stay inside and keep the windows shut.");
  await page.getByRole("checkbox", { name: new RegExp(`^${dirksPlace}`) }).check();
  await send(page, "Send alert now");
  await page.getByRole("link", { name: "Post an update" }).click();
  expect(await page.getByRole("checkbox", { name: new RegExp(`^${dirksPlace}`) }).isChecked()).toBe(true);
  await page.getByRole("textbox", { name: "Title" }).fill(`${title}: almost over`);
  await page.getByRole("textbox", { name: "Text" }).fill("The leak is found.");
  await send(page, "Send update now");
  await page.getByRole("button", { name: "More" }).last().click();
  await page.getByRole("menuitem", { name: "Mark as resolved" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(`${title}: over`);
  await page.getByRole("textbox", { name: "Text" }).fill("You can open the windows.");
  await send(page, "Send now");
  await page.getByRole("link", { name: title, exact: true }).click();
  await page.getByText("Resolved", { exact: true }).first().waitFor();

  const dirk = await resident(people.dirk);
  const card = dirk.getByRole("article", { name: title, exact: true });
  await card.getByText("Resolved", { exact: true }).waitFor();
  await card.getByRole("link", { name: title, exact: true }).click();
  const line = dirk.getByRole("region", { name: "Updates" });
  await line.getByRole("link", { name: `${title}: almost over` }).click();
  await dirk.getByRole("heading", { name: `${title}: almost over`, level: 1 }).waitFor();
  await line.getByRole("link", { name: title, exact: true }).waitFor();
});

async function send(page: Page, button: string): Promise<void> {
  const before = page.url();
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("dialog").getByRole("button", { name: button }).click();
  // The toast of the previous alert may still be there.
  await page.waitForURL((url) => url.href !== before);
  await page.getByText("Sent.").last().waitFor();
}
