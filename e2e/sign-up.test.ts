import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, openPage, password, useBrowser } from "./browser.ts";
import { apiAs, fatmasPlace, placeIds, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { sentTo } from "./mails.ts";
import { people, staff } from "./people.ts";

useBrowser();

test("someone new signs up with an address of the city, and votes once the city has confirmed it", async () => {
  const email = `jo.${now()}@example.org`;
  const city = await apiAs(people.els);
  const postId = await publish(city, {
    title: "Shall we plant a tree in the Wondelgemstraat?",
    type: "vote",
    neighbourhoodIds: await placeIds(city, fatmasPlace),
  });

  const page = await openPage("/gent");
  await page.getByRole("heading", { name: "Your neighbourhood in Gent" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  await fillIn(page, email);
  await page.getByRole("heading", { name: "Check your inbox" }).waitFor();
  await page.getByText(sentTo(email)).waitFor();
  const feed = await followTheMail(email);
  await choosePassword(feed, email);
  await feed.getByRole("heading", { name: fatmasPlace, level: 1 }).waitFor();
  await feed.getByText("Welcome to Gent").waitFor();
  await feed.getByText("You can read and comment. To vote, confirm your address first.").waitFor();
  await feed.setViewportSize(narrow);
  const card = feed.getByRole("main").getByRole("article").first();
  await expect.poll(async () => (await card.boundingBox())?.y ?? narrow.height).toBeLessThan(narrow.height / 3);

  await feed.goto(`/gent/m/${postId}`);
  await feed.getByText("You can vote as soon as your address is confirmed.").waitFor();
  expect(await feed.getByRole("button", { name: "Vote" }).count()).toBe(0);
  await confirm();
  await feed.reload();
  await feed.getByRole("radio", { name: "For" }).check();
  await feed.getByRole("button", { name: "Vote" }).click();
  await feed.getByText("Your vote has been counted").waitFor();
});

/** Without a mouse: from field to field, and the address from the list by arrow keys. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Sign up" }).click();
  const summary = page.getByRole("alert").filter({ hasText: /things to correct/ });
  await summary.waitFor();
  await page.getByText("Choose an address.").first().waitFor();
  await page.getByText("Accept the terms to continue.").first().waitFor();

  await page.getByLabel("First name").focus();
  for (const text of ["Jo", "Vermeersch", email]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.getByRole("combobox", { name: "Address" }).focus();
  await page.keyboard.type("wondelgemstr 1");
  const list = page.getByRole("listbox", { name: "Address" });
  await list.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  const chosen = await list.getByRole("option", { selected: true }).textContent();
  expect(chosen).toMatch(/^Wondelgemstraat\s1/);
  await page.keyboard.press("Enter");
  await page.getByText(`Neighbourhood: ${fatmasPlace}`).waitFor();
  await page.getByRole("checkbox", { name: /^I agree/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
}

async function followTheMail(email: string): Promise<Page> {
  const mailbox = await openPage("/dev/mailbox");
  const row = mailbox.getByRole("row").filter({ hasText: email });
  await expect.poll(() => mailbox.reload().then(() => row.count()), { timeout: 20_000 }).toBe(1);
  await row.getByRole("link", { name: "Complete your sign-up for Gent" }).click();
  const link = mailbox.locator("pre").getByRole("link", { name: /\/gent\/welcome/ });
  const [opened] = await Promise.all([mailbox.waitForEvent("popup"), link.press("Enter")]);
  return opened;
}

/** The reader of the mail chooses the password; a refused one does not use up the link. */
async function choosePassword(page: Page, email: string): Promise<void> {
  await page.getByRole("heading", { name: "Almost there, Jo" }).waitFor();
  expect(await page.getByLabel("Email address").inputValue()).toBe(email);
  const field = page.getByLabel("Password", { exact: true });
  await field.fill("password");
  await field.press("Enter");
  await page.getByRole("link", { name: /too easy to guess/ }).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

/** D §5: staff see name, street and neighbourhood, nothing more. */
async function confirm(): Promise<void> {
  const ada = await staff(people.ada, "/");
  await ada.getByRole("link", { name: "See who is waiting" }).click();
  const waiting = ada.getByRole("table", { name: "Addresses to confirm" });
  // Other people of that name may be waiting too.
  const row = waiting.getByRole("row").filter({ hasText: "Jo Vermeersch" }).filter({ hasText: "Wondelgemstraat" });
  await row.waitFor();
  const place = row.getByRole("cell").filter({ hasText: "Wondelgemstraat" });
  expect(await place.innerText()).toBe(`Wondelgemstraat\n${fatmasPlace}`);
  await row.getByRole("button", { name: "Jo Vermeersch lives here" }).click();
  const question = ada.getByRole("dialog", { name: /^Does Jo Vermeersch live in Wondelgemstraat, / });
  await question.getByRole("button", { name: "Lives here" }).click();
  await ada.getByText("Address of Jo Vermeersch confirmed.").waitFor();
  await row.waitFor({ state: "detached" });
}
