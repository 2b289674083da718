/** During a call: how often somebody presses, and into how many fields they type, from the start page of care to a saved ticket. S2 §2 */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, useBrowser, wide } from "./browser.ts";
import { apiAs } from "./calls.ts";
import { now } from "./clock.ts";
import { staff } from "./people.ts";

useBrowser();

type Count = { presses: number; typed: number };
declare global {
  interface Window {
    countedCall: Count;
  }
}

const griet = "griet@gent.example";
const start = "/care/agenda";

test.each([
  ["on a wide screen", wide],
  ["on a phone", narrow],
] as const)("a new caller has a ticket after at most 8 presses and 6 typed fields, %s", async (_, viewport) => {
  const stamp = now();
  const title = `Read a letter ${stamp}`;
  const page = await staff(griet, start, { viewport });
  await page.getByRole("heading", { name: "Today", level: 1 }).waitFor();
  const count = await startCounting(page);
  await beginTicket(page);
  const lastName = `Maes ${inLetters(stamp)}`;
  await page.keyboard.type(`Rosa ${lastName}`);
  await page.getByText("No one found").waitFor();
  const isNew = page.getByRole("button", { name: "New person" });
  expect(await isCovered(isNew)).toBe(false);
  await isNew.click();
  // The name is carried over, and typing goes on with the number.
  expect(await page.getByRole("textbox", { name: "First name" }).inputValue()).toBe("Rosa");
  expect(await page.getByRole("textbox", { name: "Last name" }).inputValue()).toBe(lastName);
  await page.keyboard.type(`+3247${String(stamp).slice(-7)}`);
  await page.getByRole("combobox", { name: /^Address/ }).click();
  await page.keyboard.type("muidelaan 1");
  await page.getByRole("option").first().click();
  await page.getByRole("textbox", { name: "What is needed" }).click();
  await page.keyboard.type(title);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();
  const { presses, typed } = await count();
  expect(presses).toBeLessThanOrEqual(8);
  expect(typed).toBeLessThanOrEqual(6);
  const home = page.getByRole("main").getByText(/^Muidelaan 1\b/);
  await home.first().waitFor({ state: "attached" });
});

test.each([
  ["on a wide screen", wide],
  ["on a phone", narrow],
] as const)(
  "a known caller has a ticket after at most 6 presses, and their open one is mentioned, %s",
  async (_, viewport) => {
    const stamp = now();
    const title = `Read a letter ${stamp}`;
    const { care } = await apiAs(griet);
    const phone = `+3248${String(stamp).slice(-7)}`;
    const { id: memberId } = await care.createMember({
      body: { firstName: "Ivo", lastName: `Claes ${stamp}`, phone, languages: ["nl"] },
    });
    const earlier = await care.createTicket({ body: { memberId, title: `Earlier ${stamp}` } });
    const page = await staff(griet, start, { viewport });
    await page.getByRole("heading", { name: "Today", level: 1 }).waitFor();
    const count = await startCounting(page);
    await beginTicket(page);
    await page.keyboard.type(phone.slice(3, 11));
    await page.getByRole("option", { name: `Ivo Claes ${stamp}` }).click();
    await page.getByRole("link", { name: `#${earlier.number} Earlier ${stamp}` }).waitFor();
    await page.getByRole("textbox", { name: "What is needed" }).click();
    await page.keyboard.type(title);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    expect((await count()).presses).toBeLessThanOrEqual(6);
    // Griet made it, so it is hers.
    await page.getByRole("main").getByText("Griet Wauters").first().waitFor({ state: "attached" });
  },
);

/** Nobody is called by a number. */
const inLetters = (stamp: number) => [...String(stamp)].map((digit) => "abcdefghij"[Number(digit)]).join("");

/** From the start page of care to the form, where typing begins at once. */
async function beginTicket(page: Page) {
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Ticket/ }).click();
  const search = page.getByRole("combobox", { name: "Person helped" });
  await search.waitFor();
  await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** Whether something else is above the middle of it. */
const isCovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(above && element.contains(above));
  });

/**
 * Counts in the page itself, from now on: presses of the pointer, keys that do something rather than write, and fields that are typed
 * into. Choosing from a list is a press, not a typed field.
 */
async function startCounting(page: Page) {
  await page.evaluate(() => {
    const fields = new Set<string>();
    const seen: Count = { presses: 0, typed: 0 };
    window.countedCall = seen;
    const nameOf = (field: HTMLElement) => field.closest("label, div")?.textContent ?? "";
    window.addEventListener("pointerdown", () => (seen.presses += 1), { capture: true });
    window.addEventListener("keydown", ({ key }) => (seen.presses += key.length > 1 ? 1 : 0), { capture: true });
    window.addEventListener(
      "input",
      (event) => {
        const isTyped = event instanceof InputEvent && event.inputType === "insertText";
        if (!isTyped || !(event.target instanceof HTMLElement)) return;
        fields.add(event.target.id || nameOf(event.target));
        seen.typed = fields.size;
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => window.countedCall);
}
