/** The journey of a letter: the city prints it, and people in the house enter its code. D §5 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pagesOfPdf } from "../apps/server/src/testing/pdf-text.ts";
import { password, useBrowser } from "./browser.ts";
import { apiAs, apiAsGuest, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { linkInMailTo } from "./mails.ts";
import { people, resident, staff } from "./people.ts";

useBrowser();

const place = "Muide - Meulestede - Afrikalaan";
const street = "Meulesteedsesteenweg";

test("the city prints letters for a street; someone who signed up there cannot vote, enters the code beside the poll, and votes", async () => {
  const houseNumber = String(now() % 1_000_000);
  const email = await moveIn(houseNumber);
  const letter = await print(`${street} ${houseNumber}`);
  const code = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/m.exec(letter)?.[0] ?? "";
  expect(letter).not.toContain("Vermeersch");

  const me = await resident(email, "/me/home");
  await me.getByRole("strong").filter({ hasText: "Your address is not confirmed yet" }).waitFor();
  await me.getByText(/^The city has prepared a letter with a code for your household/).waitFor();
  await me.getByLabel("Code from the letter").fill("AAAA-AAAA-AAAA");
  await me.keyboard.press("Enter");
  await me
    .getByText(/^This code is incorrect/)
    .first()
    .waitFor();

  const postId = await publish(await apiAs(people.els), { title: "A drinking fountain here?", type: "vote" });
  await me.goto(new URL(`/gent/m/${postId}`, me.url()).href);
  await me.getByText("You can vote as soon as your address is confirmed.").waitFor();
  expect(await me.getByRole("radio").count()).toBe(0);
  await me.getByRole("button", { name: "How to confirm my address" }).click();
  const dialog = me.getByRole("dialog", { name: "How to confirm my address" });
  await dialog.getByText(/^The city has prepared a letter with a code for your household/).waitFor();
  await dialog.getByLabel("Code from the letter").fill(code.toLowerCase());
  await me.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  expect(new URL(me.url()).pathname).toBe(`/gent/m/${postId}`);
  await me.getByRole("radio", { name: "For" }).check();
  await me.getByRole("button", { name: "Vote" }).click();
  await me.getByRole("row", { name: /^For \(your vote\)/ }).waitFor();
});

/** In a house that is not on the list of addresses, so that nobody else lives there. */
async function moveIn(houseNumber: string): Promise<string> {
  const guest = apiAsGuest();
  const params = { networkSlug: "gent" };
  const { items } = await guest.neighbourhoods.listNeighbourhoods({ params });
  const [longitude = 0, latitude = 0] = items.find(({ name }) => name === place)?.centre ?? [];
  const email = `letter.${houseNumber}@example.org`;
  const person = { email, firstName: "Noor", lastName: "Vermeersch", language: "en" as const };
  const pin = { street, houseNumber, longitude, latitude };
  await guest.residents.signUp({ params, body: { ...person, addressId: null, pin, hasAcceptedTerms: true } });
  const link = await linkInMailTo(email, "/welcome?token=");
  const token = new URL(link, "http://stoep").searchParams.get("token") ?? "";
  await guest.residents.completeSignUp({ params, body: { token, password } });
  return email;
}

/** Returns the text of the letter to that house. */
async function print(house: string): Promise<string> {
  const page = await staff(people.ada, "/residents/waiting?tab=letters");
  await choose(page, "Neighbourhood", place);
  await choose(page, "Street", new RegExp(`^${street} \\(`));
  await page.getByRole("button", { name: "Create letters" }).click();
  await page.getByText("The letters are being created.").waitFor();
  const row = page.getByRole("row").filter({ hasText: street }).first();
  await row.getByText("Ready").waitFor({ timeout: 60_000 });
  const button = row.getByRole("button", { name: `Download Letters ${street} 1` });
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  const letters = pagesOfPdf(readFileSync(await file.path()));
  return letters.find((letter) => letter.split("\n").includes(house)) ?? "";
}

async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("combobox", { name: field }).fill(field === "Street" ? street : place);
  await page.getByRole("option", { name: option }).first().click();
}
