import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { householdsOf } from "../demo/people/residents.ts";
import { gentAreas } from "../demo/places.ts";
import { openPage, useBrowser } from "./browser.ts";
import { dirksPlace } from "./calls.ts";
import { people, resident, signIn, staff } from "./people.ts";
import { check, openStep, publishNow, writeMessage } from "./writing.ts";

useBrowser();

const inMuide = householdsOf("gent")
  .filter(({ neighbourhood }) => neighbourhood === gentAreas.muide)
  .flatMap(({ members }) => members);

test("an urgent alert is mailed at once to those it reaches, and to nobody else", async () => {
  const title = `Do not drink the tap water ${Date.now()}`;
  const page = await staff(people.els);
  const text = "Bottles of water are handed out at the school.";
  await writeMessage(page, { kind: "Alert", title, text, places: [dirksPlace] });
  const phone = page.getByRole("region", { name: "On a resident’s phone" });
  await phone.getByText("Urgent").waitFor();
  await check(page);
  await page.getByText("An alert is also sent by e-mail").waitFor();
  await openStep(page, "Content");
  await publishNow(page);

  const wanted = inMuide.filter(({ wantsAlertMails }) => wantsAlertMails).map(({ email }) => email);
  expect(wanted.length).toBeLessThan(inMuide.length);
  const mailbox = await openPage("/dev/mailbox");
  await expect.poll(() => recipients(mailbox, title), { timeout: 30_000 }).toEqual(wanted.toSorted());
  await page.getByRole("link", { name: "Statistics", exact: true }).click();
  await page.getByText(`${wanted.length} of ${wanted.length} delivered, 0 waiting, 0 failed`).waitFor();

  await readsTheMail(mailbox, title);
  await showsInTheFeed(title);
});

async function recipients(mailbox: Page, title: string): Promise<string[]> {
  await mailbox.reload();
  const rows = mailbox.getByRole("row").filter({ hasText: title });
  const cells = await rows.evaluateAll((all) => all.map((row) => row.querySelectorAll("td")[2]?.textContent ?? ""));
  return cells.toSorted();
}

/** In the language of who gets it, with a link that leads to the message, also when someone has to sign in first. */
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
  await card.getByText("Urgent", { exact: true }).waitFor();
  const colours = await card.evaluate((element) => {
    const brick = Object.assign(document.createElement("i"), { style: "color: var(--st-danger)" });
    element.append(brick);
    return [getComputedStyle(element).borderTopColor, getComputedStyle(brick).color];
  });
  expect(colours[0]).toBe(colours[1]);
}
