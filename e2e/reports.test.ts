import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, useBrowser } from "./browser.ts";
import { isFocused } from "./by-keyboard.ts";
import { apiAs, dirksPlace, fatmasPlace, placeIds, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { people, resident, staff } from "./people.ts";
import { settled } from "./settled.ts";

useBrowser();

test("a resident reports a comment, staff hide it, its author reads why and appeals, and an administrator reverses it", async () => {
  const { postId, said } = await withComment();
  const dirk = await resident(people.dirk, `/m/${postId}`);
  await reportsIt(dirk);

  const els = await staff(people.els, `/messages/${postId}?tab=comments`);
  await els.getByRole("note").getByRole("link", { name: "Review" }).click();
  await els.getByText("“My address is in it.”").waitFor();
  await els.getByText(said).last().waitFor();
  await els.getByRole("button", { name: "Hide", exact: true }).click();
  const question = els.getByRole("dialog", { name: "Hide the comment by Fatma Y.?" });
  // The most frequent reason is preselected.
  expect(await question.getByRole("radio", { name: "Private information" }).isChecked()).toBe(true);
  await question.getByRole("button", { name: "Hide", exact: true }).click();
  await question.getByText("Enter an explanation. The author will read it.").waitFor();
  await question.getByRole("textbox", { name: "Explanation" }).fill("It says where someone lives.");
  await question.getByRole("button", { name: "Hide", exact: true }).click();
  await els.getByText("Hidden. We have told the author why.").waitFor();
  await dirk.getByText("This comment was reported and removed.").waitFor();
  await dirk.getByText(said).waitFor({ state: "detached" });

  const fatma = await resident(people.fatma, `/m/${postId}`);
  await fatma.getByText("Your comment is hidden").waitFor();
  await fatma.getByText("It says where someone lives.").waitFor();
  await fatma.getByRole("link", { name: "Appeal" }).click();
  await fatma.getByRole("heading", { level: 1, name: "Your comment is hidden" }).waitFor();
  await fatma.getByText(said).waitFor();
  await fatma.getByRole("textbox", { name: "Why should it stay?" }).fill("It is the address of his shop.");
  await fatma.getByRole("button", { name: "Send the appeal" }).click();
  await fatma.getByText("Your appeal is waiting for an answer").waitFor();
  const caseId = new URL(fatma.url()).pathname.split("/").at(-1);

  await reverses(`/reports?state=appealed&report=${caseId}`);
  await fatma.getByRole("heading", { level: 1, name: "Your comment can be read again" }).waitFor();
  await fatma.getByText("It is a shop indeed.").waitFor();
  await dirk.getByRole("article", { name: "Comment by Fatma Y." }).getByText(said).waitFor();
});

/** A message of the city with a comment by Fatma, which Dirk can read. */
async function withComment(): Promise<{ postId: string; said: string }> {
  const city = await apiAs(people.els);
  const title = `Rubbish bins on the quay ${now()}`;
  const neighbourhoodIds = await placeIds(city, dirksPlace, fatmasPlace);
  const postId = await publish(city, { title, neighbourhoodIds, hasCombinedComments: true });
  const fatma = await apiAs(people.fatma, "resident");
  const params = { subjectKind: "post", subjectId: postId } as const;
  const said = "Dirk has the key, at number 12.";
  await fatma.conversations.createComment({ params, body: { text: said } });
  return { postId, said };
}

async function reportsIt(dirk: Page): Promise<void> {
  const comment = dirk.getByRole("article", { name: "Comment by Fatma Y." });
  await comment.getByRole("button", { name: "More about the comment by" }).click();
  await comment.getByRole("button", { name: "Report" }).click();
  const dialog = dirk.getByRole("dialog", { name: "Report this" });
  await dialog.getByRole("radio").first().waitFor();
  expect(await dialog.getByRole("radio").count()).toBe(5);
  await dialog.getByRole("button", { name: "Report" }).click();
  await dialog.getByText("Choose a reason.").waitFor();
  await dialog.getByRole("radio", { name: "Private information" }).check();
  await dialog.getByLabel("Details (optional)").fill("My address is in it.");
  await dialog.getByRole("button", { name: "Report" }).click();
  await dirk.getByText("Thank you. The organisation will look at it.").waitFor();
}

/** Els, who decided and is no administrator, cannot reverse the decision; Ada can. */
async function reverses(path: string): Promise<void> {
  const els = await staff(people.els, path);
  const refused = els.getByRole("button", { name: "Reverse the decision" });
  await refused.waitFor();
  expect(await refused.getAttribute("aria-disabled")).toBe("true");

  const ada = await staff(people.ada, path);
  await ada.getByText("“It is the address of his shop.”").waitFor();
  await ada.getByRole("button", { name: "Reverse the decision" }).click();
  const answer = ada.getByRole("dialog", { name: "Reverse the decision about the comment by Fatma Y.?" });
  await answer.getByRole("textbox", { name: "Explanation" }).fill("It is a shop indeed.");
  await answer.getByRole("button", { name: "Reverse the decision" }).click();
  await ada.getByText("Answered. We have told the author.").waitFor();
}

test("a message can be reported too, and stays in the inbox until staff have looked at it", async () => {
  // Nobody decides about their own message: Els decides about Ada's.
  const city = await apiAs(people.ada);
  const title = `Opinion on the market ${now()}`;
  const postId = await publish(city, { title });

  const dirk = await resident(people.dirk, "/", { viewport: { ...narrow, height: 480 } });
  await keepsItsPlace(dirk, title);
  expect(new URL(dirk.url()).pathname).toBe(`/gent/m/${postId}`);
  await dirk.getByRole("button", { name: "Report" }).click();
  const dialog = dirk.getByRole("dialog", { name: "Report this" });
  await dialog.getByRole("radio", { name: "Advertising or spam" }).check();
  await dialog.getByRole("button", { name: "Report" }).click();
  await dirk.getByText("Thank you. The organisation will look at it.").waitFor();
  await dirk.getByRole("button", { name: "Report" }).click();
  await dialog.getByRole("radio", { name: "Offensive or hateful" }).check();
  await dialog.getByRole("button", { name: "Report" }).click();
  await dirk.getByText("You have already done this.").waitFor();

  const els = await staff(people.els, "/inbox");
  await els.getByRole("button", { name: "Columns" }).click();
  await els.getByRole("checkbox", { name: "Reports" }).check();
  await els.keyboard.press("Escape");
  const row = els.getByRole("row").filter({ hasText: title });
  await row.getByRole("cell", { name: "1", exact: true }).waitFor();

  await row.getByRole("link").click();
  await els.getByRole("link", { name: "Comments", exact: true }).click();
  await els.getByRole("note").getByRole("link", { name: "Review" }).click();
  await els.getByRole("list", { name: "Reported once" }).getByText("Advertising or spam").waitFor();
  await els.getByRole("button", { name: "Keep", exact: true }).click();
  await els.getByRole("dialog").getByRole("button", { name: "Keep", exact: true }).click();
  await els.getByText("Kept.", { exact: true }).waitFor();
  await els.getByRole("link", { name: "Decided" }).click();
  await els.getByRole("navigation", { name: "Reports" }).getByRole("link", { name: title }).waitFor();
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Pixels below the top of the window. */
const placeOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

/** From the feed to a message and back, and past a dialog, scroll position and focus are kept. Ends on the message. */
async function keepsItsPlace(page: Page, title: string): Promise<void> {
  const card = page.getByRole("article").nth(2).getByRole("heading").getByRole("link");
  await card.waitFor();
  // Until the fonts have loaded, lines may break elsewhere.
  await settled(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 100));
  expect(await scrolled(page)).toBeGreaterThan(300);
  for (const goBack of [() => page.goBack(), () => page.getByRole("link", { name: "Back" }).click()]) {
    // Scrolls if something covers the link.
    await card.hover();
    const place = await placeOf(card);
    await card.click();
    await page.getByRole("link", { name: "Back" }).waitFor();
    await expect.poll(() => scrolled(page)).toBe(0);
    await goBack();
    await expect.poll(() => isFocused(card)).toBe(true);
    expect(await placeOf(card)).toBeCloseTo(place, 0);
  }

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("link", { name: title }).first().click();
  const report = page.getByRole("button", { name: "Report" });
  await report.waitFor();
  await settled(page);
  await report.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 40));
  const reading = await scrolled(page);
  expect(reading).toBeGreaterThan(0);
  await report.click();
  await page.getByRole("dialog", { name: "Report this" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => isFocused(report)).toBe(true);
  expect(await scrolled(page)).toBe(reading);
}
